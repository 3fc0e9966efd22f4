"""Many games at once: simulations, environments and the arena, over core, games and minds."""
