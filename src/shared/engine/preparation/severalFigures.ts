/**
 * The best turn of several figures together: who attacks whom, in which order, with which free actions before. Every turn is
 * played for every roll: what the first attack leaves is what the second is made on. Turns that look best come first, so
 * that what is found until the steps of the question are used up is worth telling.
 */
import type { LineDrawn } from '../../contract/ruling.ts'
import type { AttackFields } from '../attack/resolve.ts'
import { takeSteps, unlessOutOfSteps } from '../budget/budget.ts'
import { compareFractions, fraction, ONE, plus, times, without, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { absenceOf } from '../situation/absence.ts'
import { changed, withLasting } from '../situation/changes.ts'
import { byId, figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { isSameBase } from '../ground/base.ts'
import { tooManyTokens } from '../tokens/tokens.ts'
import { attackOptionsOf } from './attackOptions.ts'
import type { Stand } from './stand.ts'
import { standsIn } from './stands.ts'
import { objectsKey, tableKey } from './tableKey.ts'
import { keptBack } from './wayToStand.ts'
import { Bounds } from './bounds.ts'
import { candidatesFor, inStand, type Candidate } from './candidates.ts'
import { changeable, changesOf, countersOf, lastingOf, type FreeAction } from './freeActions.ts'
import { MOST_PLANS } from './findPlans.ts'
import { compareMeasures, MEASURES, type ComesTo, type Measure } from './measures.ts'
import { plannedValue } from './plannedAttack.ts'
import { playAction, withoutAttack } from './playAttack.ts'

/** One attack of the turn, and what it comes to where it stands in it. */
export interface TurnAttack {
  readonly user: string
  readonly candidate: Candidate
  /** What of the damage goes to the second of two targets; null: nothing is divided. */
  readonly part: number | null
  /** The whole damage that is divided. */
  readonly whole: number
  /** As the figure stood before its move, with what the attacks before have moved of their own side. */
  readonly from: Situation
  /** The chance that it hits anybody, and the clicks that opponents take on average, knock back included. */
  readonly hit: Fraction
  readonly damage: Fraction
}

export interface TurnPlan extends ComesTo {
  readonly free: readonly FreeAction[]
  readonly attacks: readonly TurnAttack[]
  readonly lines: readonly LineDrawn[]
  readonly effort: number
}

export interface TurnsFound {
  readonly best: Readonly<Record<Measure, readonly TurnPlan[]>>
  /** How many turns were played to their end. */
  readonly tried: number
  /** Were all of them looked at? */
  readonly finished: boolean
}

/** Attacks of a figure that the quick look plays. */
const MOST_GREEDY = 10

/** The values that are worth a change, of opponents and of those that attack. */
const OF_OPPONENTS = ['defense'] as const
const OF_FRIENDS = ['attack', 'damage', 'speed', 'range'] as const

/** How the table may stand in the middle of the turn, with the chance of it. */
interface Branch {
  readonly chance: Fraction
  readonly situation: Situation
  readonly hit: boolean
  readonly ko: boolean
}

interface Node {
  readonly branches: readonly Branch[]
  /** As planned: own figures where they will stand, opponents as they are. */
  readonly planned: Situation
  readonly attacks: readonly TurnAttack[]
  readonly damage: Fraction
  readonly struck: Fraction
  readonly lines: readonly LineDrawn[]
}

/** How a branch stands, as one word. */
function keyOf({ situation, hit, ko }: Branch): string {
  takeSteps(situation.states.length)
  return `${hit ? 1 : 0}${ko ? 1 : 0} ${tableKey(situation)}`
}

/** What is remembered is forgotten again before there is too much of it. */
function bounded<V>(known: Map<string, V>): Map<string, V> {
  if (known.size > 300) known.clear()
  return known
}

/** Tables that stand alike are one. */
function merged(branches: readonly Branch[]): readonly Branch[] {
  const by = new Map<string, Branch>()
  for (const branch of branches) {
    const key = keyOf(branch)
    const there = by.get(key)
    by.set(key, there ? { ...there, chance: plus(there.chance, branch.chance) } : branch)
  }
  return [...by.values()]
}

class SeveralFigures {
  private readonly side: string
  private readonly opponents: readonly string[]
  private readonly best: Record<Measure, TurnPlan[]> = { hit: [], damage: [], ko: [] }
  private readonly known = new Map<string, readonly Candidate[]>()
  private readonly stands = new Map<string, readonly Stand[]>()
  private tried = 0
  /** Not even the attacks could all be listed. */
  private cut = false

  constructor(
    private readonly situation: Situation,
    private readonly users: readonly string[]
  ) {
    this.side = figureOf(situation, users[0]!).side
    this.opponents = situation.states.filter((state) => state.side !== this.side && !state.ko).map(({ id }) => id)
  }

  /** Every turn, the most promising first, as far as the steps of the question go. */
  search(): TurnsFound {
    const finished = unlessOutOfSteps(
      () => {
        // A quick look first, so that what is told is worth something where the steps do not suffice for all.
        for (const free of this.freeChoices()) this.greedy(free, this.start(free))
        for (const free of this.freeChoices()) this.everyTurn(free, this.start(free))
        return true
      },
      () => false
    )
    return { best: this.best, tried: this.tried, finished: finished && !this.cut }
  }

  /** What a figure may do by free action: with one of its powers, with two, or nothing. */
  private freeActionsOf(id: string): readonly (readonly FreeAction[])[] {
    const user = figureOf(this.situation, id)
    const counters = countersOf(this.situation, user).map((counter): FreeAction => ({ by: id, counter, perplex: null }))
    const perplexes = changeable(this.situation, user).flatMap((one): FreeAction[] => {
      const isOpponent = one.figure.side !== this.side
      const values = isOpponent ? OF_OPPONENTS : this.users.includes(one.figure.id) ? OF_FRIENDS : []
      return values.flatMap((value) => changesOf([one], value, isOpponent ? -1 : 1)).map((perplex) => ({ by: id, counter: null, perplex }))
    })
    return [
      [],
      ...counters.map((one) => [one]),
      ...perplexes.map((one) => [one]),
      ...counters.flatMap((one) => perplexes.map((other) => [one, other]))
    ]
  }

  /** Everything that they may do by free actions together, the least of it first. */
  private *freeChoices(): Generator<readonly FreeAction[]> {
    const each = this.users.map((id) => this.freeActionsOf(id))
    const most = each.reduce((sum, options) => sum + Math.max(...options.map(({ length }) => length)), 0)
    function* from(at: number, count: number): Generator<readonly FreeAction[]> {
      takeSteps(1)
      const options = each[at]
      if (!options) {
        if (count === 0) yield []
        return
      }
      for (const mine of options) if (mine.length <= count) for (const rest of from(at + 1, count - mine.length)) yield [...mine, ...rest]
    }
    for (let count = 0; count <= most; count++) yield* from(0, count)
  }

  private start(free: readonly FreeAction[]): Node {
    const planned = free.reduce((now, one) => withLasting(now, lastingOf(now, one)), this.situation)
    return {
      branches: [{ chance: ONE, situation: planned, hit: false, ko: false }],
      planned,
      attacks: [],
      damage: ZERO,
      struck: ZERO,
      lines: []
    }
  }

  /** Every attack of the figure as the turn is planned up to here. `apart`: each square by itself. */
  private candidates(planned: Situation, id: string, free: string, apart: boolean): readonly Candidate[] {
    const key = `${free} ${apart ? 'apart' : ''} ${id} ${planned.states.map(({ squares, tokens }) => `${squares.join('+')}/${tokens}`).join(' ')} ${objectsKey(planned)}`
    const known = this.known.get(key)
    if (known) return known
    const user = figureOf(planned, id)
    const can = !absenceOf(planned, user) && !tooManyTokens(planned, user)
    const { found, all } = can
      ? candidatesFor(planned, user, attackOptionsOf(planned, user), { speed: 0, range: 0 }, apart)
      : { found: [], all: true }
    this.cut ||= !all
    bounded(this.known).set(key, found)
    return found
  }

  /** The same stand on a table that came out otherwise; undefined: it is not reached there. */
  private standOn(branch: Branch, user: FigureState, { way, stand }: Candidate): Stand | undefined {
    if (way.movesBy === null) return isSameBase(stand.base, user.squares) ? stand : undefined
    const key = `${keyOf(branch)} ${user.id} ${way.movesBy}`
    const known = this.stands.get(key) ?? standsIn(branch.situation, user, way.movesBy, 0)
    bounded(this.stands).set(key, known)
    return known.find(({ base, pickUp }) => isSameBase(base, stand.base) && pickUp?.id === stand.pickUp?.id)
  }

  /** How the damage of an attack on two can be divided: what goes to the second. */
  private parts({ way, situation, targets }: Candidate, id: string): readonly (number | null)[] {
    const [first, second] = targets
    if (way.everyone !== null || first === undefined || second === undefined) return [null]
    const value = plannedValue(situation, figureOf(situation, id), 'damage', way, targets)
    return Array.from({ length: value + 1 }, (_, part) => part)
  }

  /** The turn with one more attack; null where it can be made on no table that may have come. */
  private extended(node: Node, id: string, candidate: Candidate, part: number | null): Node | null {
    const next: Branch[] = []
    let [hit, damage, struck] = [ZERO, ZERO, ZERO]
    let sample: AttackFields | null = null
    for (const branch of node.branches) {
      const user = figureOf(branch.situation, id)
      const stand = absenceOf(branch.situation, user) ? undefined : this.standOn(branch, user, candidate)
      const there = stand && inStand(branch.situation, user, stand)
      const gone = candidate.targets.some((target) => figureOf(branch.situation, target).ko)
      const found = there && !gone ? playAction({ place: there, id, opponents: this.opponents }, candidate, part) : null
      if (!stand || !found) {
        next.push(branch)
        continue
      }
      sample ??= found.sample
      for (const one of found.outcomes) {
        const chance = times(times(branch.chance, stand.reached), one.chance)
        if (one.hit) hit = plus(hit, chance)
        damage = plus(damage, times(chance, fraction(one.clicks, 1)))
        struck = plus(struck, times(chance, fraction(one.struck, 1)))
        next.push({ chance, situation: one.situation, hit: branch.hit || one.hit, ko: branch.ko || one.ko })
      }
      const held = without(stand.away)
      // Who does not get away has used up its action all the same (MOV-04), but for one that was free.
      const { movesBy } = candidate.way
      const spent = (place: Situation): Situation => (movesBy === null ? place : withoutAttack(place, id, movesBy))
      if (compareFractions(held, ZERO) > 0) next.push({ ...branch, chance: times(branch.chance, held), situation: spent(branch.situation) })
      if (stand.approaches.length === 0) continue
      // So has who is kept from coming next to somebody (TEAM-HYPERTIME).
      for (const { chance, squares } of keptBack(branch.situation, user, candidate.way.movesBy, stand))
        next.push({
          ...branch,
          chance: times(times(branch.chance, stand.away), chance),
          situation: spent(changed(branch.situation, user.figure.index, { squares }))
        })
    }
    if (!sample) return null
    const whole =
      part === null ? 0 : plannedValue(candidate.situation, figureOf(candidate.situation, id), 'damage', candidate.way, candidate.targets)
    const lines = candidate.targets.flatMap((target) => sample.lines?.[target] ?? [])
    return {
      branches: merged(next),
      planned: withoutAttack(inStand(node.planned, figureOf(node.planned, id), candidate.stand), id, candidate.way.given),
      attacks: [...node.attacks, { user: id, candidate, part, whole, from: node.planned, hit, damage }],
      damage: plus(node.damage, damage),
      struck: plus(node.struck, struck),
      lines: [...node.lines, ...lines]
    }
  }

  private offer(free: readonly FreeAction[], node: Node): void {
    this.tried++
    const sum = (of: (branch: Branch) => boolean): Fraction =>
      node.branches.reduce((all, branch) => (of(branch) ? plus(all, branch.chance) : all), ZERO)
    const plan: TurnPlan = {
      free,
      attacks: node.attacks,
      lines: node.lines,
      hit: sum(({ hit }) => hit),
      damage: node.damage,
      struck: node.struck,
      ko: sum(({ ko }) => ko),
      effort:
        free.length +
        node.attacks.reduce((all, { candidate: { stand, way } }) => all + 1 + (stand.steps > 0 ? 1 : 0) + way.powers.length, 0)
    }
    for (const measure of MEASURES) this.keep(measure, plan)
  }

  private keep(measure: Measure, plan: TurnPlan): void {
    const plans = this.best[measure]
    if (compareFractions(plan[measure], ZERO) === 0) return
    const same = plans.findIndex((known) => sameTurn(known) === sameTurn(plan))
    if (same >= 0) {
      if (compareTurns(plan, plans[same]!, measure) >= 0) return
      plans.splice(same, 1)
    }
    const at = plans.findIndex((known) => compareTurns(plan, known, measure) < 0)
    plans.splice(at < 0 ? plans.length : at, 0, plan)
    plans.length = Math.min(plans.length, MOST_PLANS)
  }

  /** The attacks that could turn the most clicks, by what they come to at the very best. */
  private promising(planned: Situation, id: string, free: string): readonly Candidate[] {
    const candidates = this.candidates(planned, id, free, false)
    if (candidates.length <= MOST_GREEDY) return candidates
    const bounds = new Bounds(planned, figureOf(planned, id), [], new Map())
    return candidates
      .map((candidate) => ({ candidate, bound: bounds.of(candidate) }))
      .sort((a, b) => compareFractions(b.bound.damage, a.bound.damage) || compareFractions(b.bound.hit, a.bound.hit))
      .slice(0, MOST_GREEDY)
      .map(({ candidate }) => candidate)
  }

  /** One after another whoever turns the most clicks on average, over the most promising attacks. */
  private greedy(free: readonly FreeAction[], start: Node): void {
    const key = freeKey(free)
    let node = start
    for (let left = this.users; left.length > 0;) {
      let best: { readonly id: string; readonly next: Node } | null = null
      for (const id of left)
        for (const candidate of this.promising(node.planned, id, key))
          for (const part of this.parts(candidate, id)) {
            const next = this.extended(node, id, candidate, part)
            if (!next) continue
            this.offer(free, next)
            if (!best || compareFractions(next.damage, best.next.damage) > 0) best = { id, next }
          }
      if (!best) return
      const { id, next } = best
      node = next
      left = left.filter((one) => one !== id)
    }
  }

  /** Every order and every attack of each, from every square while somebody comes after. */
  private everyTurn(free: readonly FreeAction[], node: Node): void {
    const key = freeKey(free)
    const left = this.users.filter((id) => !node.attacks.some(({ user }) => user === id))
    for (const id of left)
      for (const candidate of this.candidates(node.planned, id, key, left.length > 1))
        for (const part of this.parts(candidate, id)) {
          const next = this.extended(node, id, candidate, part)
          if (!next) continue
          this.offer(free, next)
          this.everyTurn(free, next)
        }
  }
}

const freeKey = (free: readonly FreeAction[]): string =>
  free
    .map(({ by, counter, perplex }) =>
      counter ? `${by}>${counter.figure.id}:${counter.counter}` : `${by}>${perplex.figure.id}:${perplex.value}`
    )
    .join(' ')

/** The same attacks on the same targets, in whatever order and from wherever. */
const sameTurn = ({ attacks }: TurnPlan): string =>
  attacks
    .map(({ user, candidate: { way, targets } }) =>
      JSON.stringify([user, way.action, way.kind, way.powers, way.expert, [...targets].sort()])
    )
    .sort()
    .join()

const stepsIn = ({ attacks }: TurnPlan): number => attacks.reduce((sum, { candidate }) => sum + candidate.stand.steps, 0)

/** Below 0 where `a` comes first: the measure, then the others, then less effort. */
export function compareTurns(a: TurnPlan, b: TurnPlan, measure: Measure): number {
  return compareMeasures(a, b, measure) || a.effort - b.effort || stepsIn(a) - stepsIn(b)
}

/** The best turns of these figures of one side, each with at most one action. */
export const findTurns = (situation: Situation, users: readonly FigureState[]): TurnsFound =>
  new SeveralFigures(
    situation,
    [...users].sort(byId).map(({ id }) => id)
  ).search()
