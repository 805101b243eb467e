/** What is typed about a figure: its side, size, powers and values, and the squares that it stands on. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import type { CaseFigure, Size, ValueEffect, ValueName } from '../../../shared/contract/case.ts'
import { ok, type Result } from '../../../shared/base/result.ts'
import type { Ruleset } from '../../../shared/rules/vocabulary/ruleset.ts'
import { typedTexts } from '../../i18n/texts.ts'
import { effectsOfKind, rulesetIn } from '../table/figures/powerNames.ts'
import { BY_JUDGE } from '../table/figures/values.ts'
import { QUICK_LISTS } from '../setup/quickCard.ts'
import { fold, nearest } from '../../text/near.ts'
import { isSquares, problem } from './places.ts'
import { colourOf, sizeOf, valueOf } from './words.ts'

export interface Attributes {
  readonly squares: readonly string[]
  /** Without its values and effects. */
  readonly change: Partial<CaseFigure>
  readonly values: Readonly<Partial<Record<ValueName, number>>>
  readonly effects: readonly ValueEffect[]
}

/** A number, or a change by a number: "12", "+1", "−2". */
const NUMBER = /^[+\-−]?\d{1,2}$/
const CHANGE = /^[+\-−]\d{1,2}$/
const changeIn = (word: string): number => Number(word.replace('−', '-'))

type Field = (typeof QUICK_LISTS)[number]['field']
interface Named {
  readonly id: string
  readonly label: string
  readonly field: Field
  readonly words: string
}

/** The longest names of powers have so many words ("Close Combat Expert", "Improved Movement: Hindering Terrain"). */
const LONGEST = 5

/** Letters and numbers alone, so that a power is found however its name is written. */
const bare = (text: string): string => fold(text.replace(/[^\p{L}\p{N}]+/gu, ' '))

interface Names {
  readonly all: readonly Named[]
  readonly byWords: ReadonlyMap<string, Named>
}

const known = new WeakMap<Ruleset['effects'], Names>()
function namesIn(rules: InRules): Names {
  const { effects } = rulesetIn(rules)
  const there = known.get(effects)
  if (there) return there
  const made = QUICK_LISTS.flatMap(({ kind, field }) =>
    effectsOfKind(rules, kind).map(({ id, label }) => ({ id, label, field, words: bare(label) }))
  )
  // The first of several with the same name.
  const names = { all: made, byWords: new Map(made.toReversed().map((named) => [named.words, named])) }
  known.set(effects, names)
  return names
}

function powerAt(rules: InRules, words: readonly string[], at: number): { readonly power: Named; readonly count: number } | null {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
    const text = bare(words.slice(at, at + count).join(' '))
    const power = namesIn(rules).byWords.get(text)
    if (power) return { power, count }
  }
  return null
}

/** Whether the words from `at` on begin with an attribute: how many words it has, 0 if there is none. */
function countAt(rules: InRules, words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  const power = powerAt(rules, words, at)
  if (power) return power.count
  if (valueOf(word)) return NUMBER.test(words[at + 1] ?? '') ? 2 : 0
  if (CHANGE.test(word)) return valueOf(words[at + 1] ?? '') ? 2 : 0
  return isSquares(word) || colourOf(word) !== undefined || sizeOf(word) !== undefined ? 1 : 0
}

/** The first place after the first word from which on every word belongs to an attribute; the number of words if there is none. */
export function attributesFrom(rules: InRules, words: readonly string[]): number {
  const fits = new Set([words.length])
  let first = words.length
  for (let at = words.length - 1; at > 0; at--) {
    const count = countAt(rules, words, at)
    if (count === 0 || !fits.has(at + count)) continue
    fits.add(at)
    first = at
  }
  return first
}

/** Every word read as an attribute; the first one that is none is named in the problem. */
export function attributesOf(rules: InRules, words: readonly string[]): Result<Attributes> {
  const squares: string[] = []
  const lists: Record<Field, string[]> = { powers: [], abilities: [], teamAbilities: [] }
  const change: { side?: string; size?: Size } = {}
  const values: Partial<Record<ValueName, number>> = {}
  const effects: ValueEffect[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const value = valueOf(word)
    const found = powerAt(rules, words, at)
    const [colour, size] = [colourOf(word), sizeOf(word)]
    const changed = CHANGE.test(word) ? valueOf(next) : undefined
    if ((value && !found) || changed) {
      const number = changed ? word : next
      if (!NUMBER.test(number)) return problem('number', typedTexts.problems.noNumber(word))
      at++
      if (!CHANGE.test(number)) values[value!] = Number(number)
      else {
        // A power right behind a change is what made it: "attack +1 Perplex".
        const by = powerAt(rules, words, at + 1)
        effects.push({ value: (changed ?? value)!, modifier: changeIn(number), source: by?.power.id ?? BY_JUDGE })
        at += by?.count ?? 0
      }
    } else if (found) {
      lists[found.power.field].push(found.power.id)
      at += found.count - 1
    } else if (isSquares(word)) squares.push(word)
    else if (colour) change.side = colour
    else if (size) change.size = size
    else {
      const [near] = nearest(word, namesIn(rules).all, (named) => [named.words, ...named.words.split(' ')])
      return problem('attribute', typedTexts.problems.notAttribute(word, near?.label ?? null))
    }
  }
  const { size, ...rest } = change
  const given = Object.entries(lists).filter(([, ids]) => ids.length > 0)
  return ok({
    squares,
    values,
    effects,
    change: { ...rest, ...(size ? { size: size === 'standard' ? undefined : size } : {}), ...Object.fromEntries(given) }
  })
}
