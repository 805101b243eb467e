export { default } from "./++PictureStage.svelte.ts";
export * from "./++PictureStage.svelte.ts";
