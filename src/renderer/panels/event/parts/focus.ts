/** Where the focus goes when a piece of work is done: the button of the next step. */
import { tick } from 'svelte'

export function focusNext(): void {
  void tick().then(() => {
    document.getElementById('event-next')?.focus()
  })
}
