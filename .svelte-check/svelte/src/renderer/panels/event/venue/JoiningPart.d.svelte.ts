export { default } from "./++JoiningPart.svelte.ts";
export * from "./++JoiningPart.svelte.ts";
