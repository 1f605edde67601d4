"""What is on the table, and what its procedures share."""
