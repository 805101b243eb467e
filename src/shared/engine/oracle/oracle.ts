/**
 * The answers to everything that a procedure asks for: attack rolls, other dice and choices of players. A question or an event gives them; the
 * oracle records what was asked for, so that input which nothing used can be reported.
 */
import type { AttackAsk, Choices, Rolls } from '../../contract/case.ts'
import { decides } from '../situation/reasons.ts'
import type { Facts, Reason } from '../../contract/ruling.ts'

/** Two d6. */
export type Dice = readonly [number, number]
/** One attack roll for all targets, or one for each (CC-18). */
export type AttackDice = Dice | Readonly<Record<string, Dice>>

export const isOneRoll = (dice: NonNullable<AttackAsk['dice']>): dice is Dice => Array.isArray(dice)
/** Whether every attack roll has been made. */
export const isRolled = (dice: NonNullable<AttackAsk['dice']>): dice is AttackDice =>
  isOneRoll(dice) || Object.values(dice).every((one) => one !== null)

export interface OpenChoice {
  readonly field: keyof Choices
  /** The figure whose choice it is; `null` if there is one choice for all. */
  readonly key: string | null
  readonly alternatives: readonly unknown[]
  /** The figure chooses again each time that the choice comes up. */
  readonly eachTime: boolean
  /** Facts that name the alternatives on the board. */
  readonly more?: Facts
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const notOpen = (field: keyof Choices, key: string | null, rule: string): Reason =>
  decides(rule, 'choice.not-open', { by: key, facts: { choice: field, figure: key } })

/** A choice that a figure may make at several points of the question. */
interface EachTime {
  readonly given: unknown
  /** The number of points with something to choose. */
  times: number
  /** Whether the given value was open at some point, and the number of points at which it was not. */
  accepted: boolean
  refused: number
  readonly refusal: Reason
}

/**
 * The number of refusals. Each value of a list must be open at its point, and those left over must decline; any other value must be open at one
 * point.
 */
function refusalsOf({ given, times, accepted, refused }: EachTime): number {
  if (Array.isArray(given)) return refused + (given.slice(times).some((one) => one !== null) ? 1 : 0)
  return refused > 0 && !accepted ? 1 : 0
}

/** The answers that a question or an event gives. */
export interface Given {
  readonly choices?: Choices | undefined
  readonly rolls?: Rolls | undefined
  readonly dice?: AttackDice | undefined
}

/** Everything that was asked for: choices as `field figure`, dice as `figure roll`, and the dice of a list also as `figure roll index`. */
export interface Asked {
  readonly choices: Set<string>
  readonly rolls: Set<string>
}

export const nothingAsked = (): Asked => ({ choices: new Set(), rolls: new Set() })

/** If the case check has found an attack roll for each target, it is never read. */
const NO_ROLL: Dice = [1, 2]

export class Oracle {
  /** The first choice that the question leaves open. */
  firstOpen: OpenChoice | null = null
  readonly #refused: Reason[] = []
  /** By `field figure`. */
  readonly #eachTime = new Map<string, EachTime>()
  /** How many dice of a list are used, by `figure roll`. */
  readonly #used = new Map<string, number>()

  /**
   * @param asked collects what was asked for; several oracles may share it
   * @param inside the oracles of the actions inside this one, for dice that are not given here
   */
  constructor(
    readonly given: Given,
    readonly asked: Asked = nothingAsked(),
    private readonly inside: readonly Oracle[] = []
  ) {}

  /** The attack roll against this target. */
  attackRoll(target: string): Dice {
    const { dice } = this.given
    if (dice === undefined) return NO_ROLL
    return isOneRoll(dice) ? dice : (dice[target] ?? NO_ROLL)
  }

  /** Two d6 that are rolled once; undefined: they are not rolled yet, or there is a roll for each target. */
  get pair(): Dice | undefined {
    const { dice } = this.given
    return dice !== undefined && isOneRoll(dice) ? dice : undefined
  }

  /** All dice given for a roll of a figure: one number, or several in a list; undefined: none. */
  dice(figure: string, roll: string): number | readonly number[] | undefined {
    this.asked.rolls.add(`${figure} ${roll}`)
    const { rolls } = this.given
    const own = rolls && Object.hasOwn(rolls, figure) ? rolls[figure] : undefined
    return own && Object.hasOwn(own, roll) ? own[roll] : undefined
  }

