"""What heroes' cards offer: who may use what and when, and what it does."""
