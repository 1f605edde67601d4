"""The map: placing, shifting and moving through locations."""
