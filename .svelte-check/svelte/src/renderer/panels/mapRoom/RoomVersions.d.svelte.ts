export { default } from "./++RoomVersions.svelte.ts";
export * from "./++RoomVersions.svelte.ts";
