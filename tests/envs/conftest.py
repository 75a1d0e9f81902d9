import pytest

from envs.cases import GAMES, ready


@pytest.fixture(autouse=True)
def compiled(request):
    """Makes the game ready with which a test is called."""
    call = getattr(request.node, "callspec", None)
    game = call.params.get("game") if call else None
    if game in GAMES:
        ready(game)
