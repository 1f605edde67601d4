"""What players are told: names and texts of the box."""
