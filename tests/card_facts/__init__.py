"""The facts of every card of the catalogue, typed a second time and compared."""
