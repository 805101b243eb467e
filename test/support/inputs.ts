/** Counts what a hand does in the app, out of the keys and presses that the page gets: not out of what a test means to do. */
import type { Page } from 'playwright-core'

/** The cost of a piece of work. */
export interface Inputs {
  /** A text or number typed into a field, with the Space or Tab that leads on; an Enter; any other key that does something alone; a press. */
  readonly inputs: number
  /** Every key, each press as one. */
  readonly strokes: number
}

interface Heard {
  readonly key: string
  readonly field: string
  readonly event: Event
}

/** Listens from here on. Returns what gives the count since it was asked last. */
export async function countInputs(page: Page): Promise<() => Promise<Inputs>> {
  await page.evaluate(() => {
    const heard: Heard[] = []
    const nameOf = (target: EventTarget | null) =>
      target instanceof HTMLElement ? `${target.tagName} ${target.id} ${target.getAttribute('name') ?? ''}` : ''
    const note = (key: string) => (event: Event) => {
      if (event.isTrusted) heard.push({ key: event instanceof KeyboardEvent ? event.key : key, field: nameOf(event.target), event })
    }
    addEventListener('keydown', note(''), true)
    addEventListener('pointerdown', note('press'), true)
    Object.assign(window, { heard })
  })
  return () =>
    page.evaluate(() => {
      const heard = (window as unknown as { heard: Heard[] }).heard.splice(0)
      let [inputs, strokes, run] = [0, 0, '']
      for (const { key, field, event } of heard) {
        if (['Control', 'Shift', 'Alt', 'Meta'].includes(key)) continue
        strokes++
        // A Space that the page has not taken is a letter of a name.
        const isLetter = key.length === 1 && (key !== ' ' || !event.defaultPrevented)
        const leads = key === 'Tab' || key === ' '
        if (isLetter || leads ? run !== field : true) inputs++
        run = isLetter ? field : ''
      }
      return { inputs, strokes }
    })
}
