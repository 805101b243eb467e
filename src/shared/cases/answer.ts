/**
 * The answer to a checked case: the question goes to the engine, the ruling comes back with its sentences and
 * citations. Pure: the same case gives the same bytes.
 */
import { squareAt } from '../grid/grid.ts'
import type { Citation, PreparedPlan, KnockBackResult, Reason, Ruling, XY } from '../contract/ruling.ts'
import { situationOf } from '../engine/situation/changes.ts'
import { figureOf, type FigureState, type Situation } from '../engine/situation/situation.ts'
import type { Moment } from '../engine/timeline/timeline.ts'
import { inWords, plainSquare, sentenceOf, type Words } from '../explain/toText.ts'
import { positionOf } from '../position/fromCase.ts'
import { rulesetOf } from '../rules/catalog.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import { answerAttack } from './questions/attack.ts'
import { answerDamage } from './questions/damage.ts'
import { answerKnockBack } from './questions/knockBack.ts'
import { answerLineOfFire } from './questions/lineOfFire.ts'
import { answerCanTarget, answerTargets } from './questions/target.ts'
import { answerBreakAway, answerMove, answerReach } from './questions/movement.ts'
import { answerOddsOnPosition } from './questions/odds.ts'
import { answerPreparation } from './questions/preparation.ts'
import { answerTimeline } from './questions/timeline.ts'
import { answerValue } from './questions/value.ts'
import type { Bare } from './questions/bare.ts'
import type { CaseTarget, ClixCase } from '../contract/case.ts'
import { comesAfterwards, notConsideredIn, type Topic } from './notConsidered.ts'
import { terrainOf } from './parse/parseCase.ts'
import { lostTexts, ownRowsBeside } from './ownRows.ts'
import { rowsBeside } from './rowsBeside.ts'

export type Terrain = ReadonlyMap<string, SpecialTerrainRule>

/** The situation of a checked case, with the special terrain it knows. */
export function situationIn(input: ClixCase): { readonly situation: Situation; readonly terrain: Terrain } {
  const ruleset = rulesetOf(input.ruleset)
  if (!ruleset) throw new Error(`No ruleset ${input.ruleset}: the case was not checked.`)
  const terrain = terrainOf(input)
  const position = terrain.ok ? positionOf(input, terrain.value) : terrain
  if (!terrain.ok || !position.ok) throw new Error('The case was not checked.')
  return { situation: situationOf(position.value, ruleset), terrain: terrain.value }
}

/** What things are called in the sentences about a situation. */
export function wordsOf(situation: Situation, terrain: Terrain): Words {
  const names = new Map(situation.states.map((state) => [state.id, state.figure.name]))
  return {
    figure: (id) => names.get(id),
    effect: (id) => situation.ruleset.effects.get(id)?.name ?? (terrain.get(id) ?? terrain.get(id.replace(/-\d+$/, '')))?.name,
    square: plainSquare
  }
}

/** Where a rule stands: in the rulebook, or in the special terrain that brings it. */
export function citationOf(ruleset: Ruleset, terrain: Terrain, rule: string): Citation[] {
  const entry = ruleset.rules.get(rule)
  if (entry) return [{ rule, document: entry.document, section: entry.section }]
  for (const own of terrain.values()) {
    if (own.rule === rule || own.clauses.some((clause) => clause.rule === rule)) return [{ rule, ...own.cite }]
  }
  return []
}

function ask(situation: Situation, input: ClixCase, played: readonly Moment[] | null): Bare {
  const { ask } = input
  switch (ask.kind) {
    case 'line-of-fire':
      return answerLineOfFire(situation, ask)
    case 'can-target':
      return answerCanTarget(situation, ask)
    case 'targets':
      return answerTargets(situation, ask)
    case 'value':
      return answerValue(situation, ask)
    case 'attack':
      return answerAttack(situation, ask)
    case 'damage':
      return answerDamage(situation, ask)
    case 'knock-back':
      return answerKnockBack(situation, ask)
    case 'move':
      return answerMove(situation, ask)
    case 'reach':
      return answerReach(situation, ask)
    case 'break-away':
      return answerBreakAway(situation, ask)
    case 'timeline':
      return answerTimeline(situation, ask, played)
    case 'odds':
      return answerOddsOnPosition(situation, ask)
    case 'preparation':
      return answerPreparation(situation, ask)
  }
}

interface Involved {
  readonly figures: readonly string[]
  readonly topics: readonly Topic[]
}

const targetIds = (target: CaseTarget): string[] => (typeof target === 'string' ? [target] : [])

