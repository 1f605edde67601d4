"""Tables: the log of each as a position in memory, and what its clients are shown."""
