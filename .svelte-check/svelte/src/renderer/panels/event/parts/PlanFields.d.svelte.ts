export { default } from "./++PlanFields.svelte.ts";
export * from "./++PlanFields.svelte.ts";
