"""Proof that the worked examples pin the rules: change a rule, and an example fails."""
