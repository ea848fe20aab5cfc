import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  build: {
    outDir: "../src/lindwurm/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
  },
  server: {
    // `npm run dev` beside a running `lindwurm serve`; the texts lie with the games.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
});
