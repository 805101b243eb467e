/** Warnings for the author of an edition that can be ruled by. Errors are refused as it is read. */
import { isRecord, pointerStep } from '../base/validate.ts'
import { isDone, type Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Clause } from '../rules/vocabulary/vocabulary.ts'
import { addressesOf } from '../editions/addresses.ts'
import { rollNamesOf } from '../editions/effectNames.ts'
import { documentOf } from './editionDocument.ts'
import type { EditionFile } from '../editions/editionSchema.ts'
import { layEdition } from '../editions/readEdition.ts'
import { saidIn, addressText, type Address } from './fileAddresses.ts'
import { textsOf } from '../editions/layWords.ts'

export interface EditionWarning {
  readonly code:
    'no-row' | 'no-source' | 'no-text' | 'no-words' | 'unused-source' | 'unused-row' | 'says-the-same' | 'clause-in-vain' | 'in-vain'
  /** JSON pointer into the file. */
  readonly path: string
  readonly message: string
}

/** The edition and what it is laid over. */
export interface Laid {
  readonly parent: Ruleset
  readonly ruleset: Ruleset
}

const pointer = (...steps: Address): string => steps.map(pointerStep).join('')

/** Every row that a value names as `rule` or `by`. */
function* rowsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* rowsIn(one)
  else if (isRecord(value))
    for (const [field, one] of Object.entries(value)) {
      if ((field === 'rule' || field === 'by') && typeof one === 'string') yield one
      else yield* rowsIn(one)
    }
}

const warning = (code: EditionWarning['code'], at: Address, message: string): EditionWarning => ({ code, path: pointer(...at), message })

function* withoutRow({ params = {}, effects = {}, rows = {} }: EditionFile): Generator<EditionWarning> {
  for (const [address, value] of Object.entries(params))
    if (!isRecord(value) || value.by === undefined)
      yield warning('no-row', ['params', address], `The parameter ${address} names no row that says so ("by").`)
  for (const [id, change] of Object.entries(effects)) {
    const own = change === null ? [] : [...rowsIn(change)].filter((row) => rows[row])
    if (own.length === 0) yield warning('no-row', ['effects', id], `The change of ${id} names no row of this edition that says so.`)
  }
}

/** Rows that lack something. An edition without a parent has a whole rulebook: not every row of it changes what is ruled. */
function* ofRows({ foundation, params = {}, effects = {}, rows = {}, steps = {}, formats = [] }: EditionFile): Generator<EditionWarning> {
  const named = new Set([...rowsIn(params), ...rowsIn(effects), ...rowsIn(formats), ...Object.values(steps)])
  for (const [id, row] of Object.entries(rows)) {
    if (row === null) continue
    const isNew = row.title !== undefined
    if (isNew && row.source === undefined) yield warning('no-source', ['rows', id], `The row ${id} names no source.`)
    if (isNew && !row.text) yield warning('no-text', ['rows', id], `The row ${id} has no text.`)
    if (isNew && foundation === undefined && !named.has(id) && !row.instead?.length && !row.same?.length)
      yield warning('unused-row', ['rows', id], `No change names the row ${id}, and it stands in for none.`)
  }
}

function* ofFormats({ formats = [] }: EditionFile): Generator<EditionWarning> {
  for (const [index, one] of formats.entries()) {
    if (typeof one === 'string') continue
    for (const [number, list] of one.lists.entries()) {
      const at = ['formats', String(index), 'lists', String(number)]
      const said = `A list of the format ${one.name}`
      if ((list.by ?? one.by) === undefined) yield warning('no-row', at, `${said} names no row that says so ("by").`)
      if (list.what.length === 0) yield warning('in-vain', at, `${said} names nothing.`)
    }
  }
}

function* unusedSources({ rows = {}, sources = [] }: EditionFile): Generator<EditionWarning> {
  const used = new Set(Object.values(rows).map((row) => row?.source))
  for (const [index, { id }] of sources.entries())
    if (!used.has(id)) yield warning('unused-source', ['sources', String(index)], `No row comes from the source ${id}.`)
}

/** The texts of a file that have no translation into a language. */
export function textsWithout(file: EditionFile, language: string): readonly string[] {
  const words = file.words?.[language] ?? {}
  return [...textsOf(file)].flatMap(([address]) => (Object.hasOwn(words, address) ? [] : [address]))
}

