export { default } from "./++HeldObject.svelte.ts";
export * from "./++HeldObject.svelte.ts";
