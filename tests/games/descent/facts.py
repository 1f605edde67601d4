"""What is printed on the components, collected from public sources; the program itself never reads it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
