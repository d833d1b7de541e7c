"""How worked examples are kept: their sessions read, run, translated, found, accepted and shown."""
