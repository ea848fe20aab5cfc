"""HTTP for accounts: passphrases, sessions, recovery codes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as removing
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server import identity
from lindwurm.server.errors import Refused
from lindwurm.server.http import carrying
from lindwurm.server.http.answers import (
    Confirmation,
    Credentials,
    PassphraseChange,
    PersonInfo,
    Recovery,
    SigningIn,
)
from lindwurm.server.identity import COOKIE, KNOWN, Bearer, cookie_name, cookie_value
from lindwurm.server.limits import network
from lindwurm.server.names import clean_name
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import likeness, reserved
from lindwurm.server.store.models import Person, RecoveryCode, SignIn

Asking = Request[Any, Any, Any]

MOST_SESSIONS = 50
"""Sessions of one person; with one more, that which was not used for longest ends."""
DO_NOT_FIT = "name and passphrase do not fit together"


class SessionInfo(msgspec.Struct):
    """A browser in which one is signed in."""

    id: str
    here: bool
    """Whether it is the one that asks."""
    agent: str
    """Roughly which browser, on which system; empty if that could not be told."""
    created: str
    used: str
    """When it was last used, to ten minutes."""


class CodesLeft(msgspec.Struct):
    """How many recovery codes there are."""

    left: int


class Codes(msgspec.Struct):
    """New recovery codes. They are shown this once; the ones before are void."""

    codes: list[str]


class Accounts(Controller):
    """Accounts, and the sessions of everybody."""

    path = "/api"
    tags = ("accounts",)

    @post("/me/account", status_code=200)
    async def account(
        self, request: Asking, services: Shared, data: JSONBody[Credentials]
    ) -> Response[PersonInfo]:
        """Become an account. Games are kept; all other sessions end."""
        limited(request, services)
        asking = await services.somebody(request)
        name = clean_name(data.name)
        passphrase = await identity.hashed(data.passphrase)
        try:
            async with services.database.write() as session:
                person = await session.get_one(Person, asking.id)
                if person.account is not None:
                    raise Refused("conflict", "you have an account already")
                await reserved.reserve(session, person, name)
                person.passphrase = passphrase
                bearer = await only_session(session, request, person.id)
        except IntegrityError:
            raise Refused("taken", f"there is an account {name!r} already") from None
        services.hub.cut(person.id)
        return signed_in(services, request, person, bearer)

    @put("/me/passphrase")
    async def passphrase(
        self, request: Asking, services: Shared, data: JSONBody[PassphraseChange]
    ) -> Response[PersonInfo]:
        """Change one's passphrase, which the old one is needed for; all other sessions end."""
        limited(request, services)
        asking = await services.somebody(request)
        await confirm(services, request, asking, data.old)
        passphrase = await identity.hashed(data.passphrase)
        async with services.database.write() as session:
            person = await session.get_one(Person, asking.id)
            person.passphrase = passphrase
            bearer = await only_session(session, request, person.id)
        services.hub.cut(person.id)
        return signed_in(services, request, person, bearer)

    # -- sessions --------------------------------------------------------------------------------

    @post("/session", status_code=200)
    async def sign_in(
        self, request: Asking, services: Shared, data: JSONBody[SigningIn]
    ) -> Response[PersonInfo]:
        """Sign in to an account. Who was wrong too often waits, longer each time.

        A guest may take their games along: then they are the account's, and the guest is gone.
        """
        limited(request, services)
        name = clean_name(data.name)
        person = await account_of(services, name)
        await attempt(services, attempter(services, request, name, person), data.passphrase, person)
        assert person is not None  # it would not have fitted
        if data.carry and (guest := await services.person(request)) is not None:
            await carrying.carry(services, guest, person)
        async with services.database.write() as session:
            await end_session(session, services.bearer(request))
            bearer = await new_session(session, request, person.id)
        return signed_in(services, request, person, bearer)

    @delete("/session", status_code=200)
    async def sign_out(self, request: Asking, services: Shared) -> Response[dict[str, bool]]:
        """Sign out here: the cookie is void from now on, whoever has it."""
        bearer = services.bearer(request)
        async with services.database.write() as session:
            await end_session(session, bearer)
        if bearer is not None:
            services.hub.cut(bearer.person)
        return signed_out(services, request)

    @get("/me/sessions")
    async def sessions(self, request: Asking, services: Shared) -> list[SessionInfo]:
        """Where one is signed in, the latest used first."""
        asking = await services.somebody(request)
        return await sessions_of(services, request, asking)

    @delete("/me/sessions/{session_id:str}", status_code=200)
    async def end_one(
        self, request: Asking, services: Shared, session_id: FromPath[str]
    ) -> list[SessionInfo]:
        """End one of one's sessions; returns those that are left."""
        asking = await services.somebody(request)
        async with services.database.write() as session:
            if not await end_session(session, Bearer(asking.id, session_id)):
                raise Refused("unknown", "you have no such session")
        services.hub.cut(asking.id)  # whoever's session goes on comes back by itself
        return await sessions_of(services, request, asking)

    @delete("/me/sessions", status_code=200)
    async def end_others(self, request: Asking, services: Shared) -> list[SessionInfo]:
        """End all of one's sessions but this one."""
        asking = await services.somebody(request)
        here = services.known_bearer(request)
        others = (SignIn.person == asking.id, SignIn.id != here.session)
        async with services.database.write() as session:
            await session.execute(removing(SignIn).where(*others))
        services.hub.cut(asking.id)
        return await sessions_of(services, request, asking)

    # -- recovery codes --------------------------------------------------------------------------

    @get("/me/recovery-codes")
    async def codes_left(self, request: Asking, services: Shared) -> CodesLeft:
        """How many recovery codes one has left."""
        asking = await services.somebody(request)
        mine = select(func.count()).where(RecoveryCode.person == asking.id)
        async with services.database.read() as session:
            return CodesLeft(await session.scalar(mine) or 0)

    @post("/me/recovery-codes", status_code=200)
    async def new_codes(
        self, request: Asking, services: Shared, data: JSONBody[Confirmation]
    ) -> Codes:
        """Make recovery codes for one's account, in place of those before."""
        limited(request, services)
        asking = await services.somebody(request)
        await confirm(services, request, asking, data.passphrase)
        codes = [identity.new_recovery_code() for _ in range(identity.RECOVERY_CODES)]
        hashes = [identity.recovery_hash(asking.id, code) for code in codes]
        async with services.database.write() as session:
            await session.execute(removing(RecoveryCode).where(RecoveryCode.person == asking.id))
            session.add_all(RecoveryCode(person=asking.id, hash=one) for one in hashes)
        return Codes(codes)

    @post("/session/recovery", status_code=200)
    async def recover(
        self, request: Asking, services: Shared, data: JSONBody[Recovery]
    ) -> Response[PersonInfo]:
        """Sign in by a recovery code and set another passphrase; all other sessions end.

        A code cannot be guessed, so nobody has to wait for having been wrong with a passphrase.
        """
        limited(request, services)
        name = clean_name(data.name)
        passphrase = await identity.hashed(data.passphrase)
        found = await account_of(services, name)
        async with services.database.write() as session:
            if found is None or not await _used_up(session, found.id, data.code):
                raise Refused("forbidden", "name and recovery code do not fit together")
            person = await session.get_one(Person, found.id)
            person.passphrase = passphrase
            await end_session(session, services.bearer(request))
            bearer = await only_session(session, request, person.id)
        services.attempts.succeeded(_account_key(name))
        services.hub.cut(person.id)
        return signed_in(services, request, person, bearer)


