"""Names that belong to accounts: nobody else may have one, nor one that looks like it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server.errors import Refused
from lindwurm.server.names import HOUSE, fitting, looks
from lindwurm.server.store.models import Person, ReservedName


async def taken(session: AsyncSession, name: str, person: str | None) -> bool:
    """Return whether a name looks like that of an account which is not this person's."""
    alike = select(ReservedName.person).where(ReservedName.look.in_(looks(name)))
    return any(owner != person for owner in await session.scalars(alike))


async def check(session: AsyncSession, name: str, person: str | None) -> None:
    """Refuse a name that looks like somebody else's account."""
    if await taken(session, name, person):
        raise Refused("taken", f"somebody with an account is called {name!r}, or looks like it")


async def reserve(session: AsyncSession, person: Person, name: str) -> None:
    """Give a person's account this name, or refuse; a name it had before is free again."""
    await check(session, name, person.id)
    if any(looks(name) & looks(own) for own in HOUSE):
        raise Refused("taken", f"{name!r} is what guests are called here")
    await session.execute(delete(ReservedName).where(ReservedName.person == person.id))
    session.add_all(ReservedName(look=look, person=person.id) for look in looks(name))
    person.name, person.account = name, name.casefold()[:20]


async def fitting_name(session: AsyncSession, name: str, person: str, others: Iterable[str]) -> str:
    """Return a person's name for a table: like none of the others there, and nobody's account."""
    taken_here = list(others)
    while await taken(session, found := fitting(name, taken_here), person):
        taken_here.append(found)
    return found
