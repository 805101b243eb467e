/**
 * The choices of players inside one question. A procedure asks the book whenever somebody may choose; what the
 * question settles is used, what it leaves open is noted and the first alternative taken. `expandChoices` then plays
 * every alternative, so that a ruling can show each outcome.
 */
import type { Choices, SquareXY } from '../../contract/case.ts'
import { contributes, decides } from './reasons.ts'
import type { Facts, Reason } from '../../contract/ruling.ts'

export interface OpenChoice {
  readonly field: keyof Choices
  /** The figure that the choice is about; null where there is one choice for all. */
  readonly key: string | null
  readonly alternatives: readonly unknown[]
  /** It may come up again, and is then made anew. */
  readonly eachTime: boolean
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const notOpen = (field: keyof Choices, key: string | null, rule: string): Reason =>
  decides(rule, 'choice.not-open', { by: key, facts: { choice: field, figure: key } })

/** A refusal; with a place, `field key`, it falls where the choice of that place is accepted at another point of the question. */
interface Refusal {
  readonly reason: Reason
  readonly place: string | null
}

export class ChoiceBook {
  firstOpen: OpenChoice | null = null
  /** What was asked for, as `field key`. */
  readonly asked = new Set<string>()
  readonly #refusals: Refusal[] = []
  readonly #accepted = new Set<string>()
  /** How often a choice that may be made more than once has come up, by `field key`. */
  readonly #times = new Map<string, number>()
  /** Lists given for such choices, with the rule that lets them be made. */
  readonly #lists = new Map<string, { readonly list: readonly unknown[]; readonly refusal: Reason }>()

  constructor(readonly given: Choices) {}

