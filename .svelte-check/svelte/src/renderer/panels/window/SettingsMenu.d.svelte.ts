export { default } from "./++SettingsMenu.svelte.ts";
export * from "./++SettingsMenu.svelte.ts";
