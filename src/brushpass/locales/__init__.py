"""Every text that people read on the page, in five languages: Fluent files, English first (docs/texts.md)."""
