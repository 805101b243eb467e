export { default } from "./++LaterDialog.svelte.ts";
export * from "./++LaterDialog.svelte.ts";
