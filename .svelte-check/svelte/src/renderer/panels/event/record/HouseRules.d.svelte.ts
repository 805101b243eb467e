export { default } from "./++HouseRules.svelte.ts";
export * from "./++HouseRules.svelte.ts";
