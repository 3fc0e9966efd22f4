"""One running table: a log of entries that folds into a state. Each viewer is told what that viewer may see of it."""
