"""The editor: building a position from nothing."""
