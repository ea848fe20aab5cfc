"""`lindwurm completion`: scripts that let a shell complete commands, options and games.

They are written out from the parser, so that they know what it knows.
"""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Iterator
from typing import NamedTuple

BASH = """# lindwurm for bash. In ~/.bashrc: eval "$(lindwurm completion bash)"
_lindwurm() {{
    COMPREPLY=()
    local word="${{COMP_WORDS[COMP_CWORD]}}" command="${{COMP_WORDS[1]}}" known=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        known="{commands}"
    else
        case "$command" in
{cases}
        esac
        case "$word" in
            -*) ;;
            *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
    fi
    COMPREPLY+=($(compgen -W "$known" -- "$word"))
}}
complete -o filenames -F _lindwurm lindwurm
"""

ZSH = """#compdef lindwurm
# lindwurm for zsh. In ~/.zshrc, after compinit: eval "$(lindwurm completion zsh)"
_lindwurm() {{
    local -a known
    if (( CURRENT == 2 )); then
        known=({described})
        _describe 'command' known
        return
    fi
    case "${{words[2]}}" in
{cases}
    esac
    compadd -a known
    _files
}}
compdef _lindwurm lindwurm
"""

FISH = """# lindwurm for fish: lindwurm completion fish > ~/.config/fish/completions/lindwurm.fish
{lines}
"""


class Known(NamedTuple):
    """A command as a shell has to know it."""

    name: str
    help: str
    options: list[str]
    words: list[str]
    """What may stand where it asks for a game, or for one of a few words."""


def known(parser: argparse.ArgumentParser) -> Iterator[Known]:
    """Yield the commands of a parser, with their options and the games where they want one."""
    from lindwurm import games

    (commands,) = (a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    told = {one.dest: one.help or "" for one in commands._choices_actions}
    for name, command in commands.choices.items():
        options = [text for a in command._actions for text in a.option_strings if len(text) > 2]
        words: list[str] = []
        for action in command._actions:
            if action.metavar == "GAME":
                words += games.ids()
            elif not action.option_strings and action.choices is not None:
                words += map(str, action.choices)
        yield Known(name, told.get(name, ""), options, words)


def run(asked: Namespace) -> int:
    """Print the script of a shell."""
    from lindwurm.cli.app import parser

    print({"bash": bash, "zsh": zsh, "fish": fish}[asked.shell](list(known(parser()))), end="")
    return 0


def bash(commands: list[Known]) -> str:
    """Return the script for bash."""
    line = '            {}) known="{}" ;;'
    cases = (line.format(c.name, " ".join([*c.words, *c.options])) for c in commands)
    names = " ".join([*(c.name for c in commands), "--help", "--version"])
    return BASH.format(commands=names, cases="\n".join(cases))


def zsh(commands: list[Known]) -> str:
    """Return the script for zsh."""
    cases = (f"        {c.name}) known=({' '.join([*c.words, *c.options])}) ;;" for c in commands)
    described = " ".join(_quoted(f"{c.name}:{c.help.replace(':', ',')}") for c in commands)
    return ZSH.format(described=described, cases="\n".join(cases))


def fish(commands: list[Known]) -> str:
    """Return the script for fish."""
    lines = []
    for one in commands:
        first = "complete -c lindwurm -n __fish_use_subcommand -f"
        lines.append(f"{first} -a {one.name} -d {_quoted(one.help)}")
        within = f"complete -c lindwurm -n '__fish_seen_subcommand_from {one.name}'"
        lines += [f"{within} -l {option.removeprefix('--')}" for option in one.options]
        if one.words:
            lines.append(f"{within} -f -a {_quoted(' '.join(one.words))}")
    return FISH.format(lines="\n".join(lines))


def _quoted(text: str) -> str:
    """Return a text as one word of a shell.

    >>> _quoted("a server's tables")
    "'a server’s tables'"
    """
    return "'" + text.replace("'", "’") + "'"
