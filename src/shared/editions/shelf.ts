/**
 * The editions that a question can be ruled by: those that ship with Linejudge, and those that a file, a case or an option brings. A shelf
 * is a value: a changed shelf is a new one, and nothing is registered anywhere.
 */
import { effectsIn, isKnownEffect, rollNames, rollNamesOf } from './effectNames.ts'
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { problem } from '../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../base/result.ts'
import { failWith } from '../base/validate.ts'
import { foundationOf } from './foundations.ts'
import { checkEditionShape, layEdition, ownId } from './readEdition.ts'
import { withParams } from './paramSchema.ts'
import { isShippedCopy, SHIPPED_IDS, shippedRuleset } from './shippedEditions.ts'
import type { EditionFile } from './editionSchema.ts'
import type { RuleEntry, Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'

/** The most editions that one case may bring. */
export const MOST_EDITIONS = 60
/** The most of them that are laid over each other. */
export const MOST_LINKS = 8

export interface Shelf {
  /** Brought editions by id, each with its whole ruleset. */
  readonly brought: ReadonlyMap<string, Ruleset>
}

export const SHIPPED: Shelf = { brought: new Map() }

/** The ruleset of an id on a shelf, or undefined. */
export const rulesetOn = (shelf: Shelf, id: string): Ruleset | undefined => shelf.brought.get(id) ?? shippedRuleset(id)

/** The rules that an edition on this shelf is laid over. */
export const rulesUnder = (shelf: Shelf, { parent, foundation }: EditionFile): Ruleset | undefined =>
  foundation === undefined ? rulesetOn(shelf, parent!.id) : foundationOf(foundation)

/** An edition of the list and its parents in it, itself first; empty if it is not there. In a circle each is listed once. */
export function chainOf(editions: readonly EditionFile[], id: string): readonly EditionFile[] {
  const chain: EditionFile[] = []
  let next = editions.find((one) => one.id === id)
  while (next && !chain.includes(next)) {
    chain.push(next)
    const parent: string | undefined = next.parent?.id
    next = editions.find((one) => one.id === parent)
  }
  return chain
}

/** The ids that a shelf knows: brought editions first. */
export const idsOn = (shelf: Shelf): readonly string[] => [...shelf.brought.keys(), ...SHIPPED_IDS]

/** The JSON pointer of an edition by its number in the list. */
type PlaceOf = (index: number) => string

interface Given {
  readonly file: EditionFile
  readonly path: string
}

/** The editions of a list with their places, or what is wrong with their shapes and ids. */
function shapesOf(shelf: Shelf, documents: readonly unknown[], placeOf: PlaceOf): Result<ReadonlyMap<string, Given>> {
  if (documents.length > MOST_EDITIONS)
    return fail(problem('too-many', '', 'edition-too-many', { count: documents.length, most: MOST_EDITIONS }))
  const problems: Problem[] = []
  const given = new Map<string, Given>()
  for (const [index, json] of documents.entries()) {
    const place = placeOf(index)
    const file = checkEditionShape(json, place)
    if (!file.ok) {
      problems.push(...file.problems)
      continue
    }
    const { id } = file.value
    if (isShippedCopy(file.value)) continue
    const own = ownId(id, `${place}/id`)
    if (own !== null) problems.push(own)
    else if (canonicalJson(given.get(id)?.file ?? null) === canonicalJson(file.value)) continue
    else if (given.has(id) || shelf.brought.has(id)) problems.push(problem('same-id', `${place}/id`, 'edition-same-id', { id }))
    else given.set(id, { file: file.value, path: place })
  }
  return problems.length > 0 ? failWith(problems) : ok(given)
}

/**
 * A shelf with more editions, in whatever order they come. Every one of them is checked; the same one twice is there once.
 * @param placeOf the JSON pointer of each; left out: its number in a list
 */
export function withEditions(shelf: Shelf, documents: readonly unknown[], placeOf: PlaceOf = (index) => `/${index}`): Result<Shelf> {
  const shapes = shapesOf(shelf, documents, placeOf)
  if (!shapes.ok) return shapes
  const given = shapes.value
  const brought = new Map(shelf.brought)
  const problems: Problem[] = []
  const tried = new Set<string>()
  const files = [...given.values()].map(({ file }) => file)
  const lay = (id: string, under: readonly string[]): void => {
    const { file, path: place } = given.get(id)!
    if (tried.has(id)) return
    tried.add(id)
    const add = (onto: Ruleset): void => {
      const laid = layEdition(onto, file, place)
      if (laid.ok) brought.set(id, laid.value)
      else problems.push(...laid.problems)
    }
    // The shape has one of the two.
    if (file.foundation !== undefined) return add(foundationOf(file.foundation))
    const parent = file.parent!.id
    if (under.includes(parent) || parent === id) {
      problems.push(problem('parent-cycle', `${place}/parent/id`, 'edition-parent-cycle', { ids: [...under, id].sort().join(', ') }))
      return
    }
    // Of a longer chain only its first edition that has too many parents is named.
    if (chainOf(files, id).length === MOST_LINKS + 1) {
      problems.push(problem('chain-too-long', `${place}/parent/id`, 'edition-chain-too-long', { id, most: MOST_LINKS - 1 }))
      return
    }
    if (given.has(parent) && !brought.has(parent)) {
      lay(parent, [...under, id])
      if (!brought.has(parent)) return
    }
    const ruleset = brought.get(parent) ?? shippedRuleset(parent)
    if (!ruleset) {
      const known = [...new Set([...given.keys(), ...idsOn(shelf)])].filter((one) => one !== id)
      problems.push(problem('parent-missing', `${place}/parent/id`, 'edition-parent-missing', { id: parent, known: known.join(', ') }))
      return
    }
    const wanted = file.parent!.rules
    if (wanted !== undefined && ruleset.brought?.rules !== wanted) {
      problems.push(problem('parent-other', `${place}/parent/rules`, 'edition-parent-other', { id: parent }))
      return
    }
    add(ruleset)
  }
  for (const id of given.keys()) lay(id, [])
  return problems.length > 0 ? failWith(problems) : ok({ brought })
}

/** Anything that may bring editions and readings: a case. */
export interface BringsEditions {
  readonly ruleset: string
  readonly editions?: readonly unknown[] | undefined
  readonly readings?: Readonly<Record<string, unknown>> | undefined
}

/** Rules by which something is checked or named: the id of an edition that ships, or an id with the editions that do not ship. */
export type InRules = string | BringsEditions

export const asRules = (rules: InRules): BringsEditions => (typeof rules === 'string' ? { ruleset: rules } : rules)

/** Shelves by the first of their editions: a copy of a list has the same editions in it. */
const shelves = new WeakMap<object, { readonly editions: readonly unknown[]; readonly shelf: Result<Shelf> }[]>()
const MOST_SHELVES = 8

/** The shelf of a case: its own editions are there for it alone. Made once for the same editions, which are never changed in place. */
export function shelfOf({ editions: own }: { readonly editions?: readonly unknown[] | undefined }): Result<Shelf> {
  if (own === undefined || own.length === 0) return ok(SHIPPED)
  const first = own[0]
  const key = typeof first === 'object' && first !== null ? first : own
  const made = shelves.get(key) ?? []
  const known = made.find(({ editions }) => editions.length === own.length && editions.every((one, index) => one === own[index]))
  if (known) return known.shelf
  const shelf = withEditions(SHIPPED, own, (index) => `/editions/${index}`)
  shelves.set(key, [{ editions: own, shelf }, ...made].slice(0, MOST_SHELVES))
  return shelf
}

/** The ruleset of a case, or undefined if it names none that there is. */
export function rulesetFor(input: BringsEditions): Ruleset | undefined {
  const shelf = shelfOf(input)
  const ruleset = shelf.ok ? rulesetOn(shelf.value, input.ruleset) : undefined
  return ruleset && input.readings ? readAs(ruleset, input.readings) : ruleset
}

const otherwise = new WeakMap<Ruleset, Map<string, Ruleset>>()

/** The ruleset with open points read as a case says; an edition without open points is as it is. Made once for the same readings. */
function readAs(ruleset: Ruleset, readings: Readonly<Record<string, unknown>>): Ruleset {
  const open = ruleset.brought?.readings
  if (open === undefined || open.size === 0) return ruleset
  const known = otherwise.get(ruleset) ?? new Map<string, Ruleset>()
  otherwise.set(ruleset, known)
  const key = canonicalJson(readings)
  const made = known.get(key) ?? { ...ruleset, params: withParams(ruleset.params, new Map(Object.entries(readings))) }
  known.set(key, made)
  return made
}

/** Does any edition, or one that the case brings, know a power or ability of this id? */
export function knowsEffect(input: BringsEditions, id: string): boolean {
  if (isKnownEffect(id) || rulesetFor(input)?.effects.has(id)) return true
  const shelf = shelfOf(input)
  return shelf.ok && [...shelf.value.brought.values()].some(({ effects }) => effects.has(id))
}

type RollNames = ReadonlyMap<string, readonly string[]>
const rollNamesMade = new WeakMap<object, RollNames>()

/** Made once for a shelf or a ruleset. */
function rollNamesWith(owner: object, rulesets: Iterable<Ruleset>): RollNames {
  const known = rollNamesMade.get(owner) ?? rollNamesOf(rollNames(), rulesets)
  rollNamesMade.set(owner, known)
  return known
}

/** The names of rolls in any edition of the shelf of this case, with the effects that ask for them. */
export function rollNamesFor(input: BringsEditions): RollNames {
  const shelf = shelfOf(input)
  if (shelf.ok && shelf.value !== SHIPPED) return rollNamesWith(shelf.value, shelf.value.brought.values())
  const ruleset = rulesetFor(input)
  return ruleset ? rollNamesIn(ruleset) : rollNames()
}

/** The same in the editions that ship and in this one. */
export const rollNamesIn = (ruleset: Ruleset): RollNames => (ruleset.brought ? rollNamesWith(ruleset, [ruleset]) : rollNames())

/** Powers, abilities, team abilities and known special powers of a shipped edition, by name. */
export const effectsOf = (id: string): readonly Effect[] => effectsIn(shippedRuleset(id))

/** Every row of a shipped edition, in the order of its sections. */
export const rulesOf = (id: string): readonly RuleEntry[] => [...(shippedRuleset(id)?.rules.values() ?? [])]

/** The row of a shipped edition, or undefined. */
export const ruleText = (row: string, id = 'heroclix-2012'): RuleEntry | undefined => shippedRuleset(id)?.rules.get(row)
