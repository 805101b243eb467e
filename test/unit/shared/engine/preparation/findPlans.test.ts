/** The search for the best attack, against trying every attack there is, on boards so small that this can be done. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { checkedCase, situationIn } from '../../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { AttackRuling, OddsRuling, PreparationRuling } from '../../../../../src/shared/contract/ruling.ts'
import { compareFractions, fraction, plus, ZERO, type Fraction } from '../../../../../src/shared/base/numbers/fraction.ts'
import { figureOf } from '../../../../../src/shared/engine/situation/situation.ts'
import { attackOptionsOf } from '../../../../../src/shared/engine/preparation/attackOptions.ts'
import { Bounds, type Bound } from '../../../../../src/shared/engine/preparation/bounds.ts'
import { candidatesFor } from '../../../../../src/shared/engine/preparation/candidates.ts'
import { Evaluation, type Plan } from '../../../../../src/shared/engine/preparation/evaluate.ts'
import type { Measure } from '../../../../../src/shared/engine/preparation/measures.ts'
import { changeable, countersOf } from '../../../../../src/shared/engine/preparation/freeActions.ts'
import { findPlans, raisesOf, type PlansFound } from '../../../../../src/shared/engine/preparation/findPlans.ts'
import { caseFiles, questionOf } from '../../../../cases/caseFiles.ts'
import { LONG } from '../../../../support/seeded.ts'
import { preparationAmongTeams, preparationQuestion } from '../../../../support/randomPreparations.ts'

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1)
const MEASURES = ['hit', 'damage', 'ko'] as const

/** Among teams: what friends lend where the figure stands next to them, and dice that keep it away. */
const TEAM_SEEDS = [2, 10, 13, 17, 28, 35, 40]

function plansFor(question: ClixCase, user: string): PlansFound {
  const { situation } = situationIn(checkedCase(question))
  return findPlans(situation, figureOf(situation, user))
}

/** The golden questions about the best attack of one figure; of one in six in the short run. */
const GOLDEN = caseFiles()
  .flatMap(({ cases }) => cases)
  .flatMap((one) => (one.ask.kind === 'preparation' && typeof one.ask.from === 'string' ? [{ id: one.id, one, user: one.ask.from }] : []))
  .filter((_, at) => LONG || at % 6 === 0)

/** Everything that comes of one attack on the same targets, by the best of its stands. */
function bestByAttack(question: ClixCase, apart: boolean): ReadonlyMap<string, Fraction> {
  const { situation } = situationIn(checkedCase(question))
  const user = figureOf(situation, 'A')
  const helped = changeable(situation, user)
  const { found } = candidatesFor(situation, user, attackOptionsOf(situation, user), raisesOf(user, helped), apart)
  const evaluation = new Evaluation(user, countersOf(situation, user), helped)
  const best = new Map<string, Fraction>()
  for (const candidate of found) {
    const plans = evaluation.best(candidate)
    const { way, targets } = candidate
    // Where knock back leads to depends on the square; what a second attack comes to depends on that.
    if (!plans || way.twice) continue
    const key = JSON.stringify([way.action, way.kind, way.powers, way.expert, [...targets].sort()])
    const { hit } = plans.hit
    if (compareFractions(hit, best.get(key) ?? ZERO) > 0) best.set(key, hit)
  }
  return best
}

const fractionIn = (text: string): Fraction => {
  const [n = 0, d = 1] = text.split('/').map(Number)
  return fraction(n, d)
}

/** What the plans come to, measure by measure. */
const comesTo = ({ best }: PlansFound) =>
  Object.fromEntries(Object.entries(best).map(([measure, plans]) => [measure, plans.map((plan) => plan[measure as keyof typeof best])]))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('stands that are looked at as one', () => {
  it.each(TEAM_SEEDS)('are as good as each of them by itself: seed %i', (seed) => {
    const question = preparationAmongTeams(seed)
    const [together, apart] = [bestByAttack(question, false), bestByAttack(question, true)]
    expect(apart.size).toBeGreaterThan(0)
    expect(together).toEqual(apart)
  })
})

