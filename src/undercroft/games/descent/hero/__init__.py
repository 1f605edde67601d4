"""What heroes have and suffer: numbers, equipment, wounds, fatigue, conquest."""
