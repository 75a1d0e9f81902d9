"""Expressions of rules in C: the same values, evaluated in Python's order."""

from __future__ import annotations

import ast
import typing
from collections.abc import Callable
from types import FunctionType
from typing import Any

from ..rule import TABLES
from ..state import Field
from .errors import CompileError
from .gather import PRIMITIVES, Gathered, global_value, place_of, source_of
from .tables import Tables, literal
from .types import BOOL, BUF, INT, POOL, REAL, STATE, STORED, Place, Type, Value, row_of, type_of

_ARITHMETIC = {
    ast.Add: "ADD",
    ast.Sub: "SUB",
    ast.Mult: "MUL",
    ast.LShift: "SHIFT_LEFT",
    ast.RShift: "SHIFT_RIGHT",
    ast.FloorDiv: "FLOOR_DIV",
    ast.Mod: "FLOOR_MOD",
}
_BITS = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
_REAL = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
_COMPARE = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_SIGN: dict[type[ast.boolop], str] = {ast.And: " && ", ast.Or: " || "}
_LEAST_OR_MOST = {"min": "LEAST", "max": "MOST"}


def named(name: str) -> str:
    """A Python name in C. The line behind it keeps it apart from all words of C and of the prelude."""
    return f"{name}_"


def function_name(function: FunctionType) -> str:
    return f"{function.__module__.rpartition('.')[2]}__{named(function.__name__)}"


