export { default } from "./++ContentsTree.svelte.ts";
export * from "./++ContentsTree.svelte.ts";
