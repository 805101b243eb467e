export { default } from "./++HeightProfile.svelte.ts";
export * from "./++HeightProfile.svelte.ts";
