/** `best-outwit`: which power to counter, and which target to attack then. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { listOf, whole } from '../../base/validate.ts'
import { outwitPlans } from '../../engine/odds/bestOutwit.ts'
import { chanceOf } from '../../engine/odds/chance.ts'
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Clause } from '../../rules/vocabulary/vocabulary.ts'
import { flag, id } from '../common/fields.ts'
import { secondOf } from '../common/idsNamed.ts'
import { chance } from '../common/lines.ts'
import { noBoardQuestion } from '../common/questionKind.ts'
import { refusesNothing, refusesTargets } from '../common/refusesTargets.ts'

interface Found {
  readonly id: string
  readonly from: number
}

/** Powers of an edition by the fields of a target. Without such a power a field means the usual one, but no refusal. */
function powersOf({ effects }: Ruleset): { readonly evades: Found; readonly refuses: Found | null; readonly rerolls: Found } {
  const first = (fits: (clause: Clause) => number | null): Found | null => {
    for (const effect of effects.values())
      for (const clause of effect.kind === 'power' ? effect.clauses : []) {
        const from = fits(clause)
        if (from !== null) return { id: effect.id, from }
      }
    return null
  }
  return {
    evades: first((clause) => (clause.phase === 'attack' && clause.does === 'evade' ? clause.from : null)) ?? {
      id: 'super-senses',
      from: 5
    },
    refuses: first((clause) => (clause.phase === 'targeting' && clause.does === 'refuse-target' ? clause.from : null)),
    rerolls: first((clause) => (clause.phase === 'use' && clause.does === 'reroll' ? 0 : null)) ?? {
      id: 'probability-control',
      from: 0
    }
  }
}

export const bestOutwit = noBoardQuestion({
  kind: 'best-outwit',
  askedOnce: true,
  schema: v.looseObject({
    kind: v.literal('best-outwit'),
    from: v.optional(id),
    targets: v.pipe(
      listOf(
        v.looseObject({
          id,
          needed: whole(-99, 999),
          superSenses: v.optional(flag),
          shapeChange: v.optional(flag),
          probabilityControl: v.optional(flag)
        }),
        8
      ),
      v.minLength(1, expects('expected.some-target', {}))
    )
  }),
  unfit: ({ targets }) => secondOf(targets, '/ask/targets'),
  answer(ruleset, ask) {
    const { evades, refuses, rerolls } = powersOf(ruleset)
    const plans = outwitPlans(
      ask.targets.map((target) => ({
        id: target.id,
        needed: target.needed,
        evades: target.superSenses ? evades : null,
        refuses: target.shapeChange ? refuses : null,
        rerolls: target.probabilityControl ? rerolls : null
      }))
    )
    const best = plans[0]!
    const mayEvade = best.counter !== evades.id && ask.targets.some(({ id, superSenses }) => id === best.target && superSenses)
    return {
      own: {
        kind: ask.kind,
        verdict: 'odds',
        plans: plans.map(({ counter, target, hit }) => ({ counter, target, hit: chanceOf(hit) }))
      },
      because: [
        decides('PRB-03', 'odds.plans', { facts: { count: plans.length, counter: best.counter ?? 'nothing', figure: best.target } }),
        contributes('PRB-01', 'odds.chance', { facts: { fraction: chanceOf(best.hit).fraction } }),
        ...(mayEvade
          ? [contributes('PRB-04', 'odds.evade')]
          : ask.targets.some(({ superSenses }) => superSenses)
            ? [considered('PRB-04', 'odds.evade')]
            : [])
      ]
    }
  },
  leftOut: ({ targets }, ruleset) =>
    refusesTargets(ruleset)
      ? []
      : targets.flatMap(({ shapeChange }, index) => (shapeChange ? [refusesNothing(`/ask/targets/${index}/shapeChange`)] : [])),
  lines: (own) => own.plans.map((plan) => `${chance(plan.hit)}  counter ${plan.counter ?? 'nothing'}, attack ${plan.target}`)
})
