export { default } from "./++BackupDialog.svelte.ts";
export * from "./++BackupDialog.svelte.ts";
