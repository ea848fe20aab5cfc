"""The same rules by the million: compiled for a processor, in batches, on a GPU.

The kernel and the games know nothing of this; without Numba everything still works in plain Python.
"""
