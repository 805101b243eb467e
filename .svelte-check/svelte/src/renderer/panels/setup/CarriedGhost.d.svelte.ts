export { default } from "./++CarriedGhost.svelte.ts";
export * from "./++CarriedGhost.svelte.ts";
