"""The web platform: tables in the browser, for people and bots. `create_app` builds it, `safehouse serve` runs it."""
