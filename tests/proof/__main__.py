"""`python -m tests.proof [NAME…] [--full]`: prove what takes too long for `make test`.

What was shown is kept in docs/proofs/NAME.json with its numbers, commit, seed, command, day and
machine. A proof that fails keeps nothing: it says why, and the exit status is 1. One that cannot be
tried here (no GPU, no browser) says so and fails nothing.

A proof that is made of tests can be run in parts, `--part WORDS`, chosen as with `pytest -k`, and
`engines` by a game or a setting: the result is kept once all of them have been shown at one commit.
`reviews` ends after `--seconds N`, and goes on when it is run again, as long as games, bots and
reviews are the same.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from tests.proof.proofs import PART, PROOFS, SECONDS, NotHere
from tests.proof.stored import commit, keep, path_of, tidy


def main() -> int:
    """Run the proofs that are asked for; 1 if one of them fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    parser.add_argument("name", nargs="*", help=f"which: {', '.join(PROOFS)} (all)")
    parser.add_argument("--full", action="store_true", help="larger samples, for hours")
    parser.add_argument("--part", default="", metavar="WORDS", help="only tests with these words")
    parser.add_argument("--seconds", type=float, default=1e6, help="how long `reviews` may take")
    arguments = parser.parse_args()
    SECONDS.set(arguments.seconds)
    if unknown := [name for name in arguments.name if name not in PROOFS]:
        parser.error(f"there is no proof '{unknown[0]}' ({', '.join(PROOFS)})")
    chosen = [PROOFS[name] for name in arguments.name or PROOFS]
    if arguments.part and not all(proof.tests or proof.parted for proof in chosen):
        parser.error("--part goes with proofs that are made of tests, and with engines")
    failed = []
    for name in arguments.name or PROOFS:
        proof = PROOFS[name]
        sys.stdout.write(f"{name}: {proof.shows}\n")
        started, at = time.monotonic(), commit()
        PART.set((at, arguments.part))
        try:
            numbers = proof.run(proof.seed, arguments.full)
        except NotHere as error:
            sys.stdout.write(f"  not tried: {error}\n")
            continue
        except Exception:  # noqa: BLE001, whatever it is: the others are still tried
            traceback.print_exc()
            failed.append(name)
            continue
        took = time.monotonic() - started
        if arguments.part:  # what the other parts took, too
            took = sum(one["seconds"] for one in numbers["each"].values())
        keep(proof, numbers, at, took, full=arguments.full)
        sys.stdout.write(f"  shown, see {path_of(name)}\n")
    tidy()
    if failed:
        sys.stderr.write(f"not shown: {', '.join(failed)}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
