/** `odds` without a table: the chance that the dice alone give, from what they need and who may interfere. */
import { problem } from '../../base/problem.ts'
import * as v from 'valibot'
import { whole } from '../../base/validate.ts'
import type { Reason } from '../../contract/ruling.ts'
import { attackOdds, type OddsQuestion } from '../../engine/odds/attackOdds.ts'
import { chanceOf } from '../../engine/odds/chance.ts'
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import { flag } from '../common/fields.ts'
import { chance } from '../common/lines.ts'
import { noBoardQuestion } from '../common/questionKind.ts'
import { refusesNothing, refusesTargets } from '../common/refusesTargets.ts'

const needed = whole(-99, 999)

export interface ChanceFields {
  readonly needed: number
  readonly opposingProbabilityControl?: boolean
  readonly ownProbabilityControl?: boolean
  readonly superSenses?: boolean
  readonly shapeChange?: boolean
  readonly otherwise?: ChanceFields
}

const interference = {
  needed,
  opposingProbabilityControl: v.optional(flag),
  ownProbabilityControl: v.optional(flag),
  superSenses: v.optional(flag),
  shapeChange: v.optional(flag)
} as const
const chanceFields: v.GenericSchema<ChanceFields> = v.looseObject({ ...interference, otherwise: v.optional(v.lazy(() => chanceFields)) })

function questionOf(fields: ChanceFields, refuses: boolean): OddsQuestion {
  return {
    needed: fields.needed,
    opposingRerolls: fields.opposingProbabilityControl ? 1 : 0,
    ownRerolls: fields.ownProbabilityControl ? 1 : 0,
    evadeFrom: fields.superSenses ? 5 : null,
    refuseFrom: fields.shapeChange && refuses ? 5 : null,
    otherwise: fields.otherwise && refuses ? questionOf(fields.otherwise, refuses) : null
  }
}

export const diceOdds = noBoardQuestion({
  kind: 'odds',
  schema: v.looseObject({ kind: v.literal('odds'), ...interference, otherwise: v.optional(chanceFields) }),
  // Odds on a position have the same name.
  gave: (ruling) => !('needed' in ruling),
  refused: (ask) => (ask.needed === undefined ? problem('missing-field', '/ask', 'odds-of-nothing', {}) : null),
  answer(ruleset, ask) {
    const question = questionOf(ask, refusesTargets(ruleset))
    const { hit, hitWithDoubles } = attackOdds(question)
    const because: Reason[] = [contributes('PRB-01', 'odds.needed', { facts: { needed: question.needed } })]
    if (question.opposingRerolls > 0) because.push(contributes('PRB-03', 'odds.rerolled', { facts: { count: question.opposingRerolls } }))
    if (question.ownRerolls > 0) because.push(contributes('PRB-03', 'odds.own-reroll', { facts: { count: question.ownRerolls } }))
    if (question.evadeFrom !== null) because.push(contributes('PRB-04', 'odds.evade'))
    if (question.refuseFrom !== null) because.push(contributes('PRB-04', 'odds.refuse'))
    const rolls = [question.opposingRerolls + question.ownRerolls > 0, question.evadeFrom !== null, question.refuseFrom !== null]
    if (rolls.filter(Boolean).length > 1) because.push(contributes('PRB-05', 'odds.independent'))
    return {
      own: { kind: ask.kind, verdict: 'odds', hit: chanceOf(hit), hitWithDoubles: chanceOf(hitWithDoubles) },
      because: [
        decides('PRB-01', 'odds.chance', { facts: { fraction: chanceOf(hit).fraction } }),
        ...because,
        considered('PRB-02', 'odds.doubles', { facts: { fraction: chanceOf(hitWithDoubles).fraction } })
      ]
    }
  },
  leftOut: ({ shapeChange }, ruleset) => (shapeChange && !refusesTargets(ruleset) ? [refusesNothing('/ask/shapeChange')] : []),
  lines: (own) => [`To hit: ${chance(own.hit)}`, `To hit with doubles: ${chance(own.hitWithDoubles)}`]
})
