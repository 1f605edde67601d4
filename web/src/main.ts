import { mount } from "svelte";
import { LANGUAGES } from "virtual:languages";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/page.css";
import "./look/forms.css";
import "./look/table.css";
import App from "./App.svelte";
import { speak } from "./app/locale.svelte";
import { settings } from "./app/settings.svelte";

const asked = new URLSearchParams(location.hash.slice(1)).get("lang");
if (asked && asked in LANGUAGES) settings.lang = asked;
settings.keep();
await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
