"""The catalogues over HTTP."""

from __future__ import annotations

import re

import pytest

from lindwurm.games import ids
from lindwurm.kernel import catalogue
from tests.server.harness import Served


@pytest.mark.parametrize("game", ids())
def test_the_whole_catalogue_can_be_read(server: Served, game: str) -> None:
    answer = server.get(f"/api/games/{game}/rules")
    assert answer.status_code == 200
    found = answer.json()
    book = catalogue.load(game)
    assert (found["prefix"], list(found["rules"])) == (book.prefix, list(book.entries))
    assert [id_ for s in found["sections"] for id_ in s["rules"]] == list(book.entries)
    for id_, rule in found["rules"].items():
        assert rule["id"] == id_
        assert rule["plain"] == book.entries[id_].plain()
        assert rule["section"]
    for section in found["sections"]:
        for id_ in section["rules"]:
            assert id_ in section["text"], "a section holds what it names"
    # No line of the book is lost.
    text = re.sub(r"^#+ .*$|^---$", "", book.text, flags=re.M)
    told = "\n".join(section["text"] for section in found["sections"])
    assert re.sub(r"\s+", "", told.replace("---", "")) == re.sub(
        r"\s+", "", text.replace("---", "")
    )


def test_it_is_sent_once(server: Served) -> None:
    path = "/api/games/dragon_farkle/rules"
    first = server.get(path)
    tag = first.headers["etag"]
    assert "max-age" in first.headers["cache-control"]
    assert first.headers["content-encoding"] == "gzip"
    again = server.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    plain = server.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


def test_one_rule_by_its_number(server: Served) -> None:
    rules = server.get("/api/games/dragon_farkle/rules").json()["rules"]
    for spelled in ("DF-62", "df-62", "62"):
        assert server.get(f"/api/games/dragon_farkle/rules/{spelled}").json() == rules["DF-62"]
    assert server.get("/api/games/dragon_farkle/rules/C01").json()["id"] == "C01"
    for path in ("dragon_farkle/rules/DF-999", "chess/rules", "chess/rules/1", "..%2Fx/rules"):
        answer = server.get(f"/api/games/{path}")
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "unknown"
