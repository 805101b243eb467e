/** Reading what was pasted as figures; what is refused stays in the box with its problems. */
import { dialOf } from '../../../shared/figures/dial/dialRows.ts'
import { pastedRows } from '../../../shared/figures/dial/pasteDial.ts'
import { Pasting } from '../../model/figures/pasting.svelte.ts'
import type { App } from '../app.ts'
import { figureOfDial, pasteFigures } from './figures.ts'

const pastings = new WeakMap<App['session'], Pasting>()

/** The one box of this window. */
export function pastingOf({ session }: Pick<App, 'session'>): Pasting {
  const there = pastings.get(session)
  if (there) return there
  const made = new Pasting()
  pastings.set(session, made)
  return made
}

/** Reads the text of the box. The box stays open if the text is refused, or if it is a dial that needs a name. */
export async function readPasted(app: App): Promise<void> {
  const pasting = pastingOf(app)
  const { text } = pasting
  if (text.trim() === '') return
  const dial = pastedRows(text)
  if (dial.ok) {
    pasting.clicks = dial.rows.length
    pasting.open = true
    return
  }
  pasting.problems = []
  const { imports } = app.session
  const before = imports.last
  await pasteFigures(app, text, (broken) => {
    if (pasting.text === text) pasting.problems = broken.flatMap(({ problems }) => problems)
  })
  pasting.open = pasting.problems.length > 0
  // Once it is imported it is not needed any more.
  pasting.isImported = () => imports.last !== before
}

/** Makes a figure of the dial in the box, by the name that was given. */
export async function namePasted(app: App): Promise<void> {
  const pasting = pastingOf(app)
  const dial = pastedRows(pasting.text)
  const name = pasting.name.trim()
  if (!dial.ok || name === '') return
  if (await figureOfDial(app, name, dialOf(dial.rows))) pasting.clear()
}
