export { default } from "./++PrizesView.svelte.ts";
export * from "./++PrizesView.svelte.ts";
