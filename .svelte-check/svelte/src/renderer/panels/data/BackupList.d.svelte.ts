export { default } from "./++BackupList.svelte.ts";
export * from "./++BackupList.svelte.ts";
