"""Descent, first edition: an overlord against up to four heroes. Being built: no table offers it yet."""
