/**
 * The choices of players inside one question. A procedure asks the book whenever somebody may choose; what the
 * question settles is used, what it leaves open is noted and the first alternative taken. `expandChoices` then plays
 * every alternative, so that a ruling can show each outcome.
 */
import type { Choices, SquareXY } from '../../contract/case.ts'
import { contributes, decides } from './reasons.ts'
import type { Reason } from '../../contract/ruling.ts'

export interface OpenChoice {
  readonly field: keyof Choices
  /** The figure that the choice is about; null where there is one choice for all. */
  readonly key: string | null
  readonly alternatives: readonly unknown[]
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export class ChoiceBook {
  firstOpen: OpenChoice | null = null
  /** Choices given that were not open to the player. */
  readonly illegal: Reason[] = []
  /** What was asked for, as `field key`. */
  readonly asked = new Set<string>()
  readonly #made = new Set<string>()

  constructor(readonly given: Choices) {}

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
    if (alternatives.length > 1) this.firstOpen ??= { field, key, alternatives }
    return first
  }

  refuse(field: keyof Choices, key: string | null, rule: string): void {
    this.asked.add(`${field} ${key ?? ''}`)
    this.illegal.push(decides(rule, 'choice.not-open', { by: key, facts: { choice: field, figure: key } }))
  }

  /** A choice is not open at this point of the question: it is refused unless it is `made` at another one. */
  refuseHere(field: keyof Choices, key: string, rule: string): void {
    if (!this.#made.has(`${field} ${key}`)) this.refuse(field, key, rule)
  }

  made(field: keyof Choices, key: string): void {
    this.#made.add(`${field} ${key}`)
    const refused = this.illegal.findIndex(({ facts }) => facts.choice === field && facts.figure === key)
    if (refused >= 0) this.illegal.splice(refused, 1)
  }
}

/** So many alternatives of an open choice are named. */
const MOST_NAMED = 12

const isSquare = (one: unknown): one is SquareXY => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'number')

/** A figure or a power by its id, a square, whatever else as it is written; null: nobody. */
const named = (one: unknown): string | SquareXY | null =>
  one === null || typeof one === 'string' || isSquare(one) ? one : JSON.stringify(one)

function othersOf(alternatives: readonly unknown[]): readonly SquareXY[] | readonly string[] {
  const others = alternatives.slice(1, MOST_NAMED)
  return others.every(isSquare) ? others : others.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
}

/** A choice that nobody has told: the first alternative was played, and the others are named. */
export const leftOpen = ({ field, key, alternatives }: OpenChoice): Reason =>
  contributes('GEN-10', 'time.choice-open', {
    by: key,
    facts: {
      choice: field,
      text: alternatives
        .slice(0, MOST_NAMED)
        .map((one) => JSON.stringify(one))
        .join(', '),
      taken: JSON.stringify(alternatives[0]),
      chosen: named(alternatives[0]),
      others: othersOf(alternatives)
    }
  })

function settle(choices: Choices, open: OpenChoice, value: unknown): Choices {
  if (open.key === null) return { ...choices, [open.field]: value }
  const before = choices[open.field]
  const map = typeof before === 'object' && !Array.isArray(before) ? before : {}
  return { ...choices, [open.field]: { ...map, [open.key]: value } }
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
      leaves.push({ choices: opened, outcome })
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
