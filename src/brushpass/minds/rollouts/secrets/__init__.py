"""SECRETS in numbers."""
