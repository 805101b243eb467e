export { default } from "./++ThingTexts.svelte.ts";
export * from "./++ThingTexts.svelte.ts";
