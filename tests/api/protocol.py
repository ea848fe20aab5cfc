"""`python -m tests.api.protocol`: write the stored list of what clients may send anew.

docs/upgrading.md promises that it is understood from then on: every request with its parameters and
the fields of its body, and every message at a socket. `?` marks what may be left out. Whoever takes
something away, or wants what could be left out, needs a new first number of the version.
"""

from __future__ import annotations

import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

LIST = Path(__file__).with_name("protocol.txt")


def described() -> str:
    """Return the list as it would be written now."""
    head = [line for line in LIST.read_text("utf-8").splitlines() if line.startswith("#")]
    return "\n".join([*head, *_requests(), *_messages()]) + "\n"


def _requests() -> Iterator[str]:
    """Yield the lines of all requests, from the document that the server has of them."""
    from lindwurm.server.app import create_app
    from lindwurm.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        app = create_app(Settings(database=str(Path(folder) / "lindwurm.db"))).app
        document = app.openapi_schema.to_schema()
    known = document["components"]["schemas"]
    for path, methods in sorted(document["paths"].items()):
        for method, one in sorted(methods.items()):
            yield f"{method.upper()} {path}"
            for given in one.get("parameters", ()):
                if given["in"] == "query":
                    yield f"    {'' if given.get('required') else '?'}{given['name']}="
            for kind in one.get("requestBody", {}).get("content", {}).values():
                yield from sorted(set(_fields(kind["schema"], known, "    ")))


def _fields(schema: dict[str, Any], known: dict[str, Any], where: str) -> Iterator[str]:
    """Yield the fields of a body, those of what is in it below them."""
    if "$ref" in schema:
        schema = known[schema["$ref"].rpartition("/")[2]]
    for one in (*schema.get("oneOf", ()), *schema.get("anyOf", ()), schema.get("items")):
        if isinstance(one, dict):
            yield from _fields(one, known, where)
    for name, value in schema.get("properties", {}).items():
        needed = name in schema.get("required", ())
        yield f"{where}{'' if needed else '?'}{name}"
        yield from _fields(value, known, f"{where}{name}.")


def _messages() -> Iterator[str]:
    """Yield the lines of all messages that a client may send at a table."""
    from lindwurm.server.sockets.messages import Message

    kinds = [(msgspec.inspect.type_info(kind), kind) for kind in Message.__subclasses__()]
    for told, kind in sorted(kinds, key=lambda one: str(one[0].tag)):
        assert isinstance(told, msgspec.inspect.StructType), kind
        yield f"socket {told.tag}"
        for field in told.fields:
            yield f"    {'' if field.required else '?'}{field.encode_name}"


if __name__ == "__main__":
    LIST.write_text(described(), "utf-8")
    sys.stdout.write(f"{len(LIST.read_text('utf-8').splitlines())} lines in {LIST}\n")
