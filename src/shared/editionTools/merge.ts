/**
 * Two editions laid together: what either changes in their common base is taken. If both change the same address otherwise, this is a conflict
 * for the author to settle; it is never settled here.
 */
import { phrase, problem } from '../base/problem.ts'
import { ok, type Phrase, type Problem, type Result } from '../base/result.ts'
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { failWith, isRecord, pointerStep } from '../base/validate.ts'
import { documentOf, type AboutEdition } from './editionDocument.ts'
import { EDITION_FORMAT, type EditionFile } from '../editions/editionSchema.ts'
import { addressText, saidIn, type Address, type Said } from './fileAddresses.ts'
import { layEdition } from '../editions/readEdition.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import { fileBetween } from './rewrite.ts'

export interface Side {
  /** How sentences call it. */
  readonly name: string
  readonly ruleset: Ruleset
  /** The documents that its rules come from. */
  readonly documents: readonly EditionFile[]
}

type All = ReadonlyMap<string, Said>

/** The changes of a side in the base, by address. */
function changesOf(base: Ruleset, { ruleset, documents }: Side): All {
  const file = documentOf(base, ruleset, { id: 'side', name: 'Side', version: '1' }, documents)
  return new Map([...saidIn(file)].map((said) => [addressText(said.at), said]))
}

/** Every address above the addresses of a side, with one below it. */
const above = (all: All): ReadonlyMap<string, Said> =>
  new Map(
    [...all.values()].flatMap((said) => said.at.slice(1).map((_, index) => [addressText(said.at.slice(0, index + 1)), said] as const))
  )

interface Conflict {
  readonly at: Address
  readonly first: unknown
  readonly second: unknown
}

/** Sources are books and boards: two of one id are both there, one of them under another id. */
const isSource = ({ at }: Said): boolean => at[0] === 'sources'

function* conflictsOf(a: All, b: All): Generator<Conflict> {
  const [overA, overB] = [above(a), above(b)]
  for (const [key, said] of a) {
    if (isSource(said)) continue
    const other = b.get(key)
    if (other !== undefined && canonicalJson(other.is) !== canonicalJson(said.is)) yield { at: said.at, first: said.is, second: other.is }
    const below = overB.get(key)
    if (below !== undefined) yield { at: below.at, first: said.is, second: below.is }
  }
  for (const [key, said] of b) {
    const below = isSource(said) ? undefined : overA.get(key)
    if (below !== undefined) yield { at: below.at, first: below.is, second: said.is }
  }
}

/** At most so many letters of what a side says. */
const MOST_LETTERS = 160

function inShort(is: unknown): string | Phrase {
  if (is === null || is === false) return phrase('edition-removed', {})
  const value = isRecord(is) && Object.keys(is).join() === 'is' ? is.is : is
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

/** The subject of an address for a person: the name of the power, else the address itself. */
function aboutOf([group, id, ...rest]: Address, sides: readonly Side[]): string {
  const name = group === 'effects' ? sides.map(({ ruleset }) => ruleset.effects.get(id!)?.name).find(Boolean) : undefined
  return name === undefined ? addressText([group!, ...(id === undefined ? [] : [id]), ...rest]) : [name, ...rest].join(' / ')
}

const problemOf = ({ at, first, second }: Conflict, a: Side, b: Side): Problem =>
  problem('conflict', at.map(pointerStep).join(''), 'edition-conflict', {
    what: aboutOf(at, [a, b]),
    a: a.name,
    b: b.name,
    first: inShort(first),
    second: inShort(second)
  })

/** A document that says all of this. */
function documentFrom(all: Iterable<Said>, base: Ruleset): EditionFile {
  const file: Record<string, unknown> = { format: EDITION_FORMAT, id: 'merged', name: 'Merged', version: '1', parent: { id: base.id } }
  const lists = new Map<string, { readonly at: Address; readonly entries: string[] }>()
  for (const { at, is } of all) {
    const list =
      at[0] === 'sources' || at[0] === 'formats'
        ? [at[0]]
        : (at[0] === 'everyone' && at.length === 2) || (at.length === 3 && at[0] === 'sizeAbilities')
          ? at.slice(0, -1)
          : null
    if (list === null) put(file, at, is)
    else {
      const entry = lists.get(addressText(list)) ?? { at: list, entries: [] }
      lists.set(addressText(list), entry)
      entry.entries.push((is !== null && typeof is === 'object' ? is : `${is === true ? '+' : '-'}${at.at(-1)!}`) as string)
    }
  }
  for (const { at, entries } of lists.values()) put(file, at, entries)
  return file as EditionFile
}

function put(file: Record<string, unknown>, at: Address, is: unknown): void {
  let holder = file
  for (const step of at.slice(0, -1)) holder = (holder[step] ??= {}) as Record<string, unknown>
  holder[at.at(-1)!] = is
}

/** The changes of the second side with other ids for sources that the first one calls otherwise. */
function withOwnSources(a: All, b: All): All {
  const other = new Map<string, string>()
  for (const [key, said] of b)
    if (isSource(said) && a.has(key) && canonicalJson(a.get(key)!.is) !== canonicalJson(said.is)) {
      let number = 2
      while (a.has(`sources/${said.at[1]!}-${number}`) || b.has(`sources/${said.at[1]!}-${number}`)) number++
      other.set(said.at[1]!, `${said.at[1]!}-${number}`)
    }
  if (other.size === 0) return b
  const renamed = [...b.values()].map((said): Said => {
    const { at, is } = said
    if (isSource(said) && other.has(at[1]!))
      return { at: ['sources', other.get(at[1]!)!], is: { ...(is as object), id: other.get(at[1]!)! } }
    return at[0] === 'rows' && at[2] === 'source' ? { at, is: other.get(is as string) ?? is } : said
  })
  return new Map(renamed.map((said) => [addressText(said.at), said]))
}

/**
 * @param base what both sides change
 * @param over what the new edition is laid over
 * @returns one edition that changes what either does, or the conflicts
 */
export function merged(base: Ruleset, a: Side, b: Side, over: Ruleset, about: AboutEdition): Result<EditionFile> {
  const [ofA, ofB] = [changesOf(base, a), changesOf(base, b)]
  const others = withOwnSources(ofA, ofB)
  const conflicts = [...conflictsOf(ofA, others)]
  if (conflicts.length > 0) return failWith(conflicts.map((conflict) => problemOf(conflict, a, b)))
  const laid = layEdition(base, documentFrom(new Map([...ofA, ...others]).values(), base))
  if (!laid.ok) return laid
  const ruleset = { ...laid.value, name: about.name }
  const file = fileBetween(over, ruleset, about, [...a.documents, ...b.documents])
  return file.ok ? ok(file.value) : file
}
