export { default } from "./++WaitedFor.svelte.ts";
export * from "./++WaitedFor.svelte.ts";
