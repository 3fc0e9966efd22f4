"""What any seat may know: cards -> choices -> seen -> sight, with scoring and notation."""
