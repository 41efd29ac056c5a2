"""The games, one file each: found by listing this folder.

A file states ``RULES = PARENT.but(...)``, its ``SOURCE`` and its golden counts ``CHECKS``.
"""
