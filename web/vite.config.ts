import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";

interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** All modules that this one needs at once, itself included. */
function needed(by: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(by)) return found;
  found.add(by);
  for (const id of modules.getModuleInfo(by)?.importedIds ?? []) needed(id, modules, found);
  return found;
}

const SOURCE = new URL("src", import.meta.url).pathname;
const PAGES = readdirSync(join(SOURCE, "pages")).map((name) => join(SOURCE, "pages", name));
const BOARDS = readdirSync(join(SOURCE, "boards")).map((name) => join(SOURCE, "boards", name, "index.ts"));
const PLAYING = [
  ...BOARDS,
  ...["Table", "Replay", "Puzzle"].map((name) => join(SOURCE, "pages", `${name}.svelte`)),
];

/** What every page needs is one file. */
function shell(id: string, modules: Modules): string | null {
  const everywhere = needed(join(SOURCE, "main.ts"), modules).has(id) || id.includes("rolldown/runtime");
  return everywhere ? "shell" : null;
}

/** A game's words, the rules' and the board's, are one file for each language; so are the client's own. */
function words(id: string): string | null {
  const found =
    id.match(/(?:games|boards)\/(\w+)\/text\.(\w+)\.ftl/) ?? id.match(/src\/text\/(\w+)\.(\w+)\.ftl/);
  return found ? `words-${found[1]}-${found[2]}` : null;
}

/** What tables and replays have in common is one file, and what only other pages share is another. */
function shared(id: string, modules: Modules): string | null {
  const users = [...PAGES, ...BOARDS].filter((one) => needed(one, modules).has(id));
  if (users.length < 2) return null;
  return users.some((one) => PLAYING.includes(one)) ? "playing" : "reading";
}

/** Packed copies of everything that can be packed, so that nobody waits for that later. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, files) {
      for (const name of Object.keys(files).filter((one) => /\.(js|css|svg)$/.test(one))) {
        const content = readFileSync(join(dir!, name));
        const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(content, { params: best }));
        writeFileSync(join(dir!, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), packed()],
  build: {
    outDir: "../src/lindwurm/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // the server reads what a table's page will need
    rolldownOptions: {
      output: {
        // Few files instead of many: each is a request.
        codeSplitting: {
          groups: [
            { name: shell, priority: 3, debugName: "shell" },
            { name: words, priority: 2, debugName: "words" },
            { name: shared, priority: 1, debugName: "shared" },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` beside a running `lindwurm serve`; the texts lie with the games.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
});
