"""``python -m scopa_lab.cli``."""

from . import main

raise SystemExit(main())
