"""What any seat may know."""
