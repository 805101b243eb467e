/** What figures lose on their way through a file of another program: each is read back and compared, so that nothing is only claimed. */
import { DIAL_SLOTS } from '../../rules/dialColours.ts'
import type { CaseClick } from '../../contract/case.ts'
import type { FigureEntry } from '../documents/documents.ts'
import type { LossCode, Losses } from '../exporting/losses.ts'
import { symbolIn } from '../foreignFigures/names.ts'
import type { Importer } from '../foreign/importer.ts'

/** How figures go out, and what reads them when they come back. */
export interface RoundTrip {
  readonly write: (figures: readonly FigureEntry[]) => string
  readonly importer: Importer
  /** The field under which the text goes through the importer. */
  readonly field: string
}

/** What each field is called when it is lost; the rest are `not-held:card`. */
const CODES: Readonly<Partial<Record<string, LossCode>>> = {
  id: 'not-held:ids',
  lines: 'not-held:lines',
  traits: 'not-held:texts',
  specialPowers: 'not-held:texts',
  dial: 'not-held:clicks'
}

/** Tells how many figures lose something of each kind. */
export function tellLost(figures: readonly FigureEntry[], { write, importer, field }: RoundTrip, losses: Losses): void {
  for (const figure of figures) {
    const read = importer.read({ [field]: write([figure]) }, '', {})
    const [one, ...more] = read.ok ? read.value.documents.flatMap((each) => (each.kind === 'figures' ? each.document.figures : [])) : []
    if (one === undefined || more.length > 0) losses.add('not-held:figures')
    else for (const code of lostOf(figure, one)) losses.add(code)
  }
}

/** What a figure says otherwise, or no more, after it came back. */
export function lostOf(figure: FigureEntry, back: FigureEntry): ReadonlySet<LossCode> {
  const [before, after] = [said(figure), said(back)]
  const fields = new Set([...before.keys(), ...after.keys()])
  return new Set([...fields].flatMap((field) => (before.get(field) === after.get(field) ? [] : [CODES[field] ?? 'not-held:card'])))
}

/** What each field says, in one form: an empty one says nothing, the order of powers does not matter. */
function said(figure: FigureEntry): ReadonlyMap<string, string> {
  // Where a figure came from is known on this device only.
  const { origin: _, type, dial, lines = [], abilities, points, specialPowers, traits = [], base, symbols: _symbols, ...rest } = figure
  const ofOneLine = lines.length === 1 && lines[0]!.click === 1 && lines[0]!.points === points && !lines[0]!.mark
  const texts = (list: FigureEntry['specialPowers']) => list.map(({ id: _id, ...text }) => text)
  const fields = {
    ...rest,
    points,
    // As printed: a plain symbol and one that only repeats an ability say nothing more.
    symbols: DIAL_SLOTS.map((slot) => symbolIn(slot, figure)),
    type: type === 'character' ? '' : type,
    base: base === '1x1' ? '' : base,
    lines: ofOneLine ? [] : lines,
    abilities: abilities.toSorted(),
    specialPowers: texts(specialPowers),
    traits: texts(traits),
    dial: dial.map((click) => clickSaid(click, specialPowers))
  }
  return new Map(
    Object.entries(fields).flatMap(([field, value]) => {
      const text = value === null || value === undefined ? '' : JSON.stringify(value)
      return ['', '""', '[]', '{}'].includes(text) ? [] : [[field, text]]
    })
  )
}

function clickSaid({ ko, powers = [], special = [], ...values }: CaseClick, texts: FigureEntry['specialPowers']): unknown {
  if (ko) return 'ko'
  const slots = special.map((one) => texts.find(({ id }) => id === one)?.slot ?? one).toSorted()
  const stated = Object.entries(values).filter(([, value]) => value !== undefined)
  return [stated.toSorted(([a], [b]) => (a < b ? -1 : 1)), powers.toSorted(), slots]
}
