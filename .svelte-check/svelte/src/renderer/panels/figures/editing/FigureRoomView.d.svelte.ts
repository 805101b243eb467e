export { default } from "./++FigureRoomView.svelte.ts";
export * from "./++FigureRoomView.svelte.ts";
