// A part of the page as a picture to send: drawn once more as it is seen, with a line that says what it is and where it is from.

import { invitation } from "./reach";

/** What stands below a picture. */
export interface Caption {
  title: string;
  line: string;
  /** Where the link leads: a path of this server. */
  path: string;
}

const SPACE = "http://www.w3.org/2000/svg";
/** Pixels of a picture across, at most: more is of no use in a chat. */
const WIDEST = 2400;

/** What is different in an image: its root is the drawing, nothing moves or has yet to appear, and nothing scrolls. */
const STILL = `*, ::before, ::after { animation: none !important; transition: none !important; }
  * { scrollbar-width: none !important; }`;

/** All styles of this page, complete in themselves: an image loads nothing. */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].map(async ({ href, ownerNode }) => {
    // As they were written: what browsers tell of rules with variables is not whole.
    let text = href ? await (await fetch(href)).text() : (ownerNode?.textContent ?? "");
    for (const [, name] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      if (!name || /^(data:|#)/.test(name)) continue;
      const file = await (await fetch(new URL(name, href ?? location.href))).blob();
      text = text.replaceAll(name, await dataOf(file));
    }
    return text.replaceAll(/(^|[\s,{}])html(?=[\s{,.:[])/g, "$1:root");
  });
  return `${(await Promise.all(sheets)).join("\n")}\n${STILL}`;
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A copy of the page with nothing but this element to see, and where that lies in it. */
function alone(element: HTMLElement): { body: HTMLElement; left: number; top: number; area: DOMRect } {
  const left = [...element.querySelectorAll<HTMLElement>("[data-unpictured]")];
  for (const one of left) one.style.display = "none";
  const area = element.getBoundingClientRect();
  const page = document.body.getBoundingClientRect();
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const one of left) one.style.display = "";
  const found = { body, left: area.left - page.left, top: area.top - page.top, area };
  // The way down to it, by numbers of children: around it nothing is seen, and nothing cuts it off.
  const way: number[] = [];
  for (let one: Element = element; one !== document.body; one = one.parentElement!) {
    way.unshift([...one.parentElement!.children].indexOf(one));
    if (one === element) continue;
    found.left += one.scrollLeft; // a copy has not been scrolled
    found.top += one.scrollTop;
  }
  let at: Element = body;
  for (const number of way) {
    (at as HTMLElement).style.overflow = "visible";
    for (const [n, one] of [...at.children].entries())
      if (n !== number) (one as HTMLElement).style.visibility = "hidden";
    at = at.children[number]!;
  }
  for (const one of body.querySelectorAll("script")) one.remove();
  return found;
}

/** The page as an image of the window, moved so far: what lies at the left top then is the first pixel. */
async function image(css: string, body: HTMLElement, left: number, top: number): Promise<HTMLImageElement> {
  const root = document.documentElement;
  const drawing = document.createElementNS(SPACE, "svg");
  for (const { name, value } of root.attributes) drawing.setAttribute(name, value);
  drawing.setAttribute("width", `${innerWidth}`);
  drawing.setAttribute("height", `${innerHeight}`);
  const style = document.createElementNS(SPACE, "style");
  style.textContent = css;
  const all = document.createElementNS(SPACE, "foreignObject");
  const { width, height } = document.body.getBoundingClientRect();
  for (const [name, value] of Object.entries({ x: -left, y: -top, width, height }))
    all.setAttribute(name, `${value}`);
  all.style.overflow = "visible";
  all.append(body);
  drawing.append(style, all);
  const made = new Image();
  made.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await made.decode();
  return made;
}

/** Draw an element as it is seen now. */
export async function pictured(element: HTMLElement, { title, line, path }: Caption): Promise<Blob> {
  const { body, left, top, area } = alone(element);
  const { width, height } = area;
  const [css, { addresses }] = await Promise.all([styles(), invitation()]);
  const url = addresses[0] + path;
  const scale = Math.min(Math.max(devicePixelRatio, 2), WIDEST / width);
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  const canvas = document.createElement("canvas");
  const below = 84;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round((height + below) * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser does not draw");
  pen.scale(scale, scale);
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, width, height + below);
  // What is longer than the window is drawn piece by piece.
  for (let from = 0; from < height; from += innerHeight) {
    const part = await image(css, body, left, top + from);
    const high = Math.min(innerHeight, height - from);
    pen.save();
    pen.beginPath();
    pen.rect(0, from, width, high);
    pen.clip();
    pen.drawImage(part, 0, from, innerWidth, innerHeight);
    pen.restore();
  }
  const room = width - 32;
  pen.fillStyle = colour("--ink");
  pen.font = `600 24px ${colour("--title")}`;
  pen.fillText(title, 16, height + 30, room);
  pen.font = `400 16px ${colour("--ui")}`;
  pen.fillText(line, 16, height + 52, room);
  pen.fillStyle = colour("--ink-2");
  pen.font = `400 14px ${colour("--ui")}`;
  pen.fillText(url.replace(/^https?:\/\//, ""), 16, height + 72, room);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!made) throw new Error("this browser does not draw");
  return made;
}

/** Hand a picture and its link to whatever this device shares with; else it is saved, and the link copied where one may. */
export async function hand(
  picture: Blob,
  { title, line, path }: Caption,
): Promise<"shared" | "copied" | "saved"> {
  const file = new File([picture], "lindwurm.png", { type: "image/png" });
  const url = (await invitation()).addresses[0] + path;
  const told = { files: [file], title, text: line, url };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(told)) {
    try {
      await navigator.share(told);
      return "shared";
    } catch (error) {
      // Drawing took so long that the touch does not count any more: then it is saved.
      if (!(error instanceof DOMException) || error.name !== "NotAllowedError") throw error;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  try {
    await navigator.clipboard.writeText(url); // there is none without HTTPS
    return "copied";
  } catch {
    return "saved";
  }
}
