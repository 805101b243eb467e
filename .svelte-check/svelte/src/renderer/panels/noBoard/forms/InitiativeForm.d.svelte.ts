export { default } from "./++InitiativeForm.svelte.ts";
export * from "./++InitiativeForm.svelte.ts";
