export { default } from "./++SlipForm.svelte.ts";
export * from "./++SlipForm.svelte.ts";
