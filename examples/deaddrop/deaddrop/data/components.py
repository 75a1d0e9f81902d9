"""The documents and the places, and the check that a data set must pass."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.datasets import Findings
from safehouse.core.reading import Reader

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


def read_components(root: Reader, findings: Findings) -> Components:
    """Reads a data set; every fault is noted with its place."""
    root.only("game", "name", "provenance", "documents", "drops")
    documents = tuple(_document(reader) for reader in root["documents"].items(at_least=2, at_most=8))
    drops = tuple(_drop(reader) for reader in root["drops"].items(at_least=3, at_most=3))
    if not findings.errors:
        for key, ids in (("documents", [one.id for one in documents]), ("drops", [one.id for one in drops])):
            if len(set(ids)) != len(ids):
                root[key].fault("two of them have the same id")
        if sum(document.copies for document in documents) < FEWEST_DOCUMENTS:
            root["documents"].fault(f"there must be at least {FEWEST_DOCUMENTS} (DRP-1.2)")
    return Components(documents, drops)


def _document(reader: Reader) -> Document:
    reader.only("id", "value", "copies")
    return Document(_id(reader), reader["value"].whole(1, 9), reader["copies"].whole(1, 9))


def _drop(reader: Reader) -> Drop:
    reader.only("id", "points")
    return Drop(_id(reader), reader["points"].whole(1, 9))


def _id(reader: Reader) -> str:
    code = reader["id"].text(longest=12)
    if not (code.isascii() and code.isalpha() and code.isupper()):
        reader["id"].fault("is not an id: capital letters only")
    return code
