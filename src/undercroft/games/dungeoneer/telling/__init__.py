"""What is told: labels, reasons, views, texts."""
