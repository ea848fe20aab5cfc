// As much Markdown as the rules catalogues use, as data: nothing of it ever becomes HTML by itself.

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };

export type Block =
  | { kind: "heading"; level: number; text: Span[] }
  | { kind: "paragraph"; text: Span[]; rule: string | null }
  | { kind: "list"; ordered: boolean; items: { text: Span[]; deep: number; rule: string | null }[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*(?!\s)(.+?)\*/g;
/** A line that defines a rule begins with its number in bold. */
const RULE = /^\*\*([A-Z]{2}-[A-Z]?\d+[a-z]?)\*\*/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    if (match[1] !== undefined) found.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "code", text: match[2] });
    else found.push({ kind: "em", text: match[3] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

function cells(line: string): Span[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => spans(cell.trim().replaceAll("\\|", "|")));
}

const rule = (text: string): string | null => RULE.exec(text)?.[1] ?? null;

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
      found.push({ kind: "table", head: cells(rows[0]!), rows: rows.slice(2).map(cells) });
    } else if (item) {
      const items = [];
      for (let m = item; m; m = i < lines.length ? /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)/.exec(lines[i]!)! : null!) {
        let text = m[3]!;
        const deep = Math.floor(m[1]!.length / 2);
        i++;
        while (i < lines.length && /^\s{2,}\S/.test(lines[i]!) && !/^\s*(?:[-*]|\d+\.)\s/.test(lines[i]!)) {
          text += ` ${lines[i++]!.trim()}`;
        }
        items.push({ text: spans(text), deep, rule: rule(text) });
      }
      found.push({ kind: "list", ordered: item[2] !== undefined, items });
    } else {
      let text = line;
      i++;
      while (i < lines.length && lines[i]!.trim() && !/^(#|\||```|\s*[-*]\s|\s*\d+\.\s)/.test(lines[i]!)) {
        text += ` ${lines[i++]!.trim()}`;
      }
      found.push({ kind: "paragraph", text: spans(text), rule: rule(text) });
    }
  }
  return found;
}
