"""Guests, accounts, tables before the start, the lobby and what looks after the server."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Client, Served


def test_the_cookie_is_for_the_server_alone(server: Served) -> None:
    answer = server.http.post(server.address + "/api/guests", json={"name": "Emil"})
    cookie = answer.headers["set-cookie"].lower()
    server.http.cookies.clear()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_who_deletes_themselves_is_gone_and_the_others_play_on(server: Served) -> None:
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    running = anna.table("me", "open", first_player="2")
    ben.post(f"/api/tables/{running}/join", {})
    anna.post(f"/api/tables/{running}/start")
    waiting = ben.table("me", "open")
    anna.post(f"/api/tables/{waiting}/join", {})
    ben_there = ben.sit(running)
    ben_there.ask(type="say", text="bye")
    ben.request("DELETE", "/api/me")
    ben.get("/api/me", 401)

    left = anna.get(f"/api/tables/{waiting}")
    assert left["hosting"] is True
    assert [s["kind"] for s in left["table"]["seats"]] == ["free", "person"]
    info = anna.get(f"/api/tables/{running}")["table"]
    assert [(s["kind"], s["name"]) for s in info["seats"]] == [("person", "Anna"), ("bot", "—")]
    sitting = anna.sit(running)
    assert sitting.until_asked()  # the bot has played the turn of the one who left
    assert all(not m["lines"] for m in sitting.heard if m["type"] == "chat")
    for client in (anna, ben):
        client.close()


def test_tables_before_the_start(server: Served, people: list[Client]) -> None:
    anna, ben = people
    table = anna.table("me", "open", "open", public=True)
    lobby = [t["table"]["id"] for t in Client(server, None).get("/api/tables")]
    assert table in lobby
    hidden = anna.table("me", "open")
    assert hidden not in [t["table"]["id"] for t in ben.get("/api/tables")]

    watcher = anna.sit(table)
    info = ben.post(f"/api/tables/{table}/join", {"seat": 3})
    assert info["mine"] == [3]
    assert not info["hosting"]
    assert watcher.until(lambda m: m["type"] == "table")["table"]["seats"][2]["name"] == "Ben"
    ben.post(f"/api/tables/{table}/start", None, 403)
    ben.post(f"/api/tables/{table}/kick", {"seat": 1}, 403)
    anna.post(f"/api/tables/{table}/kick", {"seat": 3})
    assert ben.get(f"/api/tables/{table}")["mine"] == []
    twin = Client(server, "Anna")
    joined = twin.post(f"/api/tables/{table}/join", {})
    assert joined["table"]["seats"][1]["name"] == "Anna 2"
    ben.post(f"/api/tables/{table}/join", {})
    Client(server, "Carl").post(f"/api/tables/{table}/join", {}, 409)
    anna.post(f"/api/tables/{table}/leave")
    assert twin.get(f"/api/tables/{table}")["hosting"] is True
    twin.post(f"/api/tables/{table}/leave")
    closed = ben.post(f"/api/tables/{table}/leave")
    assert closed["table"]["status"] == "closed"
    ben.post(f"/api/tables/{table}/join", {}, 409)
    twin.close()


def test_figures_are_for_those_who_look_after_the_server(tmp_path: Path, server: Served) -> None:
    through = {"x-forwarded-for": "203.0.113.9"}
    assert server.get("/metrics").status_code == 200
    for headers in (through, {"host": "192.0.2.1"}, {"via": "1.1 proxy"}):
        refused = server.get("/metrics", headers=headers)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "forbidden")
    guarded = Served(tmp_path / "guarded.db", LINDWURM_METRICS_TOKEN="sesame")
    assert guarded.get("/metrics").status_code == 403
    assert guarded.get("/metrics", headers={"authorization": "Bearer x"}).status_code == 403
    token = {"authorization": "Bearer sesame", **through}
    assert guarded.get("/metrics", headers=token).status_code == 200
    guarded.stop()


def test_what_looks_after_the_server(server: Served) -> None:
    assert server.get("/health").json()["status"] == "ok"
    assert server.get("/ready").status_code == 200
    lines = server.get("/metrics").text.splitlines()
    names = {line.split("{")[0].split()[0] for line in lines if not line.startswith("#")}
    assert {"lindwurm_moves_total", "lindwurm_sockets", "lindwurm_bot_queue"} <= names
    schema = server.get("/api/schema/openapi.json").json()
    assert "/api/tables/{table_id}/join" in schema["paths"]
