/** The editions that ship with Linejudge as documents (`resources/editions`). Each is read once, if it is asked for. */
import heroclix2023 from '../../../resources/editions/heroclix-2023.json' with { type: 'json' }
import type { Result } from '../base/result.ts'
import { canonicalJson } from '../base/text/canonicalJson.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { EditionFile } from './editionSchema.ts'
import { foundationOf } from './foundations.ts'
import { checkEditionShape, layEdition } from './readEdition.ts'

const DOCUMENTS: ReadonlyMap<string, unknown> = new Map([['heroclix-2023', heroclix2023]])

/** Their ids, oldest first. */
export const SHIPPED_DOCUMENTS: readonly string[] = [...DOCUMENTS.keys()]

/** The hashes of their rules by id, if the build has worked them out. */
declare const __LINEJUDGE_RULES__: Readonly<Record<string, string>> | undefined
const HASHES: Readonly<Record<string, string>> = typeof __LINEJUDGE_RULES__ === 'undefined' ? {} : __LINEJUDGE_RULES__

interface Shipped {
  readonly file: EditionFile
  readonly ruleset: Ruleset
}

const read = new Map<string, Shipped>()

function shipped(id: string): Shipped | undefined {
  const known = read.get(id)
  if (known || !DOCUMENTS.has(id)) return known
  const file = checkEditionShape(DOCUMENTS.get(id))
  const laid = file.ok ? layEdition(foundationOf(file.value.foundation ?? 'classic'), file.value, '', HASHES[id]) : file
  if (!file.ok || !laid.ok) throw new Error(`The edition ${id} is damaged: ${failed(file, laid)}`)
  const made = { file: file.value, ruleset: laid.value }
  read.set(id, made)
  return made
}

const failed = (...results: readonly Result<unknown>[]): string =>
  results.flatMap((one) => (one.ok ? [] : one.problems.map(({ message }) => message))).join(' ')

/** The ruleset of a shipped document, or undefined if none has this id. */
export const shippedDocument = (id: string): Ruleset | undefined => shipped(id)?.ruleset

/** The shipped document of an id, or undefined if none has it. */
export const shippedFile = (id: string): EditionFile | undefined => shipped(id)?.file

/** Whether this is a copy of a shipped document. */
export function isShippedCopy(file: EditionFile): boolean {
  const own = shipped(file.id)?.file
  return own !== undefined && canonicalJson(own) === canonicalJson(file)
}
