import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import pictures from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";
import { rounded } from "./paths";

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
const TABLE = join(SOURCE, "pages/Table.svelte");
const PARTS = join(SOURCE, "table/all-parts.ts");

/** What every page needs is one file. */
function shell(id: string, modules: Modules): string | null {
  const everywhere = needed(join(SOURCE, "main.ts"), modules).has(id) || id.includes("rolldown/runtime");
  return everywhere ? "shell" : null;
}

/** Words as they are sent: the rules' words come with those of their board, and remarks to those who write them stay here. */
function words(): Plugin {
  const rules = new URL("../src/lindwurm", import.meta.url).pathname;
  const sent = (file: string) => {
    const [, game, text] = file.match(/boards\/(\w+)\/(text\.\w+\.ftl)$/) ?? [];
    const all = game ? [`${rules}/kernel/${text}`, `${rules}/games/${game}/${text}`, file] : [file];
    return { all, text: all.map((one) => readFileSync(one, "utf-8").replaceAll(/^#.*\n/gm, "")).join("\n") };
  };
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const { all, text } = sent(id.replace("?raw", ""));
      for (const one of all) this.addWatchFile(one);
      return `export default ${JSON.stringify(text)}`;
    },
    // Every page says these: the server sends them along with it.
    generateBundle() {
      for (const language of ["en", "de"]) {
        const fileName = `web.${language}.ftl`;
        this.emitFile({ type: "asset", fileName, source: sent(join(SOURCE, "text", fileName)).text });
      }
    },
  };
}

/** All that a table needs at once is one file, together with what several boards have in common. */
function playing(id: string, modules: Modules): string | null {
  const uses = (one: string) => needed(one, modules).has(id);
  return uses(TABLE) || BOARDS.filter(uses).length > 1 ? "playing" : null;
}

/** What a game's board needs besides is another, and so is what is shared by pages and parts where nobody plays. */
function shared(id: string, modules: Modules): string | null {
  const uses = (one: string) => needed(one, modules).has(id);
  const board = BOARDS.find(uses);
  if (board) return basename(dirname(board));
  return [...PAGES, PARTS].filter(uses).length > 1 ? "reading" : null;
}

/** Icons are drawn as finely as can be seen: two fifths less to send. And a board has icons of its own: with those that
 * others draw, too, every table would have to fetch the icons of all. */
function icons(): Plugin {
  const OWN = "\0own-icon:";
  return {
    name: "small-icons",
    enforce: "pre",
    async resolveId(source, importer) {
      const board = source.startsWith("~icons/") && importer?.match(/\/boards\/(\w+)\//)?.[1];
      return board ? `${OWN}${board}:${source}` : null;
    },
    async load(id) {
      if (!id.startsWith(OWN)) return null;
      const found = await this.resolve(id.slice(id.indexOf("~icons/")));
      const { code } = await this.load(found!);
      return code;
    },
    transform(code, id) {
      if (!/~icons\/.*\.svelte$/.test(id)) return null;
      return code.replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
    },
  };
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
  plugins: [words(), svelte(), icons(), pictures({ compiler: "svelte", scale: 1 }), packed()],
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
            { name: playing, priority: 2, debugName: "playing" },
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
