"""The rules of each box, one folder a game, always the same files. Empty on purpose: importing a game's open file
must not load its secret ones.
"""
