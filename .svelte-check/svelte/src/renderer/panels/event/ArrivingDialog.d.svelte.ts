export { default } from "./++ArrivingDialog.svelte.ts";
export * from "./++ArrivingDialog.svelte.ts";
