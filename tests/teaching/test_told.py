"""Each lesson as it is told, in both languages: kept in docs/games, for those who read it.

Every word of it is there: whoever changes a sentence, or lets it name another fact, sees what
becomes of it.
`python -m tests.teaching.test_told` writes them all.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lindwurm.games import ids, load
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.teaching import lesson, script
from lindwurm.teaching.script import sentence

LESSONS = Path(__file__).parents[2] / "docs/games/lessons"
NAMES = ["Anna", "Fafnir", "Ladon", "Nidhogg"]


def told(game_id: str, language: str) -> str:
    """Return a lesson as somebody hears it who does what is proposed, and what is proposed."""
    game = load(game_id)
    taught = lesson.load(game)
    assert taught is not None
    seats = len(taught.seats)
    texts = Texts(game, language, NAMES[:seats])
    lines = [f"# {texts('game-name')}"]
    for made in script.scripts(game):
        options = {**taught.options, **made.chapter.options}
        match = script.Taught(
            game, seats, options, start=made.start, line=made.line, names=NAMES[:seats]
        )
        lines += ["", f"## {texts(f'lesson-chapter-{made.chapter.id}')}", ""]
        ends = [*made.at[1:], len(made.line)]
        for step, known, at, end in zip(made.chapter.steps, made.facts, made.at, ends, strict=True):
            lines.append(f"- {sentence(texts, step, known)}")
            if step.do is not None:
                code = game.verbs.parse(step.do)
                lines.append(f"  *{texts.action(code, match.state, taught.learner)}*")
            for laid in made.line[at:end]:
                match.act(laid.seat, laid.action)
    for part in ("known", "left"):
        lines += ["", *(f"- {one}" for one in texts(f"lesson-{part}").splitlines())]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ids())
def test_a_lesson_is_what_docs_show(game_id: str, language: str) -> None:
    how = "read it, and write it anew: python -m tests.teaching.test_told"
    assert told(game_id, language) == (LESSONS / f"{game_id}.{language}.md").read_text("utf-8"), how


def main() -> None:
    """Write the lessons anew."""
    LESSONS.mkdir(exist_ok=True)
    for game_id in ids():
        for language in LANGUAGES:
            (LESSONS / f"{game_id}.{language}.md").write_text(told(game_id, language), "utf-8")


if __name__ == "__main__":
    main()
