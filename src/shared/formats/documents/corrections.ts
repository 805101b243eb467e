/**
 * What a judge has corrected on a figure that was brought in: a patch that lies over what its source says. It is kept with the figure
 * (`origin.patched`) and laid over the source anew when that comes again, so that no import undoes a correction in silence.
 */
import { withAcceptedOf, withoutAccepted } from '../../cards/sentenceHash.ts'
import { sameDocument } from './differences.ts'
import type { Correction, FigureEntry, FigureSetFile } from './documents.ts'
import { inFiguresVersion } from './figuresVersion.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that are never a correction: which figure it is, and where it came from. */
const OWN = ['id', 'origin']

const ADDED = 'hand'

/** Whether a figure was typed in here and not brought in. */
export const isOwn = ({ origin }: FigureEntry): boolean => origin?.by === ADDED
/** Whether it came out of a file: then what is changed on it is a correction. */
export const isImported = (figure: FigureEntry): boolean => figure.origin?.file !== undefined && !isOwn(figure)

/** A figure that is typed in here. */
export const asOwn = ({ origin: _, ...figure }: FigureEntry): FigureEntry => ({ ...figure, origin: { by: ADDED } })

export const correctionsOf = ({ origin }: FigureEntry): readonly Correction[] => origin?.patched ?? []

/** Where `mine` says something else than `theirs`, field by field, of a dial of as many clicks value by value. */
export function correctionsBetween(theirs: FigureEntry, mine: FigureEntry): readonly Correction[] {
  const [before, after] = [asFields(plainTexts(theirs)), asFields(plainTexts(mine))]
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !OWN.includes(field))
  return fields.flatMap((field): Correction[] => {
    const [was, is] = [before[field], after[field]]
    if (sameDocument(was, is)) return []
    if (field === 'dial' && theirs.dial.length === mine.dial.length)
      return theirs.dial.flatMap((click, index) => differing(asFields(click), asFields(mine.dial[index]!), `/dial/${index}`))
    return [correction(`/${field}`, was)]
  })
}

/** A figure without the sentences that were accepted in its texts: these are no corrections. */
function plainTexts(figure: FigureEntry): FigureEntry {
  const [specialPowers, traits] = [withoutAccepted(figure.specialPowers), figure.traits && withoutAccepted(figure.traits)]
  return specialPowers === figure.specialPowers && traits === figure.traits
    ? figure
    : { ...figure, specialPowers, ...(traits && { traits }) }
}

/** A figure with the sentences that were accepted in the texts of `mine`. */
function withSentences(figure: FigureEntry, mine: FigureEntry): FigureEntry {
  const specialPowers = withAcceptedOf(figure.specialPowers, mine.specialPowers)
  const traits = figure.traits && withAcceptedOf(figure.traits, mine.traits ?? [])
  return specialPowers === figure.specialPowers && traits === figure.traits
    ? figure
    : { ...figure, specialPowers, ...(traits && { traits }) }
}

const asFields = (value: object): Fields => value as Fields

const differing = (was: Fields, is: Fields, at: string): Correction[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !sameDocument(was[key], is[key]))
    .map((key) => correction(`${at}/${key}`, was[key]))

const correction = (at: string, theirs: unknown): Correction => ({ at, ...(theirs !== undefined && { theirs }) })

/** The figure as its source says it, without what was corrected here. */
export function asBroughtIn(figure: FigureEntry): FigureEntry {
  const { patched = [], ...origin } = figure.origin ?? {}
  const theirs = patched.reduce((one, { at, theirs: value }) => withValueAt(one, at, value), figure)
  return withOrigin(withSentences(theirs, figure), origin)
}

/** `mine` after a change: on a figure that was brought in, everything that differs from its source is a correction. */
export function corrected(mine: FigureEntry, theirs: FigureEntry): FigureEntry {
  const { patched: _, ...origin } = mine.origin ?? {}
  const patched = correctionsBetween(theirs, mine)
  return withOrigin(mine, patched.length > 0 ? { ...origin, patched } : origin)
}

/** One of the corrections is given up: what the source says holds again. */
export function withoutCorrection(figure: FigureEntry, at: string): FigureEntry {
  const one = correctionsOf(figure).find((correction) => correction.at === at)
  return one ? corrected(withValueAt(figure, at, one.theirs), asBroughtIn(figure)) : figure
}

const withOrigin = ({ origin: _, ...figure }: FigureEntry, origin: NonNullable<FigureEntry['origin']>): FigureEntry =>
  Object.keys(origin).length > 0 ? { ...figure, origin } : figure

/** The value at a place of a figure. */
export function valueAt(figure: FigureEntry, at: string): unknown {
  let value: unknown = figure
  for (const key of keysOf(at)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Fields)[key]
  }
  return value
}

const keysOf = (at: string): readonly string[] => at.split('/').slice(1)

function withValueAt(figure: FigureEntry, at: string, value: unknown): FigureEntry {
  return put(figure, keysOf(at), value) as FigureEntry
}

function put(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof into !== 'object' || into === null) return into
  if (Array.isArray(into)) {
    const index = Number(key)
    return index < into.length ? into.with(index, put(into[index], rest, value)) : into
  }
  const { [key]: old, ...others } = into as Record<string, unknown>
  const next = put(old, rest, value)
  return next === undefined ? others : { ...others, [key]: next }
}

/** A figure of a source with the corrections that `mine` had, and the sentences accepted in it: what they corrected stays so, everything else is as the source now says. */
export function carriedOver(theirs: FigureEntry, mine: FigureEntry): FigureEntry {
  const own = correctionsOf(mine)
  const accepted = withSentences(theirs, mine)
  if (own.length === 0) return accepted
  const next = own.reduce((one, { at }) => withValueAt(one, at, valueAt(mine, at)), accepted)
  // A source that was patched when it came has corrections of its own.
  return corrected(next, asBroughtIn(theirs))
}

/** A set that comes in again, with the corrections of the one that is there and the figures that were typed into it. */
export function withCorrections(theirs: FigureSetFile, mine: FigureSetFile): FigureSetFile {
  const before = new Map(mine.figures.map((figure) => [figure.id, figure]))
  const coming = new Set(theirs.figures.map(({ id }) => id))
  const figures = theirs.figures.map((figure) => {
    const own = before.get(figure.id)
    return own && !isOwn(own) ? carriedOver(figure, own) : figure
  })
  const added = mine.figures.filter((figure) => isOwn(figure) && !coming.has(figure.id))
  const same = added.length === 0 && figures.every((figure, index) => figure === theirs.figures[index])
  return same ? theirs : inFiguresVersion({ ...theirs, figures: [...figures, ...added] })
}
