"""Playouts of SECRETS: the rules, the evaluation and the policies over plain arrays, compiled where Numba is there."""
