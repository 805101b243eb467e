/** What an attack comes to with each choice of free actions before it: the best for each measure. */
import { useClauseOf } from '../action/usedTo.ts'
import { attackClauses, insteadOf } from '../attack/input.ts'
import { unlessOutOfSteps } from '../budget/budget.ts'
import { times } from '../../base/numbers/fraction.ts'
import { oddsOfAttack, oddsOfSplits, rerollers, type TargetOdds } from '../odds/positionOdds.ts'
import { adjacentTo } from '../situation/adjacency.ts'
import { withLasting } from '../situation/changes.ts'
import { figureOf, knowsClause, type FigureState, type Situation } from '../situation/situation.ts'
import { isForNeighbours } from '../values/neighbours.ts'
import type { Candidate } from './candidates.ts'
import { compareMeasures, MEASURES, type ComesTo, type Measure } from './measures.ts'
import { changesOf, lastingOf, withMore, type Changeable, type Counter, type FreeAction, type Perplexed } from './freeActions.ts'
import { plannedValue } from './plannedAttack.ts'
import { measuresOf, playAction } from './playAttack.ts'

export interface Plan extends ComesTo {
  readonly candidate: Candidate
  readonly counter: Counter | null
  readonly perplex: Perplexed | null
  readonly split: Readonly<Record<string, number>> | null
  readonly odds: TargetOdds
  /** Steps before the attack: fewer are better where the chances are equal. */
  readonly effort: number
}

/** The counters that may matter to this attack: of its targets, of who is next to them, of who can reroll. */
function relevant(user: FigureState, candidate: Candidate, counters: readonly Counter[]): readonly Counter[] {
  const { situation, targets } = candidate
  const muted = candidate.way.everyone === 'area'
  const near = new Set(targets.flatMap((id) => adjacentTo(situation, figureOf(situation, id)).map((state) => state.id)))
  const able = new Set(candidate.rerollers.map(({ id }) => id))
  // Who stands next to a target of Energy Explosion is struck, too (POW-EE).
  const spreads = attackClauses(user, candidate.way.means, 'splash-per-bolt').length > 0
  return counters.filter(({ figure, effects }) =>
    effects.some((effect) => {
      if (useClauseOf(effect, 'reroll')) return able.has(figure.id) && !(muted && targets.includes(figure.id))
      if (muted) return false
      return (
        targets.includes(figure.id) ||
        (spreads && near.has(figure.id)) ||
        (near.has(figure.id) && effect.clauses.some((clause) => clause.phase === 'value' && isForNeighbours(clause)))
      )
    })
  )
}

/** The attack value does not go up any more, or is not asked for. */
function attackIsFixed(situation: Situation, user: FigureState, candidate: Candidate): boolean {
  const { way, targets } = candidate
  const value = (place: Situation): number => plannedValue(place, place.states[user.figure.index]!, 'attack', way, targets)
  return value(withMore(situation, user, 'attack', 1)) === value(situation)
}

/**
 * Every change of a value that could help. One more attack does for every target what one less defense does for one,
 * and is never worse than no change: the others are looked at where it does nothing.
 */
function perplexes(candidate: Candidate, user: FigureState, able: readonly Changeable[]): readonly (Perplexed | null)[] {
  const own = able.filter(({ figure }) => figure.id === user.id)
  const raise = (value: Perplexed['value']): readonly Perplexed[] => changesOf(own, value, 1)
  if (candidate.stand.needsSpeed > 0) return raise('speed')
  if (candidate.needsRange) return raise('range')
  const weakened = changesOf(
    able.filter(({ figure }) => candidate.targets.includes(figure.id)),
    'defense',
    -1
  )
  // Between two attacks either may end, each for what happens to its own figure (POW-PX).
  const attack = raise('attack')
  if (attack.length > 0 && !attackIsFixed(candidate.situation, user, candidate))
    return [...attack, ...raise('damage'), ...(candidate.way.twice ? weakened : [])]
  return [null, ...raise('damage'), ...weakened]
}

/** The ways to divide the damage between two targets that are both hit; none where it is not divided. */
function splits(situation: Situation, me: FigureState, candidate: Candidate): readonly Readonly<Record<string, number>>[] {
  const { way, targets } = candidate
  const [first, second] = targets
  if (way.everyone !== null || first === undefined || second === undefined) return []
  const mayReplace = knowsClause(situation.ruleset, 'attack', 'instead-of-damage')
  if (mayReplace && insteadOf({ situation, attacker: me, means: way.means })) return []
  const value = plannedValue(situation, me, 'damage', way, targets)
  return Array.from({ length: value + 1 }, (_, part) => ({ [first]: value - part, [second]: part }))
}

