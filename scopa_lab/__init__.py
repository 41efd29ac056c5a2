"""Scopa Lab: set up any position of the Scopa family, see every legal capture, know what it is worth."""
