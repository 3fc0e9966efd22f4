"""Minds for SECRETS, from the greedy to the suspicious."""
