export { default } from "./++LeavingLines.svelte.ts";
export * from "./++LeavingLines.svelte.ts";
