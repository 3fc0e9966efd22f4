"""The mind `policy`: a small net that was trained on millions of games (docs/training.md)."""
