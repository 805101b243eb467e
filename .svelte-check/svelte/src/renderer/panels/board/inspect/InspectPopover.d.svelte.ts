export { default } from "./++InspectPopover.svelte.ts";
export * from "./++InspectPopover.svelte.ts";
