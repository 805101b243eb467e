export { default } from "./++PaperPick.svelte.ts";
export * from "./++PaperPick.svelte.ts";
