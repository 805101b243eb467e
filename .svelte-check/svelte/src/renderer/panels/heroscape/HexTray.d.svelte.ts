export { default } from "./++HexTray.svelte.ts";
export * from "./++HexTray.svelte.ts";
