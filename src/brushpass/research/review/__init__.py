"""The review of a finished game: what each seat could know, and what its decisions gave away (docs/review.md)."""
