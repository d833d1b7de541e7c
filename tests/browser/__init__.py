"""The built site in a real browser, as its readers get it."""
