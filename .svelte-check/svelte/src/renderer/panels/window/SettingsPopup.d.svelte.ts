export { default } from "./++SettingsPopup.svelte.ts";
export * from "./++SettingsPopup.svelte.ts";
