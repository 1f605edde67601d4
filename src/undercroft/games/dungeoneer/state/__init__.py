"""What is on the table, and what procedures share."""