  /** One die for a roll of a figure: a number is used each time, a list one by one; undefined: it is not rolled yet. */
  die(figure: string, roll: string): number | undefined {
    const value = this.dice(figure, roll)
    if (value === undefined) return this.#dieInside(figure, roll)
    if (typeof value === 'number') return value
    const key = `${figure} ${roll}`
    const index = this.#used.get(key) ?? 0
    this.#used.set(key, index + 1)
    this.asked.rolls.add(`${key} ${index}`)
    return value[index]
  }

  #dieInside(figure: string, roll: string): number | undefined {
    for (const other of this.inside) {
      const found = other.die(figure, roll)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Reasons for the given choices that were not open to the player. */
  get illegal(): readonly Reason[] {
    const eachTime = [...this.#eachTime.values()].flatMap((each) => Array<Reason>(refusalsOf(each)).fill(each.refusal))
    return [...this.#refused, ...eachTime]
  }

  /** The value given for this choice; undefined: none. */
  peek(field: keyof Choices, key: string | null): unknown {
    this.asked.choices.add(`${field} ${key ?? ''}`)
    const value: unknown = this.given.choices?.[field]
    if (key === null || value === undefined) return value
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  }

  /** The values given for this kind of choice, for all figures. */
  all<F extends keyof Choices>(field: F): Choices[F] | undefined {
    this.asked.choices.add(`${field} `)
    return this.given.choices?.[field]
  }

  /** One of the alternatives (never empty): the given one, or the first if the question leaves the choice open. */
  choose<T>(field: keyof Choices, key: string | null, alternatives: readonly T[], rule: string, more: Facts = {}): T {
    const first = alternatives[0]!
    const given = this.peek(field, key)
    if (given !== undefined) {
      const found = alternatives.find((alternative) => sameValue(alternative, given))
      if (found !== undefined) return found
      this.refuse(field, key, rule)
      return first
    }
    this.leaveOpen({ field, key, alternatives, eachTime: false, more }, rule)
    return first
  }

  /**
   * One choice for all of these figures. A question may give it under any of them, with the same value; if it is left open, each alternative
   * holds for all of them.
   */
  chooseTogether<T>(field: keyof Choices, keys: readonly string[], alternatives: readonly T[], rule: string): T {
    if (keys.length === 1) return this.choose(field, keys[0]!, alternatives, rule)
    const first = alternatives[0]!
    const given = keys.map((key) => this.peek(field, key)).filter((one) => one !== undefined)
    if (given.length > 0) {
      const found = alternatives.find((alternative) => given.every((one) => sameValue(alternative, one)))
      if (found !== undefined) return found
      this.refuse(field, null, rule)
      return first
    }
    const ways = alternatives.map((alternative) => Object.fromEntries(keys.map((key) => [key, alternative])))
    this.leaveOpen({ field, key: null, alternatives: ways, eachTime: false }, rule)
    return first
  }

  /**
   * A choice that a figure makes at each of several points of the question, and may decline (`null`, the first alternative). A list gives one
   * value for each point with something to choose, any other value is for all of them; a value is used if it is open.
   */
  chooseEachTime(field: keyof Choices, key: string, alternatives: readonly string[], rule: string): string | null {
    const given = this.peek(field, key)
    if (given === undefined && alternatives.length === 0) return null
    const place = `${field} ${key}`
    const each = this.#eachTime.get(place) ?? { given, times: 0, accepted: false, refused: 0, refusal: notOpen(field, key, rule) }
    this.#eachTime.set(place, each)
    // A list has no value for a point without anything to choose.
    const wanted: unknown = !Array.isArray(given) ? given : alternatives.length > 0 ? given[each.times] : null
    if (alternatives.length > 0) each.times++
    if (wanted === undefined) this.leaveOpen({ field, key, alternatives: [null, ...alternatives], eachTime: true }, rule)
    if (wanted === undefined || wanted === null) return null
    const found = alternatives.find((alternative) => alternative === wanted) ?? null
    if (found === null) each.refused++
    else each.accepted = true
    return found
  }

  /** Records a choice that the question leaves open. */
  protected leaveOpen(open: OpenChoice, _rule: string): void {
    if (open.alternatives.length > 1) this.firstOpen ??= open
  }

  refuse(field: keyof Choices, key: string | null, rule: string): void {
    this.asked.choices.add(`${field} ${key ?? ''}`)
    this.#refused.push(notOpen(field, key, rule))
  }
}
