"""The heroes: numbers, equipment, wounds, fatigue, conquest."""
