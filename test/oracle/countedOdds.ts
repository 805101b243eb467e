/** Counts an attack: each of the 36 rolls and each die on the way is put to the engine as a question, and added up. */
import type { AttackAsk, ClixCase } from '../../src/shared/contract/case.ts'
import { rulingOn } from '../support/askEngine.ts'

/** A fraction of whole numbers, kept simple. */
export interface Counted {
  readonly top: bigint
  readonly bottom: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const made = (top: bigint, bottom: bigint): Counted => {
  const common = gcd(top, bottom) || 1n
  return { top: top / common, bottom: bottom / common }
}
const add = (a: Counted, b: Counted): Counted => made(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
const mul = (a: Counted, b: Counted): Counted => made(a.top * b.top, a.bottom * b.bottom)
export const fractionText = ({ top, bottom }: Counted): string => `${top}/${bottom}`
const NOTHING = made(0n, 1n)

export interface CountedAttack {
  hit: Counted
  doubles: Counted
  expected: Counted
  ko: Counted
  knockedBack: Counted
  knockBackHurts: Counted
  readonly clicks: Map<number, Counted>
}

interface Ruled {
  readonly verdict: string
  readonly needed: Readonly<Record<string, number>>
  readonly damageTaken: Readonly<Record<string, number>>
  readonly after: Readonly<Record<string, { readonly ko: boolean }>>
  readonly knockBack: {
    readonly results: readonly {
      readonly figure: string
      readonly knockedBack: boolean
      readonly damage: readonly { readonly to: string; readonly taken: number }[]
    }[]
  }
}

/** Dice that some power of this attack may ask for. */
function diceOf(question: ClixCase, ask: AttackAsk): readonly (readonly [figure: string, roll: string])[] {
  const found: [string, string][] = []
  for (const { id, powers = [], countered = [] } of question.figures ?? []) {
    for (const roll of ['super-senses', 'impervious'])
      if (id !== ask.from && powers.includes(roll) && !countered.includes(roll) && ask.targets.includes(id)) found.push([id, roll])
  }
  if (ask.powers?.includes('blades-claws-fangs')) found.push([ask.from, 'blades-claws-fangs'])
  return found
}

/** `rerolls`: how often opponents have a hit, and the attacker a miss, rolled again. */
export function countAttack(question: ClixCase, rerolls: { readonly opposing: number; readonly own: number }): CountedAttack {
  const ask = question.ask as AttackAsk
  const side = question.figures!.find(({ id }) => id === ask.from)!.side ?? 'red'
  const opponents = question
    .figures!.filter((figure, index) => figure.id !== ask.from && (figure.side ?? (index === 0 ? 'red' : 'blue')) !== side)
    .map(({ id }) => id)
  const dice = diceOf(question, ask)
  const [target] = ask.targets as readonly string[]
  const counted: CountedAttack = {
    hit: NOTHING,
    doubles: NOTHING,
    expected: NOTHING,
    ko: NOTHING,
    knockedBack: NOTHING,
    knockBackHurts: NOTHING,
    clicks: new Map()
  }
  const sample = rulingOn(question) as unknown as Ruled
  const succeeds = (sum: number): boolean => sum === 12 || (sum !== 2 && Object.values(sample.needed).some((needed) => sum >= needed))
  /** The chance that this roll is the one that stands. */
  const stands = (sum: number, opposing: number, own: number): Counted => {
    const share = (wanted: boolean): Counted => {
      let n = 0n
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (succeeds(a + b) === wanted) n++
      return made(n, 36n)
    }
    const again = succeeds(sum) ? opposing > 0 : own > 0
    let total = again ? NOTHING : made(1n, 36n)
    if (opposing > 0) total = add(total, mul(share(true), stands(sum, opposing - 1, own)))
    if (own > 0) total = add(total, mul(share(false), stands(sum, opposing, own - 1)))
    return total
  }
  const count = (a: number, b: number, rolls: Record<string, Record<string, number>>, chance: Counted): void => {
    const ruled = rulingOn({ ...question, ask: { ...ask, dice: [a, b], rolls } }) as unknown as Ruled
    if (ruled.verdict === 'hit' || ruled.verdict === 'mixed') {
      counted.hit = add(counted.hit, chance)
      if (a === b) counted.doubles = add(counted.doubles, chance)
    }
    const taken = ruled.damageTaken[target!] ?? 0
    counted.clicks.set(taken, add(counted.clicks.get(taken) ?? NOTHING, chance))
    const all = opponents.reduce((sum, id) => sum + (ruled.damageTaken[id] ?? 0), 0)
    counted.expected = add(counted.expected, mul(chance, made(BigInt(all), 1n)))
    if (opponents.some((id) => ruled.after[id]?.ko)) counted.ko = add(counted.ko, chance)
    const flown = ruled.knockBack.results.find(({ figure }) => figure === target)
    if (flown?.knockedBack) counted.knockedBack = add(counted.knockedBack, chance)
    if (ruled.knockBack.results.some(({ damage }) => damage.some((one) => one.to === target && one.taken > 0)))
      counted.knockBackHurts = add(counted.knockBackHurts, chance)
  }
  const each = (a: number, b: number, left: typeof dice, rolls: Record<string, Record<string, number>>, chance: Counted): void => {
    const [next, ...rest] = left
    if (!next) {
      count(a, b, rolls, chance)
      return
    }
    const [figure, roll] = next
    for (let face = 1; face <= 6; face++)
      each(a, b, rest, { ...rolls, [figure]: { ...rolls[figure], [roll]: face } }, mul(chance, made(1n, 6n)))
  }
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) each(a, b, succeeds(a + b) ? dice : [], {}, stands(a + b, rerolls.opposing, rerolls.own))
  }
  return counted
}
