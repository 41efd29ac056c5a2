"""The guide in Italian: words only."""
