/** The editions that ship with Linejudge as documents (`resources/editions`). Each is read once, if it is asked for. */
import heroclix2023 from '../../../resources/editions/heroclix-2023.json' with { type: 'json' }
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import { foundationOf } from './foundations.ts'
import { checkEditionShape, layEdition } from './readEdition.ts'

const DOCUMENTS: ReadonlyMap<string, unknown> = new Map([['heroclix-2023', heroclix2023]])

/** Their ids, oldest first. */
export const SHIPPED_DOCUMENTS: readonly string[] = [...DOCUMENTS.keys()]

const resolved = new Map<string, Ruleset>()

/** The ruleset of a shipped document, or undefined if none has this id. */
export function shippedDocument(id: string): Ruleset | undefined {
  const known = resolved.get(id)
  if (known) return known
  if (!DOCUMENTS.has(id)) return undefined
  const file = checkEditionShape(DOCUMENTS.get(id))
  const laid = file.ok ? layEdition(foundationOf(file.value.foundation ?? 'classic'), file.value) : file
  if (!laid.ok) throw new Error(`The edition ${id} is damaged: ${laid.problems.map(({ message }) => message).join(' ')}`)
  resolved.set(id, laid.value)
  return laid.value
}
