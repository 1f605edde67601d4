"""Steps, movement actions, doors, and what follows a step."""
