export { default } from "./++SettingsView.svelte.ts";
export * from "./++SettingsView.svelte.ts";
