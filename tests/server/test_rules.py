"""Rule books and catalogues over HTTP."""

from __future__ import annotations

import re

import pytest

from lindwurm import games
from lindwurm.games import board, book, catalogue, ids, load
from lindwurm.kernel.texts import LANGUAGES
from tests.server.harness import Served


@pytest.mark.parametrize("game", ids())
def test_the_whole_catalogue_can_be_read(server: Served, game: str) -> None:
    answer = server.get(f"/api/games/{game}/rules")
    assert answer.status_code == 200
    found = answer.json()
    book = catalogue.load(load(game))
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


@pytest.mark.parametrize("game", ids())
def test_the_rule_book_can_be_read_in_both_languages(server: Served, game: str) -> None:
    rules = server.get(f"/api/games/{game}/rules").json()["rules"]
    for language in LANGUAGES:
        found = server.get(f"/api/games/{game}/book?language={language}").json()
        told = book.load(load(game), language)
        assert (found["game"], found["language"], found["title"]) == (game, language, told.title)
        assert found["goal"] == {
            "title": told.goal.title,
            "win": told.goal.win,
            "end": told.goal.end,
        }
        assert [page["key"] for page in found["pages"]] == [page.key for page in told.pages]
        assert all(rule in rules for page in found["pages"] for rule in page["rules"])


def test_the_rule_book_tells_the_numbers_of_a_table(server: Served) -> None:
    path = "/api/games/dragon_farkle/book?language=de"
    usual = server.get(path)
    short = server.get(f"{path}&option=keep_threshold=3000&option=dragon_health=5").json()
    assert "5.000 Soldaten" in usual.json()["goal"]["win"]
    assert "3.000 Soldaten" in short["goal"]["win"]
    assert "5 Schaden" in short["goal"]["win"]
    tag = usual.headers["etag"]
    assert server.get(path, headers={"if-none-match": tag}).status_code == 304


def test_the_goal_is_told_alone(server: Served) -> None:
    """As the book of the same table has it: a table needs no more than that at once."""
    asked = "language=de&option=keep_threshold=3000"
    book = server.get(f"/api/games/dragon_farkle/book?{asked}")
    goal = server.get(f"/api/games/dragon_farkle/book/goal?{asked}")
    assert goal.json() == book.json()["goal"]
    assert "3.000 Soldaten" in goal.json()["win"]
    tag = goal.headers["etag"]
    again = server.get(
        f"/api/games/dragon_farkle/book/goal?{asked}", headers={"if-none-match": tag}
    )
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("chess/book", 404, "no such game"),
        ("chess/book/goal", 404, "no such game"),
        ("dragon_farkle/book/goal?option=dinner=3", 400, "no option 'dinner'"),
        ("dragon_farkle/book?option=dinner=3", 400, "no option 'dinner'"),
        ("dragon_farkle/book?option=keep_threshold=7", 400, "cannot be '7'"),
        ("dragon_farkle/book?option=nonsense", 400, "no option 'nonsense'"),
        ("dragon_farkle/book?language=fr", 400, ""),
    ],
)
def test_a_book_that_there_is_not(server: Served, path: str, status: int, said: str) -> None:
    answer = server.get(f"/api/games/{path}")
    assert answer.status_code == status
    assert said in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    "text",
    [
        "zones = " + "[" * 20_000,
        '[[zones]]\nid = "a"\nkind = "map"\nplaces = [1]',
        '[[zones]]\nid = "a"\nkind = "map"\nplaces = "no.data"',
        "\0",
    ],
)
def test_a_bad_board_is_one_sentence(text: str) -> None:
    with pytest.raises(board.BoardError):
        board.read(games.load("dragonquest"), text)
