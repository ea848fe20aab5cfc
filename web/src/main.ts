import "./theme.css";
import "./games/accents.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { beAnApp } from "./lib/app.svelte";
import { colourOutside } from "./lib/catalogue";
import { followLinks } from "./lib/router.svelte";
import { followSettings, settings } from "./lib/settings.svelte";
import { followLanguage, loadOwnWords } from "./lib/texts.svelte";
import { followWaiting } from "./lib/waiting.svelte";

followSettings();
beAnApp();
followLinks();
followWaiting();
colourOutside();
// A page without words is better than none: what else is missing, it says itself.
await loadOwnWords(settings.language).catch(() => {});
followLanguage();
mount(App, { target: document.getElementById("app")! });
