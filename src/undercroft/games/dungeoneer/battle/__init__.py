"""Villainy and battle, stage by stage."""
