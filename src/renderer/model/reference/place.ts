/** A place on the screen to come back to: which control had the focus, and how far its lists were scrolled. */
export interface Place {
  readonly screen: string
  /** The dialog of questions without a board lay over the table. */
  readonly noBoard: boolean
  readonly focus: { readonly words: string; readonly turn: number } | null
  /** How far everything that holds the control was scrolled, the innermost first. */
  readonly scrolls: readonly number[]
}

const CONTROLS = 'button, a[href], input, [tabindex="0"]'

/** What a control is known by once it has been drawn anew. */
const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim()

const controls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)]

function holders(element: Element): readonly Element[] {
  const found: Element[] = []
  for (let at = element.parentElement; at; at = at.parentElement) if (at.scrollHeight > at.clientHeight + 1) found.push(at)
  return found
}

/** The place where the focus is now. */
export function placeNow(screen: string, noBoard: boolean): Place {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return { screen, noBoard, focus: null, scrolls: [] }
  const words = wordsOf(active)
  const turn = controls()
    .filter((element) => wordsOf(element) === words)
    .indexOf(active)
  return { screen, noBoard, focus: turn < 0 ? null : { words, turn }, scrolls: holders(active).map(({ scrollTop }) => scrollTop) }
}

/** Puts scroll and focus back. Called when the place is drawn again. */
export function restorePlace({ focus, scrolls }: Place): void {
  if (!focus) return
  const same = controls().filter((element) => wordsOf(element) === focus.words)
  const element = same[focus.turn] ?? same[0]
  if (!element) return
  holders(element).forEach((holder, i) => {
    holder.scrollTop = scrolls[i] ?? holder.scrollTop
  })
  element.focus({ preventScroll: true })
}
