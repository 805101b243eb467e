export { default } from "./++VictoryForm.svelte.ts";
export * from "./++VictoryForm.svelte.ts";