function involvedIn(situation: Situation, input: ClixCase): Involved {
  const { ask } = input
  const end = (place: string | readonly [number, number]): string[] => {
    if (typeof place === 'string') return [place]
    const index = situation.occupant[squareAt(situation.position.grid, place[0], place[1])]!
    return index < 0 ? [] : [situation.states[index]!.id]
  }
  switch (ask.kind) {
    case 'line-of-fire':
      return { figures: [...end(ask.from), ...end(ask.to)], topics: ['line-of-fire'] }
    case 'can-target':
      return { figures: [ask.from, ...targetIds(ask.to)], topics: ['line-of-fire', 'attack'] }
    case 'targets':
      return { figures: situation.states.map((state) => state.id), topics: ['line-of-fire', 'attack'] }
    case 'value':
      return { figures: [ask.figure, ...(ask.against ? [ask.against.from] : [])], topics: ['attack', 'movement'] }
    case 'attack':
      return { figures: [ask.from, ...ask.targets.flatMap(targetIds)], topics: ['line-of-fire', 'attack', 'knock-back'] }
    case 'move':
      return { figures: [ask.figure, ...(ask.carrying === undefined ? [] : [ask.carrying])], topics: ['movement'] }
    case 'preparation':
      return { figures: situation.states.map((state) => state.id), topics: ['line-of-fire', 'attack', 'knock-back', 'movement'] }
    case 'odds':
      return { figures: [ask.from, ask.to], topics: ['line-of-fire', 'attack', 'knock-back'] }
    case 'reach':
      return { figures: [ask.figure], topics: ['movement', 'attack'] }
    case 'break-away':
      return { figures: [ask.figure], topics: ['movement'] }
    case 'timeline':
      return { figures: situation.states.map((state) => state.id), topics: ['line-of-fire', 'attack', 'movement', 'knock-back', 'turn'] }
    case 'damage':
      return { figures: [ask.to], topics: ['attack'] }
    case 'knock-back':
      return { figures: [...(ask.from ? [ask.from] : []), ...ask.hits.map((hit) => hit.figure)], topics: ['knock-back'] }
  }
}

/** The figures that the ruling speaks of: whoever stands in the way, helps or is caught may have powers, too. */
function namedIn(situation: Situation, bare: Bare): FigureState[] {
  const named = new Set<unknown>()
  for (const { by, facts } of bare.because) {
    named.add(by)
    for (const name in facts) {
      const fact = facts[name]
      if (Array.isArray(fact)) for (const one of fact as readonly unknown[]) named.add(one)
      else named.add(fact)
    }
  }
  return situation.states.filter(({ id }) => named.has(id))
}

/** The squares that the ruling speaks of, and those where its figures come to stand: for special terrain there. */
function squaresIn(situation: Situation, bare: Bare): number[] {
  const { grid } = situation.position
  const results = Array.isArray(bare.results) ? (bare.results as readonly KnockBackResult[]) : []
  const knocked =
    results.length > 0 ? results : ((bare.knockBack as { readonly results: readonly KnockBackResult[] } | undefined)?.results ?? [])
  const ends = [
    ...(bare.end === undefined ? [] : [bare.end as XY]),
    ...(bare.kind === 'reach' ? (bare.squares as readonly XY[]) : []),
    ...knocked.flatMap(({ path }) => path)
  ]
  return [...bare.because.flatMap((reason) => reason.at), ...ends].map(([x, y]) => squareAt(grid, x, y))
}

/** The plans of a preparation, each with its reasons in words. */
function toldPlans({ plans }: Bare, words: Words): readonly PreparedPlan[] {
  return ((plans ?? []) as readonly PreparedPlan[]).map((plan) => ({ ...plan, because: inWords(plan.because, words) }))
}

/**
 * The ruling on a checked case: pure, the same case gives the same bytes. Throws only for a case that was not checked.
 * `played`: the moments of its timeline where they have been played already; left out, they are played here.
 */
export function answerCase(input: ClixCase, played: readonly Moment[] | null = null): Ruling {
  const { situation, terrain } = situationIn(input)
  const bare = ask(situation, input, played)
  const words = wordsOf(situation, terrain)
  const { figures, topics } = involvedIn(situation, input)
  const states: FigureState[] = [...new Set(figures)].map((id) => figureOf(situation, id))
  const beside = [...bare.because, ...rowsBeside(situation, states, bare.because)]
  const because = inWords([...beside, ...ownRowsBeside(situation.ruleset, beside)], words)
  const told = toldPlans(bare, words)
  const cites = [...new Set([...because, ...told.flatMap((plan) => plan.because)].map((reason) => reason.rule))].flatMap((rule) =>
    citationOf(situation.ruleset, terrain, rule)
  )
  const { kind, verdict, because: _, options, refused, plans, ...fields } = bare
  return {
    kind,
    verdict,
    ruleset: input.ruleset,
    ...fields,
    ...(refused === undefined
      ? {}
      : {
          refused: (refused as readonly Reason[]).map((reason) => ({
            figure: reason.by,
            rule: reason.rule,
            text: sentenceOf(reason, words)
          }))
        }),
    ...(plans === undefined ? {} : { plans: told }),
    because,
    cites,
    notConsidered: [
      ...notConsideredIn(situation, topics, [...new Set([...states, ...namedIn(situation, bare)])], squaresIn(situation, bare)),
      ...lostTexts(situation.ruleset, bare.because),
      ...(input.ask.kind === 'attack' && (verdict === 'hit' || verdict === 'mixed')
        ? comesAfterwards(figureOf(situation, input.ask.from))
        : [])
    ],
    ...(options === undefined ? {} : { options })
  } as unknown as Ruling
}
