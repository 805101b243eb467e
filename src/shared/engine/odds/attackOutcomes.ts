/**
 * One attack played for every roll that could come: the engine's own procedure from the declaration to the last click,
 * each outcome with its exact chance. Rolls that no step of the procedure tells apart are played once.
 */
import type { Choices } from '../../contract/case.ts'
import { attackClauses } from '../attack/input.ts'
import { resolveAttack, type AttackFields, type Seen } from '../attack/resolve.ts'
import { refusalsOf } from '../attack/targets.ts'
import { amountOnDoubles } from '../knockBack/due.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import type { Means } from '../situation/target.ts'
import { Tally } from '../tokens/tally.ts'
import { ROLL_CLASSES, standingRoll, succeeds, type Rerolls } from './attackRoll.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Dice } from '../oracle/oracle.ts'
import { everyRoll, facesOf, type ScriptedOracle } from './everyRoll.ts'
import { compareFractions, fraction, plus, sumOf, times, without, ZERO, type Fraction } from '../../base/numbers/fraction.ts'

export interface AttackWay {
  readonly attacker: FigureState
  readonly targets: readonly string[]
  readonly means: Means
  /** What forbids the combination of action and powers. */
  readonly against: readonly Reason[]
  readonly choices: Choices
  /** Dice that are settled, by `figure roll`. */
  readonly fixed?: ReadonlyMap<string, number>
  /** Dice by which its one target may refuse before the attack roll, as `figure roll`. */
  readonly refusals?: readonly string[]
}

/** An attack with one attack roll and one script for all other dice, and what came of it. */
type PlayAttack<T> = (oracle: ScriptedOracle, dice: Dice, choices: Choices) => T

interface Made {
  readonly fields: Pick<AttackFields, 'verdict' | 'needed'>
  /** Its target has refused, before the attack roll. */
  readonly refused?: boolean
}

type Outcome<T extends Made> = T & {
  readonly chance: Fraction
  readonly doubles: boolean
}

/** An attack that is asked alone. */
interface Asked extends Made {
  readonly fields: AttackFields
  readonly refused: boolean
}

export type AttackOutcome = Outcome<Asked>

export interface Outcomes<T extends Made> {
  /** The first outcome played: what each target needs, and the reasons. */
  readonly sample: T['fields']
  /** Empty where the attack is not allowed. */
  readonly outcomes: readonly Outcome<T>[]
  /** Choices that players have on the way, each with its rule; the first alternative was taken. */
  readonly open: ReadonlyMap<keyof Choices, string>
}

/** A die of the attacker that changes what the attack roll needs (CC-27): its key, and the chance of each way it can go. */
function dieBefore({
  attacker,
  fixed
}: Omit<AttackWay, 'against'>): { readonly key: string; readonly faces: readonly (readonly [number, Fraction])[] } | null {
  for (const { clause } of clausesOf(attacker, 'attack')) {
    if (clause.does !== 'unguard') continue
    const key = `${attacker.id} ${clause.roll}`
    return fixed?.has(key)
      ? null
      : {
          key,
          faces: [
            [1, fraction(clause.from - 1, 6)],
            [clause.from, fraction(7 - clause.from, 6)]
          ]
        }
  }
  return null
}

interface Group {
  chance: Fraction
  index: number
}

/** The face with which every figure that can fail to refuse fails. */
const LOWEST = 1

/** Played when nothing is known yet: 3 and 4, the commonest roll. */
const PROBE = ROLL_CLASSES.findIndex(({ sum, doubles }) => sum === 7 && !doubles)

/**
 * Every outcome of an attack that `play` makes; `rerolls` says how often each side can have the attack roll made again. Where damage is
 * divided and `splits` are given, the outcomes of each split, in order; outcomes that no split touches are shared.
 */
