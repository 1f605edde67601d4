"""The map: laid, shifted and walked through."""
