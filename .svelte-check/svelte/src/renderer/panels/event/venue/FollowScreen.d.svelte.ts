export { default } from "./++FollowScreen.svelte.ts";
export * from "./++FollowScreen.svelte.ts";
