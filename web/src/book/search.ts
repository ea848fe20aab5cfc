// Looking something up by words in any order and form; `lindwurm/games/seeking.py` does the same and says why.

const LEFT_OUT = new Set(
  `a am an and any are be by can do does for from happen happens how i if in is it many may me much must
  my no not of on or the then there to what when where which who why will with you
  als am an auf bei bin das dem den der des die dran ein eine einen einer es für hat habe ich im in ist
  kann kein keine man mein meine meinen mit muss nach nicht noch oder und vom von vor wann was wenn wer
  wie wieder viel viele wo zu zum zur darf mir`.split(/\s+/),
);
const ENDINGS = ["ings", "ing", "ern", "est", "ers", "er", "es", "ed", "en", "em", "et", "e", "n", "s", "t"];
const SHORTEST = 4;

const [TITLE, OTHER_WORDS, PHRASE, SENTENCE] = [60, 50, 40, 30];
/** What a page is worth that has all words, if only here and there. */
export const PAGE = 15;

/** Small letters without accents, numbers without commas, and apostrophes as they are typed. */
export function folded(text: string): string {
  return text
    .replace(/(?<=\d)[.,\u2009\u202f](?=\d{3})/g, "")
    .toLowerCase()
    .replace(/\u00ad/g, "")
    .replaceAll("’", "'")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

function stem(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending ? word.slice(0, -ending.length) : word;
}

export class Wanted {
  readonly phrase: string;
  readonly stems: string[];

  constructor(words: string) {
    this.phrase = folded(words).trim().split(/\s+/).join(" ");
    const said = this.phrase.match(/[\p{L}\p{N}_]+/gu) ?? [];
    const meant = said.filter((word) => !LEFT_OUT.has(word)).map(stem);
    this.stems = meant.length > 0 ? meant : said;
  }

  /** Short words begin a word there: a tie is not in abilities, nor a win in renewing. */
  private count(text: string): number {
    return this.stems.filter((one) =>
      one.length < SHORTEST ? new RegExp(`(?<![\\p{L}\\p{N}_])${one}`, "u").test(text) : text.includes(one),
    ).length;
  }

  /** What a page is worth; 0 if it has none of the words. */
  score(title: string, others: string[], lines: string[]): number {
    const every = this.stems.length;
    const [head, more, rest] = [folded(title), others.map(folded), lines.map(folded)];
    if (this.count(head) === every) return TITLE;
    if (more.some((one) => this.count(one) === every)) return OTHER_WORDS;
    if (rest.some((line) => line.includes(this.phrase))) return PHRASE;
    if (rest.some((line) => this.count(line) === every)) return SENTENCE;
    const found = this.count([head, ...more, ...rest].join("\n"));
    return found === every ? PAGE : Math.floor((found * (PAGE - 1)) / every);
  }

  /** The line that says most of it: the phrase itself, else the first with most of the words. */
  line(lines: string[]): string {
    const worth = (line: string) => {
      const text = folded(line);
      return this.count(text) + (text.includes(this.phrase) ? 1 : 0);
    };
    const best = Math.max(...lines.map(worth));
    return lines.find((line) => worth(line) === best) ?? "";
  }
}
