export { default } from "./++PictureDrop.svelte.ts";
export * from "./++PictureDrop.svelte.ts";
