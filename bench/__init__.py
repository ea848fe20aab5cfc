"""Benchmarks: every engine of every game, side by side with peers in one run."""
