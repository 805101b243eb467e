export { default } from "./++PathStepper.svelte.ts";
export * from "./++PathStepper.svelte.ts";