class Expressions:
    """What one rule can say, with the types of its local names."""

    def __init__(self, function: FunctionType, gathered: Gathered, fields: dict[str, Field], tables: Tables) -> None:
        self.function = function
        self.tree = source_of(function)
        self.gathered = gathered
        self._fields = fields
        self._tables = tables
        self.result, self.params = signature(function)
        self.locals: dict[str, Type] = {}
        self._temps = 0

    def fault(self, node: ast.AST, why: str) -> CompileError:
        return CompileError(f"{place_of(self.function, node)}: {why}: {ast.unparse(node)}")

    def temp(self) -> str:
        self._temps += 1
        return f"t{self._temps}"

    # --- values -----------------------------------------------------------------------------------------------

    def expression(self, node: ast.expr) -> Value:
        match node:
            case ast.Constant(bool() | int() | float() as value):
                return self._constant(node, value)
            case ast.Name():
                return self._name(node)
            case ast.Attribute() if isinstance(value := global_value(self.function, node), bool | int | float):
                return self._constant(node, value)
            case ast.Attribute() | ast.Subscript():
                return self._read(node)
            case ast.BinOp(left, sign, right):
                values = [self.expression(left), self.expression(right)]
                return self._in_order(values, lambda v: self.operate(node, sign, *v))
            case ast.UnaryOp(ast.Not(), operand):
                decided = self.truth(operand)
                return Value(f"(!{decided.c})", BOOL, decided.impure)
            case ast.UnaryOp():
                return self._sign(node, self.expression(node.operand))
            case ast.BoolOp():
                return self._and_or(node)
            case ast.Compare(left, ops, others):
                return self._compare(node, [self.expression(each) for each in (left, *others)], ops)
            case ast.IfExp(test, body, other):
                return self._either(node, self.truth(test), self.expression(body), self.expression(other))
            case ast.Call(ast.Name() | ast.Attribute() as called, args, []):
                return self._call(node, called, args)
        raise self.fault(node, "rules have no such expression")

    def number(self, node: ast.expr) -> Value:
        return self.as_number(node, self.expression(node))

    def as_number(self, node: ast.AST, value: Value) -> Value:
        """A whole number; of True and False their numbers."""
        if value.type == BOOL:
            return Value(f"(int64_t){value.c}", INT, value.impure, value.still)
        if value.type != INT:
            raise self.fault(node, f"a whole number is wanted, not {value.type.word}")
        return value

    def truth(self, node: ast.expr) -> Value:
        """What decides: numbers other than 0 are true."""
        if isinstance(node, ast.BoolOp):
            values = [self.truth(each) for each in node.values]
            return Value(f"({_SIGN[type(node.op)].join(v.c for v in values)})", BOOL, any(v.impure for v in values))
        value = self.expression(node)
        if value.type not in (INT, BOOL):
            raise self.fault(node, f"{value.type.word} is neither true nor false")
        return value

    def _constant(self, node: ast.AST, value: bool | int | float) -> Value:
        if isinstance(value, bool):
            return Value(str(value).lower(), BOOL, still=True)
        if isinstance(value, float):
            return Value(repr(value), REAL, still=True)
        try:
            return Value(literal(value), INT, still=True)
        except CompileError as error:
            raise self.fault(node, str(error)) from None

    def _name(self, node: ast.Name) -> Value:
        kind = self.params.get(node.id) or self.locals.get(node.id)
        if kind is not None:
            return Value(named(node.id), kind, still=True)
        if node.id in self.function.__code__.co_varnames:
            raise self.fault(node, "nothing was assigned to it before")
        value = self.function.__globals__.get(node.id)
        if not isinstance(value, bool | int | float):
            raise self.fault(node, "neither a number nor a local name")
        return self._constant(node, value)

    def _sign(self, node: ast.UnaryOp, value: Value) -> Value:
        if value.type == REAL and isinstance(node.op, ast.USub):
            return Value(f"(-{value.c})", REAL, value.impure)
        number = self.as_number(node, value)
        match node.op:
            case ast.USub():
                return Value(f"NEGATE({number.c})", INT, value.impure)
            case ast.Invert():
                return Value(f"(~{number.c})", INT, value.impure)
        raise self.fault(node, "rules have no such operation")

    def operate(self, node: ast.AST, op: ast.operator, left: Value, right: Value) -> Value:
        """An operation on two values; their order of evaluation is the caller's affair."""
        kind = type(op)
        if kind is ast.Div or REAL in (left.type, right.type):
            return self._operate_on_reals(node, op, left, right)
        if kind in _BITS and left.type == right.type == BOOL:
            return Value(f"({left.c} {_BITS[kind]} {right.c})", BOOL)
        a, b = self.as_number(node, left), self.as_number(node, right)
        if kind in _BITS:
            return Value(f"({a.c} {_BITS[kind]} {b.c})", INT)
        if kind in _ARITHMETIC:
            return Value(f"{_ARITHMETIC[kind]}({a.c}, {b.c})", INT)
        raise self.fault(node, "rules have no such operation")

    def _operate_on_reals(self, node: ast.AST, op: ast.operator, left: Value, right: Value) -> Value:
        a, b = (v if v.type == REAL else self.as_number(node, v) for v in (left, right))
        if isinstance(op, ast.Div):
            return Value(f"DIVIDE((double){a.c}, (double){b.c})", REAL)
        if type(op) in _REAL:
            return Value(f"((double){a.c} {_REAL[type(op)]} (double){b.c})", REAL)
        raise self.fault(node, "no operation on real numbers")

    def _and_or(self, node: ast.BoolOp) -> Value:
        """Of True and False what both say; of numbers the first that decides."""
        values = [self.expression(each) for each in node.values]
        impure = any(each.impure for each in values)
        if all(each.type == BOOL for each in values):
            return Value(f"({_SIGN[type(node.op)].join(each.c for each in values)})", BOOL, impure)
        *others, last = [self.as_number(node, each) for each in values]
        text = last.c
        for each in reversed(others):
            t = self.temp()
            ends = (text, t) if isinstance(node.op, ast.And) else (t, text)
            text = f"({{ int64_t {t} = {each.c}; {t} ? {ends[0]} : {ends[1]}; }})"
        return Value(text, INT, impure)

    def _compare(self, node: ast.AST, values: list[Value], ops: list[ast.cmpop]) -> Value:
        if any(type(op) not in _COMPARE for op in ops):
            raise self.fault(node, "rules have no such comparison")
        if any(v.type == REAL for v in values) and any(v.type != REAL for v in values):
            raise self.fault(node, "a real number is compared with a whole one")
        if len(ops) > 1 and any(v.impure for v in values):
            raise self.fault(node, "a chain of comparisons may not change anything")

        def made(given: list[Value]) -> Value:
            c = [v.c if v.type == REAL else self.as_number(node, v).c for v in given]
            parts = [f"{c[i]} {_COMPARE[type(op)]} {c[i + 1]}" for i, op in enumerate(ops)]
            return Value(f"({' && '.join(parts)})", BOOL)

        return self._in_order(values, made)

    def _either(self, node: ast.AST, test: Value, first: Value, second: Value) -> Value:
        kind = first.type
        if first.type != second.type:
            first, second, kind = self.as_number(node, first), self.as_number(node, second), INT
        impure = test.impure or first.impure or second.impure
        return Value(f"({test.c} ? {first.c} : {second.c})", kind, impure)

    def _in_order(self, values: list[Value], make: Callable[[list[Value]], Value]) -> Value:
        """C leaves the order of operands open: where one changes something, they are evaluated one by one."""
        impure = any(value.impure for value in values)
        if not impure or sum(not value.still for value in values) < 2:
            made = make(values)
            return Value(made.c, made.type, made.impure or impure)
        names = [value.c if value.still else self.temp() for value in values]
        pairs = zip(names, values, strict=True)
        text = "".join(f"{value.type.c} {name} = {value.c}; " for name, value in pairs if not value.still)
        made = make([Value(name, value.type) for name, value in zip(names, values, strict=True)])
        return Value(f"({{ {text}{made.c}; }})", made.type, impure=True)

    # --- memory -----------------------------------------------------------------------------------------------

    def _read(self, node: ast.expr) -> Value:
        if (game := self._game(node)) is not None:
            return game
        place = self.place(node)
        if len(place.shape) > 1:
            raise self.fault(node, "an array of rows is no value")
        if place.shape:
            return Value(place.c, row_of(place), place.impure)
        return Value(place.c if place.bits == 64 else f"(int64_t){place.c}", INT, place.impure)

    def _game(self, node: ast.expr) -> Value | None:
        """A game of a pool."""
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            pool, at = node.value.id, self.number(node.slice)
            if self.params.get(pool) == POOL:
                return Value(f"(&{named(pool)}.p[AT({at.c}, {named(pool)}.n)])", STATE, at.impure)
        return None

    def place(self, node: ast.expr) -> Place:
        """Something in memory: an array, a row, or one number."""
        match node:
            case ast.Name() | ast.Attribute() if _is_table(table := global_value(self.function, node)):
                return self._table(node, table, ast.unparse(node).rpartition(".")[2])
            case ast.Attribute(value, name):
                game = self.expression(value)
                if game.type != STATE or name not in self._fields:
                    raise self.fault(node, "no field of the state")
                field = self._fields[name]
                return Place(f"{game.c}->{named(name)}", STORED[field.letter], field.shape, impure=game.impure)
            case ast.Subscript(value, index):
                return self._row(node, value, self.number(index))
            case ast.Name(name) if (kind := self.locals.get(name)) is not None and kind.row is not None:
                bits, length, constant = kind.row
                return Place(named(name), bits, (length,), constant)
        raise self.fault(node, "neither a field of the state nor a table")

    def _table(self, node: ast.AST, table: Any, name: str) -> Place:
        try:
            return self._tables.place(table, name)
        except CompileError as error:
            raise self.fault(node, str(error)) from None

    def _row(self, node: ast.expr, base: ast.expr, index: Value) -> Place:
        if index.impure and not _stands_still(base):
            raise self.fault(node, "an index changes something that may decide where it is applied")
        if isinstance(base, ast.Name) and self.params.get(base.id) == BUF:
            name = named(base.id)
            return Place(f"{name}.p[AT({index.c}, {name}.n)]", 64, (), impure=index.impure)
        place = self.place(base)
        if not place.shape:
            raise self.fault(node, "a number has no rows")
        length, *rest = place.shape
        c = f"{place.c}[AT({index.c}, {length})]"
        return Place(c, place.bits, tuple(rest), place.constant, place.impure or index.impure)

    # --- calls ------------------------------------------------------------------------------------------------

    def _call(self, node: ast.Call, called: ast.Name | ast.Attribute, args: list[ast.expr]) -> Value:
        if isinstance(called, ast.Name) and called.id not in self.function.__globals__:
            return self._call_builtin(node, called.id, args)
        function = self.gathered.resolve(global_value(self.function, called))
        if function not in self.gathered and function not in PRIMITIVES:
            raise self.fault(node, "this is no rule")
        result, params = _SQUARE_ROOT if PRIMITIVES.get(function) == "square_root" else signature(function)
        if len(args) != len(params):
            raise self.fault(node, f"{len(params)} arguments are wanted")
        given = [self._argument(each, wanted) for each, wanted in zip(args, params.values(), strict=True)]
        c = PRIMITIVES.get(function) or function_name(function)
        made = self._in_order(given, lambda v: Value(f"{c}({', '.join(each.c for each in v)})", result))
        return Value(made.c, result, made.impure or function in self.gathered.impure)

    def _argument(self, node: ast.expr, wanted: Type) -> Value:
        value = self.expression(node)
        if value.type == wanted:
            return value
        if wanted == INT:
            return self.as_number(node, value)
        raise self.fault(node, f"{wanted.word} is wanted, not {value.type.word}")

    def _call_builtin(self, node: ast.Call, name: str, args: list[ast.expr]) -> Value:
        match name, args:
            case (("min" | "max"), [_, _, *_]):
                values = [self.number(each) for each in args]
                return self._in_order(values, lambda v: _nested(_LEAST_OR_MOST[name], v))
            case "len", [ast.Name(buffer)] if self.params.get(buffer) == BUF:
                return Value(f"{named(buffer)}.n", INT, still=True)
            case "len", [fixed] if isinstance(found := global_value(self.function, fixed), list | tuple):
                return self._constant(node, len(found))
            case "len", [array]:
                place = self.place(array)
                if place.shape:
                    return self._constant(node, place.shape[0])
            case "int", [value]:
                return self.number(value)
        raise self.fault(node, "rules cannot call this")


