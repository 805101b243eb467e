export { default } from "./++HexQuestion.svelte.ts";
export * from "./++HexQuestion.svelte.ts";
