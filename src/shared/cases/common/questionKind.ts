/**
 * What a kind of question brings, whatever it asks: its shape, its checks, its answer and what is told of it. The kinds
 * are entries of two lists (`questions/onTable.ts`, `questions/noBoard.ts`); nothing else in the house knows one of them by name.
 */
import type * as v from 'valibot'
import type { Problem } from '../../base/result.ts'
import type { Ask, CaseTarget, ClixCase, SquareXY, ValueName } from '../../contract/case.ts'
import type { KnockBackResult, NotConsidered, Reason, Ruling, RulingBase, RulingOption } from '../../contract/ruling.ts'
import type { Unused } from '../../engine/oracle/unused.ts'
import type { Situation } from '../../engine/situation/situation.ts'
import type { Moment } from '../../engine/timeline/timeline.ts'
import type { Words } from '../../explain/toText.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Later, Topic } from '../beside/notConsidered.ts'
import type { SideNamed } from '../beside/remarks.ts'
import type { CheckedCase } from './checkedCase.ts'
import type { Checks } from './checks.ts'
import type { Outcome } from './outcome.ts'

/** What a ruling has of its own; the rest is the same for every kind and added by `answer.ts`. */
export type Own<R extends RulingBase> = R extends RulingBase
  ? Omit<R, 'ruleset' | 'because' | 'cites' | 'notConsidered' | 'options'>
  : never

/** A ruling before its citations, sentences and what was not considered are added. */
export interface Answered<O> {
  readonly own: O
  readonly because: readonly Reason[]
  readonly options?: readonly RulingOption[] | undefined
  /** Input of the question that nothing used. */
  readonly unused?: readonly Unused[]
  /** What it came to show after its beginning; left out: nothing that counts. */
  readonly later?: Later | undefined
}

/** What an answer may use besides the situation. */
export interface Given {
  /** What things are called, for sentences inside of the ruling. */
  readonly words: Words
  /** The moments of the question's timeline, where they have been played already. */
  readonly played: readonly Moment[] | null
}

/** Fighting hand to hand, or from afar. */
export type Combat = 'close' | 'ranged'

/** A line that a question rests on: from a figure to a figure or a square. */
export type Aim = readonly [from: string, to: string | SquareXY]

/** A kind of question about what stands on the table. A: the question, R: its ruling. */
export interface TableQuestion<A extends Ask = Ask, R extends Ruling = Ruling> {
  readonly about: 'table'
  readonly kind: A['kind'] & R['kind']
  readonly schema: v.GenericSchema<unknown, A>
  /** Whether this question needs a board; left out: it always does. */
  needsMap?(ask: A): boolean
  /** What must fit together in the question, beyond its shape. */
  check(ask: A, checks: Checks): void
  /** What can only be told on the board; left out: nothing. */
  checkOn?(situation: Situation, ask: A, checks: Checks): void
  /** The figures that it is about, by id. */
  figures(ask: A, situation: Situation): readonly string[]
  /** What it touches: on these topics it is told what was not considered. */
  readonly topics: readonly Topic[]
  /** Left out where it takes long and is large: then it stands in `answer.ts`, and a page leaves it to its worker. */
  answer?(situation: Situation, ask: A, given: Given): Answered<Own<R>>
  /** It is about every roll, in which Probability Control counts. */
  readonly overEveryRoll?: true
  /** It takes breaking away as done (MOV-04). */
  readonly afterBreakingAway?: true
  /** How many steps of the engine it may take; null and left out: as many as any question. */
  steps?(ask: A): number | null

  /** Reasons that stand inside of the ruling: their rules are cited, too. */
  reasonsInside?(own: Own<R>): readonly Reason[]
  /** Squares where figures come to stand. */
  landings?(own: Own<R>): readonly SquareXY[]
  /** What follows and is a question of its own. */
  afterwards?(situation: Situation, ask: A, own: Own<R>): readonly NotConsidered[]

  /** The word that counts, and the numbers beside it. */
  outcome(ruling: R): Outcome
  /** What comes out besides the verdict, in a few words; left out: nothing. */
  outcomeWords?(ruling: R): readonly string[]
  /** Numbers and squares in a few lines, for the command line. @param asked what was asked, for what it was before; left out: not known */
  lines(ruling: R, asked?: CheckedCase): readonly string[]

