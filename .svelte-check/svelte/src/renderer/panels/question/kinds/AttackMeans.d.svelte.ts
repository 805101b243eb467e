export { default } from "./++AttackMeans.svelte.ts";
export * from "./++AttackMeans.svelte.ts";
