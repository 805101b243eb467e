/**
 * Choices that a question leaves open: the first alternative is played and reported, or `expandChoices` plays every alternative so that a
 * ruling can show each outcome.
 */
import type { Choices, SquareXY } from '../../contract/case.ts'
import type { Fact, Facts, Reason } from '../../contract/ruling.ts'
import { nothingAsked, Oracle, type Given, type OpenChoice } from './oracle.ts'
import { contributes } from '../situation/reasons.ts'
import { unusedIn, type Unused } from './unused.ts'

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

/** The reason for a choice that was not given: the first alternative was played, and the others are named. */
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

/** The reason if a given choice is not open, or `null`; then a choice left open is added to the reasons. */
export function closed(oracle: Oracle, because: Reason[]): Reason | null {
  const [refused] = oracle.illegal
  if (refused) return refused
  if (oracle.firstOpen) because.push(leftOpen(oracle.firstOpen))
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

/** The choices with a list of one value as that value. */
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
  /** Only the choices that the question left open. */
  readonly choices: Choices
  readonly outcome: T
}

/** More alternatives than these are not written out. */
export const MOST_LEAVES = 64

/**
 * Every outcome over the choices left open, in the order of the alternatives; one leaf if none is open.
 * @param at the question that gives the answers, as a pointer into the case
 * @returns also the choices and dice given that nothing asked for in any outcome
 */
export function expandChoices<T>(
  given: Given,
  play: (oracle: Oracle) => T,
  at = '/ask'
): { readonly leaves: readonly Leaf<T>[]; readonly illegal: readonly Reason[]; readonly unused: readonly Unused[] } {
  const asked = nothingAsked()
  const leaves: Leaf<T>[] = []
  let illegal: readonly Reason[] = []
  const visit = (settled: Choices, opened: Choices): void => {
    if (leaves.length >= MOST_LEAVES) return
    const oracle = new Oracle({ ...given, choices: settled }, asked)
    const outcome = play(oracle)
    if (leaves.length === 0 && oracle.illegal.length > 0) illegal = oracle.illegal
    const open = oracle.firstOpen
    if (!open || oracle.illegal.length > 0) {
      leaves.push({ choices: withoutListsOfOne(opened), outcome })
      return
    }
    for (const value of open.alternatives) visit(settle(settled, open, value), settle(opened, open, value))
  }
  visit(given.choices ?? {}, {})
  // If alternatives were left out, they may have asked for the other choices.
  return { leaves, illegal, unused: unusedIn(leaves.length >= MOST_LEAVES ? { rolls: given.rolls } : given, asked, at) }
}
