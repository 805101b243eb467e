export { default } from "./++QrCode.svelte.ts";
export * from "./++QrCode.svelte.ts";
