/** Whether fingers do the work here: texts about clicks and keys have a version for them, with "-touch" behind its name. */
import { MediaQuery } from "svelte/reactivity";

export const touch = new MediaQuery("pointer: coarse");
