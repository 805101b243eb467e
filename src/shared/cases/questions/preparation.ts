/** `preparation`: of everything that a figure may do in its turn, which attack is best, and why. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { listOf } from '../../base/validate.ts'
import { sideAt } from '../../contract/caseSquares.ts'
import type { PreparationAsk } from '../../contract/case.ts'
import type { PreparationRuling, PreparationStep, PreparedPlan } from '../../contract/ruling.ts'
import { listedPlans } from '../../explain/listedPlans.ts'
import { ENGLISH, inThrows, ONE_DIE } from '../../explain/toText.ts'
import { id } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { chance, list, squares } from '../common/lines.ts'
import { outcome } from '../common/outcome.ts'
import { everybody, type TableQuestion } from '../common/questionKind.ts'

/** Whose turn is prepared: one figure, or several together. */
const usersIn = ({ from }: PreparationAsk): readonly string[] => (typeof from === 'string' ? [from] : from)

/** What a turn of several figures may take: more than another question, ten seconds at the very most, however it is made. */
const STEPS_OF_SEVERAL = 2_500_000

/** How many figures may be prepared together. */
const MOST_TOGETHER = 6

const stepText = (step: PreparationStep): string => (step.by === undefined ? doneBy(step) : `${step.by}: ${doneBy(step)}`)

function doneBy(step: PreparationStep): string {
  switch (step.do) {
    case 'outwit':
      return `outwit ${step.counter} of ${step.figure}`
    case 'perplex':
      return `perplex ${step.value} of ${step.figure} ${step.modifier > 0 ? '+' : ''}${step.modifier}`
    case 'move':
      return `${step.action} to ${squares(step.path.slice(-1))}`
    case 'pick-up':
      return `pick up ${step.object}`
    case 'attack': {
      const how = [step.action, ...step.powers, step.expert ? `expert ${step.expert}` : null].filter((part) => part !== null)
      const split = step.split
        ? `, split ${Object.entries(step.split)
            .map(([figure, part]) => `${figure} ${part}`)
            .join(' ')}`
        : ''
      return `${step.kind} attack on ${list(step.targets)}${how.length > 0 ? ` (${how.join(', ')})` : ''}${split}`
    }
  }
}

/** The chance to break away that a plan depends on. */
const awayFirst = ({ because }: PreparedPlan): readonly string[] => {
  const fraction = because.find(({ say }) => say === 'preparation.away')?.facts.fraction
  return typeof fraction === 'string' ? [`break away first (${inThrows(fraction, ONE_DIE, ENGLISH)})`] : []
}

function linesOf(ruling: PreparationRuling): readonly string[] {
  const { bestBy, because } = ruling
  const plans = listedPlans(ruling)
  const compared = because.find(({ say }) => say === 'preparation.best')?.facts.count
  const best = [
    ['hit', bestBy.hit],
    ['damage', bestBy.damage],
    ['defeat', bestBy.ko]
  ] as const
  const listed = plans.flatMap(([index, plan], at) => {
    const first = best.filter(([, best]) => best === index).map(([name]) => name)
    return [
      `${at + 1}. ${[...awayFirst(plan), ...plan.steps.map(stepText)].join('; ')}${first.length > 0 ? `   best: ${first.join(', ')}` : ''}`,
      `   hit ${chance(plan.hit)}, expected ${plan.turned.fraction} (${plan.turned.decimal}) clicks${plan.ko ? `, defeat ${chance(plan.ko)}` : ''}`,
      ...plan.because.map(({ text, rule }) => `   - ${text ?? ''} [${rule}]`)
    ]
  })
  return typeof compared === 'number' && compared > plans.length
    ? [`The first ${plans.length} of ${compared} attacks compared:`, ...listed]
    : listed
}

export const preparation: TableQuestion<PreparationAsk, PreparationRuling> = {
  about: 'table',
  kind: 'preparation',
  overEveryRoll: true,
  schema: v.looseObject(
    fieldsOf<PreparationAsk>()({
      kind: v.literal('preparation'),
      from: v.union(
        [id, v.pipe(listOf(id, MOST_TOGETHER), v.minLength(1, expects('expected.some-figure', {})))],
        expects('expected.figure-or-list', {})
      )
    })
  ),
  check(ask, checks) {
    if (typeof ask.from === 'string') {
      checks.figure(ask.from, '/ask/from')
      return
    }
    const { figures = [] } = checks.input
    const sideOf = (id: string | undefined): string | null => {
      const index = figures.findIndex((figure) => figure.id === id)
      return index < 0 ? null : sideAt(figures[index]!, index)
    }
    ask.from.forEach((id, index) => {
      const path = `/ask/from/${index}`
      checks.figure(id, path)
      if (ask.from.indexOf(id) !== index) checks.add('figure-twice', path, 'figure-twice', { id: id.slice(0, 60) })
      const [first, own] = [sideOf(ask.from[0]), sideOf(id)]
      if (first !== null && own !== null && own !== first)
        checks.add('other-side', path, 'other-side', { id: id.slice(0, 60), side: first })
    })
  },
  steps: (ask) => (typeof ask.from === 'string' ? null : STEPS_OF_SEVERAL),
  figures: (_, situation) => everybody(situation),
  topics: ['line-of-fire', 'attack', 'knock-back', 'movement'],
  reasonsInside: (own) => own.plans.flatMap((plan) => plan.because),
  outcome: (ruling) => outcome(ruling.verdict, ruling.bestBy),
  lines: linesOf,
  searched: false,
  values: (ask) =>
    usersIn(ask).flatMap((id) => [
      [id, 'attack'],
      [id, 'damage'],
      [id, 'range']
    ])
}
