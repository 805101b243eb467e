/**
 * A double click, a double tap and a held Enter press a button once: what is under the finger a moment later may be another button, and what a
 * button applies it applies once. So does a second Enter in a form if nothing was entered or chosen in between. Buttons that count or step, and
 * forms that read every key (`data-repeats`, on them or around them) take every press.
 */

const BUTTONS = 'button, [role=button], summary, a[href]'

/** Parts that a press can take away from under the finger, so that the second one meets the part below. */
const PRESSED = `${BUTTONS}, [role=option], [role=menuitem], [role=tab]`
/** A second press is one that comes so soon (milliseconds) and so near (CSS pixels). */
const [SOON, NEAR] = [500, 8]

/** A press here sends a form and enters nothing; a browser presses it, too, if Enter is pressed in a field. */
const SENDS = 'button:not([type]), [type=submit]'

const repeats = (button: Element): boolean => button.closest('[data-repeats]') !== null

/** Stops presses that were not meant. Returns a function that ends it. */
export function onePress(on: Window): () => void {
  const buttonOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(BUTTONS) : null)
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  /** Something was typed since the last click: the next one at the same place is no double click. */
  let typed = false
  function oninput(): void {
    typed = true
    submitted = null
  }
  /** The form that was last submitted, as long as nothing was entered or chosen since. */
  let submitted: { readonly form: EventTarget | null; readonly at: number } | null = null
  function onsubmit(event: SubmitEvent): void {
    const { target, timeStamp } = event
    if (target instanceof Element && repeats(target)) return
    const isSecond = submitted !== null && submitted.form === target && timeStamp - submitted.at <= SOON
    submitted = { form: target, at: timeStamp }
    if (isSecond) stop(event)
  }
  /** The last press, if it was of something that takes one press. */
  let last: { readonly of: Element; readonly at: number; readonly x: number; readonly y: number } | null = null
  /** The board, and a dialog that closes by a press outside, act on the press and not on the click. */
  function ondown(event: MouseEvent): void {
    if (last === null || typed || event.timeStamp - last.at > SOON) return
    const isNear = Math.hypot(event.clientX - last.x, event.clientY - last.y) <= NEAR
    const isSame = event.target instanceof Node && last.of.contains(event.target)
    const button = buttonOf(event)
    if (isNear && !isSame && !(button && repeats(button))) stop(event)
  }
  function onclick(event: MouseEvent): void {
    const of = event.target instanceof Element && event.detail === 1 ? event.target.closest(PRESSED) : null
    if (of && !repeats(of)) last = { of, at: event.timeStamp, x: event.clientX, y: event.clientY }
    else if (event.detail <= 1) last = null
    const isDouble = event.detail > 1 && !typed
    typed = false
    const button = buttonOf(event)
    // A choice is entered by a press.
    if (!button?.matches(SENDS)) submitted = null
    // The second click of a double click, wherever the first one has led.
    if (isDouble && button && !repeats(button)) stop(event)
  }
  function onkeydown(event: KeyboardEvent): void {
    typed = true
    if (event.key !== 'Enter') submitted = null
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    const button = buttonOf(event)
    if (button && !repeats(button)) stop(event)
  }
  on.addEventListener('pointerdown', ondown, true)
  on.addEventListener('mousedown', ondown, true)
  on.addEventListener('click', onclick, true)
  on.addEventListener('keydown', onkeydown, true)
  on.addEventListener('input', oninput, true)
  on.addEventListener('submit', onsubmit, true)
  return () => {
    on.removeEventListener('pointerdown', ondown, true)
    on.removeEventListener('mousedown', ondown, true)
    on.removeEventListener('click', onclick, true)
    on.removeEventListener('keydown', onkeydown, true)
    on.removeEventListener('input', oninput, true)
    on.removeEventListener('submit', onsubmit, true)
  }
}
