export { default } from "./++DataScreen.svelte.ts";
export * from "./++DataScreen.svelte.ts";
