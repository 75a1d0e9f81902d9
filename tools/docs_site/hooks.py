"""What MkDocs does not do by itself: pages from outside docs/, links to sources, diagrams in the theme's colours."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
MADE = ROOT / "build" / "docs"
"""Where `python tools/docs_site` writes its pages."""

FROM_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:\.\./)+[^)#]*|LICENSE|examples/[^)]*)\)")
LOADED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=[\"']?((?:https?:)?//[^\"' >]+)")
"""What a browser would fetch from elsewhere."""
DIAGRAM = re.compile(r"!\[[^\]]*\]\((diagrams/[\w-]+\.svg)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages of the root folder and those that were made."""
    for name, page in FROM_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=_inside_docs(text)))
    for made in sorted(MADE.glob("*.md")):
        files.append(File.generated(config, made.name, content=made.read_text(encoding="utf-8")))
    return files


def _inside_docs(text: str) -> str:
    """A page of the root folder as it would stand in docs/."""
    text = text.replace("](docs/", "](")
    for name, page in FROM_ROOT.items():
        text = text.replace(f"]({name}", f"]({page}")
    return text


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Links to files that are not part of the site become their names; diagrams become part of the page."""
    markdown = LINK.sub(lambda link: _outside(link, page), markdown)
    return DIAGRAM.sub(lambda link: _drawn(Path(config.docs_dir) / link[1]), markdown)


def on_post_page(output: str, page: Page, **_: object) -> None:
    """The site must be whole without a network."""
    if elsewhere := LOADED.findall(output):
        raise PluginError(f"{page.file.src_uri} loads {', '.join(elsewhere)}")


def _outside(link: re.Match[str], page: Page) -> str:
    target = (ROOT / "docs" / page.file.src_uri).parent / link[2]
    if link[2].startswith("..") and (ROOT / "docs") in target.resolve().parents:
        return link[0]
    name = target.resolve().name
    return f"[{link[1]}]({FROM_ROOT[name]})" if name in FROM_ROOT else link[1]


def _drawn(file: Path) -> str:
    """The drawing itself, without its own colours: docs/assets/site.css gives it those of the theme."""
    svg = re.sub(r"<style>.*?</style>", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    lines = [line.strip() for line in svg.splitlines() if line.strip()]  # Markdown ends HTML at an empty line
    return f'<div class="diagram">{" ".join(lines)}</div>'
