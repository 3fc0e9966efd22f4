"""Games played on in thought: compiled tables where every seat acts on what it alone can know."""
