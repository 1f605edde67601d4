"""What a quest brings: areas, chests, triggers."""
