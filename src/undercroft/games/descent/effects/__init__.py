"""What cards of heroes offer: who may use what and when, and what it does."""
