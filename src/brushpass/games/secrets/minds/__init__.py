"""What thinks about this game, from `open` alone: dossier -> bots, which use playouts to search."""
