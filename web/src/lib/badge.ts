// The number of waiting games on icons: that of the page, and that of the installed app.

export function draw(others: number, all: number): void {
  void paint(others);
  badge(all);
}

let mark: Promise<string> | null = null;
let painted = 0;

/** Draw the number onto the page's icon, as large as sixteen pixels allow. */
async function paint(number: number): Promise<void> {
  if (number === painted) return;
  painted = number;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  if (!number) {
    icon.href = "/mark.svg";
    return;
  }
  mark ??= fetch("/mark.svg").then((answer) => answer.text());
  const drawn = await mark.catch(() => "");
  if (!drawn || number !== painted) return;
  const text = number > 9 ? "9+" : `${number}`;
  const badge = `<circle cx="21" cy="21" r="11" fill="#c2371a"/><text x="21" y="27" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 13 : 17}" fill="#fff">${text}</text></svg>`;
  icon.href = `data:image/svg+xml,${encodeURIComponent(drawn.replace("</svg>", badge))}`;
}

/** Say it on the icon of the installed app, too; what was rung for is put away when nothing waits. */
function badge(number: number): void {
  if (number) void navigator.setAppBadge?.(number).catch(() => {});
  else {
    void navigator.clearAppBadge?.().catch(() => {});
    void navigator.serviceWorker?.getRegistration().then(async (worker) => {
      for (const one of (await worker?.getNotifications()) ?? []) one.close();
    });
  }
}
