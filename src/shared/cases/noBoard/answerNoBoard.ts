/** The answers to questions that are not about the table. */
import { checkCombo } from '../../engine/combos/combo.ts'
import { attackOdds, type OddsQuestion } from '../../engine/odds/attackOdds.ts'
import { outwitPlans } from '../../engine/odds/bestOutwit.ts'
import { chanceOf } from '../../engine/odds/fraction.ts'
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { actionTotal, victoryPoints, winnerOf } from '../../tournament/victory.ts'
import { closeNames, mayBecome } from '../../tournament/sameName.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import { comboRow } from '../questions/comboRows.ts'
import type { NoBoardAsk } from './noBoardCase.ts'

export interface BareNoBoard {
  readonly kind: string
  readonly verdict: string
  readonly because: readonly Reason[]
  readonly [field: string]: unknown
}

type OddsFields = { readonly [K in 'needed']: number } & {
  readonly opposingProbabilityControl?: boolean
  readonly ownProbabilityControl?: boolean
  readonly superSenses?: boolean
  readonly shapeChange?: boolean
  readonly otherwise?: OddsFields
}

/** Does Shape Change lead an attacker elsewhere here? In Clix Campaign it works for its user's own attacks (CC-27). */
const refusesTargets = (ruleset: Ruleset): boolean =>
  ruleset.effects.get('shape-change')?.clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'refuse-target') ?? false

function oddsQuestion(fields: OddsFields, refuses: boolean): OddsQuestion {
  return {
    needed: fields.needed,
    opposingRerolls: fields.opposingProbabilityControl ? 1 : 0,
    ownRerolls: fields.ownProbabilityControl ? 1 : 0,
    evadeFrom: fields.superSenses ? 5 : null,
    refuseFrom: fields.shapeChange && refuses ? 5 : null,
    otherwise: fields.otherwise && refuses ? oddsQuestion(fields.otherwise, refuses) : null
  }
}

/** The ruling on odds from what the dice need and who may interfere. */
function answerOdds(question: OddsQuestion): BareNoBoard {
  const { hit, hitWithDoubles } = attackOdds(question)
  const because: Reason[] = [contributes('PRB-01', 'odds.needed', { facts: { needed: question.needed } })]
  if (question.opposingRerolls > 0) because.push(contributes('PRB-03', 'odds.rerolled', { facts: { count: question.opposingRerolls } }))
  if (question.ownRerolls > 0) because.push(contributes('PRB-03', 'odds.own-reroll', { facts: { count: question.ownRerolls } }))
  if (question.evadeFrom !== null) because.push(contributes('PRB-04', 'odds.evade'))
  if (question.refuseFrom !== null) because.push(contributes('PRB-04', 'odds.refuse'))
  const rolls = [question.opposingRerolls + question.ownRerolls > 0, question.evadeFrom !== null, question.refuseFrom !== null]
  if (rolls.filter(Boolean).length > 1) because.push(contributes('PRB-05', 'odds.independent'))
  return {
    kind: 'odds',
    verdict: 'odds',
    hit: chanceOf(hit),
    hitWithDoubles: chanceOf(hitWithDoubles),
    because: [
      decides('PRB-01', 'odds.chance', { facts: { fraction: chanceOf(hit).fraction } }),
      ...because,
      considered('PRB-02', 'odds.doubles', { facts: { fraction: chanceOf(hitWithDoubles).fraction } })
    ]
  }
}

/** Questions whose answer needs no position; odds on a position are worked out elsewhere. */
export function answerNoBoard(ruleset: Ruleset, ask: NoBoardAsk): BareNoBoard {
  switch (ask.kind) {
    case 'combo': {
      const { legal, because } = checkCombo(ruleset, ask.action, ask.with, comboRow)
      return { kind: ask.kind, verdict: legal ? 'legal' : 'illegal', because }
    }
    case 'odds':
      return answerOdds(oddsQuestion(ask, refusesTargets(ruleset)))
    case 'best-outwit': {
      const plans = outwitPlans(
        ask.targets.map((target) => ({
          id: target.id,
          needed: target.needed,
          superSenses: target.superSenses ?? false,
          shapeChange: (target.shapeChange ?? false) && refusesTargets(ruleset),
          probabilityControl: target.probabilityControl ?? false
        }))
      )
      const best = plans[0]!
      return {
        kind: ask.kind,
        verdict: 'odds',
        plans: plans.map(({ counter, target, hit }) => ({ counter, target, hit: chanceOf(hit) })),
        because: [
          decides('PRB-03', 'odds.plans', { facts: { count: plans.length, counter: best.counter ?? 'nothing', figure: best.target } }),
          contributes('PRB-01', 'odds.chance', { facts: { fraction: chanceOf(best.hit).fraction } }),
          contributes('PRB-04', 'odds.evade')
        ]
      }
    }
    case 'winner': {
      const { verdict, winner, say } = winnerOf(ask.players, ask.time === 'called')
      return {
        kind: ask.kind,
        verdict,
        winner,
        because: [decides(say === 'event.goes-on' ? 'TRN-01' : 'TRN-02', say, { facts: { winner } })]
      }
    }
    case 'victory-points': {
      const value = victoryPoints(ask.figures, ask.defeated)
      return { kind: ask.kind, verdict: 'value', value, because: [decides('TRN-03', 'event.points', { facts: { value } })] }
    }
    case 'action-total': {
      const value = actionTotal(ask.buildTotal)
      return {
        kind: ask.kind,
        verdict: 'value',
        value,
        because: [decides('ACT-02', 'event.actions', { facts: { total: ask.buildTotal, value } })]
      }
    }
    case 'alter-ego': {
      const legal = mayBecome(ask.to, ask.format, ask.opened ?? [])
      const close = closeNames(ask.to, ask.format === 'sealed' ? (ask.opened ?? []) : [])
      const names = close.filter((name) => name !== ask.to)
      return {
        kind: ask.kind,
        verdict: legal ? 'legal' : 'illegal',
        because: [
          decides('NAM-02', legal ? 'event.may-become' : 'event.not-opened', { facts: { from: ask.from, to: ask.to } }),
          ...(names.length > 0 && !close.includes(ask.to)
            ? [contributes('NAM-01', legal ? 'event.same-name' : 'event.other-name', { facts: { to: ask.to, name: names[0]! } })]
            : [])
        ]
      }
    }
  }
}
