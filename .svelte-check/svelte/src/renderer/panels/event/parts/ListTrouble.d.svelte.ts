export { default } from "./++ListTrouble.svelte.ts";
export * from "./++ListTrouble.svelte.ts";
