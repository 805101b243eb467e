export { default } from "./++ImportRowView.svelte.ts";
export * from "./++ImportRowView.svelte.ts";
