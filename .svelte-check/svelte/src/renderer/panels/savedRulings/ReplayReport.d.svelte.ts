export { default } from "./++ReplayReport.svelte.ts";
export * from "./++ReplayReport.svelte.ts";
