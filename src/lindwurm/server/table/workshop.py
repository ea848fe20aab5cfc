"""Variants that tables may play: the operator's, and those that people have brought."""

from __future__ import annotations

import os

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server.errors import Refused
from lindwurm.server.settings import SettingError, Settings
from lindwurm.server.store import shelf
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import KeptVariant, OwnVariant
from lindwurm.server.store.moment import now
from lindwurm.server.thinking.trying import Crowded, Trials
from lindwurm.variants.file import FORMAT, VariantError


class Workshop:
    """All variants that this server knows."""

    def __init__(self, database: Database, settings: Settings):
        self._database, self._most = database, settings.variants_per_person
        self._trials = Trials()
        try:
            self._offered = shelf.read(settings.variants, os.pathsep)
        except VariantError as error:
            raise SettingError(str(error)) from None
        shelf.AT_HAND.update({shelf.key_of(variant): variant for variant, _ in self._offered})

    async def begin(self) -> None:
        """Keep what the operator offers, so that tables can name it."""
        async with self._database.write() as session:
            for variant, text in self._offered:
                await session.merge(shelf.row(variant, text))

    @property
    def offered(self) -> list[str]:
        """The keys of what the operator offers."""
        return [shelf.key_of(variant) for variant, _ in self._offered]

    async def kept(self, key: str) -> KeptVariant:
        """Return a variant by its key, or refuse."""
        async with self._database.read() as session:
            found = await session.get(KeptVariant, key)
        if found is None:
            raise Refused("unknown", "there is no such variant")
        return found

    async def text(self, key: str) -> str:
        """Return a variant's file as it was written, or refuse."""
        async with self._database.read() as session:
            found = await session.scalar(select(KeptVariant.text).where(KeptVariant.key == key))
        if found is None:
            raise Refused("unknown", "there is no such variant")
        return found

    async def listed(self, person: str | None) -> list[KeptVariant]:
        """Return what somebody can choose from: the operator's, then their own, latest first."""
        own = select(OwnVariant.key).where(OwnVariant.person == person)
        query = select(KeptVariant).where(KeptVariant.key.in_(own))
        async with self._database.read() as session:
            offered = [await session.get(KeptVariant, key) for key in self.offered]
            mine = await session.scalars(query.order_by(KeptVariant.created.desc()))
            brought = [one for one in mine if one.key not in self.offered]
        return [one for one in offered if one is not None] + brought

    async def bring(self, person: str, text: str) -> KeptVariant:
        """Keep somebody's variant after it has been tried, or refuse."""
        if FORMAT not in text:  # no process is started for what nobody meant to be one
            raise Refused("malformed", f'this is no variant: it lacks format = "{FORMAT}"')
        async with self._database.read() as session:
            await self._check_room(session, person)
        try:
            found = await self._trials.tried(text)
        except Crowded:
            raise Refused("too_many", "others are trying variants; try again in a minute") from None
        if found.variant is None:
            raise Refused("malformed", found.problem)
        made = shelf.row(found.variant, text)
        async with self._database.write() as session:
            if (there := await session.get(KeptVariant, made.key)) is None:
                session.add(there := made)
                await session.flush()
            mine = await session.get(OwnVariant, (person, made.key))
            if mine is None:
                await self._check_room(session, person)  # others were brought meanwhile
                session.add(OwnVariant(person=person, key=made.key, at=now()))
        return there

    async def _check_room(self, session: AsyncSession, person: str) -> None:
        query = select(func.count()).where(OwnVariant.person == person)
        if (await session.scalar(query) or 0) >= self._most:
            said = f"you keep {self._most} variants already; take one away first"
            raise Refused("conflict", said)

    async def drop(self, person: str, key: str) -> None:
        """Take a variant away from somebody's own. Tables that play it go on."""
        mine = (OwnVariant.person == person, OwnVariant.key == key)
        async with self._database.write() as session:
            gone = delete(OwnVariant).where(*mine).returning(OwnVariant.key)
            if await session.scalar(gone) is None:
                raise Refused("unknown", "you have no such variant")
