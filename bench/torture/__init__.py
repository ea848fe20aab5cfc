"""A long-running test that hurts servers in every way there is, and checks what they said."""
