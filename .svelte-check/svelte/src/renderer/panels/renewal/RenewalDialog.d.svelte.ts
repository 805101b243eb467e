export { default } from "./++RenewalDialog.svelte.ts";
export * from "./++RenewalDialog.svelte.ts";
