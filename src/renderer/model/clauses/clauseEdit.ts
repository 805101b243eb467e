/** A list of clauses as its form changes it: a sentence begun, a part said or left out, something else chosen. */
import {
  blankClause,
  CLAUSE_FORMS,
  fieldIn,
  formOf,
  saysPart,
  withClauseField,
  withoutPart,
  withPart,
  type ClausePart,
  type LooseClause
} from '../../../shared/rules/terrain/clauseForms.ts'
import type { ClausePlace } from './clauseSentence.ts'

/** Is this a clause that can be said? Others are kept as they are. */
export const isSayable = (one: unknown): one is LooseClause =>
  typeof one === 'object' && one !== null && 'phase' in one && typeof one.phase === 'string' && formOf({ phase: one.phase }) !== undefined

/** The sentences that mean something there: each kind of clause, and its starts as "kind.start". */
export const sentencesFor = (place: ClausePlace): readonly string[] =>
  CLAUSE_FORMS.filter(({ on }) => on === 'both' || on === place).flatMap(({ phase, starts = {} }) => [
    phase,
    ...Object.keys(starts).map((start) => `${phase}.${start}`)
  ])

/** The clauses with one more, as it begins. @param sentence one of `sentencesFor` */
export function begun(clauses: readonly unknown[], sentence: string): readonly unknown[] {
  const [kind, start] = sentence.split('.')
  const form = CLAUSE_FORMS.find(({ phase }) => phase === kind)
  return form ? [...clauses, blankClause(form, start)] : clauses
}

/** Parts that the clause could say besides. */
export const unsaidParts = (clause: LooseClause): readonly ClausePart[] =>
  partsOf(clause).filter(
    (part) =>
      !saysPart(clause, part) && (part.needs === undefined || partsOf(clause).some((one) => one.id === part.needs && saysPart(clause, one)))
  )

const partsOf = (clause: LooseClause): readonly ClausePart[] => formOf(clause)?.parts ?? []

/** What is chosen for a field. */
export const chosenFor = (clause: LooseClause, field: string): unknown => fieldIn(clause, field)

export const choose = (clause: LooseClause, field: string, value: unknown): LooseClause => withClauseField(clause, field, value)
export const say = (clause: LooseClause, part: ClausePart): LooseClause => withPart(clause, part)
export const leaveOut = (clause: LooseClause, part: ClausePart): LooseClause => withoutPart(clause, part)
