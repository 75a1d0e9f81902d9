"""What the site's hooks do to pages."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest
from mkdocs.exceptions import PluginError

ROOT = Path(__file__).parents[2]
HOOKS = runpy.run_path(str(ROOT / "tools" / "docs_site" / "hooks.py"))


def page(name="architecture.md"):
    return SimpleNamespace(file=SimpleNamespace(src_uri=name))


def shown(markdown, name="architecture.md"):
    return HOOKS["on_page_markdown"](markdown, page(name), SimpleNamespace(docs_dir=str(ROOT / "docs")))


def test_pages_of_the_root_folder_link_as_if_they_stood_in_docs():
    assert HOOKS["_inside_docs"]("[a](docs/api.md) [b](CONTRIBUTING.md)") == "[a](api.md) [b](contributing.md)"


@pytest.mark.parametrize(
    ("link", "becomes"),
    [
        ("[how](../CONTRIBUTING.md)", "[how](contributing.md)"),
        ("[licence](LICENSE)", "licence"),
        ("[the code](../src/safehouse/api.py)", "the code"),
        ("[bots](bots.md)", "[bots](bots.md)"),
    ],
)
def test_links_out_of_the_site(link, becomes):
    assert shown(link) == becomes


def test_links_from_the_rules_to_other_pages_stay():
    assert shown("[rulings](../rulings.md)", "rules/vienna.md") == "[rulings](../rulings.md)"


@pytest.mark.parametrize("name", [file.name for file in (ROOT / "docs" / "diagrams").glob("*.svg")])
def test_diagrams_become_part_of_the_page_without_their_own_colours(name):
    drawn = shown(f"![a drawing](diagrams/{name})")
    assert drawn.startswith('<div class="diagram"><svg')
    assert "<style" not in drawn
    assert "\n" not in drawn


@pytest.mark.parametrize(
    "html",
    [
        '<script src="https://unpkg.com/x"></script>',
        "<link rel=stylesheet href=//fonts.example/css>",
        '<img alt="a" src="http://example.org/a.png">',
    ],
)
def test_what_is_loaded_from_elsewhere_is_refused(html):
    with pytest.raises(PluginError, match=r"architecture\.md loads "):
        HOOKS["on_post_page"](html, page())


def test_links_to_other_sites_are_fine():
    HOOKS["on_post_page"]('<a href="https://semver.org">semver</a><script src="assets/x.js"></script>', page())
