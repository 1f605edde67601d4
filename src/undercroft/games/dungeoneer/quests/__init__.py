"""Quests: attempts, searches, escorts, completion."""
