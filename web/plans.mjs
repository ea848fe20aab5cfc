// Write the plans of the laboratory from the boards as the client draws them.
//
//     node web/plans.mjs            # writes src/lindwurm/games/*/plan.svg
//     node web/plans.mjs --check    # says which files are stale (exit code 1)

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { createServer } from "vite";

// What the settings of a browser ask for; no plan depends on it.
globalThis.navigator ??= { language: "en" };
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
process.chdir(at(".")); // where icons are looked for
const read = (path) => (existsSync(at(path)) ? readFileSync(at(path), "utf-8") : "");
/** The colours by day: what a rule for the page, for the game and for its board declares. */
const declared = (css, selector) => {
    const from = css.indexOf(`${selector} {`);
    return from < 0 ? [] : (css.slice(from, css.indexOf("}", from)).match(/--[\w-]+:[^;]+;/g) ?? []);
};

/** Rules that a picture needs, by day and standing still: none for screens, motion or whole pages. */
const still = (css) =>
    css
        .replaceAll(/\/\*[^]*?\*\//g, "")
        .replaceAll(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "")
        .replaceAll(/[^{}]*:root[^{}]*\{[^{}]*\}/g, "");

/** Those of the colours that are used, also by each other. */
const used = (colours, by) => {
    const kept = new Set();
    const visit = (text) => {
        for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
            const own = colours.findLast((one) => one.startsWith(`${name}:`));
            if (!own || kept.has(own)) continue;
            kept.add(own);
            visit(own);
        }
    };
    visit(by);
    return colours.filter((one) => kept.has(one));
};

/** What is drawn more than once is written once, and no number finer than can be seen. */
const spare = (svg, game) => {
    const fine = svg
        .replaceAll(/(\.\d\d)\d+/g, "$1")
        .replaceAll(/ d="[^"]{100,}"/g, (d) => d.replaceAll(/(\.\d)\d/g, "$1"));
    const times = new Map();
    for (const [, d] of fine.matchAll(/<path[^>]* d="([^"]{100,})"/g)) times.set(d, (times.get(d) ?? 0) + 1);
    const shared = [...times].filter(([, n]) => n > 1).map(([d]) => d);
    const name = (d) => `${game}-${shared.indexOf(d)}`;
    const once = fine.replaceAll(
        /<path([^>]*?) d="([^"]{100,})"([^>]*?)(?:\/>|><\/path>)/g,
        (all, before, d, after) => (shared.includes(d) ? `<use${before} href="#${name(d)}"${after}/>` : all),
    );
    const defs = shared.map((d) => `<path id="${name(d)}" d="${d}"/>`).join("");
    return defs ? once.replace(">", `><defs>${defs}</defs>`) : once;
};

const server = await createServer({
    root: at("."),
    configFile: false,
    logLevel: "error",
    appType: "custom",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins: [
        svelte({
            configFile: false,
            compilerOptions: { css: "injected", cssHash: ({ hash, css }) => `s${hash(css)}` },
        }),
        icons({ compiler: "svelte", scale: 1 }),
    ],
});
const { render } = await server.ssrLoadModule("svelte/server");
let stale = 0;
for (const game of readdirSync(at("src/boards"))) {
    if (!existsSync(at(`src/boards/${game}/Plan.svelte`))) continue;
    const { default: Plan } = await server.ssrLoadModule(`/src/boards/${game}/Plan.svelte`);
    const { head, body } = render(Plan);
    const rules = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((found) => found[1]);
    const own = read(`src/boards/${game}/colours.css`);
    const colours = [
        ...declared(read("src/theme.css"), ":root"),
        ...declared(read("src/games/accents.css"), `[data-game="${game}"]`),
        ...declared(own, own.match(/^\.[\w-]+/m)?.[0]),
    ].filter((one) => /:\s*(#|color-mix|var|")/.test(one));
    const drawn = rules.map(still).join("");
    const style = `.plan-${game}{${used(colours, body + drawn).join("")}}${drawn}`.replaceAll(/\s+/g, " ");
    const svg = spare(body.replaceAll(/<!--[^]*?-->/g, ""), game)
        .replace(/<svg(?: class="([^"]*)")?/, (_, own = "") => {
            const names = `plan-${game} ${own}`.trim();
            return `<svg xmlns="http://www.w3.org/2000/svg" class="${names}"`;
        })
        .replace(">", `><style>${style.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>`)
        .replaceAll("><", ">\n<");
    const file = `../src/lindwurm/games/${game}/plan.svg`;
    if (read(file) === `${svg}\n`) continue;
    stale++;
    if (!process.argv.includes("--check")) writeFileSync(at(file), `${svg}\n`);
    console.log(`${process.argv.includes("--check") ? "stale" : "written"}: ${file}`);
}
await server.close();
process.exit(process.argv.includes("--check") && stale ? 1 : 0);
