export { default } from "./++ClauseTrial.svelte.ts";
export * from "./++ClauseTrial.svelte.ts";
