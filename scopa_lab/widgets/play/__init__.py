"""Play: a deal or a match against named players."""
