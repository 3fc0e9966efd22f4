"""One folder for each game, always with the same files: kit.py -> open, sealed, minds, review.py, terminal.

Empty on purpose: importing an open file of a game must not load its sealed ones.
"""
