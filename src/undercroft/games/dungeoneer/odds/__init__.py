"""The rules played over all dice."""
