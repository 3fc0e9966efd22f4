"""One running table: a log of entries, folded into a state; each viewer is told what that viewer may see of it."""
