"""The HTTP API keeps to its own OpenAPI document, whatever it is sent (Schemathesis)."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.harness import Client, Served

bounded = settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# Threads that others left in this process may draw from the global `random` meanwhile.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_everything_is_answered_as_documented(server: Served) -> None:
    document = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    operations = [found.ok() for found in document.get_all_operations()]
    assert len(operations) > 20
    problems: list[str] = []
    for operation in operations:
        problems += found_in(operation, server)
    assert not problems, "\n\n".join(problems)


def found_in(operation: Any, server: Served) -> list[str]:
    """Return what is wrong with one operation."""
    anna = Client(server, "Anna")  # somebody who exists, and may be deleted on the way
    cookies = dict(anna.http.cookies.items())

    @bounded
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        case.call_and_validate(
            headers={"x-csrf-token": anna.csrf},
            cookies=cookies,
            # What a game or a name allows is more than a schema can say.
            excluded_checks=[positive_data_acceptance],
        )

    try:
        check()
    except FailureGroup as error:
        return [f"{operation.label}: {error}"]
    finally:
        anna.close()
    return []
