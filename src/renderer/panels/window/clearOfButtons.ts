/** Where notices are shown so that they never cover the one button of a screen that is to be pressed now. */

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Pixels between a notice and the button below it. */
const GAP = 8

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * How many pixels notices move up so that they cover none of the buttons; 0 if there is no room for that.
 * @param notices their places without having moved
 */
export function liftOver(notices: Box, buttons: readonly Box[]): number {
  let lift = 0
  for (;;) {
    const moved = { ...notices, top: notices.top - lift, bottom: notices.bottom - lift }
    if (moved.top < 0) return 0
    const covered = buttons.filter((button) => overlaps(moved, button))
    if (covered.length === 0) return lift
    lift = notices.bottom - Math.min(...covered.map(({ top }) => top)) + GAP
  }
}

/** How often it is checked while there are notices: buttons under them move without an event. Milliseconds. */
const AGAIN = 200

/** Keeps notices clear of primary buttons until the function is called that it returns. */
export function keepClear(notices: HTMLElement): () => void {
  let lift = 0
  const move = (): void => {
    const { left, right, top, bottom } = notices.getBoundingClientRect()
    const buttons = [...document.querySelectorAll('button.primary')]
      .filter((button) => !notices.contains(button))
      .map((button) => button.getBoundingClientRect())
      .filter((button) => button.width > 0 && button.top < innerHeight)
    const next = top === bottom ? 0 : liftOver({ left, right, top: top + lift, bottom: bottom + lift }, buttons)
    if (next === lift) return
    lift = next
    notices.style.translate = lift === 0 ? '' : `0 ${-lift}px`
  }
  move()
  const timer = setInterval(move, AGAIN)
  return () => {
    clearInterval(timer)
  }
}
