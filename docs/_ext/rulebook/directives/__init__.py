"""What a page can say beyond ordinary Markdown."""