export class Evaluation {
  /** The steps of the question were used up in the middle of a candidate. */
  cut = false

  constructor(
    private readonly user: FigureState,
    private readonly counters: readonly Counter[],
    private readonly changeable: readonly Changeable[]
  ) {}

  /** The best plan of a candidate for each measure; null where every way to prepare it is forbidden. */
  best(candidate: Candidate): Readonly<Record<Measure, Plan>> | null {
    const found: { best: Record<Measure, Plan> | null } = { best: null }
    const consider = (plan: Plan): void => {
      const { best } = found
      if (!best) found.best = { hit: plan, damage: plan, ko: plan }
      else for (const measure of MEASURES) if (isBetter(plan, best[measure], measure)) best[measure] = plan
    }
    unlessOutOfSteps(
      () => {
        this.play(candidate, consider)
      },
      () => {
        this.cut = true
      }
    )
    return found.best
  }

  /** The table after these free actions: each lasts as long as what it rests on (POW-PX, OUT-06). */
  private after(place: Situation, counter: Counter | null, perplex: Perplexed | null): Situation {
    const by = this.user.id
    const free: readonly FreeAction[] = [
      ...(counter ? [{ by, counter, perplex: null }] : []),
      ...(perplex ? [{ by, counter: null, perplex }] : [])
    ]
    return free.reduce((now, one) => withLasting(now, lastingOf(now, one)), place)
  }

  /** What two attacks come to together (POW-FL). */
  private twice(candidate: Candidate, place: Situation): ComesTo | null {
    const { id, side } = this.user
    const opponents = place.states.filter((state) => state.side !== side && !state.ko).map((state) => state.id)
    const played = playAction({ place, id, opponents }, candidate, null)
    return played && measuresOf(played)
  }

  /** Every way to prepare it and to divide its damage. */
  private play(candidate: Candidate, consider: (plan: Plan) => void): void {
    const { way, stand } = candidate
    const changes = perplexes(candidate, this.user, this.changeable)
    for (const counter of [null, ...relevant(this.user, candidate, this.counters)]) {
      let tried = changes
      for (let next = 0; next < tried.length; next++) {
        const perplex = tried[next] ?? null
        const place = this.after(candidate.situation, counter, perplex)
        const me = place.states[this.user.figure.index]!
        const who = candidate.rerollers.length === 0 ? [] : rerollers(place, me)
        const declared = {
          attacker: me,
          targets: candidate.targets,
          kind: way.kind,
          action: way.action,
          powers: way.powers,
          choices: way.expert ? { expert: way.expert } : {}
        }
        const divided = splits(place, me, candidate)
        const found = divided.length > 0 ? oddsOfSplits(place, declared, who, divided) : [oddsOfAttack(place, declared, who)]
        found.forEach((odds, index) => {
          if ('illegal' in odds || odds.spread.unsettled) return
          // Nothing but 1-1 misses, with or without it.
          if (perplex?.value === 'attack' && !tried.includes(null) && Object.values(odds.sample.needed).every((needed) => needed <= 2))
            tried = [...tried, null]
          const { hit, turned, someDefeated } = odds.spread
          const once: ComesTo = { hit, damage: turned, ko: someDefeated, struck: odds.spread.expectedOfOpponents() }
          const whole = way.twice ? (this.twice(candidate, place) ?? once) : once
          const effort = (counter ? 1 : 0) + (perplex ? 1 : 0) + (stand.steps > 0 ? 1 : 0) + (stand.pickUp ? 1 : 0) + way.powers.length
          consider({
            candidate,
            counter,
            perplex,
            split: divided[index] ?? null,
            odds,
            effort,
            hit: times(whole.hit, stand.reached),
            damage: times(whole.damage, stand.reached),
            struck: times(whole.struck, stand.reached),
            ko: times(whole.ko, stand.reached)
          })
        })
      }
    }
  }
}

/** Below 0 where `a` comes first: the measure, then the others, then less effort. */
export function comparePlans(a: Plan, b: Plan, measure: Measure): number {
  return compareMeasures(a, b, measure) || a.effort - b.effort || a.candidate.stand.steps - b.candidate.stand.steps
}

const isBetter = (a: Plan, b: Plan, measure: Measure): boolean => comparePlans(a, b, measure) < 0
