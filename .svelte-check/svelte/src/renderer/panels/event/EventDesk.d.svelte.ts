export { default } from "./++EventDesk.svelte.ts";
export * from "./++EventDesk.svelte.ts";
