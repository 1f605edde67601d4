"""Mass simulation, measurements, statistics."""
