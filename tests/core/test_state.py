"""The flat state: layout, bytes, copies."""

import struct

import pytest

from safehouse.core import state as core
from safehouse.core.state import i8, i16, i64


class Small(core.State, events=2, frames=3):
    """One field of every kind."""

    one = i8()
    row = i8(3)
    word = i16()
    grid = i16(2, 3)
    mask = i64()
    cube = i8(2, 2, 2)
    masks = i64(2)


class Wide(core.State, events=1, frames=1):
    words = i16(2, 2, 2)
    long = i64(1, 1)
    longest = i64(1, 1, 1)


def filled():
    s = Small()
    s.one, s.row, s.word, s.grid = -128, [1, -2, 127], -32768, [[1, 2, 3], [4, 5, 32767]]
    s.mask, s.cube, s.masks = 1 << 62, [[[1, 2], [3, 4]], [[5, 6], [7, -8]]], [0, -1]
    return s


def test_a_new_state_is_all_zero():
    s = Small()
    assert (s.one, s.row, s.grid, s.cube) == (0, [0, 0, 0], [[0] * 3] * 2, [[[0] * 2] * 2] * 2)
    assert set(s.numbers()) == {0}
    assert (len(s.events), len(s.frames)) == (2, 3)


def test_bytes_and_back():
    s = filled()
    again = Small.from_bytes(s.to_bytes())
    assert again == s
    assert again.grid == s.grid
    assert again.cube == s.cube
    assert again.to_bytes() == s.to_bytes()
    assert Wide.from_bytes(Wide().to_bytes()) == Wide()


def test_fields_are_naturally_aligned_in_order_of_declaration():
    layout = Small.layout()
    assert layout.names[:4] == ("event_count", "depth", "events", "frames")
    assert layout.names[4:] == ("one", "row", "word", "grid", "mask", "cube", "masks")
    sizes = {"b": 1, "h": 2, "q": 8}
    for field, offset in zip(layout.fields, layout.offsets, strict=True):
        assert offset % sizes[field.letter] == 0
    assert list(layout.offsets) == sorted(layout.offsets)
    assert layout.size % 8 == 0
    assert layout.size == len(Small().to_bytes()) == struct.calcsize(layout.struct_format)


def test_each_field_lies_where_the_layout_says():
    layout = Small.layout()
    for name, value in {"one": -5, "word": 1234, "mask": 1 << 40}.items():
        s = Small()
        setattr(s, name, value)
        field = layout.fields[layout.names.index(name)]
        at = layout.offsets[layout.names.index(name)]
        assert struct.unpack_from(f"<{field.letter}", s.to_bytes(), at) == (value,)


@pytest.mark.parametrize(("name", "value"), [("one", 128), ("one", -129), ("word", 40_000), ("mask", 1 << 63)])
def test_a_number_that_does_not_fit_is_an_error_not_a_wrap(name, value):
    s = Small()
    setattr(s, name, value)
    with pytest.raises(struct.error):
        s.to_bytes()


@pytest.mark.parametrize("data", [b"", b"x", bytes(10_000)])
def test_bytes_of_another_length_are_refused(data):
    with pytest.raises(ValueError, match=f"{len(data)} bytes given, a state of this game has {Small.layout().size}"):
        Small.from_bytes(data)


def test_a_clone_is_independent():
    s = filled()
    copy = s.clone()
    assert copy == s
    copy.grid[0][0] = 99
    copy.cube[1][1][1] = 9
    copy.row[0] = 9
    assert s == filled()
    s.copy_from(copy)
    assert s == copy
    copy.grid[1][1] = 77
    assert s != copy


def test_equality_and_fingerprint():
    assert filled() == filled()
    assert filled().digest() == filled().digest()
    assert filled() != Small()
    assert filled().digest() != Small().digest()
    assert filled() != "state"
    assert Wide() != Small()
    with pytest.raises(TypeError):
        hash(filled())
    assert filled().digest() in repr(filled())


def test_a_state_has_slots_and_takes_no_other_names():
    with pytest.raises(AttributeError):
        Small().surprise = 1
