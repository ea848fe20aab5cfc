"""The OpenAPI document: what Litestar makes of the handlers, and what it cannot know."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from lindwurm.server.errors import ErrorAnswer
from lindwurm.server.http.answers import Asked

REF = "#/components/schemas/{name}"


class Document(JsonRenderPlugin):
    """Gives out the completed document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON."""
        return super().render(request, completed(openapi_schema))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """Say that every refusal has the one form of all errors, and that unknown fields are refused.

    >>> made = {"paths": {"/me": {"get": {"responses": {"200": {}, "400": {}}}}}}
    >>> sorted(completed(made)["paths"]["/me"]["get"]["responses"])
    ['200', 'default']
    """
    whole = copy.deepcopy(document)
    [error], parts = msgspec.json.schema_components([ErrorAnswer], ref_template=REF)
    refusal = {"description": "Refused", "content": {"application/json": {"schema": error}}}
    for path in whole["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            responses.pop("400", None)  # Litestar's own form of errors, which nobody gets from us
            responses["default"] = refusal
    schemas = whole.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(parts)
    for body in Asked.__subclasses__():
        if body.__name__ in schemas:
            schemas[body.__name__]["additionalProperties"] = False
    return whole
