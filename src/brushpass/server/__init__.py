"""The server: HTTP, WebSocket, static files, limits and health. It never sees the truth of a game."""
