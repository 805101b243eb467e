/**
 * One attack played for every roll that could come: the engine's own procedure from the declaration to the last click,
 * each outcome with its exact chance. Rolls that no step of the procedure tells apart are played once.
 */
import type { Choices } from '../../cases/case.ts'
import { attackClauses, type AttackInput } from '../attack/input.ts'
import { resolveAttack, type AttackFields } from '../attack/resolve.ts'
import { ChoiceBook, type RollBook } from '../choices.ts'
import type { Reason } from '../ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation.ts'
import type { Means } from '../targeting/target.ts'
import { ROLL_CLASSES, standingRoll, succeeds, type Rerolls } from './attackRoll.ts'
import { everyRoll, facesOf } from './everyRoll.ts'
import { compareFractions, fraction, plus, times, ZERO, type Fraction } from './fraction.ts'

export interface AttackWay {
  readonly attacker: FigureState
  readonly targets: readonly string[]
  readonly means: Means
  /** What forbids the combination of action and powers. */
  readonly against: readonly Reason[]
  readonly choices: Choices
  /** Dice that are settled, by `figure roll`. */
  readonly fixed?: ReadonlyMap<string, number>
}

export interface AttackOutcome {
  readonly chance: Fraction
  readonly doubles: boolean
  readonly fields: AttackFields
}

export interface AttackOutcomes {
  /** The first outcome played: what each target needs, and the reasons. */
  readonly sample: AttackFields
  /** Empty where the attack is not allowed. */
  readonly outcomes: readonly AttackOutcome[]
  /** Choices that players have on the way, each with its rule; the first alternative was taken. */
  readonly open: ReadonlyMap<keyof Choices, string>
}

/** Notes every choice that was open. */
class NotingBook extends ChoiceBook {
  constructor(given: Choices, private readonly open: Map<keyof Choices, string>) {
    super(given)
  }

  override choose<T>(field: keyof Choices, key: string | null, alternatives: readonly T[], rule: string): T {
    if (alternatives.length > 1 && this.peek(field, key) === undefined && !this.open.has(field)) this.open.set(field, rule)
    return super.choose(field, key, alternatives, rule)
  }
}

/** A die of the attacker that changes what the attack roll needs (CC-27): its key, and the chance of each way it can go. */
function dieBefore({ attacker, fixed }: AttackWay): { readonly key: string; readonly faces: readonly (readonly [number, Fraction])[] } | null {
  for (const { clause } of clausesOf(attacker, 'attack')) {
    if (clause.does !== 'unguard') continue
    const key = `${attacker.id} ${clause.roll}`
    return fixed?.has(key) ? null : { key, faces: [[1, fraction(clause.from - 1, 6)], [clause.from, fraction(7 - clause.from, 6)]] }
  }
  return null
}

/** Every outcome of the attack; `rerolls` says how often each side can have the attack roll made again. */
export function attackOutcomes(situation: Situation, way: AttackWay, rerolls: (sample: AttackFields) => Rerolls): AttackOutcomes {
  const die = dieBefore(way)
  if (die) {
    const ways = die.faces.map(([face, chance]) => ({ chance, found: attackOutcomes(situation, { ...way, fixed: new Map([...way.fixed ?? [], [die.key, face]]) }, rerolls) }))
    return {
      sample: ways[0]!.found.sample, open: new Map(ways.flatMap(({ found }) => [...found.open])),
      outcomes: ways.flatMap(({ chance, found }) => found.outcomes.map((one) => ({ ...one, chance: times(chance, one.chance) })))
    }
  }
  const open = new Map<keyof Choices, string>()
  const play = (dice: readonly [number, number], rolls: RollBook): AttackFields => {
    const input: AttackInput = {
      situation, attacker: way.attacker, means: way.means, book: new NotingBook(way.choices, open), rolls,
      ask: { kind: 'attack', from: way.attacker.id, targets: way.targets, dice }
    }
    return resolveAttack(input, dice, way.against)
  }
  const faces = facesOf(situation.ruleset)
  const first = everyRoll(faces, (rolls) => play([3, 4], rolls), way.fixed)
  const sample = first[0]!.outcome
  if (sample.verdict === 'illegal') return { sample, outcomes: [], open }
  const needed = Object.values(first.reduce<Record<string, number>>((all, { outcome }) => ({ ...all, ...outcome.needed }), {}))
  const hits = ROLL_CLASSES.map(({ sum }) => needed.some((one) => succeeds(sum, one)))
  const standing = standingRoll(hits, rerolls(sample))
  // Figures around the targets may be struck by the same roll: what they need is not known beforehand.
  const spreads = attackClauses(way.attacker, way.means, 'splash-per-bolt').length > 0
  const groups = new Map<string, { chance: Fraction; index: number }>()
  ROLL_CLASSES.forEach(({ sum, doubles }, index) => {
    const met = needed.map((one) => (succeeds(sum, one) ? '1' : '0')).join('')
    const key = spreads ? String(index) : `${met} ${doubles && hits[index]} ${sum === 12} ${sum === 2}`
    const group = groups.get(key)
    if (group) group.chance = plus(group.chance, standing[index]!)
    else groups.set(key, { chance: standing[index]!, index })
  })
  const outcomes: AttackOutcome[] = []
  for (const { chance, index } of groups.values()) {
    if (compareFractions(chance, ZERO) === 0) continue
    const { dice, doubles } = ROLL_CLASSES[index]!
    for (const { chance: share, outcome } of everyRoll(faces, (rolls) => play(dice, rolls), way.fixed)) {
      outcomes.push({ chance: times(chance, share), doubles, fields: outcome })
    }
  }
  return { sample, outcomes, open }
}
