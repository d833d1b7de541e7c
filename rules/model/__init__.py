"""What a game consists of: cards, the table, steps, questions and refusals."""
