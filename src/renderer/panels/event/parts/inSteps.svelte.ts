/** Long lists come a part at a time: what is seen first is drawn at once, the rest frame by frame, so that a desk of hundreds opens without a wait. */
import { onMount } from 'svelte'

/** More than fit on a screen. */
const FIRST = 60
const STEP = 120

/** How many rows are drawn so far; of a component that is being made. @param count how many there are */
export function inSteps(count: () => number): { readonly drawn: number } {
  let drawn = $state(FIRST)
  onMount(() => {
    let frame = 0
    const more = (): void => {
      if (drawn >= count()) {
        // Rows that come from now on are drawn with what brings them.
        drawn = Infinity
        return
      }
      drawn += STEP
      frame = requestAnimationFrame(more)
    }
    frame = requestAnimationFrame(more)
    return () => {
      cancelAnimationFrame(frame)
    }
  })
  return {
    get drawn() {
      return drawn
    }
  }
}
