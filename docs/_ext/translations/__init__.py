"""The catalogues of the translations: bringing them up to date, and all that is checked of them."""
