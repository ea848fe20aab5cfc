// The letters in the marks of seats: no two alike at one table, whatever the people there are called.

const DIGIT = /\p{N}/u;

/** A letter for each name: its first one, or another that nobody else has. */
export function lettersOf(names: readonly string[]): string[] {
  const signs = names.map((name) => [...name.toUpperCase()].filter((one) => /[\p{L}\p{N}\p{So}]/u.test(one)));
  const firsts = signs.map((own) => own[0]);
  const taken = new Set<string>();
  return signs.map((own, i) => {
    if (own.length === 0) return "";
    // "Guest 2" is 2; "Adam" beside "Anna" is D, but not beside "Dora".
    const others = own.filter((one) => !firsts.includes(one));
    const wanted = [
      own[0]!,
      ...own.filter((one) => DIGIT.test(one)).slice(-1),
      ...others,
      ...own,
      `${i + 1}`,
    ];
    const found = wanted.find((one) => !taken.has(one)) ?? "";
    taken.add(found);
    return found;
  });
}

const seated = $state<{ letters: ReadonlyMap<string, string> }>({ letters: new Map() });

/** These sit at the table that is shown now. */
export function seat(names: readonly string[]): void {
  const letters = lettersOf(names);
  seated.letters = new Map(names.map((name, i) => [name, letters[i]!]));
}

/** The letter in the mark of somebody at this table; elsewhere the first one of a name. */
export function letterOf(name: string): string {
  return seated.letters.get(name) ?? [...name.toUpperCase()][0] ?? "";
}
