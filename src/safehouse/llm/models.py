"""Who is asked: any function from text to text, or a server that speaks the protocol of OpenAI's chat completions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from safehouse.core.errors import SafehouseError

PATIENCE = 300.0
"""Seconds for one answer."""


class Reply(NamedTuple):
    """An answer and how many tokens it took, where the model says so.

    Examples:
        >>> from safehouse.llm import Reply
        >>> Reply("ACTION: TAKE(1)").tokens_in
        0
    """

    text: str
    tokens_in: int = 0
    tokens_out: int = 0


Model: TypeAlias = Callable[[str], "str | Reply"]
"""From a prompt to an answer."""


class ModelError(SafehouseError):
    """The model does not answer, or not in the way that was agreed."""


class Endpoint:
    """A model behind a URL, such as `http://127.0.0.1:11434/v1`.

    Examples:
        >>> from safehouse.llm import Endpoint
        >>> Endpoint("http://127.0.0.1:11434/v1", "llama").address
        'http://127.0.0.1:11434/v1/chat/completions'
    """

    def __init__(self, url: str, model: str = "default", key: str | None = None) -> None:
        import httpx

        self.address = f"{url.rstrip('/')}/chat/completions"
        self._model = model
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self._http = httpx.Client(timeout=PATIENCE, headers=headers)

    def __call__(self, prompt: str) -> Reply:
        import httpx

        body = {"model": self._model, "messages": [{"role": "user", "content": prompt}]}
        try:
            answer = self._http.post(self.address, json=body)
            answer.raise_for_status()
            return _read(answer.json())
        except httpx.HTTPStatusError as error:
            said = error.response.text[:200]
            raise ModelError(f"{self.address}: status {error.response.status_code}: {said}") from None
        except httpx.HTTPError as error:
            raise ModelError(f"{self.address}: {error}") from None
        except (AttributeError, KeyError, IndexError, TypeError, ValueError):
            raise ModelError(f"{self.address}: the answer is not a chat completion") from None


def _read(body: Any) -> Reply:
    usage = body.get("usage") or {}
    text = body["choices"][0]["message"]["content"] or ""
    return Reply(str(text), int(usage.get("prompt_tokens", 0)), int(usage.get("completion_tokens", 0)))
