"""Lessons: what a lesson file may say, how it is played, and what the learner is told when.

:mod:`lesson` reads the file, :mod:`script` plays it as it is written, :mod:`guide` follows
somebody who learns.
"""
