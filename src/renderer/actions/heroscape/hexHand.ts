/** What is in the hand over the HeroScape board: apart from the board's actions, because the keys of the window empty every hand. */
import { hexToolState } from '../../model/heroscape/hexToolState.svelte.ts'

/** Escape puts down what waits for its space; false where nothing does. */
export function cancelHexTool(): boolean {
  const isHeld = hexToolState.placing !== null
  hexToolState.placing = null
  return isHeld
}
