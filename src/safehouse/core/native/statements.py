"""A whole rule in C: its head, its local names, its statements. Each stands under its line of Python (`#line`)."""

from __future__ import annotations

import ast

from .errors import CompileError
from .expressions import Expressions, function_name, named
from .gather import place_of, short_name
from .types import BOOL, BUF, INT, POOL, REAL, VOID, Place, Type, Value

_ZERO = {INT: "0", BOOL: "false", REAL: "0.0"}


class Statements(Expressions):
    """One rule."""

    def text(self, kind: str) -> str:
        """The rule as a function of a kind (a macro of the prelude)."""
        body = self._body()
        if self.result != VOID and not always_returns(self.tree.body):
            raise CompileError(f"{place_of(self.function)}: {self.function.__qualname__} may end without a result")
        params = ", ".join(f"{t.c} {named(name)}" for name, t in self.params.items()) or "void"
        names = "".join(f"    {t.c} {named(name)} = {_ZERO.get(t, 'NULL')};\n" for name, t in self.locals.items())
        return f"{kind} {self.result.c} {function_name(self.function)}({params})\n{{\n{names}{body}}}\n"

    def _body(self) -> str:
        """Once more where a local name was True or False first and a number later."""
        text = ""
        self._widened = True
        while self._widened:
            self._widened = False
            text = self._block(self.tree.body, 0)
        return text

    def _block(self, body: list[ast.stmt], depth: int) -> str:
        return "".join(self._statement(each, depth + 1) for each in body)

    def _statement(self, node: ast.stmt, depth: int) -> str:
        pad = "    " * depth
        text = self._written(node, depth, pad)
        return f'#line {node.lineno} "{short_name(self.function)}"\n{pad}{text}\n' if text else ""

    def _written(self, node: ast.stmt, depth: int, pad: str) -> str:
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                return ""
            case ast.Expr(ast.Call() as call):
                return f"{self.expression(call).c};"
            case ast.Return(value):
                return self._return(node, value)
            case ast.If(test, body, other):
                text = f"if ({self.truth(test).c}) {{\n{self._block(body, depth)}{pad}}}"
                return f"{text} else {{\n{self._block(other, depth)}{pad}}}" if other else text
            case ast.While(test, body, []):
                return f"while ({self.truth(test).c}) {{\n{self._block(body, depth)}{pad}}}"
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), args, []), body, []):
                return f"{self._loop(node, name, args)}\n{self._block(body, depth)}{pad}}}"
            case ast.Continue():
                return "continue;"
            case ast.Break():
                return "break;"
            case ast.Assign([target], value):
                return self._assign(target, self.expression(value))
            case ast.AugAssign(target, op, value):
                return self._change(node, target, op, self.expression(value))
        raise self.fault(node, "rules have no such statement")

    def _return(self, node: ast.AST, value: ast.expr | None) -> str:
        if (value is None) != (self.result == VOID):
            raise self.fault(node, f"{self.result.word} is wanted")
        return "return;" if value is None else f"return {self._argument(value, self.result).c};"

    def _loop(self, node: ast.AST, name: str, args: list[ast.expr]) -> str:
        """The head of a loop. It counts beside the name of the loop, which the body may change."""
        first, last, step = self._bounds(node, args)
        self._note(node, name, INT)
        i, end = self.temp(), self.temp()
        head = f"for (int64_t {i} = {first}, {end} = {last}; {i} {'<' if step > 0 else '>'} {end}; {i} += {step})"
        return f"{head} {{ {named(name)} = {i};"

    def _bounds(self, node: ast.AST, args: list[ast.expr]) -> tuple[str, str, int]:
        match args:
            case [last]:
                return "0", self.number(last).c, 1
            case [first, last]:
                return self.number(first).c, self.number(last).c, 1
            case [first, last, ast.Constant(int() as step)] if step > 0:
                return self.number(first).c, self.number(last).c, step
            case [first, last, ast.UnaryOp(ast.USub(), ast.Constant(int() as step))] if step > 0:
                return self.number(first).c, self.number(last).c, -step
        raise self.fault(node, "a range is from, to, and a step that is a plain number")

    def _note(self, node: ast.AST, name: str, kind: Type) -> None:
        """A local name has one type; True and False may be numbers."""
        if name in self.params:
            if {self.params[name], kind} != {self.params[name]} and (self.params[name], kind) != (INT, BOOL):
                raise self.fault(node, f"{name} is {self.params[name].word} and cannot be {kind.word}")
            return
        old = self.locals.get(name, kind)
        if old != kind and {old, kind} != {INT, BOOL}:
            raise self.fault(node, f"{name} is {old.word} and cannot be {kind.word}")
        self._widened |= old == BOOL != kind
        self.locals[name] = kind if old == kind else INT

    def _assign(self, target: ast.expr, value: Value) -> str:
        if isinstance(target, ast.Name):
            if value.type in (BUF, POOL, VOID):
                raise self.fault(target, f"{value.type.word} cannot have a local name")
            self._note(target, target.id, value.type)
            return f"{named(target.id)} = {value.c};"
        place, number = self._target(target), self.as_number(target, value)
        if not value.impure and not place.impure:
            return f"{place.c} = {_fitting(place, number.c)};"
        t = self.temp()  # first the value, then the place
        return f"{{ int64_t {t} = {number.c}; {place.c} = {_fitting(place, t)}; }}"

    def _change(self, node: ast.AST, target: ast.expr, op: ast.operator, value: Value) -> str:
        if isinstance(target, ast.Name):
            return self._assign(target, self.operate(node, op, self.expression(target), value))
        place, p, old = self._target(target), self.temp(), self.temp()  # first the place, then the value
        new = self.as_number(node, self.operate(node, op, Value(old, INT), value))
        read = f"int{place.bits}_t *{p} = &{place.c}; int64_t {old} = *{p};"
        return f"{{ {read} *{p} = {_fitting(place, new.c)}; }}"

    def _target(self, node: ast.expr) -> Place:
        place = self.place(node)
        if place.shape or place.constant:
            raise self.fault(node, "only a single number of the state or of a buffer can be changed")
        return place


def _fitting(place: Place, c: str) -> str:
    return c if place.bits == 64 else f"FITTING({c}, {place.bits})"


def always_returns(body: list[ast.stmt]) -> bool:
    """Whether no way through some statements ends without `return`."""
    match body[-1]:
        case ast.Return():
            return True
        case ast.If(_, first, second):
            return bool(second) and always_returns(first) and always_returns(second)
        case ast.While(ast.Constant(True), inner):
            return not any(isinstance(node, ast.Break) for each in inner for node in ast.walk(each))
    return False