def _is_table(value: Any) -> bool:
    return id(value) in TABLES or isinstance(value, tuple)


def _nested(c: str, values: list[Value]) -> Value:
    text = values[0].c
    for value in values[1:]:
        text = f"{c}({text}, {value.c})"
    return Value(text, INT)


def _stands_still(node: ast.expr) -> bool:
    """Whether a place is the same before and after an index behind it has been evaluated."""
    match node:
        case ast.Name() | ast.Attribute(ast.Name()):
            return True
        case ast.Subscript(value, ast.Name() | ast.Constant()):
            return _stands_still(value)
    return False


_SQUARE_ROOT: tuple[Type, dict[str, Type]] = (REAL, {"x": REAL})


def signature(function: Any) -> tuple[Type, dict[str, Type]]:
    """What a rule gives and what it takes, by its annotations."""
    hints = typing.get_type_hints(function)
    try:
        result = type_of(hints.pop("return"))
        params = {name: type_of(hint) for name, hint in hints.items()}
    except CompileError as error:
        raise CompileError(f"{place_of(function)}: {function.__qualname__}: {error}") from None
    except KeyError:
        raise CompileError(f"{place_of(function)}: {function.__qualname__} does not say what it gives") from None
    if len(params) != function.__code__.co_argcount:
        raise CompileError(f"{place_of(function)}: {function.__qualname__} has arguments without annotation")
    return result, params
