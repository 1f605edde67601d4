"""The programs in tools/ as modules, for tests of what they write."""

from __future__ import annotations

from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


@cache
def tool(name: str) -> Any:
    """A Python program of tools/."""
    loader = SourceFileLoader(f"{name}_tool", str(ROOT / "tools" / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
