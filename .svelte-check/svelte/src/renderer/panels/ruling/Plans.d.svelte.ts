export { default } from "./++Plans.svelte.ts";
export * from "./++Plans.svelte.ts";
