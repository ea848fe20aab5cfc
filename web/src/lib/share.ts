// Handing a link on: where a finger points by what the device has for it, else by the clipboard.

/** Hand a link on; whoever has thought better of it has "dropped" it. */
export async function handedOn(title: string, url: string): Promise<"done" | "refused" | "dropped"> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ title, url });
    else await navigator.clipboard.writeText(url);
    return "done";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "dropped" : "refused";
  }
}
