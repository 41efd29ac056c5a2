"""Review: a record replayed with what each play lost."""
