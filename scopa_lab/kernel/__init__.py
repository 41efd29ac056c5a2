"""The rules of play once more, as integers, and the exact search on them.

Everything here reads and writes one row of whole numbers, the *workspace* (`layout`). The rules of
a game are data in it, put there by `scopa_lab.packing`; nothing here knows the name of a variant.

The same source runs in two forms: compiled by numba (as ``scopa_lab.kernel``, where the workspace
is an int64 array) and as plain Python (imported a second time under another name by `loading`,
where it is a list). Both give the same numbers, node for node, as long as every number stays inside
62 bits and nothing but whole numbers is used.
"""
