"""Minds for SECRETS, each built on the one before: greedy; belief -> likelihood -> search."""
