/** A figure of a set as rulings take it: the accepted sentences of its texts are fields of them. */
import { textOnTable } from '../../../cards/acceptedText.ts'
import { showsText } from '../../../position/dial.ts'
import type { FigureEntry, FigureText } from '../documents.ts'

const made = new WeakMap<FigureEntry, FigureEntry>()

/** A text without what only a library needs. @param stopped gets the texts of which an accepted sentence says STOP */
function onTable({ mentions: _, ...text }: FigureText, stopped: FigureText[]): FigureText {
  const whole = textOnTable(text)
  if (whole.stop) stopped.push(whole.text)
  return whole.text
}

/** Made once for a figure. */
export function entryOnTable(figure: FigureEntry): FigureEntry {
  const known = made.get(figure)
  if (known) return known
  const stopped: FigureText[] = []
  const specialPowers = figure.specialPowers.map((text) => onTable(text, stopped))
  const entry: FigureEntry = {
    ...figure,
    ...(figure.traits && { traits: figure.traits.map((text) => onTable(text, [])) }),
    specialPowers,
    dial:
      stopped.length === 0
        ? figure.dial
        : figure.dial.map((click) => (stopped.some((text) => showsText(click, text)) ? { ...click, stop: true } : click))
  }
  made.set(figure, entry)
  return entry
}
