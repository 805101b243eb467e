export { default } from "./++HexFoot.svelte.ts";
export * from "./++HexFoot.svelte.ts";
