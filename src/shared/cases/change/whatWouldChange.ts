/**
 * What would change a verdict: every single change of the kinds in `candidates.ts` is made and the engine is asked
 * again; those with another outcome are told, nearest to a judge's question first. Two changes at once are tried only
 * for causes that the ruling names, and only where taking away any one of them alone changes nothing.
 */
import type { Ruling } from '../../contract/ruling.ts'
import { answerCase, answerCounted } from '../answer.ts'
import { COUNTED, type ClixCase } from '../../contract/case.ts'
import { sameEdge } from '../../contract/caseSquares.ts'
import { positionChecked, type CheckedCase } from '../common/checkedCase.ts'
import { parseCase } from '../parse/parseCase.ts'
import { tableQuestion } from '../questions/onTable.ts'
import { candidates } from './candidates.ts'
import { withChanges, type Change, type ChangeKind } from './change.ts'
import { differenceOf, outcomeOf, type Difference } from './outcome.ts'
import { rankOf } from './rank.ts'
import { scopeOf, type Scope } from './scope.ts'

export interface Proposal {
  /** Made together; one, or two where no one of them is enough. */
  readonly changes: readonly Change[]
  /** The ruling on the case with the changes made. */
  readonly ruling: Ruling
  /** Another verdict, or the same one with other numbers. */
  readonly effect: Exclude<Difference, null>
  /** The new ruling leaves something out that the old one did not have to. */
  readonly leftOpen: boolean
}

export interface WhatWouldChange {
  readonly proposals: readonly Proposal[]
  /** How many changes of each kind were tried. */
  readonly tried: Readonly<Partial<Record<ChangeKind, number>>>
  /** How many pairs. */
  readonly pairs: number
  /** False where the board is so full that the search was stopped. */
  readonly complete: boolean
}

/** Whether this kind of question is searched: the others have no verdict to change, or take too long to ask again. */
export const canSearch = ({ ask }: ClixCase): boolean => tableQuestion(ask).searched

/** So many questions at most, and so many steps of the engine for all of them: some seconds on the largest boards. */
const MOST = 4000
const MOST_STEPS_IN_ALL = 2_000_000
/** And for one of them: what takes longer is left out, and the search is not complete. */
const MOST_STEPS_EACH = 100_000
const MOST_CAUSES = 8

class Search {
  readonly found: Proposal[] = []
  readonly tried: Partial<Record<ChangeKind, number>> = {}
  readonly #input: ClixCase
  readonly #before: ReturnType<typeof outcomeOf>
  readonly #leftOut: ReadonlySet<string>
  complete = true
  #left = MOST_STEPS_IN_ALL

  constructor(input: ClixCase, ruling: Ruling) {
    this.#input = input
    this.#before = outcomeOf(ruling)
    this.#leftOut = new Set(ruling.notConsidered.map(({ text }) => text))
  }

  /** Whether the steps for another question are used up. */
  get isOver(): boolean {
    return this.#left <= 0
  }

  /** Asks again with the changes made; true where the outcome is another one. */
  try(changes: readonly Change[]): boolean {
    const [only] = changes
    if (changes.length === 1 && only) this.tried[only.do] = (this.tried[only.do] ?? 0) + 1
    const next = withChanges(this.#input, changes)
    // Another edition may want other dice.
    if ((only?.do === 'ruleset' || only?.do === 'action') && !parseCase(next).ok) return false
    const laid = positionChecked(next)
    // Without its last figure a side has no grenades left to count, and a pending effect nobody to end.
    if (!laid.ok) return false
    const { answer: ruling, taken } = answerCounted(laid.value, MOST_STEPS_EACH)
    this.#left -= taken
    if (ruling.verdict === 'unfinished') {
      this.complete = false
      return false
    }
    const effect = differenceOf(this.#before, outcomeOf(ruling))
    // Where a judge must decide, nothing is known to change.
    if (effect === null || ruling.verdict === 'judge') return false
    const leftOpen = ruling.notConsidered.some(({ text }) => !this.#leftOut.has(text))
    if (leftOpen && only?.do === 'had') return false
    this.found.push({ changes, ruling, effect, leftOpen })
    return true
  }
}

/** Searches piece by piece: each `next` asks the engine about once, so that a screen stays alive meanwhile. */
export function* searchChanges(input: CheckedCase, ruling: Ruling): Generator<undefined, WhatWouldChange> {
  const search = new Search(input, ruling)
  const scope = scopeOf(input, ruling)
  yield
  let asked = 0
  /** The nearest number each way is enough. */
  const settled = new Set<string>()
  for (const change of candidates(input, scope)) {
    const way = change.do === 'value' ? `${change.figure} ${change.value} ${Math.sign(change.to - COUNTED[change.value])}` : null
    if (way !== null && settled.has(way)) continue
    if (++asked > MOST || search.isOver) {
      search.complete = false
      break
    }
    if (search.try([change]) && way !== null) settled.add(way)
    yield
  }
  const pairs = search.found.some(
    ({ changes, effect }) => effect === 'verdict' && changes.some(({ do: kind }) => TAKEN_AWAY.includes(kind))
  )
    ? []
    : pairsOf(ruling, scope)
  for (const pair of pairs) {
    if (search.isOver) {
      search.complete = false
      break
    }
    search.try(pair)
    yield
  }
  const rank = rankOf(input, ruling)
  const ranked = search.found.map((proposal, index) => ({ proposal, rank: rank(proposal), index }))
  ranked.sort((a, b) => a.rank - b.rank || a.index - b.index)
  return { proposals: ranked.map(({ proposal }) => proposal), tried: search.tried, pairs: pairs.length, complete: search.complete }
}

const TAKEN_AWAY: readonly ChangeKind[] = ['figure-gone', 'wall-gone', 'object-gone', 'ground']

/** Causes that the ruling names, two at a time. */
function pairsOf(ruling: Ruling, scope: Scope): readonly (readonly Change[])[] {
  const causes: Change[] = scope.named.map((figure) => ({ do: 'figure-gone', figure }))
  if ('blockedBy' in ruling) {
    for (const { kind, at } of ruling.blockedBy) {
      const [a, b] = at
      if (kind === 'wall' && a && b) causes.push({ do: 'wall-gone', between: [a, b] })
      if (kind === 'blocking' && a) causes.push({ do: 'ground', at: a, to: 'clear' })
    }
    for (const at of ruling.hinderedBy) causes.push({ do: 'ground', at, to: 'clear' })
  }
  const kept = causes.filter((cause, i) => !causes.slice(0, i).some((other) => isSame(cause, other))).slice(0, MOST_CAUSES)
  return kept.flatMap((first, i) => kept.slice(i + 1).map((second) => [first, second]))
}

const isSame = (a: Change, b: Change): boolean =>
  a.do === 'wall-gone' && b.do === 'wall-gone' ? sameEdge(a.between, b.between) : JSON.stringify(a) === JSON.stringify(b)

/** All of the search at once. Null for a kind of question that is not searched. */
export function whatWouldChange(input: CheckedCase, ruling: Ruling = answerCase(input)): WhatWouldChange | null {
  if (!canSearch(input)) return null
  const search = searchChanges(input, ruling)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}
