export { default } from "./++NoticeBox.svelte.ts";
export * from "./++NoticeBox.svelte.ts";