  /** Choices given that were not open to the player. */
  get illegal(): readonly Reason[] {
    const refused = this.#refusals.filter(({ place }) => place === null || !this.#accepted.has(place)).map(({ reason }) => reason)
    // A list that goes on where nothing more came up.
    const left = [...this.#lists].filter(([place, { list }]) => list.slice(this.#times.get(place) ?? 0).some((one) => one !== null))
    return [...refused, ...left.map(([, { refusal }]) => refusal)]
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
  choose<T>(field: keyof Choices, key: string | null, alternatives: readonly T[], rule: string): T {
    const first = alternatives[0]!
    const given = this.peek(field, key)
    if (given !== undefined) {
      const found = alternatives.find((alternative) => sameValue(alternative, given))
      if (found !== undefined) return found
      this.refuse(field, key, rule)
      return first
    }
    this.leaveOpen({ field, key, alternatives, eachTime: false }, rule)
    return first
  }

  /**
   * The same of what a figure may choose anew at several points of the question, and decline (null, the first alternative). A list gives one
   * value for each point at which there is something to choose, anything else the value for all of them; a value counts where it is open.
   * @param asks false: what is not given counts as declined
   */
  chooseEachTime(field: keyof Choices, key: string, alternatives: readonly string[], rule: string, asks: boolean): string | null {
    const place = `${field} ${key}`
    const given = this.peek(field, key)
    const times = this.#times.get(place) ?? 0
    if (alternatives.length > 0) this.#times.set(place, times + 1)
    if (Array.isArray(given)) this.#lists.set(place, { list: given, refusal: notOpen(field, key, rule) })
    // A list has nothing to say where there is nothing to choose.
    const wanted: unknown = Array.isArray(given) ? (alternatives.length > 0 ? given[times] : null) : given
    if (wanted === undefined) {
      if (asks) this.leaveOpen({ field, key, alternatives: [null, ...alternatives], eachTime: true }, rule)
      return null
    }
    if (wanted === null) return null
    const found = alternatives.find((alternative) => alternative === wanted)
    if (found !== undefined) this.#accepted.add(place)
    else this.refuse(field, key, rule, Array.isArray(given) ? null : place)
    return found ?? null
  }

  /** Notes a choice that the question leaves open, where there is one. */
  protected leaveOpen(open: OpenChoice, _rule: string): void {
    if (open.alternatives.length > 1) this.firstOpen ??= open
  }

  refuse(field: keyof Choices, key: string | null, rule: string, place: string | null = null): void {
    this.asked.add(`${field} ${key ?? ''}`)
    if (place !== null && this.#refusals.some((other) => other.place === place)) return
    this.#refusals.push({ reason: notOpen(field, key, rule), place })
  }
}

/** So many alternatives of an open choice are named. */
const MOST_NAMED = 12

const isStep = (one: unknown): one is SquareXY => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'number')

/** A division as `T 4, U 0`, an order as `T, U`, whether something is done as `yes` or `no`. */
const inShort = (one: unknown): string =>
  Array.isArray(one)
    ? one.join(', ')
    : typeof one === 'object' && one !== null
      ? Object.entries(one)
          .map(([id, part]) => `${id} ${String(part)}`)
          .join(', ')
      : one === true
        ? 'yes'
        : one === false
          ? 'no'
          : String(one)

/** A choice that nobody has told: the first alternative was played, and the others are named. */
export function leftOpen({ field, key, alternatives }: OpenChoice): Reason {
  const [first, ...others] = alternatives.slice(0, MOST_NAMED)
  const facts = { choice: field, figure: key, text: alternatives.slice(0, MOST_NAMED).map((one) => JSON.stringify(one)).join(', '), taken: JSON.stringify(first) } // prettier-ignore
  const left = (say: string, more: Facts): Reason => contributes('GEN-10', say, { by: key, facts: { ...facts, ...more } })
  const say = key === null ? 'time.choice-open' : 'time.choice-open-of'
  if (isStep(first) && others.every(isStep))
    return field === 'direction'
      ? left('time.direction-open', { direction: first, directions: others })
      : left(say, { chosen: first, others })
  if (others.every((one) => typeof one === 'string')) {
    if (first === null) return left('time.choice-declined', { others })
    if (typeof first === 'string') return left(say, { chosen: first, others })
  }
  return left('time.way-open', { count: alternatives.length, way: inShort(first) })
}

function settle(choices: Choices, open: OpenChoice, value: unknown): Choices {
  if (open.key === null) return { ...choices, [open.field]: value }
  const before = choices[open.field]
  const map = typeof before === 'object' && !Array.isArray(before) ? (before as Readonly<Record<string, unknown>>) : {}
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
  readonly field: string
  /** Whose it would have been; null: nobody's in particular. */
  readonly key: string | null
}

const unaskedIn = (given: Choices, asked: ReadonlySet<string>): readonly Unasked[] =>
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
  readonly figure: string
  readonly roll: string
}

/** The dice told that nothing asked for. @param asked what a `RollBook` has collected */
export const unrolledIn = (
  rolls: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  asked: ReadonlySet<string>
): readonly Unrolled[] =>
  Object.entries(rolls).flatMap(([figure, own]) =>
    Object.keys(own).flatMap((roll) => (asked.has(`${figure} ${roll}`) ? [] : [{ figure, roll }]))
  )

/** Dice that the question gives for a figure's effects: a number is used each time, a list one by one. */
export class RollBook {
  private readonly used = new Map<string, number>()
  /** @param rolledFor collects what was rolled for, as `figure name` */
  constructor(
    private readonly rolls: Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>>,
    private readonly rolledFor: Set<string> = new Set()
  ) {}

  next(figure: string, id: string): number | undefined {
    this.rolledFor.add(`${figure} ${id}`)
    const of = Object.hasOwn(this.rolls, figure) ? this.rolls[figure] : undefined
    const value = of && Object.hasOwn(of, id) ? of[id] : undefined
    if (value === undefined || typeof value === 'number') return value
    const key = `${figure} ${id}`
    const index = this.used.get(key) ?? 0
    this.used.set(key, index + 1)
    return value[index]
  }
}
