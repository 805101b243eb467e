export { default } from "./++DescentFoot.svelte.ts";
export * from "./++DescentFoot.svelte.ts";
