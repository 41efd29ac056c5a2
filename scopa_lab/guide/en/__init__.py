"""The guide in English: words only."""
