"""The table server: every game over the network, with the log of a table as the truth."""
