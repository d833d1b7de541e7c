"""The house: imports point downward, and the engine needs nothing but Python."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "rules").rglob("*.py"))
}


def imports(module: str) -> set[str]:
    """What a module imports, also inside its functions."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in MODULES else node.module for name in names}
    return found


@pytest.mark.parametrize("module", MODULES)
def test_the_engine_needs_nothing_but_python(module: str) -> None:
    assert {name.partition(".")[0] for name in imports(module)} <= {"rules", *sys.stdlib_module_names}


def test_no_module_needs_itself() -> None:
    """No circle of imports, not even one inside a function."""
    inside = {module: imports(module) & set(MODULES) - {module, "rules"} for module in MODULES}
    while free := [module for module, needed in inside.items() if not needed]:
        for module in free:
            del inside[module]
        inside = {module: needed & set(inside) for module, needed in inside.items()}
    assert inside == {}
