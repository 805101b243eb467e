/** `victory-points`: what the opponent scores for the figures defeated. */
import * as v from 'valibot'
import { listOf, whole } from '../../base/validate.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { victoryPoints as pointsFor } from '../../tournament/victory.ts'
import { id, ids } from '../common/fields.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

export const victoryPoints = noBoardQuestion({
  kind: 'victory-points',
  schema: v.looseObject({
    kind: v.literal('victory-points'),
    defeated: ids,
    figures: listOf(v.looseObject({ id, points: whole(0, 100000), replacedBy: v.optional(ids) }), 1000)
  }),
  answer(_, ask) {
    const value = pointsFor(ask.figures, ask.defeated)
    return { own: { kind: ask.kind, verdict: 'value', value }, because: [decides('TRN-03', 'event.points', { facts: { value } })] }
  },
  lines: (own) => [String(own.value)]
})
