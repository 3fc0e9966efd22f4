"""Whole games as text: every step with what each seat and the public see of it. Read the diff when one changes."""
