/** A typed line about the force of a side: whether it may be played, and how many rerolls its theme has: "rerolls red 400". */
import { ok, type Result } from '../../../shared/base/result.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import { typedTexts as t } from '../../i18n/texts.ts'
import { sideName } from '../table/figures/sideNames.ts'
import { problem } from './places.ts'
import type { TypedLine } from './typedLine.ts'
import { colourOf } from './words.ts'

/** The first side on the table if no other is named; without a build total the number of rerolls stays open. */
export function forceLine(value: ClixCase, words: readonly string[]): Result<TypedLine> {
  const sides = (value.figures ?? []).map(sideAt)
  const total = /^\d{2,5}$/.test(words.at(-1) ?? '') ? Number(words.at(-1)) : null
  const named = (total === null ? words : words.slice(0, -1)).join(' ')
  const side = named === '' ? sides[0] : sides.find((one) => one === (colourOf(named) ?? named.toLowerCase()))
  if (side === undefined) return problem('side', t.problems.noForce(named))
  return ok({ do: 'force', side, total, says: t.will.force(sideName(side), total) })
}
