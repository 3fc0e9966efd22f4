"""What thinks about this game, from `open` alone: dossier -> bots."""
