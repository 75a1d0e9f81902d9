"""How a request comes in, and what is answered: security, who calls, limits, routes by resource, event streams."""
