"""Drawing with characters: lines, text over them, and characters that are two cells wide."""

from rich.cells import cell_len

from safehouse.terminal.canvas import Canvas


def rows(canvas):
    return canvas.render().plain.split("\n")


def test_text_lies_over_lines():
    canvas = Canvas(8, 1)
    canvas.line((0, 0.5), (8, 0.5), "", 0)
    canvas.put(2, 0, "PAR", "")
    assert rows(canvas)[0][2:5] == "PAR"
    assert all("\u2800" < character <= "\u28ff" for character in rows(canvas)[0][:2] + rows(canvas)[0][5:])


def test_wide_characters_keep_every_row_aligned():
    canvas = Canvas(10, 2)
    canvas.put(0, 0, "パリ", "")
    canvas.put(4, 0, "|", "")
    canvas.put(4, 1, "|", "")
    first, second = rows(canvas)
    assert cell_len(first.partition("|")[0]) == cell_len(second.partition("|")[0]) == 4


def test_writing_over_half_of_a_wide_character_leaves_a_space():
    for column in (2, 3):
        canvas = Canvas(6, 1)
        canvas.put(2, 0, "パ", "")
        canvas.put(column, 0, "x", "")
        assert cell_len(rows(canvas)[0]) == 6
        assert rows(canvas)[0].index("x") == column


def test_what_does_not_fit_is_cut_off():
    canvas = Canvas(3, 1)
    assert canvas.put(1, 0, "LONDON", "") == 3
    assert rows(canvas) == [" LO"]
    canvas = Canvas(3, 1)
    canvas.put(2, 0, "パ", "")
    assert rows(canvas) == ["   "]


def test_free_room():
    canvas = Canvas(6, 1)
    canvas.put(2, 0, "X", "")
    assert canvas.is_free(3, 0, 3)
    assert not canvas.is_free(1, 0, 2)
    assert not canvas.is_free(4, 0, 3)
    assert not canvas.is_free(0, 1, 1)
