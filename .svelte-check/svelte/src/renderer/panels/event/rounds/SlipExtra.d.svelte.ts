export { default } from "./++SlipExtra.svelte.ts";
export * from "./++SlipExtra.svelte.ts";
