export { default } from "./++PictureRoom.svelte.ts";
export * from "./++PictureRoom.svelte.ts";
