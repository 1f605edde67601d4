"""What is true at a table: figures, floor, cards, the turn; what players are told."""
