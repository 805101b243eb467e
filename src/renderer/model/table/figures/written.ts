/** What is written on a figure, as its editor shows and changes it: special powers, traits, feats and the like. */
import type { Carried, CaseFigure, Grant, OwnText } from '../../../../shared/contract/case.ts'
import { asText, grantedBy } from '../../../../shared/contract/ownText.ts'
import { withoutUndefined } from '../../../../shared/base/fields.ts'
import { isRecord } from '../../../../shared/base/validate.ts'
import { parseJsonText } from '../../../../shared/json/jsonText.ts'
import { parseOwnClauses, parseSpecialTerrainRule } from '../../../../shared/rules/terrain/parseSpecialTerrain.ts'
import { problemText } from '../../../i18n/texts.ts'

export type WrittenField = 'specialPowers' | 'traits' | Carried

/** The texts of one list. */
export const writtenIn = (figure: CaseFigure, field: WrittenField): readonly OwnText[] => (figure[field] ?? []).map(asText)

/** One that says nothing but its id is kept as its id where the list may hold that. */
const plain = (field: WrittenField, text: OwnText): string | OwnText =>
  field !== 'specialPowers' && field !== 'traits' && Object.keys(text).length === 1 ? text.id : text

/** The figure’s list with these ids, in their order; what is known of each of them stays. */
export function withIds(figure: CaseFigure, field: WrittenField, ids: readonly string[]): Partial<CaseFigure> {
  const before = writtenIn(figure, field)
  return listed(
    field,
    ids.map((id) => before.find((text) => text.id === id) ?? { id })
  )
}

/** The figure’s list with one text changed. */
export const withText = (figure: CaseFigure, field: WrittenField, text: OwnText): Partial<CaseFigure> =>
  listed(
    field,
    writtenIn(figure, field).map((one) => (one.id === text.id ? withoutUndefined(text) : one))
  )

const listed = (field: WrittenField, texts: readonly OwnText[]): Partial<CaseFigure> => ({
  [field]: texts.length > 0 ? texts.map((text) => plain(field, text)) : undefined
})

/** These powers are what it lets be used; a condition stays with its power. */
export function withGrants(text: OwnText, ids: readonly string[]): OwnText {
  const { grants: before = [], ...rest } = text
  const grants = ids.map((id) => before.find((grant) => typeof grant !== 'string' && grant.power === id) ?? id)
  return grants.length > 0 ? { ...rest, grants } : rest
}

/** The power that must not be in use for this one to be usable; null: it always is. */
export const notWhileUsing = ({ grants = [] }: OwnText, power: string): string | null =>
  grants.find((grant): grant is Grant => typeof grant !== 'string' && grant.power === power)?.while.notUsing ?? null

/** The text with such a condition, or without. */
export const withCondition = (text: OwnText, power: string, notUsing: string | null): OwnText => ({
  ...text,
  grants: grantedBy(text).map((id) =>
    id === power
      ? notUsing === null
        ? id
        : { power, while: { notUsing } }
      : (text.grants?.find((grant) => typeof grant !== 'string' && grant.power === id) ?? id)
  )
})

/** Clauses that were typed as JSON, or what is wrong with them, in a sentence. `place`: those of squares, or of what goes with a figure. */
export function typedClauses(
  text: string,
  place: 'squares' | 'own'
): { readonly clauses: readonly unknown[] | undefined } | { readonly wrong: string } {
  if (text.trim() === '') return { clauses: undefined }
  const json = parseJsonText(text)
  if (!json.ok) return { wrong: problemText(json.problems[0]) }
  const clauses: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value]
  const own = { id: 'own', name: 'own', rule: 'OWN', summary: 'own', cite: { document: 'own', section: 'own' } }
  const cited = clauses.map((one) => (isRecord(one) ? { rule: own.rule, ...one } : one))
  const parsed = place === 'own' ? parseOwnClauses(clauses, '', own) : parseSpecialTerrainRule({ ...own, clauses: cited })
  return parsed.ok ? { clauses } : { wrong: problemText(parsed.problems[0]) }
}
