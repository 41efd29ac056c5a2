"""The guide in French: words only."""
