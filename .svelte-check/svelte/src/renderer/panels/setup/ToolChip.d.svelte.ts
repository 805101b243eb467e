export { default } from "./++ToolChip.svelte.ts";
export * from "./++ToolChip.svelte.ts";
