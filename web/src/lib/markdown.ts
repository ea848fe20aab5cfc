// As much Markdown as catalogues and rule books use, as data: nothing of it ever becomes HTML by itself.

/** Words of one kind; strong and emphasised ones may hold others, a link leads to a page by its key. */
export type Span =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "em"; inner: Span[] }
  | { kind: "link"; text: string; key: string };

export type Block =
  | { kind: "heading"; level: number; text: Span[] }
  | { kind: "paragraph" | "example"; text: Span[]; rules: string[] }
  | { kind: "list"; ordered: boolean; items: { text: Span[]; deep: number; rules: string[] }[] }
  | { kind: "table"; head: Span[][]; rows: { cells: Span[][]; rules: string[] }[] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*(?!\s)(.+?)\*|\[([^\]]+)\]\(#([\w-]+)\)/g;
/** A mark ends what is told of some rules; readers do not see it. */
const MARK = / ?\{([A-Z]{2,3}-[A-Z]?\d+(?:, [A-Z]{2,3}-[A-Z]?\d+)*)\}/g;

/** For each mark of a text the rules it names. */
export function marks(text: string): string[][] {
  return [...text.matchAll(MARK)].map((mark) => mark[1]!.split(", "));
}

const rules = (text: string): string[] => marks(text).flat();

export function spans(marked: string): Span[] {
  const text = marked.replace(MARK, "");
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    if (match[1] !== undefined) found.push({ kind: "strong", inner: spans(match[1]) });
    else if (match[2] !== undefined) found.push({ kind: "code", text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: "em", inner: spans(match[3]) });
    else found.push({ kind: "link", text: match[4]!, key: match[5]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** A line in words alone. */
export function plain(line: string): string {
  const words = (found: Span[]): string =>
    found.map((one) => ("inner" in one ? words(one.inner) : one.text)).join("");
  return words(spans(line.replace(/^(?:>|-|\d+\.)\s+|\|/g, " "))).trim();
}

function cells(line: string): Span[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => spans(cell.trim().replaceAll("\\|", "|")));
}

/** Read a text block by block. */
export function blocks(source: string): Block[] {
  const lines = source.split("\n");
  const found: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#{1,6})\s+(.*)/.exec(line);
    const item = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)/.exec(line);
    if (!line.trim() || /^-{3,}$/.test(line.trim())) {
      i++;
    } else if (heading) {
      found.push({ kind: "heading", level: heading[1]!.length, text: spans(heading[2]!) });
      i++;
    } else if (line.startsWith("```")) {
      const from = ++i;
      while (i < lines.length && !lines[i]!.startsWith("```")) i++;
      found.push({ kind: "code", text: lines.slice(from, i++).join("\n") });
    } else if (line.trimStart().startsWith("|")) {
      const from = i;
      while (i < lines.length && lines[i]!.trimStart().startsWith("|")) i++;
      const rows = lines.slice(from, i);
      found.push({
        kind: "table",
        head: cells(rows[0]!),
        rows: rows.slice(2).map((row) => ({ cells: cells(row), rules: rules(row) })),
      });
    } else if (line.startsWith(">")) {
      let text = "";
      while (i < lines.length && lines[i]!.startsWith(">")) text += `${lines[i++]!.slice(1).trim()} `;
      found.push({ kind: "example", text: spans(text.trim()), rules: rules(text) });
    } else if (item) {
      const items = [];
      for (let m = item; m; m = i < lines.length ? /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)/.exec(lines[i]!)! : null!) {
        let text = m[3]!;
        const deep = Math.floor(m[1]!.length / 2);
        i++;
        while (i < lines.length && /^\s{2,}\S/.test(lines[i]!) && !/^\s*(?:[-*]|\d+\.)\s/.test(lines[i]!)) {
          text += ` ${lines[i++]!.trim()}`;
        }
        items.push({ text: spans(text), deep, rules: rules(text) });
      }
      found.push({ kind: "list", ordered: item[2] !== undefined, items });
    } else {
      let text = line;
      i++;
      while (i < lines.length && lines[i]!.trim() && !/^(#|\||>|```|\s*[-*]\s|\s*\d+\.\s)/.test(lines[i]!)) {
        text += ` ${lines[i++]!.trim()}`;
      }
      found.push({ kind: "paragraph", text: spans(text), rules: rules(text) });
    }
  }
  return found;
}
