export { default } from "./++RoomFindings.svelte.ts";
export * from "./++RoomFindings.svelte.ts";
