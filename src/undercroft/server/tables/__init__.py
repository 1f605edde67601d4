"""Tables: the log of each as a position in memory, and what its watchers are shown."""
