"""The documents and the places, and the check that a data set must pass."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.datasets import Findings
from safehouse.core.validation import Cursor

FEWEST_DOCUMENTS = 17
"""Four seats with four documents each, and one that nobody has."""


@dataclass(frozen=True)
class Document:
    id: str
    value: int
    copies: int


@dataclass(frozen=True)
class Drop:
    id: str
    points: int


@dataclass(frozen=True)
class Components:
    documents: tuple[Document, ...]
    drops: tuple[Drop, ...]


def read_components(root: Cursor, findings: Findings) -> Components:
    """Reads a data set; every fault is noted with its place."""
    root.only("game", "name", "provenance", "documents", "drops")
    documents = tuple(_document(cursor) for cursor in root["documents"].items(at_least=2, at_most=8))
    drops = tuple(_drop(cursor) for cursor in root["drops"].items(at_least=3, at_most=3))
    if not findings.errors:
        for key, ids in (("documents", [one.id for one in documents]), ("drops", [one.id for one in drops])):
            if len(set(ids)) != len(ids):
                root[key].fault("two of them have the same id")
        if sum(document.copies for document in documents) < FEWEST_DOCUMENTS:
            root["documents"].fault(f"there must be at least {FEWEST_DOCUMENTS} (DRP-1.2)")
    return Components(documents, drops)


def _document(cursor: Cursor) -> Document:
    cursor.only("id", "value", "copies")
    return Document(_id(cursor), cursor["value"].whole(1, 9), cursor["copies"].whole(1, 9))


def _drop(cursor: Cursor) -> Drop:
    cursor.only("id", "points")
    return Drop(_id(cursor), cursor["points"].whole(1, 9))


def _id(cursor: Cursor) -> str:
    code = cursor["id"].text(longest=12)
    if not (code.isascii() and code.isalpha() and code.isupper()):
        cursor["id"].fault("is not an id: capital letters only")
    return code