async def _used_up(session: AsyncSession, person: str, code: str) -> bool:
    """Take a recovery code away; returns whether it was there."""
    hash_ = identity.recovery_hash(person, code)
    mine = (RecoveryCode.person == person, RecoveryCode.hash == hash_)
    gone = removing(RecoveryCode).where(*mine).returning(RecoveryCode.hash)
    return await session.scalar(gone) is not None


# -- who may try, and how often ----------------------------------------------------------------


def limited(request: Asking, services: Services) -> None:
    """Refuse who makes guests, accounts and sign-ins too fast."""
    address = request.client.host if request.client else ""
    if not services.sign_ins.take(network(address)):
        raise Refused("too_many", "too many attempts; wait a minute", wait=60)


async def account_of(services: Services, name: str) -> Person | None:
    """Return whose account has this name."""
    async with services.database.read() as session:
        query = select(Person).where(Person.account == name.casefold()[:20])
        found: Person | None = await session.scalar(query)
    return found


def _account_key(name: str) -> str:
    return f"account {name.casefold()[:20]}"


def attempter(services: Services, request: Asking, name: str, person: Person | None) -> str:
    """Return who is counted for a wrong passphrase: a browser the account knows, or its name."""
    mark = cookie_value(
        request.scope["headers"], cookie_name(KNOWN, services.secure(request.scope))
    )
    known = services.signer.knows(mark)
    if known is not None and person is not None and known.person == person.id:
        return f"browser {known.session}"
    return _account_key(name)


