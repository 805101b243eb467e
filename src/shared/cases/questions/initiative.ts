/** `initiative`: what the bonus of each player counts in the roll for who goes first. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { recordOf, whole } from '../../base/validate.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { countedBonuses } from '../../tournament/force/theme.ts'
import { id } from '../common/fields.ts'
import { forceRulesOf } from '../common/forceRules.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

export const initiative = noBoardQuestion({
  kind: 'initiative',
  schema: v.looseObject({
    kind: v.literal('initiative'),
    /** By player. */
    bonuses: v.pipe(
      recordOf(id, whole(0, 1000), 100),
      v.check((input) => Object.keys(input).length > 0, expects('expected.some-player', {}))
    )
  }),
  answer(ruleset, ask) {
    const { initiative: rule } = forceRulesOf(ruleset)
    const counts: Readonly<Record<string, number>> | null = rule ? countedBonuses(ask.bonuses, rule.ahead) : null
    return {
      own: { kind: ask.kind, verdict: counts ? 'value' : 'judge', counts },
      because: [
        rule
          ? decides('TRN-11', 'event.first-roll', { facts: { ahead: rule.ahead } })
          : decides('TRN-11', 'event.first-roll-unknown', { facts: {} })
      ]
    }
  },
  lines: ({ counts }) => Object.entries(counts ?? {}).map(([player, bonus]) => `${player}: +${bonus}`)
})
