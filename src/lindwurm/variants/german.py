"""What is wrong with a variant, in German.

Sentences are made in English where something is refused (:mod:`lindwurm.variants.file` and what it
asks); here each is known by its form and said in German. What comes from elsewhere (the reader of
TOML, a game's own checks) stays as it is, behind a German beginning.

>>> say("line 6: numbers.stub: 301 is not within 0..5000, by 50")
'Zeile 6: numbers.stub: 301 liegt nicht in 0..5000, in Schritten von 50'
>>> say("dragon_farkle has no numbers.stubb (perhaps numbers.stub?)")
'dragon_farkle hat kein numbers.stubb (vielleicht numbers.stub?)'
"""

from __future__ import annotations

import re

WRAPPED = (
    (r"line (\d+): (.+)", "Zeile {0}: {1}"),
    (r"it cannot be played by (\d+): (.+)", "zu {0} ist es nicht spielbar: {1}"),
    (r"it cannot be played: (.+)", "es ist nicht spielbar: {0}"),
    (r"it cannot be told: (.+)", "es lässt sich nicht erzählen: {0}"),
    (r"option '([^']+)': (.+)", "Option „{0}“: {1}"),
)
"""What stands around another sentence, which is the last part."""

SENTENCES = (
    (r"a variant has at most ([\d,]+) bytes", "eine Variante hat höchstens {0} Bytes"),
    (r"it is no text in UTF-8", "es ist kein Text in UTF-8"),
    (r"(?:it is )?nested too deeply", "es ist zu tief verschachtelt"),
    (r"nothing lies as deep as (.+)", "so tief liegt nichts: {0}"),
    (r"a variant has no '(.+)' \(it has (.+)\)", "eine Variante hat kein „{0}“ (sie hat {1})"),
    (r"this is no variant: it lacks (.+)", "das ist keine Variante: es fehlt {0}"),
    (r"version (\d+) is known, not (.+)", "bekannt ist Version {0}, nicht {1}"),
    (r"it needs a name", "sie braucht einen Namen"),
    (r"edition is true or false", "edition ist true oder false"),
    (
        r"an edition says what is printed: .+",
        "eine Ausgabe sagt, was gedruckt ist: Werte, keine Sätze, kein Programm, keine Optionen",
    ),
    (r"(\w+) takes new (.+), but no new (\w+)", "{0}: Neu sein kann {1}, aber nicht {2}"),
    (
        r"(\w+) takes no new (\w+): its rules know each by its name",
        "{0}: {1} kann nicht neu sein, die Regeln kennen davon jedes beim Namen",
    ),
    (r"at most (\d+) (\w+) can be added", "höchstens {0} {1} können dazukommen"),
    (r"(.+) is no id: small letters, digits and _", "{0} ist keine Kennung: a–z, Ziffern und _"),
    (
        r"the book says (.+), and an edition is what is printed",
        "in der Anleitung steht {0}, und eine Ausgabe ist, was gedruckt ist",
    ),
    (r"(\w+) is taken already", "{0} gibt es schon"),
    (r"(\w+) needs a name: (\S+) in (\S+)", "{0} braucht einen Namen: {1} in {2}"),
    (r"([\w.]+) is a table: (.+)", "{0} ist eine Tabelle: {1}"),
    (r"there is no game (.+)", "es gibt kein Spiel {0}"),
    (r"(\w+) does not say how far .+", "{0} sagt nicht, wie weit man es ändern darf"),
    (r"there is no language (.+)", "es gibt keine Sprache {0}"),
    (r"(\w+) is a text", "{0} ist ein Text"),
    (r"(a text|\w+) has at most ([\d,]+) letters", "{0} hat höchstens {1} Buchstaben"),
    (
        r"(\w+) has a character that no text has: (.+)",
        "{0} enthält ein Zeichen, das in keinem Text steht: {1}",
    ),
    (r"(\S+) is changed twice", "{0} wird zweimal geändert"),
    (r"no rule of (\w+) asks for (\S+)", "keine Regel von {0} fragt nach {1}"),
    (r"(\w+) has no option (\S+) \((.*)\)", "{0} hat keine Option {1} ({2})"),
    (r"(\w+) has no such text", "{0} hat keinen solchen Text"),
    (r"(\w+) has no (\S+) \(perhaps (\S+)\?\)", "{0} hat kein {1} (vielleicht {2}?)"),
    (r"(\w+) has no (\S+)", "{0} hat kein {1}"),
    (r"option '([^']+)' cannot be '(.*?)' \((.*)\)", "Option „{0}“ kann nicht „{1}“ sein ({2})"),
    (r"(.+) is none of (.+)", "{0} ist keines von {1}"),
    (
        r"(.+) is not of the form that the rules read",
        "{0} ist nicht so geschrieben, wie Regeln es lesen",
    ),
    (r"(.+) is not a whole number", "{0} ist keine ganze Zahl"),
    (r"(.+) is not within (\S+), by (\d+)", "{0} liegt nicht in {1}, in Schritten von {2}"),
    (r"(.+) is not within (\S+)", "{0} liegt nicht in {1}"),
    (r"texts are in (\S+) or (\S+)", "Texte stehen in {0} oder {1}"),
    (r"it is empty, or no text", "er ist leer oder kein Text"),
    (r"it cannot be read as Fluent", "er lässt sich nicht als Fluent lesen"),
    (r"it speaks of itself", "er spricht von sich selbst"),
    (
        r"it names (.+), which the game's own text does not",
        "er nennt {0}, was der Text des Spiels nicht nennt",
    ),
    (r"it names something more than (\d+) times", "er nennt mehr als {0}-mal etwas"),
    (r"(.+) is no part of a text", "{0} gehört in keinen Text"),
    (
        r"code comes from the folder of whoever runs this, not so",
        "Programm kommt nur aus dem Ordner dessen, der das hier betreibt",
    ),
    (r"it cannot be tried within (\d+) seconds", "in {0} Sekunden lässt es sich nicht erproben"),
    (
        r"it takes more time or memory than any variant needs",
        "es braucht mehr Zeit oder Speicher als irgendeine Variante",
    ),
    (
        r"you keep (\d+) variants already; take one away first",
        "du hast schon {0} Varianten; nimm erst eine weg",
    ),
    (
        r"others are trying variants; try again in a minute",
        "andere erproben gerade Varianten; versuch es in einer Minute noch einmal",
    ),
    (
        r"too many variants at once; wait a minute",
        "zu viele Varianten auf einmal; warte eine Minute",
    ),
)

NAMED = r"([A-Za-z][\w.-]*): (.+)"
"""The name of a value or a text before what is wrong with it."""
GERMAN_WORDS = {"a text": "ein Text"}


def say(sentence: str) -> str:
    """Return a sentence in German; one that is not known stays as it is."""
    for pattern, german in WRAPPED:
        if match := re.fullmatch(pattern, sentence, re.DOTALL):
            *first, inner = match.groups()
            return german.format(*first, say(inner))
    for pattern, german in SENTENCES:
        if match := re.fullmatch(pattern, sentence, re.DOTALL):
            return german.format(*(GERMAN_WORDS.get(part, part) for part in match.groups()))
    if match := re.fullmatch(NAMED, sentence, re.DOTALL):
        return f"{match[1]}: {say(match[2])}"
    return sentence
