"""What all screens are made of: the page and its browser side, jobs, the card table."""
