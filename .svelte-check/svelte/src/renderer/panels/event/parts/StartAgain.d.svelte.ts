export { default } from "./++StartAgain.svelte.ts";
export * from "./++StartAgain.svelte.ts";
