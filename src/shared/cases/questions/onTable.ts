/** Every kind of question about the table. Who adds one adds its line here; the order is that in which a problem names the kinds. */
import { isRecord } from '../../base/validate.ts'
import type { TableQuestion } from '../common/questionKind.ts'
import { attack } from './attack.ts'
import { breakAway } from './breakAway.ts'
import { canTarget } from './canTarget.ts'
import { damage } from './damage.ts'
import { knockBack } from './knockBack.ts'
import { lineOfFire } from './lineOfFire.ts'
import { move } from './move.ts'
import { odds } from './odds.ts'
import { preparation } from './preparation.ts'
import { reach } from './reach.ts'
import { targets } from './targets.ts'
import { timeline } from './timeline.ts'
import { valueQuestion } from './value.ts'

export const TABLE_QUESTIONS: readonly TableQuestion[] = [
  lineOfFire,
  canTarget,
  targets,
  valueQuestion,
  attack,
  damage,
  knockBack,
  move,
  odds,
  preparation,
  reach,
  timeline,
  breakAway
]

const byKind = new Map<string, TableQuestion>(TABLE_QUESTIONS.map((entry) => [entry.kind, entry]))

/** The kind of a question about the table. Throws for one that was not checked. */
export function tableQuestion({ kind }: { readonly kind: string }): TableQuestion {
  const entry = byKind.get(kind)
  if (!entry) throw new Error(`No question ${kind}: the case was not checked.`)
  return entry
}

/** The same for whatever came from outside: undefined where there is no such kind. */
export const tableQuestionOf = (ask: unknown): TableQuestion | undefined =>
  isRecord(ask) && typeof ask.kind === 'string' ? byKind.get(ask.kind) : undefined