export function everyAttackRoll<T extends Made>(
  ruleset: Ruleset,
  way: Omit<AttackWay, 'against'>,
  rerolls: (sample: Made['fields']) => Rerolls,
  splits: readonly (Choices['split'] | null)[],
  play: PlayAttack<T>
): readonly Outcomes<T>[] {
  const die = dieBefore(way)
  if (die) {
    const ways = die.faces.map(([face, chance]) => ({
      chance,
      found: everyAttackRoll(ruleset, { ...way, fixed: new Map([...(way.fixed ?? []), [die.key, face]]) }, rerolls, splits, play)
    }))
    return splits.map((_, number) => ({
      sample: ways[0]!.found[number]!.sample,
      open: new Map(ways.flatMap(({ found }) => [...found[number]!.open])),
      outcomes: ways.flatMap(({ chance, found }) => found[number]!.outcomes.map((one) => ({ ...one, chance: times(chance, one.chance) })))
    }))
  }
  const faces = facesOf(ruleset)
  let { fixed } = way
  const playClass = (index: number, split: Choices['split'] | null, open: Map<keyof Choices, string>): Outcome<T>[] => {
    const { dice, doubles } = ROLL_CLASSES[index]!
    const choices: Choices = split ? { ...way.choices, split } : way.choices
    const played = { given: { choices, dice }, fixed, open }
    return everyRoll(faces, (oracle) => play(oracle, dice, choices), played).map(({ chance, outcome }) => ({ ...outcome, chance, doubles }))
  }
  const probed = new Map<keyof Choices, string>()
  const probe = playClass(PROBE, null, probed)
  const sample = probe[0]!.fields
  // Whether the target refuses does not depend on the attack roll, so it is played once.
  const { refusals = [] } = way
  const refused = refusals.length === 0 ? [] : probe.filter((one) => one.refused)
  const first = probe.filter((one) => !refused.includes(one))
  const stays = without(chanceOfAny(refused))
  if (refused.length > 0) fixed = new Map([...(fixed ?? []), ...refusals.map((key) => [key, LOWEST] as const)])
  if (sample.verdict === 'illegal') return splits.map(() => ({ sample, outcomes: [], open: probed }))
  const needed = Object.values(first.reduce<Record<string, number>>((all, { fields }) => ({ ...all, ...fields.needed }), {}))
  const hits = ROLL_CLASSES.map(({ sum }) => needed.some((one) => succeeds(sum, one)))
  const standing = standingRoll(hits, rerolls(sample))
  // Figures around the targets may be struck by the same roll: what they need is not known beforehand.
  const spreads = attackClauses(way.attacker, way.means, 'splash-per-bolt').length > 0
  // Whose doubles knock back also where they miss (KBX-17).
  const always = amountOnDoubles(way.attacker) !== undefined
  const groups = new Map<string, Group>()
  ROLL_CLASSES.forEach(({ sum, doubles }, index) => {
    const met = needed.map((one) => (succeeds(sum, one) ? '1' : '0')).join('')
    const key = spreads && hits[index] ? String(index) : `${met} ${doubles && (always || hits[index])} ${sum === 12} ${sum === 2}`
    const group = groups.get(key)
    if (!group) groups.set(key, { chance: standing[index]!, index })
    else {
      group.chance = plus(group.chance, standing[index]!)
      if (index === PROBE) group.index = index
    }
  })
  const all = splits.map((): { readonly outcomes: Outcome<T>[]; readonly open: Map<keyof Choices, string> } => ({
    outcomes: [...refused],
    open: new Map()
  }))
  if (first.length === 0) return all.map(({ outcomes }) => ({ sample, outcomes, open: probed }))
  for (const { chance, index } of groups.values()) {
    if (compareFractions(chance, ZERO) === 0) continue
    const open = index === PROBE ? probed : new Map<keyof Choices, string>()
    const plain = index === PROBE ? first : playClass(index, null, open)
    splits.forEach((split, number) => {
      const divided = split && open.has('split')
      const played = divided ? playClass(index, split, new Map()) : plain
      // The outcomes of the first roll leave out the refusals already.
      const share = played === first ? chance : times(chance, stays)
      const mine = all[number]!
      for (const [field, rule] of open) if (!(divided && field === 'split')) mine.open.set(field, rule)
      for (const outcome of played) mine.outcomes.push({ ...outcome, chance: times(share, outcome.chance) })
    })
  }
  return all.map(({ outcomes, open }) => ({ sample, outcomes, open }))
}

export const chanceOfAny = (outcomes: readonly { readonly chance: Fraction }[]): Fraction => sumOf(outcomes.map(({ chance }) => chance))

/** The dice by which the target of an attack may refuse (POW-SC); none if the attack has several targets: the others are attacked. */
export const refusalDice = (target: FigureState, isOnlyTarget: boolean): readonly string[] =>
  isOnlyTarget ? refusalsOf(target).map(({ clause }) => `${target.id} ${clause.roll}`) : []

/** Every outcome of an attack that is asked alone. */
export function outcomesOfSplits(
  situation: Situation,
  way: AttackWay,
  rerolls: (sample: Made['fields']) => Rerolls,
  splits: readonly (Choices['split'] | null)[]
): readonly Outcomes<Asked>[] {
  const { attacker, means, targets, against } = way
  const seen: Seen = {}
  return everyAttackRoll(situation.ruleset, way, rerolls, splits, (oracle, dice) => {
    const ask = { kind: 'attack', from: attacker.id, targets, dice } as const
    const refused = new Set<string>()
    const input = { situation, attacker, means, oracle, onlyChances: true, ask, refused } as const
    const fields = resolveAttack(input, against, new Tally(situation), seen)
    return { fields, refused: refused.size > 0 && fields.verdict === 'no-attack' }
  })
}
