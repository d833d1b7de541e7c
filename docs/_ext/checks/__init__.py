"""What is checked of the code and of the built site."""
