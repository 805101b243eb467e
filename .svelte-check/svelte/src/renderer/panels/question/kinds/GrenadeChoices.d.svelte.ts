export { default } from "./++GrenadeChoices.svelte.ts";
export * from "./++GrenadeChoices.svelte.ts";
