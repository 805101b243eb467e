export { default } from "./++SectionPage.svelte.ts";
export * from "./++SectionPage.svelte.ts";
