/** Whoever works by keyboard never stands nowhere: where the control that has the focus goes, the focus stays in what was around it. */
import type { Attachment } from 'svelte/attachments'
import { holdsOverlay } from '../../../model/window/overlaid.ts'

/** What is around a control and can be named. */
const AROUND = 'li, form, fieldset, aside, [role="group"], [role="region"]'

const isNowhere = (): boolean => {
  const { activeElement: at } = document
  return at === null || at === document.body || at.matches(':disabled')
}

/** Nothing is done by a key there; the next Tab goes to the first control in it. */
function standIn(node: HTMLElement): void {
  if (!node.hasAttribute('tabindex')) node.tabIndex = -1
  node.focus({ preventScroll: true })
}

/** For the element around all that is shown. While a dialog is open the focus is there, and none of this one's business. */
export const holdsFocus: Attachment<HTMLElement> = (root) => {
  /** What was around the control that had the focus last, the nearest first. */
  let around: readonly HTMLElement[] = []
  let frame = 0
  const look = (): void => {
    frame = 0
    if (!isNowhere() || holdsOverlay()) return
    const there = around.find((node) => node.isConnected) ?? root.querySelector<HTMLElement>('[role="region"]')
    if (there) standIn(there)
  }
  // What replaces a control that is gone, or disabled, may ask for the focus until the page has been drawn.
  const later = (): void => {
    if (frame === 0 && isNowhere()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)))
  }
  const remember = ({ target }: FocusEvent): void => {
    around = []
    for (let node = (target as HTMLElement).closest<HTMLElement>(AROUND); node && root.contains(node);) {
      around = [...around, node]
      node = node.parentElement?.closest<HTMLElement>(AROUND) ?? null
    }
  }
  root.addEventListener('focusin', remember)
  const observer = new MutationObserver(later)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  later()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    root.removeEventListener('focusin', remember)
  }
}
