/**
 * The choices of players inside one question. A procedure asks the book whenever somebody may choose; what the
 * question settles is used, what it leaves open is noted and the first alternative taken. `expandChoices` then plays
 * every alternative, so that a ruling can show each outcome.
 */
import { pointerStep } from '../../base/validate.ts'
import type { Choices, Rolls, SquareXY } from '../../contract/case.ts'
import { contributes, decides } from './reasons.ts'
import type { Fact, Facts, Reason } from '../../contract/ruling.ts'

export interface OpenChoice {
  readonly field: keyof Choices
  /** The figure that the choice is about; null where there is one choice for all. */
  readonly key: string | null
  readonly alternatives: readonly unknown[]
  /** It may come up again, and is then made anew. */
  readonly eachTime: boolean
  /** Facts that name the alternatives on the board. */
  readonly more?: Facts
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const notOpen = (field: keyof Choices, key: string | null, rule: string): Reason =>
  decides(rule, 'choice.not-open', { by: key, facts: { choice: field, figure: key } })

/** What has come of a choice that a figure may make at several points of the question. */
interface EachTime {
  readonly given: unknown
  /** At how many points there was something to choose. */
  times: number
  /** At some point what is given was open; at so many it was not. */
  accepted: boolean
  refused: number
  readonly refusal: Reason
}

/**
 * How often it is refused. A list has to be open value by value, and may name nobody where nothing more comes up; any other value has to be open
 * at one point.
 */
function refusalsOf({ given, times, accepted, refused }: EachTime): number {
  if (Array.isArray(given)) return refused + (given.slice(times).some((one) => one !== null) ? 1 : 0)
  return refused > 0 && !accepted ? 1 : 0
}

export class ChoiceBook {
  firstOpen: OpenChoice | null = null
  readonly #refused: Reason[] = []
  /** By `field key`. */
  readonly #eachTime = new Map<string, EachTime>()

  /** @param asked collects what was asked for, as `field key` */
  constructor(
    readonly given: Choices,
    readonly asked: Set<string> = new Set()
  ) {}

