"""The append-only log: one contract, two engines. `choose.from_url` gives the store at an address."""
