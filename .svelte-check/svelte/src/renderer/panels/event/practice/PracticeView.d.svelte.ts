export { default } from "./++PracticeView.svelte.ts";
export * from "./++PracticeView.svelte.ts";
