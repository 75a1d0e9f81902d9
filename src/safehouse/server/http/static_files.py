"""The browser client: its files, read once, and its page for every address the client knows."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from ..languages import language_of
from ..problems import NotFound
from ..services.link_cards import LinkCards
from .compression import accepts_gzip, gzipped
from .link_heads import origin_of, table_of, with_head

PAGE = "index.html"
MEDIA = {".webmanifest": "application/manifest+json"}
"""What Python does not know everywhere."""
FOREVER = "public, max-age=31536000, immutable"
FALLBACK = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Safehouse</title>"
    b"<h1>Safehouse</h1><p>The server runs, but the browser client is not built. The API is described at "
    b"<a href=/schema>/schema</a>.</p></html>"
)


@dataclass(frozen=True, slots=True)
class File:
    content: bytes
    packed: bytes | None
    """By gzip, where that makes it smaller."""
    media: str
    etag: str
    forever: bool


def default_folder() -> Path:
    return Path(__file__).parents[1] / "static"


def read_files(folder: Path | None) -> dict[str, File]:
    """All files by their address. Only what is in this table can be asked for."""
    files = {PAGE: _file(PAGE, FALLBACK)}
    if folder is not None and folder.is_dir():
        for path in folder.rglob("*"):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                files[name] = _file(name, path.read_bytes())
    return files


def _file(name: str, content: bytes) -> File:
    known = MEDIA.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    media = known or "application/octet-stream"  # the charset is added when it is sent
    etag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    return File(content, gzipped(content), media, etag, name.startswith("assets/"))


def pages(folder: Path | None, links: LinkCards) -> HTTPRouteHandler:
    """The handler for everything that is not the API."""
    files = read_files(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].lstrip("/")
        if name.startswith("api/") or ("." in name.rsplit("/", 1)[-1] and name not in files):
            raise NotFound("there is nothing at this address")
        if (id := table_of(name)) is not None and (linked := await _linked(request, files[PAGE], links, id)):
            return linked
        return _sent(request, files.get(name) or files[PAGE])

    return page


async def _linked(request: Request[Any, Any, Any], page: File, links: LinkCards, id: str) -> Response[bytes] | None:
    """The client's page with what a link to this table says; None where it says nothing."""
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    card = await links.find(id, language)
    if card is None:
        return None
    origin = origin_of(request.scope["scheme"], request.headers.get("host", ""))
    content = with_head(page.content, card, request.scope["path"], origin)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(content, headers=headers, media_type=page.media)


def _sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    headers = {"ETag": file.etag, "Cache-Control": FOREVER if file.forever else "no-cache"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media)
    if file.packed is None:
        return Response(file.content, headers=headers, media_type=file.media)
    headers["Vary"] = "Accept-Encoding"
    if not accepts_gzip(request):
        return Response(file.content, headers=headers, media_type=file.media)
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, headers=headers, media_type=file.media)
