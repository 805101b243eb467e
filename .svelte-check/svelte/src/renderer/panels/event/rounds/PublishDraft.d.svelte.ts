export { default } from "./++PublishDraft.svelte.ts";
export * from "./++PublishDraft.svelte.ts";
