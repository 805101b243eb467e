/** `action-total`: how many actions a turn has. */
import * as v from 'valibot'
import { whole } from '../../base/validate.ts'
import { contributes, decides } from '../../engine/situation/reasons.ts'
import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import { actionsOfLeaders, actionTotal as actionsFor } from '../../tournament/victory.ts'
import { buildTotal } from '../common/fields.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

/** Actions that one figure with Leadership adds without a roll. */
const addedByOne = ({ effects }: Pick<Ruleset, 'effects'>): number =>
  (effects.get('leadership')?.clauses ?? []).reduce((sum, clause) => sum + (clause.phase === 'action-total' ? clause.by : 0), 0)

export const actionTotal = noBoardQuestion({
  kind: 'action-total',
  schema: v.looseObject({
    kind: v.literal('action-total'),
    buildTotal,
    /** How many figures of the side can use Leadership. */
    leaders: v.optional(whole(0, 1000))
  }),
  answer(ruleset, ask) {
    const own = actionsFor(ask.buildTotal)
    const more = actionsOfLeaders(ask.leaders ?? 0, addedByOne(ruleset), ruleset.params.actions.leadership)
    return {
      own: { kind: ask.kind, verdict: 'value', value: own + more },
      because: [
        decides('ACT-02', 'event.actions', { facts: { total: ask.buildTotal, value: own } }),
        ...(more > 0 ? [contributes('ACT-02', 'event.leadership', { facts: { value: more } })] : [])
      ]
    }
  },
  leftOut: ({ leaders }, ruleset) =>
    leaders === undefined || addedByOne(ruleset) > 0
      ? []
      : [leftOutFrom(besideSentences, { kind: 'field', id: 'leaders', path: '/ask/leaders' }, 'leaders-roll', {})],
  lines: (own) => [String(own.value)]
})
