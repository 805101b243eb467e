export { default } from "./++AsItWas.svelte.ts";
export * from "./++AsItWas.svelte.ts";
