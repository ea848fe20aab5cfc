"""How a message gets to somebody who is not here: Web Push, mail, and nothing about games."""
