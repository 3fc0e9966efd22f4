"""Training of the mind `policy` (docs/training.md)."""
