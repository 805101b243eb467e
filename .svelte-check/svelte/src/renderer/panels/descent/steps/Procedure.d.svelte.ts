export { default } from "./++Procedure.svelte.ts";
export * from "./++Procedure.svelte.ts";
