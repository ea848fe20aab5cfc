"""One door for chance: exact, uniform, unpredictable where it must be."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from lindwurm.kernel.chance import (
    SecretStream,
    Tape,
    TapeError,
    below,
    commitment,
    next_word,
    seed_words,
)


def _reference_sfc32(seed: int, stream: int, count: int) -> list[int]:
    """sfc32 as its author wrote it, on fresh words."""
    mask = 0xFFFFFFFF
    a, b, c, d = seed & mask, seed >> 32 & mask, stream, 1
    words = []
    for _ in range(count + 12):
        t = (a + b + d) & mask
        d = (d + 1) & mask
        a = b ^ b >> 9
        b = (c + (c << 3)) & mask
        c = (c << 21 | c >> 11) & mask
        c = (c + t) & mask
        words.append(t)
    return words[12:]


@given(st.integers(0, 2**62 - 1), st.integers(0, 2**32 - 1))
def test_the_generator_is_sfc32(seed: int, stream: int) -> None:
    words = [0] * 4
    seed_words(words, seed, stream)
    assert [next_word(words) for _ in range(20)] == _reference_sfc32(seed, stream, 20)


@pytest.mark.parametrize("n", [2, 3, 6, 13, 36, 1000])
def test_draws_are_uniform(n: int) -> None:
    words = [0] * 4
    seed_words(words, 11, 3)
    counts = [0] * n
    for _ in range(60 * n + 20_000):
        counts[below(words, n)] += 1
    assert stats.chisquare(counts).pvalue > 1e-4


def test_rejection_removes_the_bias_of_a_wide_range() -> None:
    """A range of the size of the words themselves: without rejection some values come twice."""
    words = [0] * 4
    seed_words(words, 5, 0)
    n = 3 * 2**29
    thirds = [0, 0, 0]
    for _ in range(9000):
        thirds[below(words, n) * 3 // n] += 1
    assert stats.chisquare(thirds).pvalue > 1e-4


def test_streams_and_seeds_are_independent() -> None:
    seen = set()
    for seed in range(20):
        for stream in range(20):
            words = [0] * 4
            seed_words(words, seed, stream)
            seen.add(tuple(below(words, 2**30) for _ in range(3)))
    assert len(seen) == 400


def test_the_secret_stream_is_hmac_over_seed_salts_and_counter() -> None:
    seed = bytes(range(32))
    block = hmac.new(seed, b"4:anna,0:,#0", hashlib.sha256).digest()
    stream = SecretStream(seed, ["anna", ""])
    assert [stream.word() for _ in range(8)] == [
        int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)
    ]


def test_salts_cannot_be_shifted_between_seats() -> None:
    first = SecretStream(bytes(32), ["ab", "c"]).word()
    second = SecretStream(bytes(32), ["a", "bc"]).word()
    assert first != second


def test_the_secret_stream_repeats_from_any_position() -> None:
    stream = SecretStream(b"x" * 32)
    values = [stream(6) for _ in range(50)]
    stream.position = 0
    assert [stream(6) for _ in range(50)] == values
    assert stats.chisquare([values.count(v) for v in range(6)]).pvalue > 1e-6


@pytest.mark.parametrize("bad", [6, -1, True, "3", 2.0])
def test_an_impossible_value_on_the_tape_names_the_draw(bad: object) -> None:
    tape = Tape([5, bad])  # type: ignore[list-item]
    assert tape(6) == 5
    with pytest.raises(TapeError, match=r"draw 2 of the tape is .*, but must be in 0..5"):
        tape(6)
    assert tape.left == 1


def test_commitments_hide_and_bind() -> None:
    assert commitment(b"a" * 32) == hashlib.sha256(b"a" * 32).hexdigest()
    assert commitment(12) != commitment(13)


def test_a_seed_that_was_chosen_beforehand_is_worth_nothing_against_an_honest_salt() -> None:
    """The operator looks for the best seed; then a salt comes that nobody knew (SRV-F3)."""

    def ones(seed: bytes, salt: str) -> int:
        stream = SecretStream(seed, [salt, "a bot's"])
        return sum(stream(6) == 0 for _ in range(6))

    seeds = [hashlib.sha256(b"%d" % n).digest() for n in range(2000)]
    chosen = max(seeds, key=lambda seed: ones(seed, "the salt that was expected"))
    assert ones(chosen, "the salt that was expected") >= 4
    salts = [hashlib.sha256(b"salt %d" % n).hexdigest() for n in range(6000)]
    mean = sum(ones(chosen, salt) for salt in salts) / len(salts)
    assert abs(mean - 1) < 4 * (5 / 6 / len(salts)) ** 0.5
