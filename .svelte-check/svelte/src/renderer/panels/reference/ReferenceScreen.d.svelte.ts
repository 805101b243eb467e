export { default } from "./++ReferenceScreen.svelte.ts";
export * from "./++ReferenceScreen.svelte.ts";
