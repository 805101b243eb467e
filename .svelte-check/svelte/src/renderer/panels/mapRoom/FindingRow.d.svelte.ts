export { default } from "./++FindingRow.svelte.ts";
export * from "./++FindingRow.svelte.ts";
