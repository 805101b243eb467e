/**
 * Damage of an attack: how much each figure hit is dealt, who takes it instead, what is left of it, and what that
 * sets off (ATK-08, ATK-10, sections 10 and 17, Mystics).
 */
import { MOST_LEAVES } from '../oracle/openChoices.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { aboutMissingRoll, dealDamage, type DamageResult, type DamageType, type Floor } from '../damage/damage.ts'
import { canBePassedOn, receiverOf } from '../damage/redirect.ts'
import { contributes, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'

/** The ways to divide a damage value among the figures hit, at most `most`: the most to the first one first. */
function divisions(ids: readonly string[], amount: number, most: number): Record<string, number>[] {
  const [first, ...rest] = ids
  if (first === undefined) return []
  if (rest.length === 0) return [{ [first]: amount }]
  const found: Record<string, number>[] = []
  for (let part = amount; part >= 0 && found.length < most; part--) {
    for (const tail of divisions(rest, amount - part, most - found.length)) found.push({ [first]: part, ...tail })
  }
  return found
}

/** Who of the figures hit is assigned how much (ATK-10). */
export function divideDamage(
  hits: readonly string[],
  amount: number,
  oracle: Oracle,
  passed: ReadonlyMap<string, string> = new Map()
): Record<string, number> {
  if (hits.length <= 1) return Object.fromEntries(hits.map((id) => [id, amount]))
  const told = oracle.all('split')
  // The damage is divided among those who would have been hit: what goes to one that passed its hit comes to the other.
  const given = told && Object.fromEntries(Object.entries(told).map(([id, part]) => [passed.get(id) ?? id, part]))
  if (!given) return oracle.choose('split', null, divisions(hits, amount, MOST_LEAVES), 'ATK-10')
  const parts = hits.map((id) => given[id] ?? 0)
  const stray = Object.entries(given).some(([id, part]) => part !== 0 && !hits.includes(id))
  if (stray || parts.reduce((sum, part) => sum + part, 0) !== amount) oracle.refuse('split', null, 'ATK-10')
  return Object.fromEntries(hits.map((id, index) => [id, parts[index]!]))
}

/** Where nothing is divided, all of it goes to the one that is hit: another division is not open to anybody (ATK-10). */
export function refuseDivision(hits: readonly string[], amount: number, oracle: Oracle): void {
  const given = Object.entries(oracle.all('split') ?? {}).filter(([, part]) => part !== 0)
  if (given.length > 0 && (hits.length !== 1 || given.length > 1 || given[0]![0] !== hits[0] || given[0]![1] !== amount))
    oracle.refuse('split', null, 'ATK-10')
}

export interface Blow {
  readonly figure: string
  readonly amount: number
  /** The part that a critical hit added. */
  readonly critical?: number
  /** Not brought below this, whatever the question's own floor (CC-27). */
  readonly floor?: Floor | null
}

/** All damage of one effect that comes to one figure. */
export interface Suffered {
  /** Those who were hit: whose damage this is. */
  readonly hits: readonly string[]
  /** The figure that takes the damage: another one with Mastermind. */
  readonly figure: string
  readonly result: DamageResult
  /** It was not hit itself: all of it was moved to it. */
  readonly redirected: boolean
}

export interface HarmQuestion {
  /** The side that deals the damage. */
  readonly by: string
  readonly type: DamageType
  /** False: it comes from no attack. */
  readonly attack?: false
  /** Of all damage; `null`: there is none. */
  readonly floor: Floor | null
  /** Knock back goes with damage that is moved. */
  readonly knocksBack: boolean
  readonly oracle: Oracle
}

/**
 * What each blow comes to. All of one effect is dealt at the same time: nobody's dial turns in between, and what is moved to one figure is one
 * damage, with what it is dealt itself (DMG-09).
 */
export function sufferBlows(situation: Situation, blows: readonly Blow[], question: HarmQuestion, because: Reason[]): Suffered[] {
  if (blows.length > 1) because.push(contributes('DMG-09', 'damage.at-once', { facts: { figures: blows.map(({ figure }) => figure) } }))
  /** In the order in which damage first comes to them. */
  const received = new Map<FigureState, Blow[]>()
  for (const blow of blows) {
    const receiver = receiverOf(figureOf(situation, blow.figure), {
      situation,
      by: question.by,
      oracle: question.oracle,
      barred: blow.amount <= 0 || question.floor !== null || Boolean(blow.floor) || !canBePassedOn(question.type),
      knocksBack: question.knocksBack,
      because
    })
    received.set(receiver, [...(received.get(receiver) ?? []), blow])
  }
  return [...received].map(([receiver, parts]) => {
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    const own = parts.find((part) => part.floor)?.floor
    const floor = own ? { ...own, at: Math.max(own.at, question.floor?.at ?? 0) } : question.floor
    const hits = parts.map((part) => part.figure)
    if (parts.length > 1)
      because.push(contributes('DMG-09', 'damage.combined', { by: receiver.id, facts: { figure: receiver.id, amount, figures: hits } }))
    const rolled = new Map<string, number | undefined>()
    const roll = (id: string): number | undefined => {
      if (!rolled.has(id)) rolled.set(id, question.oracle.die(receiver.id, id))
      return rolled.get(id)
    }
    const ask = {
      amount,
      critical: parts.reduce((sum, part) => sum + (part.critical ?? 0), 0),
      type: question.type,
      ...(question.attack === false ? { attack: question.attack } : {}),
      floor,
      roll
    }
    let result = dealDamage(situation, receiver, { ...ask, reducer: null })
    const given = question.oracle.peek('reducer', receiver.id)
    if (typeof given === 'string' && result.dealt + amount > 0 && !result.reducers.includes(given)) {
      question.oracle.refuse('reducer', receiver.id, 'DMG-02')
    } else if (result.choices.length > 1 || typeof given === 'string') {
      const alternatives = result.choices.length > 1 ? result.choices : result.reducers
      if (alternatives.length > 0)
        result = dealDamage(situation, receiver, {
          ...ask,
          reducer: question.oracle.choose('reducer', receiver.id, alternatives, 'DMG-02')
        })
    }
    because.push(...quiet(result.because))
    because.push(...aboutMissingRoll(result, receiver.id))
    return { hits, figure: receiver.id, result, redirected: !hits.includes(receiver.id) }
  })
}
