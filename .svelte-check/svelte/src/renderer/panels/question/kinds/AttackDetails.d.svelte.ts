export { default } from "./++AttackDetails.svelte.ts";
export * from "./++AttackDetails.svelte.ts";