async def attempt(services: Services, who: str, passphrase: str, person: Person | None) -> None:
    """Refuse a passphrase that does not fit, or that comes too soon after others that did not."""
    if wait := services.attempts.wait(who):
        raise Refused("too_many", f"wrong too often; try again in {wait} seconds", wait=wait)
    services.attempts.failed(who)  # before it is looked at: many at once are many
    if not await identity.fits(passphrase, person.passphrase if person else None):
        raise Refused("forbidden", DO_NOT_FIT)
    services.attempts.succeeded(who)


async def confirm(services: Services, request: Asking, person: Person, passphrase: str) -> None:
    """Refuse unless it is the passphrase of the one who asks: a screen may be left open."""
    if person.account is None:
        raise Refused("conflict", "a guest has no passphrase")
    who = f"session {services.known_bearer(request).session}"
    await attempt(services, who, passphrase, person)


# -- sessions ----------------------------------------------------------------------------------


async def sessions_of(services: Services, request: Asking, person: Person) -> list[SessionInfo]:
    """Return all sessions of the person who asks."""
    here = services.known_bearer(request)
    mine = select(SignIn).where(SignIn.person == person.id).order_by(SignIn.used.desc())
    async with services.database.read() as session:
        return [
            SessionInfo(
                id=one.id,
                here=one.id == here.session,
                agent=one.agent,
                created=one.created.isoformat(),
                used=one.used.isoformat(),
            )
            for one in await session.scalars(mine)
        ]


async def new_session(session: AsyncSession, request: Asking, person: str) -> Bearer:
    """Begin a session of a person."""
    agent = identity.agent_family(request.headers.get("user-agent", ""))
    mine = select(SignIn.id).where(SignIn.person == person).order_by(SignIn.used.desc())
    spare = list(await session.scalars(mine.offset(MOST_SESSIONS - 1)))
    if spare:
        gone = removing(SignIn).where(SignIn.person == person, SignIn.id.in_(spare))
        await session.execute(gone)
    bearer = Bearer(person, identity.new_id())
    session.add(SignIn(person=person, id=bearer.session, agent=agent))
    return bearer


async def only_session(session: AsyncSession, request: Asking, person: str) -> Bearer:
    """Begin a session of a person and end all others."""
    await session.execute(removing(SignIn).where(SignIn.person == person))
    return await new_session(session, request, person)


async def end_session(session: AsyncSession, bearer: Bearer | None) -> bool:
    """End a session; returns whether there was one."""
    if bearer is None:
        return False
    mine = (SignIn.person == bearer.person, SignIn.id == bearer.session)
    return await session.scalar(removing(SignIn).where(*mine).returning(SignIn.id)) is not None


# -- answers -----------------------------------------------------------------------------------


def recognised(
    services: Services, request: Asking, person: Person, bearer: Bearer, status: int = 200
) -> Response[PersonInfo]:
    """Return what a person is told about themselves; their cookie is good for another year."""
    csrf = services.signer.csrf(bearer)
    body = PersonInfo(
        name=person.name,
        language=person.language,
        account=person.account is not None,
        csrf=csrf,
        shows=person.shows,
        likeness=likeness.of(person),
    )
    cookie = services.cookie(request.scope, COOKIE, services.signer.cookie(bearer))
    return Response(body, status_code=status, cookies=[cookie])


def signed_in(
    services: Services, request: Asking, person: Person, bearer: Bearer
) -> Response[PersonInfo]:
    """Return the answer that makes the browser that of an account, which knows it from now on."""
    answer = recognised(services, request, person, bearer)
    answer.cookies.append(services.cookie(request.scope, KNOWN, services.signer.known(person.id)))
    return answer


def signed_out(
    services: Services, request: Asking, forgotten: bool = False
) -> Response[dict[str, bool]]:
    """Return the answer that makes the browser nobody's; with `forgotten`, as if it never was."""
    names = (COOKIE, KNOWN) if forgotten else (COOKIE,)
    cookies = [services.cookie(request.scope, name, "", 0) for name in names]
    return Response({"ok": True}, cookies=cookies)
