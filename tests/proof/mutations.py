"""What is done to the code of a function, one small change at a time."""

from __future__ import annotations

import ast
from collections.abc import Iterator

Change = tuple[str, ast.AST]
"""What is changed, and the node that comes instead."""

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}

_SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}

_OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}

_TOLD = ("note", "Refused")
"""Calls whose values are only told; they are left as they are, and so is what raises them."""


def changes(node: ast.AST) -> Iterator[Change]:
    """Every change of one node."""
    match node:
        case ast.Compare(ops=[operator]):
            for other in _COMPARISONS[type(operator)]:
                yield "comparison", _with(node, ops=[other()])
        case ast.BinOp(op=operator) if type(operator) in _SUMS:
            yield "sum", _with(node, op=_SUMS[type(operator)]())
            if isinstance(operator, ast.Add) and not (_is_number(node.left) or _is_number(node.right)):
                yield "order of a sum", _with(node, left=node.right, right=node.left)
        case ast.UnaryOp(op=ast.USub() | ast.Not(), operand=operand):
            yield "sign or not", operand
        case ast.BoolOp(op=operator, values=values):
            yield "and, or", _with(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield "part of a condition", rest[0] if len(rest) == 1 else _with(node, values=rest)
        case ast.Constant(value=bool(value)):
            yield "flag", _with(node, value=not value)
        case ast.Constant(value=int(number)):
            step = 10 if number >= 10 and number % 10 == 0 else 1
            for changed in (number + step, number - step):
                if changed >= 0:
                    yield "number", _with(node, value=changed)
        case ast.Call(func=ast.Name(id=name)) if name in _OPPOSITES:
            yield name, _with(node, func=_with(node.func, id=_OPPOSITES[name]))
        case ast.Call(func=ast.Attribute(attr="_replace"), keywords=keywords) if keywords:
            for at, keyword in enumerate(keywords):
                yield f"lost {keyword.arg}", _with(node, keywords=keywords[:at] + keywords[at + 1 :])
        case ast.If() | ast.IfExp() | ast.While() if not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield "condition", _with(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.comprehension(ifs=conditions):
            for at in range(len(conditions)):
                yield "filter", _with(node, ifs=conditions[:at] + conditions[at + 1 :])
        case _:
            yield from _statements(node)


def _statements(node: ast.AST) -> Iterator[Change]:
    """A statement that does nothing: a lost update, a refusal that is not made, a loop that goes on."""
    match node:
        case ast.Assign(value=value) | ast.Return(value=value) if _only_tells(value):
            return
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if _uses(value, name):
            yield f"lost {name}", ast.Pass()
        case ast.Assign(targets=[ast.Tuple(elts=[ast.Name(id="play"), ast.Name()])]):
            # A coin or a choice that is asked for, but not used up.
            others = [ast.Name("_", ast.Store()), *node.targets[0].elts[1:]]  # type: ignore[attr-defined]
            yield "lost play", _with(node, targets=[ast.Tuple(others, ast.Store())])
        case ast.Return(value=ast.Call() as value) if _uses(value, "play") and _returns_a_play(value):
            yield "lost play", ast.Return(ast.Name("play", ast.Load()))
        case ast.AugAssign():
            yield "lost sum", ast.Pass()
        case ast.Raise() | ast.Continue() | ast.Break():
            yield type(node).__name__.lower(), ast.Pass()


_NUMBERS = frozenset({"counters", "damage", "hp_left", "paid", "plus"})
"""Fields that are numbers."""


def _is_number(node: ast.AST) -> bool:
    """Whether what is added is surely a number, so that the order of the sum does not matter."""
    match node:
        case ast.Constant(value=int()) | ast.BinOp(op=ast.Mult()) | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Attribute(attr=name):
            return name in _NUMBERS
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in ("count", "int", "len")
    return False


def _only_tells(node: ast.AST | None) -> bool:
    """Whether a statement adds nothing to the play but an event that is told."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="play"), attr="note")):
            return True
    return False


def _uses(node: ast.AST, name: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(node))


_PLAIN = frozenset({"max", "min", "any", "all", "int", "len", "sum", "bool", "tuple", "list", "isinstance"})


def _returns_a_play(call: ast.Call) -> bool:
    return not (isinstance(call.func, ast.Name) and call.func.id in _PLAIN)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A node with some fields changed."""
    return ast.copy_location(type(node)(**(dict(ast.iter_fields(node)) | fields)), node)


def only_told(node: ast.AST) -> bool:
    """Whether nothing in a node has an effect but what is told."""
    return isinstance(node, ast.Call) and (
        (isinstance(node.func, ast.Attribute) and node.func.attr in _TOLD)
        or (isinstance(node.func, ast.Name) and node.func.id in _TOLD)
    )
