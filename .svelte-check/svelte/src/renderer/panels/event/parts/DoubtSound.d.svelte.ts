export { default } from "./++DoubtSound.svelte.ts";
export * from "./++DoubtSound.svelte.ts";
