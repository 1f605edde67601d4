"""The network: HTTP for the lobby, WebSockets for play."""