/** A language that the edition has begun, and not finished. */
function* withoutWords(file: EditionFile): Generator<EditionWarning> {
  for (const language of Object.keys(file.words ?? {})) {
    const [first, ...others] = textsWithout(file, language)
    const more = others.length === 0 ? '' : ` and ${others.length} more`
    if (first !== undefined) yield warning('no-words', ['words', language], `These words are missing in "${language}": ${first}${more}.`)
  }
}

/** Fields whose entries are compared otherwise, or that say how a file is written. */
const NOT_COMPARED = ['instead', 'same', 'beside', 'lost', 'restore', 'summary', 'numbered', 'forEachPower', 'sources']

/** Entries that are the same in the parent: they change nothing. */
function* sayingTheSame(file: EditionFile, laid: Laid): Generator<EditionWarning> {
  const { parent } = laid
  // An edition that ships keeps no texts of its rows apart: laid again, it has them.
  const again = isOfFoundation(laid) ? layEdition(parent, file) : null
  const child = again?.ok ? again.value : laid.ruleset
  const needed = new Set([...saidIn(documentOf(parent, child, file, [file]))].map(({ at }) => addressText(at)))
  for (const { at, is } of saidIn(file)) {
    const whole = at.slice(0, -1)
    // A number that is not the next one becomes it: `value#2` of an effect without `value` is its `value`.
    const isKept = [at, whole].some((one) => needed.has(addressText(one))) || needed.has(addressText(at).replace(/#\d+$/, '')) || is === ''
    // A whole list is needed if any of its entries is.
    const isList = Array.isArray(is) && [...needed].some((other) => other.startsWith(`${addressText(at)}/`))
    if (isKept || isList || at.some((step) => NOT_COMPARED.includes(step))) continue
    // An edition without a parent is whole: it says its lists, also those that are as in its foundation.
    if (file.foundation !== undefined && Array.isArray(is)) continue
    if (at[0] === 'steps' && parent.brought?.instead.get(at[1]!) !== is) continue
    if (at[0] === 'effects' && at.length === 2 && is !== null) continue
    yield warning('says-the-same', at, `${addressText(at)} says the same as in ${parent.name}.`)
  }
}

/** Actions of every figure without a power; the last but one is an attack with an object picked up for it. */
const PLAIN_ACTIONS = ['move', 'close', 'ranged', 'power', 'pick-up-and-attack', 'controlled']

const listed = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : []

/** Why a clause can never do anything; `null`: it can. */
function vanityOf(clause: Clause, { effects }: Ruleset, rolls: ReadonlyMap<string, unknown>): string | null {
  const isAction = (id: string): boolean => PLAIN_ACTIONS.includes(id) || (effects.has(id) && isDone(effects.get(id)!))
  const during = listed(Reflect.get(clause, 'during'))
  if (during.length > 0 && !during.some(isAction)) return `"${during[0]!}" is no action of this edition.`
  if (clause.phase === 'roll' && !rolls.has(clause.of)) return `No clause of this edition asks for the roll "${clause.of}".`
  return null
}

function* inVain({ effects = {} }: EditionFile, { parent, ruleset }: Laid): Generator<EditionWarning> {
  const rolls = rollNamesOf(new Map(), [ruleset])
  for (const [id, change] of Object.entries(effects)) {
    if (!change?.clauses) continue
    const clauses = ruleset.effects.get(id)?.clauses ?? []
    const before = new Set(parent.effects.get(id)?.clauses)
    const addresses = addressesOf(clauses)
    for (const [index, clause] of clauses.entries()) {
      const why = before.has(clause) ? null : vanityOf(clause, ruleset, rolls)
      const at = Array.isArray(change.clauses) ? String(index) : addresses[index]!
      if (why !== null) yield warning('clause-in-vain', ['effects', id, 'clauses', at], `This clause of ${id} does nothing: ${why}`)
    }
  }
}

/** The changes of an edition that ships are in the rows of its foundation, and its sources are the documents of its time. */
const isOfFoundation = ({ ruleset }: Laid): boolean => ruleset.brought === undefined

/** @returns the warnings; empty if there is nothing to say */
export const lintEdition = (file: EditionFile, laid: Laid): readonly EditionWarning[] => [
  ...(isOfFoundation(laid) ? [] : [...withoutRow(file), ...ofFormats(file), ...unusedSources(file)]),
  ...ofRows(file),
  ...withoutWords(file),
  ...sayingTheSame(file, laid),
  ...inVain(file, laid)
]
