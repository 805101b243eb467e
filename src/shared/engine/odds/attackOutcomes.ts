/**
 * One attack played for every roll that could come: the engine's own procedure from the declaration to the last click,
 * each outcome with its exact chance. Rolls that no step of the procedure tells apart are played once.
 */
import type { Choices } from '../../contract/case.ts'
import { attackClauses, type AttackInput } from '../attack/input.ts'
import { resolveAttack, type AttackFields, type Seen } from '../attack/resolve.ts'
import { amountOnDoubles } from '../knockBack/due.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import type { Means } from '../situation/target.ts'
import { Tally } from '../tokens/tally.ts'
import { ROLL_CLASSES, standingRoll, succeeds, type Rerolls } from './attackRoll.ts'
import { everyRoll, facesOf } from './everyRoll.ts'
import { compareFractions, fraction, plus, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'

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
  /** What has come of it besides: objects that fell, and who took damage of the attack itself. */
  readonly tally: Pick<Tally, 'dropped' | 'struck'>
}

export interface AttackOutcomes {
  /** The first outcome played: what each target needs, and the reasons. */
  readonly sample: AttackFields
  /** Empty where the attack is not allowed. */
  readonly outcomes: readonly AttackOutcome[]
  /** Choices that players have on the way, each with its rule; the first alternative was taken. */
  readonly open: ReadonlyMap<keyof Choices, string>
}

/** A die of the attacker that changes what the attack roll needs (CC-27): its key, and the chance of each way it can go. */
function dieBefore({
  attacker,
  fixed
}: AttackWay): { readonly key: string; readonly faces: readonly (readonly [number, Fraction])[] } | null {
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

/** Played when nothing is known yet: 3 and 4, the commonest roll. */
const PROBE = ROLL_CLASSES.findIndex(({ sum, doubles }) => sum === 7 && !doubles)

/**
 * Every outcome of the attack; `rerolls` says how often each side can have the attack roll made again. Where damage is
 * divided and `splits` are given, the outcomes of each split, in order; outcomes that no split touches are shared.
 */
export function outcomesOfSplits(
  situation: Situation,
  way: AttackWay,
  rerolls: (sample: AttackFields) => Rerolls,
  splits: readonly (Choices['split'] | null)[]
): readonly AttackOutcomes[] {
  const die = dieBefore(way)
  if (die) {
    const ways = die.faces.map(([face, chance]) => ({
      chance,
      found: outcomesOfSplits(situation, { ...way, fixed: new Map([...(way.fixed ?? []), [die.key, face]]) }, rerolls, splits)
    }))
    return splits.map((_, number) => ({
      sample: ways[0]!.found[number]!.sample,
      open: new Map(ways.flatMap(({ found }) => [...found[number]!.open])),
      outcomes: ways.flatMap(({ chance, found }) => found[number]!.outcomes.map((one) => ({ ...one, chance: times(chance, one.chance) })))
    }))
  }
  const faces = facesOf(situation.ruleset)
  const seen: Seen = {}
  const playClass = (index: number, split: Choices['split'] | null, open: Map<keyof Choices, string>): AttackOutcome[] => {
    const { dice, doubles } = ROLL_CLASSES[index]!
    const choices: Choices = split ? { ...way.choices, split } : way.choices
    return everyRoll(
      faces,
      (oracle) => {
        const input: AttackInput = {
          situation,
          attacker: way.attacker,
          means: way.means,
          oracle,
          onlyChances: true,
          ask: { kind: 'attack', from: way.attacker.id, targets: way.targets, dice }
        }
        const tally = new Tally(situation)
        return { fields: resolveAttack(input, way.against, tally, seen), tally }
      },
      { given: { choices, dice }, fixed: way.fixed, open }
    ).map(({ chance, outcome }) => ({ chance, doubles, ...outcome }))
  }
  const probed = new Map<keyof Choices, string>()
  const first = playClass(PROBE, null, probed)
  const sample = first[0]!.fields
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
  const all = splits.map((): { readonly outcomes: AttackOutcome[]; readonly open: Map<keyof Choices, string> } => ({
    outcomes: [],
    open: new Map()
  }))
  for (const { chance, index } of groups.values()) {
    if (compareFractions(chance, ZERO) === 0) continue
    const open = index === PROBE ? probed : new Map<keyof Choices, string>()
    const plain = index === PROBE ? first : playClass(index, null, open)
    splits.forEach((split, number) => {
      const divided = split && open.has('split')
      const played = divided ? playClass(index, split, new Map()) : plain
      const mine = all[number]!
      for (const [field, rule] of open) if (!(divided && field === 'split')) mine.open.set(field, rule)
      for (const outcome of played) mine.outcomes.push({ ...outcome, chance: times(chance, outcome.chance) })
    })
  }
  return all.map(({ outcomes, open }) => ({ sample, outcomes, open }))
}

/** The same without a look at ways to divide the damage. */
export const attackOutcomes = (situation: Situation, way: AttackWay, rerolls: (sample: AttackFields) => Rerolls): AttackOutcomes =>
  outcomesOfSplits(situation, way, rerolls, [null])[0]!
