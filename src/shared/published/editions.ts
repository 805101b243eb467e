/** Published: editions as documents, checked, and put on a shelf that questions are ruled by. */
import { ok, type Result } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import { lintEdition, type EditionWarning } from '../editionTools/editionLint.ts'
import type { EditionFile } from '../editions/editionSchema.ts'
import { chainOf, rulesetOn, rulesUnder, SHIPPED, withEditions, type Shelf } from '../editions/shelf.ts'
import { shippedFile } from '../editions/shippedEditions.ts'
import { editionJson } from '../formats/documents/editionFile.ts'

/** An edition that `checkEdition` or `shelf` has let through. */
export interface CheckedEdition {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The edition, or the foundation, that it changes. */
  readonly parent: string
  /** The hash of what it rules, parents included: the same however it is written. */
  readonly rules: string
  /** What its author should look at. */
  readonly warnings: readonly EditionWarning[]
}

/** Editions that questions can be ruled by, besides those that come with the engine. */
export interface EditionShelf {
  readonly editions: readonly CheckedEdition[]
}

interface Kept {
  readonly shelf: Shelf
  readonly documents: readonly EditionFile[]
}
const kept = new WeakMap<EditionShelf, Kept>()

function keptBy(editions: EditionShelf): Kept {
  const known = kept.get(editions)
  if (!known) throw new TypeError('This is no shelf of editions: expected one that shelf() has made.')
  return known
}

function about(file: EditionFile, on: Shelf): CheckedEdition {
  const { id, name, version, parent, foundation } = file
  const ruleset = rulesetOn(on, id)!
  const warnings = lintEdition(file, { parent: rulesUnder(on, file)!, ruleset })
  return { id, name, version, parent: parent?.id ?? foundation!, rules: ruleset.brought!.rules, warnings }
}

const jsonOf = (document: unknown): Result<unknown> => (typeof document === 'string' ? editionJson(document) : ok(document))

/** The documents as they are on the shelf: a copy of one that ships is that one. */
function laid(documents: readonly unknown[], before: Kept): Result<Kept> {
  const read: unknown[] = []
  for (const document of documents) {
    const json = jsonOf(document)
    if (!json.ok) return json
    read.push(json.value)
  }
  const on = withEditions(before.shelf, read, documents.length === 1 ? () => '' : undefined)
  return on.ok ? ok({ shelf: on.value, documents: [...before.documents, ...(read as EditionFile[])] }) : on
}

const NONE: Kept = { shelf: SHIPPED, documents: [] }

/**
 * Editions that may be laid over each other, in any order.
 * @param documents each of the format `linejudge-edition/1`, as parsed JSON or as text
 * @returns the shelf, or every problem; of several documents its place begins with the number of the document. Never throws.
 */
export function shelf(documents: readonly unknown[]): Result<EditionShelf> {
  const whole = laid(documents, NONE)
  if (!whole.ok) return whole
  const made: EditionShelf = { editions: whole.value.documents.map((file) => about(file, whole.value.shelf)) }
  kept.set(made, whole.value)
  return ok(made)
}

/**
 * Checks an edition of the format `linejudge-edition/1`.
 * @param edition the parsed JSON, or the text of the file
 * @param on a shelf that has its parents, if they do not come with the engine
 * @returns what it is and what its author should look at, or every problem with its place as a JSON pointer. Never throws.
 */
export function checkEdition(edition: unknown, on?: EditionShelf): Result<CheckedEdition> {
  const whole = laid([edition], on ? keptBy(on) : NONE)
  return whole.ok ? ok(about(whole.value.documents.at(-1)!, whole.value.shelf)) : whole
}

/** A question with the documents of the edition that it names, if the shelf has it. */
export function withShelf(json: unknown, editions: EditionShelf): unknown {
  const { documents } = keptBy(editions)
  if (!isRecord(json)) return json
  const own = Array.isArray(json.editions) ? (json.editions as readonly unknown[]) : []
  const file = documents.find(({ id }) => id === json.ruleset && shippedFile(id) === undefined)
  const isThere = own.some((one) => isRecord(one) && one.id === json.ruleset)
  return file === undefined || isThere ? json : { ...json, editions: [...own, ...chainOf(documents, file.id)] }
}
