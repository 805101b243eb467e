export { default } from "./++Calibration.svelte.ts";
export * from "./++Calibration.svelte.ts";
