"""Accounts: sessions that end, passphrases, recovery codes, names, and forged requests."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lindwurm.server.attempts import FREE, LONGEST, Attempts
from tests.server.harness import Client, Served

GOOD = "correct horse"


def fresh(name: str) -> str:
    """Return a name that no test has used before: the server is shared."""
    return f"{name} {secrets.token_hex(4)}"


def account(server: Served, name: str = "Dora") -> Client:
    """Return somebody with an account, who remembers their credentials."""
    client = Client(server, fresh(name))
    name = client.get("/api/me")["name"]
    client.remember(client.post("/api/me/account", {"name": name, "passphrase": GOOD}))
    return client


def name_of(client: Client) -> str:
    return str(client.get("/api/me")["name"])


def signed_in(server: Served, name: str, passphrase: str = GOOD) -> Client:
    client = Client(server, None)
    client.remember(client.post("/api/session", {"name": name, "passphrase": passphrase}))
    return client


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


# -- forged requests (SRV-F9) ----------------------------------------------------------------


@pytest.mark.parametrize(
    "beside",
    [
        "x[]=1; {own}",
        "{own}; x[]=1",
        "=; {own}; ;; =x",
        'a="unclosed; {own}',
        'a="\\"; {own}',
        "{own}; \u00e4\u00f6=\u00fc",
        "a\x01b=1; {own}",
        "$Version=1; {own}",
        "expires=Thu, 01 Jan 1970 00:00:00 GMT; {own}",
        "{own}; " + "x" * 20_000 + "=1",
        "{own}; lindwurm-known=x; Lindwurm=x; lindwurm =",
    ],
)
def test_no_cookie_beside_ours_makes_the_token_unnecessary(server: Served, beside: str) -> None:
    anna = Client(server, "Anna")
    cookie = beside.replace("{own}", anna.cookie).encode("latin-1")
    for token, wanted in ((None, 403), ("0" * 64, 403), (anna.csrf, 200)):
        headers = {"cookie": cookie} | ({} if token is None else {"x-csrf-token": token.encode()})
        url = f"{server.address}/api/me"
        answer = server.http.put(url, json={"language": "de"}, headers=headers)
        server.http.cookies.clear()
        ours = beside.count("lindwurm =") == 0
        # Of two cookies with our name neither is believed: then nobody is asking.
        assert answer.status_code == (wanted if ours else 401), answer.text
    anna.close()


def test_what_is_not_the_cookie_is_nobody(server: Served) -> None:
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    own, other = anna.http.cookies["lindwurm"], ben.http.cookies["lindwurm"]
    for cookie in (
        f"lindwurm={own}; lindwurm={other}",
        f"lindwurm={own}; lindwurm={own}",
        f'lindwurm="{own}"',
        f"lindwurm={own}, x=1",
        f"LINDWURM={own}",
        f"__Host-lindwurm={own}",
    ):
        answer = server.get("/api/me", headers={"cookie": cookie})
        assert answer.status_code == 401, cookie
    twice = [("cookie", f"lindwurm={own}"), ("cookie", f"lindwurm={other}")]
    assert server.get("/api/me", headers=twice).status_code == 401
    for client in (anna, ben):
        client.close()


# -- sessions (SRV-F11) ------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(server: Served) -> None:
    name = fresh("Dora")
    guest = Client(server, name)
    table = guest.table("me", "bot")
    credentials = {"name": name, "passphrase": GOOD}
    guest.remember(guest.post("/api/me/account", credentials))
    assert guest.get("/api/me")["account"] is True
    assert code(guest.post("/api/me/account", credentials, 409)) == "conflict"

    elsewhere = Client(server, None)
    wrong = {"name": name, "passphrase": "wrong horse"}
    assert code(elsewhere.post("/api/session", wrong, 403)) == "forbidden"
    nobody = {"name": fresh("Nobody"), "passphrase": "wrong horse"}
    assert code(elsewhere.post("/api/session", nobody, 403)) == "forbidden"
    elsewhere.remember(elsewhere.post("/api/session", {**credentials, "name": name.lower()}))
    assert [t["table"]["id"] for t in elsewhere.get("/api/me/tables")] == [table]
    for client in (guest, elsewhere):
        client.close()


def test_signing_out_ends_the_session_on_the_server(server: Served) -> None:
    dora = account(server)
    table = dora.table("me", "bot")
    socket, lobby = dora.sit(table), dora.lobby()
    thief = Client(server, None)
    thief.http.cookies.update(dora.http.cookies)
    thief.csrf = dora.csrf
    assert thief.get("/api/me")["account"] is True
    dora.request("DELETE", "/api/session")
    thief.get("/api/me", 401)
    thief.request("PUT", "/api/me", {"language": "de"}, 401)
    assert thief.sit(table).ask(type="look", seat=1)["code"] == "forbidden"
    for line in (socket, lobby):
        with pytest.raises(ConnectionClosed):
            line.until(lambda m: False)
    for client in (dora, thief):
        client.close()


def test_sessions_are_listed_and_end_one_by_one(server: Served) -> None:
    dora = account(server)
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    laptop, phone = Client(server, None), signed_in(server, name_of(dora))
    laptop.http.headers["user-agent"] = firefox
    credentials = {"name": name_of(dora), "passphrase": GOOD}
    laptop.remember(laptop.post("/api/session", credentials))
    found = dora.get("/api/me/sessions")
    assert len(found) == 3
    assert sum(one["here"] for one in found) == 1
    (there,) = [one for one in found if one["agent"]]
    assert there["agent"] == "Firefox, Linux"
    assert there["created"] <= there["used"]

    left = dora.request("DELETE", f"/api/me/sessions/{there['id']}")
    assert len(left) == 2
    laptop.get("/api/me", 401)
    phone.get("/api/me")
    stranger = Client(server, "Mallory")
    mine = left[0]["id"]
    assert code(stranger.request("DELETE", f"/api/me/sessions/{mine}", None, 404)) == "unknown"
    (here,) = dora.request("DELETE", "/api/me/sessions")
    assert here["here"] is True
    phone.get("/api/me", 401)
    assert dora.request("DELETE", f"/api/me/sessions/{here['id']}") == []
    dora.get("/api/me", 401)
    # The cookies of ended sessions are taken away, so that one can become somebody again.
    for client in (laptop, phone):
        client.csrf = ""
        assert "lindwurm" not in client.http.cookies
        client.post("/api/guests", {"name": "Emil"}, 201)
    for client in (dora, laptop, phone, stranger):
        client.close()


def test_a_new_passphrase_needs_the_old_one_and_ends_other_sessions(server: Served) -> None:
    dora = account(server)
    name = name_of(dora)
    elsewhere = signed_in(server, name)
    table = dora.table("me", "bot")
    socket = elsewhere.sit(table)
    before = dict(dora.http.cookies)
    wrong = {"old": "wrong horse", "passphrase": "another horse"}
    assert code(dora.request("PUT", "/api/me/passphrase", wrong, 403)) == "forbidden"
    elsewhere.get("/api/me")
    change = {"old": GOOD, "passphrase": "another horse"}
    dora.remember(dora.request("PUT", "/api/me/passphrase", change))
    dora.get("/api/me")
    elsewhere.get("/api/me", 401)
    with pytest.raises(ConnectionClosed):
        socket.until(lambda m: False)
    old = Client(server, None)
    old.http.cookies.update({"lindwurm": before["lindwurm"]})
    old.get("/api/me", 401)
    Client(server, None).post("/api/session", {"name": name, "passphrase": GOOD}, 403)
    signed_in(server, name, "another horse").close()
    guest = Client(server, "Guest")
    assert code(guest.request("PUT", "/api/me/passphrase", change, 409)) == "conflict"
    for client in (dora, elsewhere, old, guest):
        client.close()


def test_guessing_waits_and_the_owner_does_not(server: Served) -> None:
    dora = account(server)
    name = name_of(dora)
    dora.request("DELETE", "/api/session")
    thief = Client(server, None)
    guess = {"name": name, "passphrase": "wrong horse"}
    for _ in range(FREE):
        assert code(thief.post("/api/session", guess, 403)) == "forbidden"
    for passphrase in ("wrong horse", GOOD):
        body = {"name": name.upper(), "passphrase": passphrase}
        answer = thief.http.post(f"{server.address}/api/session", json=body)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
    # The browser that has been Dora's before is not made to wait, wherever others guess from.
    dora.csrf = ""
    dora.remember(dora.post("/api/session", {"name": name, "passphrase": GOOD}))
    assert dora.get("/api/me")["account"] is True
    # Nor is a name without an account told apart: it waits as well.
    nobody = {"name": fresh("Nobody"), "passphrase": "wrong horse"}
    for _ in range(FREE):
        thief.post("/api/session", nobody, 403)
    thief.post("/api/session", nobody, 429)
    for client in (dora, thief):
        client.close()


def test_nobody_waits_for_ever() -> None:
    now = [0.0]
    attempts = Attempts(clock=lambda: now[0])
    for _ in range(10_000):
        attempts.failed("dora")
    assert attempts.wait("dora") == LONGEST
    now[0] += LONGEST
    assert attempts.wait("dora") == 0
    attempts.failed("dora")
    now[0] += 3601
    attempts.failed("dora")
    assert attempts.wait("dora") == 0, "what was long ago is forgotten"


def test_one_ipv6_network_counts_as_one(tmp_path: Path) -> None:
    environment = {"LINDWURM_REQUESTS_PER_MINUTE": "40", "LINDWURM_PROXIES": "127.0.0.1"}
    served = Served(tmp_path / "network.db", **environment)

    def guest(address: str) -> int:
        body, headers = {"name": "Anna"}, {"x-forwarded-for": address}
        answer = served.http.post(f"{served.address}/api/guests", json=body, headers=headers)
        served.http.cookies.clear()
        return answer.status_code

    assert [guest(f"2001:db8::{n}") for n in range(1, 6)] == [201, 201, 429, 429, 429]
    assert guest("2001:db8:0:1::1") == 201
    assert guest("192.0.2.1") == guest("192.0.2.2") == 201
    served.stop()


# -- recovery codes ----------------------------------------------------------------------------


def test_a_recovery_code_is_good_once(server: Served) -> None:
    dora = account(server)
    name = name_of(dora)
    assert dora.get("/api/me/recovery-codes") == {"left": 0}
    dora.post("/api/me/recovery-codes", {"passphrase": "wrong horse"}, 403)
    first = dora.post("/api/me/recovery-codes", {"passphrase": GOOD})["codes"]
    codes = dora.post("/api/me/recovery-codes", {"passphrase": GOOD})["codes"]
    assert len(set(first) | set(codes)) == 16
    assert dora.get("/api/me/recovery-codes") == {"left": 8}
    kept = server.database.read_bytes() + Path(f"{server.database}-wal").read_bytes()
    assert not any(one.encode() in kept or one.replace("-", "").encode() in kept for one in codes)

    lost = Client(server, None)
    for _ in range(FREE + 1):  # somebody is guessing; a code is good all the same
        lost.http.post(
            f"{server.address}/api/session", json={"name": name, "passphrase": "guess " * 2}
        )
    body = {"name": name, "code": first[0], "passphrase": "another horse"}
    assert code(lost.post("/api/session/recovery", body, 403)) == "forbidden"
    body["code"] = codes[0].upper().replace("-", " ")
    lost.remember(lost.post("/api/session/recovery", body))
    assert lost.get("/api/me/recovery-codes") == {"left": 7}
    dora.get("/api/me", 401)
    again = Client(server, None)
    assert code(again.post("/api/session/recovery", body, 403)) == "forbidden"
    signed_in(server, name, "another horse").close()
    for client in (dora, lost, again):
        client.close()


# -- names (SRV-F12) ---------------------------------------------------------------------------

UNSEEN = ["\u3164", "\u2800", "\u200b", "\u0301\u0301", "\u115f", "\u2060x", "A\u202ebc", "\u00ad"]
UNSEEN += ["\U000e0041", "\ufe0f", "Ann\u200da", "a" + "\u0316" * 8, "   ", "---"]


@pytest.mark.parametrize("name", UNSEEN)
def test_names_that_cannot_be_seen_are_refused(server: Served, people: Any, name: str) -> None:
    assert code(people[0].request("PUT", "/api/me", {"name": name}, 400)) == "malformed"
    seats = [{"kind": "me"}, {"kind": "me", "name": name}]
    body = {"game": "dragon_farkle", "seats": seats}
    assert code(people[0].post("/api/tables", body, 400)) == "malformed"


@pytest.mark.parametrize("name", ["Zoë", "李小龍", "עדן", "नीलम", "Nguyễn", "김", "❤️ 7", "O'Brien"])
def test_names_of_everywhere_are_welcome(server: Served, name: str) -> None:
    Client(server, name).close()


def test_the_names_of_accounts_are_theirs(server: Served) -> None:
    dora = account(server, "Dora")
    name = name_of(dora)
    guest = Client(server, "Guest")
    cyrillic = name.replace("o", "\u043e")
    alike = [name, name.upper(), cyrillic, name.replace("o", "0", 1), name.replace(" ", "\u3000")]
    for one in alike:
        assert code(guest.request("PUT", "/api/me", {"name": one}, 409)) == "taken", one
        Client(server, None).post("/api/guests", {"name": one}, 409)
        body = {"name": one, "passphrase": GOOD}
        assert code(guest.post("/api/me/account", body, 409)) == "taken", one
    for one in ("Guest", "gast", "Gue\u0455t"):
        assert (
            code(guest.post("/api/me/account", {"name": one, "passphrase": GOOD}, 409)) == "taken"
        )
    # Another name for the account: the old one is free again.
    other = fresh("Else")
    assert dora.request("PUT", "/api/me", {"name": other})["name"] == other
    guest.request("PUT", "/api/me", {"name": name})
    signed_in(server, other).close()
    for client in (dora, guest):
        client.close()


def test_two_at_a_table_never_look_alike(server: Served, people: list[Client]) -> None:
    anna, ben = people
    late = fresh("Late")
    early = Client(server, late)  # a guest who was called that before somebody had the account
    owner = Client(server, "Guest")
    owner.remember(owner.post("/api/me/account", {"name": late, "passphrase": GOOD}))
    table = anna.table("me", "open", "open", "open", "bot")
    ben.request("PUT", "/api/me", {"name": "\u0410nn\u0430"})
    dragon = Client(server, "fafnir")
    shown = []
    for client in (ben, early, dragon):
        shown = client.post(f"/api/tables/{table}/join", {})["table"]["seats"]
    names = [seat["name"] for seat in shown]
    assert names == ["Anna", "\u0410nn\u0430 2", f"{late[:17].rstrip()} 2", "fafnir 2", "Fafnir"]
    # Nor among those who speak: a seat's name counts there, and watchers get one of their own.
    twin = Client(server, "\u0391nna")
    lines = anna.sit(table)
    for client in (ben, twin, anna):
        client.sit(table).ask(type="say", text="It is I")
    lines.settle()
    said = [line["name"] for m in lines.heard if m["type"] == "chat" for line in m["lines"]]
    assert said == ["\u0410nn\u0430 2", "\u0391nna 3", "Anna"]
    for client in (early, owner, dragon, twin):
        client.close()


# -- over TLS, and on a home network (SRV-F17) ---------------------------------------------------


@pytest.mark.parametrize("how", ["set", "proxied"])
def test_over_tls_cookies_are_the_hosts_own(tmp_path: Path, how: str) -> None:
    setting = {"LINDWURM_PROXIES": "127.0.0.1"}
    setting |= {"LINDWURM_SECURE_COOKIES": "on"} if how == "set" else {}
    served = Served(tmp_path / "tls.db", **setting)
    headers = {} if how == "set" else {"x-forwarded-proto": "https"}
    url = f"{served.address}/api/guests"
    answer = served.http.post(url, json={"name": "Emil"}, headers=headers)
    served.http.cookies.clear()
    (cookie,) = answer.headers.get_list("set-cookie")
    name, value = cookie.partition(";")[0].split("=")
    assert name == "__Host-lindwurm"
    assert "secure" in cookie.lower()
    assert "path=/" in cookie.lower()
    assert "domain" not in cookie.lower()
    assert int(answer.headers["strict-transport-security"].removeprefix("max-age=")) >= 31_536_000
    for sent, status in ((f"{name}={value}", 200), (f"lindwurm={value}", 401)):
        found = served.get("/api/me", headers={**headers, "cookie": sent})
        served.http.cookies.clear()
        assert found.status_code == status, sent
    assert "strict-transport-security" in served.get("/", headers=headers).headers
    served.stop()


def test_nothing_personal_is_stored_on_the_way(server: Served, people: list[Client]) -> None:
    anna = people[0]
    table = anna.table("me", "open")
    for path in ("/api/me", "/api/me/tables", "/api/me/sessions", f"/api/tables/{table}"):
        answer = anna.http.get(server.address + path)
        assert answer.headers["cache-control"] == "no-store", path
        assert "strict-transport-security" not in answer.headers, "not without TLS"
        assert answer.headers["permissions-policy"]
    for path in ("/api/nothing", "/api/tables/none"):
        assert anna.http.get(server.address + path).headers["cache-control"] == "no-store"
    rules = server.get("/api/games/simurgh/rules")
    assert rules.headers["cache-control"].startswith("public"), "what is no secret may be kept"
