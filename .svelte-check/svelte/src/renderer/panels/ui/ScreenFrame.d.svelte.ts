export { default } from "./++ScreenFrame.svelte.ts";
export * from "./++ScreenFrame.svelte.ts";
