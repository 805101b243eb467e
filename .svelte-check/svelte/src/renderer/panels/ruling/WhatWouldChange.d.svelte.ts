export { default } from "./++WhatWouldChange.svelte.ts";
export * from "./++WhatWouldChange.svelte.ts";
