"""The truth: only tables, stores, research and tests may open it."""
