// Where the focus goes when one page follows another: whoever hears the page, or types, begins at its top.

let left = false;
let landed = false;

/** The page is about to be another one. */
export function leaving(): void {
  left = true;
}

/**
 * Attach to where a page begins: its main part, or a table's name, which a screen reader then says. It takes the
 * focus when one comes from another page, or has lost it.
 */
export function landing(top: HTMLElement): void {
  const lost = landed && document.activeElement === document.body;
  if (left || lost) top.focus({ preventScroll: true });
  left = false;
  landed = true;
}
