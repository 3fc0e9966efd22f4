"""The truth: deal -> rules -> events -> state -> redaction. Only tables, stores, research and tests may open it."""