  /** Choices given that were not open to the player. */
  get illegal(): readonly Reason[] {
    const eachTime = [...this.#eachTime.values()].flatMap((each) => Array<Reason>(refusalsOf(each)).fill(each.refusal))
    return [...this.#refused, ...eachTime]
  }

  /** What was given for this choice, if anything. */
  peek(field: keyof Choices, key: string | null): unknown {
    this.asked.add(`${field} ${key ?? ''}`)
    const value: unknown = this.given[field]
    if (key === null || value === undefined) return value
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  }

  /** All that was given for this kind of choice. */
  all<F extends keyof Choices>(field: F): Choices[F] {
    this.asked.add(`${field} `)
    return this.given[field]
  }

  /** One of the alternatives (never empty): the given one, or the first where the question leaves it open. */
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
   * One choice made for all of these figures at once. A question may settle it under any of them, but for all alike; left open, each
   * alternative is told for all of them.
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
   * The same of what a figure may choose anew at several points of the question, and decline (null, the first alternative). A list gives one
   * value for each point at which there is something to choose, anything else the value for all of them; a value counts where it is open.
   */
  chooseEachTime(field: keyof Choices, key: string, alternatives: readonly string[], rule: string): string | null {
    const given = this.peek(field, key)
    if (given === undefined && alternatives.length === 0) return null
    const place = `${field} ${key}`
    const each = this.#eachTime.get(place) ?? { given, times: 0, accepted: false, refused: 0, refusal: notOpen(field, key, rule) }
    this.#eachTime.set(place, each)
    // A list has nothing to say where there is nothing to choose.
    const wanted: unknown = !Array.isArray(given) ? given : alternatives.length > 0 ? given[each.times] : null
    if (alternatives.length > 0) each.times++
    if (wanted === undefined) this.leaveOpen({ field, key, alternatives: [null, ...alternatives], eachTime: true }, rule)
    if (wanted === undefined || wanted === null) return null
    const found = alternatives.find((alternative) => alternative === wanted) ?? null
    if (found === null) each.refused++
    else each.accepted = true
    return found
  }

  /** Notes a choice that the question leaves open, where there is one. */
  protected leaveOpen(open: OpenChoice, _rule: string): void {
    if (open.alternatives.length > 1) this.firstOpen ??= open
  }

  refuse(field: keyof Choices, key: string | null, rule: string): void {
    this.asked.add(`${field} ${key ?? ''}`)
    this.#refused.push(notOpen(field, key, rule))
  }
}

/** So many alternatives of an open choice are named. */
const MOST_NAMED = 12

const isStep = (one: unknown): one is SquareXY => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'number')

const isOrder = (one: object): one is readonly string[] => Array.isArray(one)

const yesOrNo = (one: boolean): Fact => (one ? 'yes' : 'no')
const isForAll = (one: object): one is Readonly<Record<string, boolean>> => Object.values(one).every((part) => typeof part === 'boolean')

/** An order as its figures, a division as each figure with its part, whether something is done, to one or to all, as `yes` or `no`. */
function inShort(one: boolean | readonly string[] | Readonly<Record<string, number>> | Readonly<Record<string, boolean>>): Fact {
  if (typeof one === 'boolean') return yesOrNo(one)
  if (isOrder(one)) return one
  return isForAll(one) ? yesOrNo(Object.values(one).some(Boolean)) : Object.entries(one)
}

/** A choice that nobody has told: the first alternative was played, and the others are named. */
function leftOpen({ field, key, alternatives, more = {} }: OpenChoice): Reason {
  const shown = alternatives.slice(0, MOST_NAMED)
  const [first, ...others] = shown
  const facts = {
    choice: field,
    figure: key,
    text: shown.map((one) => JSON.stringify(one)).join(', '),
    taken: JSON.stringify(first),
    ...more
  }
  const left = (say: string, own: Facts): Reason => contributes('GEN-10', say, { by: key, facts: { ...facts, ...own } })
  const say = key === null ? 'time.choice-open' : 'time.choice-open-of'
  if (isStep(first) && others.every(isStep))
    return field === 'direction'
      ? left('time.direction-open', { direction: first, directions: others })
      : left(say, { chosen: first, others })
  if (others.every((one) => typeof one === 'string')) {
    if (first === null) return left('time.choice-declined', { others })
    if (typeof first === 'string') return left(say, { chosen: first, others })
  }
  return left('time.way-open', { count: alternatives.length, way: inShort(first as Parameters<typeof inShort>[0]) })
}

/** Why a choice that was given is not open, or null; what was left open is told among the reasons then. */
export function closed(book: ChoiceBook, because: Reason[]): Reason | null {
  const [refused] = book.illegal
  if (refused) return refused
  if (book.firstOpen) because.push(leftOpen(book.firstOpen))
  return null
}

const isByFigure = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function settle(choices: Choices, open: OpenChoice, value: unknown): Choices {
  const before = choices[open.field]
  const map = isByFigure(before) ? before : {}
  if (open.key === null) return { ...choices, [open.field]: isByFigure(value) ? { ...map, ...value } : value }
  const earlier = map[open.key]
  const settled = open.eachTime ? [...(Array.isArray(earlier) ? (earlier as readonly unknown[]) : []), value] : value
  return { ...choices, [open.field]: { ...map, [open.key]: settled } }
}

/** What was settled each time, where it came up once: the one value. */
function withoutListsOfOne(choices: Choices): Choices {
  const { mastermind } = choices
  if (!mastermind) return choices
  const short = Object.entries(mastermind).map(([id, to]) => [
    id,
    Array.isArray(to) && to.length === 1 ? (to as readonly (string | null)[])[0] : to
  ])
  return { ...choices, mastermind: Object.fromEntries(short) as Choices['mastermind'] }
}

export interface Leaf<T> {
  /** Only what the question left open. */
  readonly choices: Choices
  readonly outcome: T
}

/** More alternatives than these are not written out. */
export const MOST_LEAVES = 64

/** A choice that was given and that nobody had to make. */
export interface Unasked {
  /** Where the choices stand: a pointer into the case. Default: the question. */
  readonly at?: string
  readonly field: string
  /** Whose it would have been; null: nobody's in particular. */
  readonly key: string | null
}

/** The choices given that nobody had to make. @param asked what a `ChoiceBook` has collected */
export const unaskedIn = (given: Choices, asked: ReadonlySet<string>): readonly Unasked[] =>
  Object.entries(given).flatMap(([field, value]: readonly [string, unknown]): readonly Unasked[] => {
    if (asked.has(`${field} `)) return []
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return [...asked].some((one) => one.startsWith(`${field} `)) ? [] : [{ field, key: null }]
    }
    return Object.keys(value).flatMap((key) => (asked.has(`${field} ${key}`) ? [] : [{ field, key }]))
  })

/** Every outcome over the choices left open, in the order of the alternatives; one leaf where none is open. */
export function expandChoices<T>(
  given: Choices,
  play: (book: ChoiceBook) => T
): { readonly leaves: readonly Leaf<T>[]; readonly illegal: readonly Reason[]; readonly unasked: readonly Unasked[] } {
  const asked = new Set<string>()
  const leaves: Leaf<T>[] = []
  let illegal: readonly Reason[] = []
  const visit = (settled: Choices, opened: Choices): void => {
    if (leaves.length >= MOST_LEAVES) return
    const book = new ChoiceBook(settled)
    const outcome = play(book)
    for (const one of book.asked) asked.add(one)
    if (leaves.length === 0 && book.illegal.length > 0) illegal = book.illegal
    const open = book.firstOpen
    if (!open || book.illegal.length > 0) {
      leaves.push({ choices: withoutListsOfOne(opened), outcome })
      return
    }
    for (const value of open.alternatives) visit(settle(settled, open, value), settle(opened, open, value))
  }
  visit(given, {})
  // Where alternatives were left out nobody can say what they would have asked for.
  return { leaves, illegal, unasked: leaves.length >= MOST_LEAVES ? [] : unaskedIn(given, asked) }
}

/** A die that was told and that nobody had to roll: for whom, and under which name. */
export interface Unrolled {
  /** Where it stands: a pointer into the case. */
  readonly path: string
  readonly figure: string
  readonly roll: string
}

/** The dice told that nothing asked for. @param asked what a `RollBook` has collected @param at where they stand: a pointer */
export const unrolledIn = (rolls: Rolls, asked: ReadonlySet<string>, at = '/ask/rolls'): readonly Unrolled[] =>
  Object.entries(rolls).flatMap(([figure, own]) => unrolledOf(figure, own, asked, at + pointerStep(figure)))

/** The same of the dice of one figure. */
export const unrolledOf = (figure: string, own: Rolls[string], asked: ReadonlySet<string>, at: string): readonly Unrolled[] =>
  Object.entries(own).flatMap(([roll, told]): readonly Unrolled[] => {
    const [key, path] = [`${figure} ${roll}`, at + pointerStep(roll)]
    if (!asked.has(key)) return [{ path, figure, roll }]
    // Where none of a list was taken one by one, all of it was.
    if (!Array.isArray(told) || !asked.has(`${key} 0`)) return []
    return told.flatMap((_, index) => (asked.has(`${key} ${index}`) ? [] : [{ path: path + pointerStep(index), figure, roll }]))
  })

/** Dice that the question gives for a figure's effects: a number is used each time, a list one by one. */
export class RollBook {
  private readonly used = new Map<string, number>()
  /**
   * @param rolledFor collects what was rolled for, as `figure name`
   * @param others where a die is looked for that is not told here: those of the actions inside this one
   */
  constructor(
    private readonly rolls: Rolls,
    private readonly rolledFor: Set<string> = new Set(),
    private readonly others: readonly RollBook[] = []
  ) {}

  /** All that is told for it: a number, or several in a list. */
  all(figure: string, id: string): number | readonly number[] | undefined {
    this.rolledFor.add(`${figure} ${id}`)
    const of = Object.hasOwn(this.rolls, figure) ? this.rolls[figure] : undefined
    return of && Object.hasOwn(of, id) ? of[id] : undefined
  }

  next(figure: string, id: string): number | undefined {
    const value = this.all(figure, id)
    if (value === undefined) return this.inOthers(figure, id)
    if (typeof value === 'number') return value
    const key = `${figure} ${id}`
    const index = this.used.get(key) ?? 0
    this.used.set(key, index + 1)
    this.rolledFor.add(`${key} ${index}`)
    return value[index]
  }

  private inOthers(figure: string, id: string): number | undefined {
    for (const other of this.others) {
      const found = other.next(figure, id)
      if (found !== undefined) return found
    }
    return undefined
  }
}
