/**
 * A double click, a double tap and a held Enter press a button once: what is under the finger a moment later may be another button, and what a
 * button applies it applies once. Buttons that count or step (`data-repeats`, on them or around them) take every press.
 */

const BUTTONS = 'button, [role=button], summary, a[href]'

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
  }
  function onclick(event: MouseEvent): void {
    const isDouble = event.detail > 1 && !typed
    typed = false
    const button = buttonOf(event)
    // The second click of a double click, wherever the first one has led.
    if (isDouble && button && !repeats(button)) stop(event)
  }
  function onkeydown(event: KeyboardEvent): void {
    typed = true
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    const button = buttonOf(event)
    if (button && !repeats(button)) stop(event)
  }
  on.addEventListener('click', onclick, true)
  on.addEventListener('keydown', onkeydown, true)
  on.addEventListener('input', oninput, true)
  return () => {
    on.removeEventListener('click', onclick, true)
    on.removeEventListener('keydown', onkeydown, true)
    on.removeEventListener('input', oninput, true)
  }
}