  /** Whether changes are tried that give another ruling: not where there is no verdict to change, or where asking again takes long. */
  readonly searched: boolean
  /** The combat values that it needs. */
  values?(ask: A): readonly (readonly [figure: string | undefined, value: ValueName])[]
  /** Lines that it draws and its ruling does not tell in full. */
  aims?(ask: A, input: ClixCase): readonly Aim[]
  /** Squares that it names in place of figures. */
  squaresNamed?(ask: A): readonly SquareXY[]
  /** The path that it is about, with the figure that goes it. */
  path?(ask: A): { readonly figure: string; readonly squares: readonly SquareXY[] }
  knockBacks?(ruling: R): readonly KnockBackResult[]
  /** Who acts in it, in its own turn; left out: nobody. */
  acts?(ask: A): string
  /** Sides that it names, each with its place. */
  sidesNamed?(ask: A): readonly SideNamed[]
  /** What it takes for granted and what cannot be so on its table. */
  premises?(situation: Situation, ask: A): readonly NotConsidered[]
  /** Objects that it names. */
  objects?(ask: A): readonly string[]
  /** The kind of combat that it is about, ranged where nobody has said; null and left out: it has none. */
  combat?(ask: A): Combat | null
  /** The same question with the other kind of combat; choices were made for the one before. */
  withCombat?(ask: A, combat: Combat): A
  /** The same question with another action; undefined: without one. Left out where it is about no action. */
  withAction?(ask: A, action: string | undefined): A
}

export interface NoBoardOwn {
  readonly kind: string
  readonly verdict: string
  readonly [field: string]: unknown
}

/** A kind of question that needs no table: combinations, odds from the dice alone, who has won. O: what its ruling has of its own. */
export interface NoBoardQuestion<
  K extends string = string,
  S extends v.GenericSchema<unknown, { readonly kind: string }> = v.GenericSchema<unknown, { readonly kind: string }>,
  O extends NoBoardOwn = NoBoardOwn
> {
  readonly about: 'no board'
  readonly kind: K
  readonly schema: S
  /** Which rulings of its kind are meant, where one about the table has the same name; left out: all. */
  gave?(ruling: RulingBase): boolean
  /** What is wrong with the question as a whole, before its fields are looked at. */
  refused?(ask: Readonly<Record<string, unknown>>): Problem | null
  /** What does not fit together in a question whose fields each have the right shape; left out: everything fits. */
  unfit?(ask: v.InferOutput<S>, ruleset?: Ruleset): Problem | null
  answer(ruleset: Ruleset, ask: v.InferOutput<S>): Answered<O>
  /** It takes long, and is not asked again with other readings of the rules. */
  readonly askedOnce?: true
  /** What stands in the question and its answer does not consider; left out: nothing. */
  leftOut?(ask: v.InferOutput<S>, ruleset: Ruleset): readonly NotConsidered[]
  /** Numbers and names in a few lines, for the command line. */
  lines(own: O): readonly string[]
}

/** Finds the types of a question in its shape and its answer. */
export const noBoardQuestion = <const K extends string, S extends v.GenericSchema<unknown, { readonly kind: K }>, O extends NoBoardOwn>(
  entry: Omit<NoBoardQuestion<K, S, O>, 'about'>
): NoBoardQuestion<K, S, O> => ({ about: 'no board', ...entry })

/** Who is meant where an attack may be aimed at terrain as well. */
export const targetIds = (target: CaseTarget): readonly string[] => (typeof target === 'string' ? [target] : [])

/** Objects among the targets. */
export const targetObjects = (target: CaseTarget): readonly string[] =>
  typeof target !== 'string' && 'object' in target ? [target.object] : []

/** The lines to a target: to both squares of a wall. */
export function aimsAt(from: string, target: CaseTarget): readonly Aim[] {
  if (typeof target === 'string') return [[from, target]]
  return 'square' in target ? [[from, target.square]] : 'wall' in target ? target.wall.map((at): Aim => [from, at]) : []
}

export const everybody = (situation: Situation): readonly string[] => situation.states.map((state) => state.id)
