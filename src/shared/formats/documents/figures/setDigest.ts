/**
 * What search needs of a figure set, in short: a few fields of each figure in place of all its dials. It is kept beside the set, so that a
 * collection of thousands is found in without being read; where it is not there, or is not sound, it is made of the figures.
 */
import { isRecord } from '../../../base/validate.ts'
import type { FigureEntry, FigureSetFile } from '../documents.ts'
import { forgetDigest, knownDigest } from './knownDigest.ts'

/** A list for each field, in the order of the set's figures: a few long lists are read many times as fast as thousands of objects. */
export interface SetDigest {
  /** Every power, ability and team ability of the set's figures once, by its id. */
  readonly powers: readonly string[]
  readonly ids: readonly string[]
  readonly names: readonly string[]
  /** Collector numbers; '': it has none. */
  readonly numbers: readonly string[]
  /** The sets that are printed on them; '': none but that of the file. */
  readonly printed: readonly string[]
  /** null: not known. */
  readonly points: readonly (number | null)[]
  /** On how many starting lines each may come in. */
  readonly lines: readonly number[]
  /** Everything that each can use, or that its card mentions, as places in `powers`: a character each, from the blank on. */
  readonly uses: readonly string[]
}

/** How a digest is written; another number is another way, and is not read. */
const VERSION = 2
const BLANK = 32

const digests = new WeakMap<object, SetDigest>()

/** What search needs of `set`; without reading its figures where a sound digest was kept. */
export function digestOf(set: FigureSetFile): SetDigest {
  const known = digests.get(set)
  if (known) return known
  const text = knownDigest(set)
  const kept = text === undefined ? null : readDigest(text)
  if (!kept) forgetDigest(set)
  const digest = kept ?? digestOfFigures(set.figures)
  digests.set(set, digest)
  return digest
}

/** The digest of `set` as it is kept. */
export const digestTextOf = (set: FigureSetFile): string => JSON.stringify({ version: VERSION, ...digestOf(set) })

/** The ids of powers that the figure at a place in the set can use, or that its card mentions. */
export function usesAt({ powers, uses }: SetDigest, at: number): readonly string[] {
  const all = uses[at] ?? ''
  return Array.from(all, (_, one) => powers[all.charCodeAt(one) - BLANK] ?? '')
}

function digestOfFigures(all: readonly FigureEntry[]): SetDigest {
  const places = new Map<string, number>()
  const usesOf = (figure: FigureEntry): string => {
    const own = new Set<number>()
    const use = (powers: readonly string[]): void => {
      for (const power of powers) {
        const place = places.get(power) ?? places.size
        if (place === places.size) places.set(power, place)
        own.add(place)
      }
    }
    use(figure.powers)
    use(figure.canUse)
    for (const { powers } of figure.dial) if (powers) use(powers)
    for (const { mentions } of [...figure.specialPowers, ...(figure.traits ?? [])]) if (mentions) use(mentions)
    use(figure.abilities)
    use(figure.teamAbilities)
    return String.fromCharCode(...[...own].map((place) => BLANK + place))
  }
  const uses = all.map(usesOf)
  return {
    powers: [...places.keys()],
    ids: all.map(({ id }) => id),
    names: all.map(({ name }) => name),
    numbers: all.map(({ number }) => number ?? ''),
    printed: all.map(({ set }) => set ?? ''),
    points: all.map(({ points }) => points),
    lines: all.map(({ lines }) => lines?.length ?? 0),
    uses
  }
}

type Guard<T> = (value: unknown) => value is T
const isText: Guard<string> = (value) => typeof value === 'string'
const isNumber: Guard<number> = (value) => typeof value === 'number'
const isPoints: Guard<number | null> = (value) => value === null || isNumber(value)

/** The lists of a digest, and what is in each. */
const LISTS = {
  ids: isText,
  names: isText,
  numbers: isText,
  printed: isText,
  points: isPoints,
  lines: isNumber,
  uses: isText
} satisfies { readonly [List in Exclude<keyof SetDigest, 'powers'>]: Guard<SetDigest[List][number]> }

/** null: it is none that this version wrote, or damaged. */
function readDigest(text: string): SetDigest | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return isDigest(value) ? value : null
}

function isDigest(value: unknown): value is SetDigest {
  if (!isRecord(value) || value.version !== VERSION) return false
  const { powers, ids } = value
  if (!Array.isArray(powers) || !powers.every(isText) || !Array.isArray(ids)) return false
  return Object.entries(LISTS).every(([name, isItem]) => {
    const list = value[name]
    return Array.isArray(list) && list.length === ids.length && list.every((item) => isItem(item))
  })
}
