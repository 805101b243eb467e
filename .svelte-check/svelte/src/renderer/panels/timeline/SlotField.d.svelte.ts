export { default } from "./++SlotField.svelte.ts";
export * from "./++SlotField.svelte.ts";
