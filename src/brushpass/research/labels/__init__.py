"""Labels of claims (docs/labels.md): record -> places of its claims -> what seats could know -> kinds and proofs."""
