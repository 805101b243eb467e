/** `action-total`: how many actions a turn has. */
import * as v from 'valibot'
import { decides } from '../../engine/situation/reasons.ts'
import { actionTotal as actionsFor } from '../../tournament/victory.ts'
import { buildTotal } from '../common/fields.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

export const actionTotal = noBoardQuestion({
  kind: 'action-total',
  schema: v.looseObject({ kind: v.literal('action-total'), buildTotal }),
  answer(_, ask) {
    const value = actionsFor(ask.buildTotal)
    return {
      own: { kind: ask.kind, verdict: 'value', value },
      because: [decides('ACT-02', 'event.actions', { facts: { total: ask.buildTotal, value } })]
    }
  },
  lines: (own) => [String(own.value)]
})