describe('the best attack of a turn', () => {
  const AS_GOOD = 'is as good as the best of all there are, and no attack comes to more than was promised'
  it.each(SEEDS)(`${AS_GOOD}: seed %i`, (seed) => {
    expectTheBest(preparationQuestion(seed), 'A')
  })
  it.each(TEAM_SEEDS)(`${AS_GOOD}: seed %i among teams`, (seed) => {
    expectTheBest(preparationAmongTeams(seed), 'A')
  })
  it.each(GOLDEN)(`${AS_GOOD}: $id`, ({ one, user }) => {
    expectTheBest(questionOf(one), user)
  })

  it.each([true, false])(`${AS_GOOD}: where ground lets every hit knock back, as a rule of the whole map %s`, (everywhere) => {
    // A hit throws T against the edge of the map or against a wall.
    const question: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2013',
      map: {
        size: [8, 3],
        walls: [
          [
            [6, 1],
            [7, 1]
          ]
        ],
        ...(everywhere
          ? { rules: ['space-racetrack-low-gravity'] }
          : { terrain: Array.from({ length: 3 }, () => 'g'.repeat(8)), legend: { g: ['special:space-racetrack-low-gravity'] } })
      },
      figures: [
        { id: 'A', side: 'red', at: [2, 1], attack: 10, damage: 3, range: 6, speed: 8, powers: ['running-shot'] },
        { id: 'T', side: 'blue', at: [5, 1], defense: 16, dial: [{}, {}, {}, {}, {}, {}] }
      ],
      ask: { kind: 'preparation', from: 'A' }
    }
    expectTheBest(question, 'A')
    const { plans } = answerQuestion(checkedCase(question)) as PreparationRuling
    // Each hit, critical or not, costs one click more than the attack itself.
    const more = plans.map(({ hit, expected, turned }) =>
      compareFractions(plus(fractionIn(expected.fraction), fractionIn(hit.fraction)), fractionIn(turned.fraction))
    )
    expect(more).toContain(0)
  })

  function expectTheBest(question: ClixCase, user: string): void {
    const whole = vi.spyOn(Bounds.prototype, 'whole')
    const found = plansFor(question, user)
    expect(found.unfinished).toBeNull()
    const promised = whole.mock.results.map(({ value }) => value as Bound)
    whole.mockClear()
    // With bounds that promise everything nothing is left out.
    const everything = { hit: fraction(1000, 1), damage: fraction(1000, 1), ko: fraction(1000, 1) }
    whole.mockReturnValue(everything)
    const best = vi.spyOn(Evaluation.prototype, 'best')
    const all = plansFor(question, user)
    expect(best).toHaveBeenCalledTimes(found.candidates)
    expect(comesTo(found)).toEqual(comesTo(all))
    const order = whole.mock.calls.map(([candidate]) => candidate)
    const wrong = best.mock.results.flatMap(({ value }, at) => {
      const [candidate] = best.mock.calls[at]!
      const bound = promised[order.indexOf(candidate)]!
      const plans = value as Readonly<Record<Measure, Plan>> | null
      return MEASURES.filter((measure) => plans && compareFractions(plans[measure][measure], bound[measure]) > 0).map((measure) => ({
        measure,
        targets: candidate.targets,
        way: candidate.way
      }))
    })
    expect(wrong).toEqual([])
  }
})

describe('a plan that is one attack and nothing else', () => {
  it('has the odds of that attack', () => {
    let compared = 0
    for (const seed of SEEDS) {
      const question = preparationQuestion(seed)
      const { plans = [] } = answerQuestion(checkedCase(question)) as PreparationRuling
      for (const { steps, targets, hit } of plans) {
        const [only] = steps
        if (steps.length > 1 || only?.do !== 'attack' || targets.length > 1 || only.kind === 'thrown' || only.powers.includes('flurry'))
          continue
        const { kind: attack, powers, action, expert } = only
        const ask = {
          kind: 'odds',
          from: 'A',
          to: targets[0]!,
          attack,
          powers,
          ...(action && { action }),
          ...(expert !== undefined && { choices: { expert: expert as 'attack' | 'damage' | 'both' } })
        } as const
        const odds = answerQuestion(checkedCase({ ...question, ask })) as OddsRuling
        expect([seed, ask, odds.hit?.fraction]).toEqual([seed, ask, hit.fraction])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('turns as many clicks as its 36 rolls do, played one by one with their knock back', () => {
    let [compared, more] = [0, 0]
    for (let seed = 1; seed <= 150; seed++) {
      const question = preparationQuestion(seed)
      // A reroll and a die of the target change how often a roll counts.
      if (JSON.stringify(question.figures).match(/probability-control|super-senses|shape-change|impervious|blades/)) continue
      const { plans = [] } = answerQuestion(checkedCase(question)) as PreparationRuling
      for (const { steps, targets, turned, expected } of plans) {
        const [only] = steps
        if (steps.length > 1 || only?.do !== 'attack' || only.kind === 'thrown' || only.powers.length > 0 || only.action || only.split)
          continue
        let sum = 0
        for (let a = 1; a <= 6; a++)
          for (let b = 1; b <= 6; b++) {
            const ask = { kind: 'attack', from: 'A', targets, attack: only.kind, dice: [a, b] } as const
            const choices = only.expert === undefined ? {} : { choices: { expert: only.expert as 'attack' | 'damage' | 'both' } }
            const ruling = answerQuestion(checkedCase({ ...question, ask: { ...ask, ...choices } })) as AttackRuling
            for (const { id, side } of question.figures!) if (side !== 'red') sum += ruling.after?.[id]?.damage ?? 0
          }
        expect([seed, targets, compareFractions(fraction(sum, 36), fractionIn(turned.fraction))]).toEqual([seed, targets, 0])
        compared++
        if (turned.fraction !== expected.fraction) more++
      }
    }
    expect(compared).toBeGreaterThan(20)
    expect(more).toBeGreaterThan(3)
  })

  it('is never an attack on a friend', () => {
    for (const seed of SEEDS) {
      const { plans = [] } = answerQuestion(checkedCase(preparationQuestion(seed))) as PreparationRuling
      expect(plans.flatMap(({ targets }) => targets)).not.toContain('F')
    }
  })
})
