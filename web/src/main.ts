import "./theme.css";
import "./games/accents.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { followSettings } from "./lib/settings.svelte";

followSettings();
followLinks();
mount(App, { target: document.getElementById("app")! });
