"""A bot at the tables of a Safehouse server, without any package: it takes every challenge and plays at random.

SAFEHOUSE_URL=http://127.0.0.1:8000 python examples/random_bot.py
"""

import json
import os
import random
from urllib.request import Request, urlopen

URL = os.environ.get("SAFEHOUSE_URL", "http://127.0.0.1:8000")
HEADERS = {"Content-Type": "application/json"}


def call(path: str, body: object = None) -> dict:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(URL + path, data, HEADERS)) as answer:  # noqa: S310
        return json.load(answer)


token = os.environ.get("SAFEHOUSE_TOKEN") or call("/api/guest", {"name": "Dice", "bot": True})["token"]
HEADERS["Authorization"] = f"Bearer {token}"
call("/api/me/accepts", {"who": "anyone"})
with urlopen(Request(URL + "/api/me/events", headers=HEADERS)) as events:  # noqa: S310
    for line in events:
        news = json.loads(line[6:]) if line.startswith(b"data: ") else {}
        if "decision" in news:  # it is our turn
            table = call(f"/api/matches/{news['id']}?seat={news['seat']}")
            if not table["legal"]:
                continue  # somebody was faster: the clock
            action = random.choice(table["legal"])["id"]
            call(f"/api/matches/{news['id']}/actions", {"decision": table["decision"], "action": action})
