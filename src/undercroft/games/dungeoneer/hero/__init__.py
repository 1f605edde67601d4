"""A hero: values, dice, points, wounds, cards in play."""
