export { default } from "./++BookmarkList.svelte.ts";
export * from "./++BookmarkList.svelte.ts";
