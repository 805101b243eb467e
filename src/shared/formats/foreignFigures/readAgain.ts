/**
 * Figures that an older version imported, with the powers that this version finds in their texts. Older versions granted every power that a file
 * lists with a text, also those that the text gives under a condition.
 */
import { asBroughtIn, carriedOver, corrected, isImported } from '../documents/corrections.ts'
import type { FigureEntry, FigureText } from '../documents/documents.ts'
import { showsText } from '../../position/dial.ts'
import { powersOf } from './cardTexts.ts'
import { LONGEST_TEXT, withStops } from './figureBuilder.ts'

/** A text whose powers this version reads otherwise. */
export interface TextReadAgain {
  /** The id of the text, its name or else its id, and its words. */
  readonly text: string
  readonly name: string
  readonly words: string
  /** Ids of powers that it granted and no longer grants. */
  readonly removed: readonly string[]
  /** Ids of powers that it grants now. */
  readonly added: readonly string[]
  /** Its clicks have STOP now. */
  readonly stop: boolean
  /** Whether the text says more than its powers, if that is all that changes; otherwise null. */
  readonly more: boolean | null
}

export interface FigureReadAgain {
  /** The figure as this version reads it, with all corrections of a judge. */
  readonly figure: FigureEntry
  /** The figure as it is: everything that this version reads differently is a correction of the judge, also if its set is imported again. */
  readonly kept: FigureEntry
  readonly texts: readonly TextReadAgain[]
}

/** Ids of powers that an import granted; null: some grant is no import's. */
const plainGrants = ({ grants = [] }: FigureText): readonly string[] | null =>
  grants.every((one): one is string => typeof one === 'string') ? grants : null

/** The text as this version reads it, and whether it says STOP; the same text: no file lists powers with it, or it is not whole. */
function readText(text: FigureText, figure: string): { readonly text: FigureText; readonly stop: boolean } {
  const before = plainGrants(text)
  if (before === null || text.text === undefined || text.text.length >= LONGEST_TEXT) return { text, stop: false }
  const named = [...before, ...(text.mentions ?? [])]
  const { fields, stop } = powersOf(text.text, figure, named)
  if (named.length === 0) return { text, stop }
  const { grants: _, more: _more, mentions: _mentions, ...rest } = text
  return { text: { ...rest, ...fields }, stop }
}

/** The figure by its file, with the powers that this version finds in its texts; null: the figure was not imported. */
function sourceAgain(figure: FigureEntry): FigureEntry | null {
  if (!isImported(figure)) return null
  const theirs = asBroughtIn(figure)
  const stops = new Set<string>()
  const next = (text: FigureText): FigureText => {
    const read = readText(text, theirs.name)
    if (read.stop) stops.add(text.id)
    return read.text
  }
  const { traits } = theirs
  const specialPowers = theirs.specialPowers.map(next)
  return {
    ...theirs,
    ...(traits && { traits: traits.map(next) }),
    specialPowers,
    dial: withStops(theirs.dial, specialPowers, stops)
  }
}

const known = new WeakMap<FigureEntry, FigureReadAgain | null>()

/** The figure with the powers that this version finds in its texts; null: nothing changes, or the figure was not imported. Read once for a figure. */
export function readAgain(figure: FigureEntry): FigureReadAgain | null {
  const before = known.get(figure)
  if (before !== undefined) return before
  const theirs = sourceAgain(figure)
  const again = theirs && carriedOver(theirs, figure)
  const texts = again === null ? [] : changesBetween(figure, again)
  const read = theirs && again && texts.length > 0 ? { figure: again, kept: corrected(figure, theirs), texts } : null
  known.set(figure, read)
  return read
}

const textsOf = ({ traits = [], specialPowers }: FigureEntry): readonly FigureText[] => [...traits, ...specialPowers]

/** The texts of which the powers or STOP differ. */
function changesBetween(before: FigureEntry, after: FigureEntry): readonly TextReadAgain[] {
  const old = textsOf(before)
  return textsOf(after).flatMap((text, at): readonly TextReadAgain[] => {
    const was = old[at]!
    const [had, has] = [plainGrants(was) ?? [], plainGrants(text) ?? []]
    const removed = had.filter((id) => !has.includes(id))
    const added = has.filter((id) => !had.includes(id))
    const stop = after.dial.some((click, index) => click.stop === true && before.dial[index]?.stop !== true && showsText(click, text))
    const isSame = removed.length === 0 && added.length === 0 && !stop
    const more = has.length > 0 && (was.more ?? false) !== (text.more ?? false) ? text.more === true : null
    if (isSame && more === null) return []
    return [{ text: text.id, name: text.name ?? text.id, words: text.text ?? '', removed, added, stop, more: isSame ? more : null }]
  })
}
