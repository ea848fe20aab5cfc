"""Players that learn by themselves: self-play over many games at once (`lindwurm train GAME`).

Games run on the CPU's cores, the network where PyTorch finds it fastest; two halves of the games
take turns, so that neither waits for the other. What is learnt is kept as a checkpoint whose rows
and actions have names, so that training goes on after a field or a verb has been added.
"""
