"""The edge: HTTP, WebSocket, static pages, limits, health. It holds tables and never looks inside one."""
