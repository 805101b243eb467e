/**
 * What the app knows of a kind of question, whatever it asks: its ends and how they are changed, its words, its marks on
 * the board. The kinds are entries of one list (`kinds/all.ts`); nothing else in the renderer tells them apart by name.
 */
import type { Ask, CaseTarget, ClixCase, SquareXY, TimelineEvent } from '../../../../shared/contract/case.ts'
import type { KnockBackResult, LineDrawn, Reason, Ruling } from '../../../../shared/contract/ruling.ts'
import type { SceneMark } from '../../../../shared/scene/scene.ts'
import type { AskWord, TableChoices } from './askWords.ts'

/** `''`: not chosen yet. */
export type End = string | SquareXY
export interface AskParts {
  readonly from: End
  readonly to: End
}
export type Missing = 'attacker' | 'target' | 'other-target' | 'map' | 'mover' | 'path' | 'event' | 'damage'
export type TerrainTarget = Exclude<CaseTarget, string>

export type Shape =
  'open' | 'half' | 'bar' | 'tick' | 'cross' | 'burst' | 'gap' | 'chevrons' | 'still' | 'dice' | 'judge' | 'number' | 'steps' | 'held'
export type Tone = 'clear' | 'hindered' | 'blocked' | 'judge' | 'plain'
export interface VerdictLook {
  readonly word: string
  readonly shape: Shape
  readonly tone: Tone
}

export interface Fact {
  readonly label: string
  readonly value: string
  /** Larger than the others: what the table is waiting for. */
  readonly strong?: boolean
  /** A sentence, set below its label instead of beside it. */
  readonly sentence?: boolean
}

/** How things are called on one table. */
export interface Names {
  /** A figure's name, a square's name, or nothing yet. */
  end(end: End): string
  power(id: string): string
  /** What is used: an attack, or a power by its name. */
  means(id: string): string
  /** The action that moves a figure, as the sentence has it. */
  action(id: string | undefined): string
  /** A reason's sentence with figures by name and squares as the board's edges name them. */
  reason(reason: Reason): string
}

/** The two ends of a question as its title and its sentence name them. */
export interface EndNames {
  readonly from: string
  /** A figure, a square, or terrain that is aimed at. */
  readonly to: string
}

/** The question before, as far as one of another kind takes it over. */
export interface Before {
  readonly from: string
  readonly to: string
  /** The same as they are: ends may be squares. */
  readonly ends: AskParts
  /** Whoever or whatever was aimed at. */
  readonly target: CaseTarget
  /** The action by which it moved. */
  readonly action: string
  readonly ask: Ask
}

/** Something to walk through: who begins where, and the steps. */
export interface Walked {
  /** The same value as long as it is the same walk. */
  readonly of: object
  readonly figure: string
  readonly steps: readonly BareStep[]
}
/** A step before it is known how many there are. */
export interface BareStep {
  /** The square that the step leads to; where it stopped at once, the square it stays in. */
  readonly at: SquareXY
  readonly sentence: string
  readonly rules: readonly string[]
  /** The path ends here before its time, or the step may not be taken. */
  readonly stopped: boolean
}

export type Role = 'attacker' | 'target'

/** A kind of question in the app. A: the question, R: its ruling. */
export interface AskEntry<A extends Ask = Ask, R extends Ruling = Ruling> {
  readonly kind: A['kind'] & R['kind']

  /** Which ends it has: an attacker and a target, only one of them, a figure that moves, or none. */
  readonly ends: 'both' | 'from' | 'to' | 'mover' | 'none'
  /** Its ends may be squares. */
  readonly betweenSquares?: boolean
  /** It is a question without an attacker, too. */
  readonly fromOptional?: boolean
  /** Its sentence begins with whom it is about; who is against it follows among its own words. */
  readonly toFirst?: boolean
  /** Its ruling says something of each square, which is told in words for the square under the hand. */
  readonly ofSquares?: boolean
  /** Whether another figure begins a path that is tapped next. */
  readonly tapped?: boolean
  parts(ask: A): AskParts
  /** The same question with other ends. Choices made for the old ends are dropped: they were about those figures. */
  withParts(ask: A, parts: AskParts): A
  /** A question of this kind after another one. */
  start(before: Before): A
  /** What is missing beyond its ends; undefined: nothing of its own, null: nothing at all, whatever the ends are. */
  missing?(ask: A, value: ClixCase, isBroken: (event: TimelineEvent) => boolean): Missing | null | undefined
  /** Terrain that it aims at. */
  terrain?(ask: A): TerrainTarget | null
  /** The question aimed at terrain; left out: it takes only figures. */
  aimedAt?(ask: A, target: TerrainTarget): A
  /** The question where an object is gone. */
  withoutObject?(ask: A, id: string): A
  /** Friends of its first figure that it may be about as well: who they are, and the question with others. */
  together?(ask: A): readonly string[]
  withTogether?(ask: A, ids: readonly string[]): A
  /** The question where a figure is gone, as far as it names more than its two ends. */
  withoutFigure?(ask: A, id: string): A | null
  /** The question where a figure has another id, as far as it names more than its two ends. */
  renamed?(ask: A, id: string, name: string): A
  /** The question after a figure stands somewhere else. */
  standsAnew?(ask: A, id: string): A
  /** The question after what it aimed at is destroyed. */
  afterDestroyed?(ask: A): A
  /** Dice of powers that it may need: of whom. */
  rollers?(ask: A): { readonly attacker: string | null; readonly targets: readonly string[]; readonly used: readonly string[] }
  /** What is chosen in its sentence beyond its ends, in the order of the sentence. */
  words?(ask: A, on: TableChoices): readonly AskWord<A>[]
  /** A die that is told for a power of a figure, and the question with it told. */
  roll?(ask: A, figure: string, power: string): number | readonly number[] | undefined
  withRoll?(ask: A, figure: string, power: string, value: number): A
  /** Players may have choices in it. */
  readonly hasChoices?: boolean
  /** The same in the other direction is the same question. */
  mirrors?(ask: A): boolean
  /** The command that asks it, as typed lines begin. */
  readonly command?: string
  /** How many numbers may be typed behind its ends, and the question with them. */
  readonly mostNumbers?: number
  withNumbers?(ask: A, first: number, second: number | undefined): A

  title(ask: A, ends: EndNames, names: Names): string
  /** What is ruled, without its reason: "Thor’s line of fire to Loki is blocked". */
  sentence(ask: A, ruling: R, ends: EndNames, names: Names): string
  /** The numbers and squares that somebody at the table needs, most wanted first. */
  facts(ask: A, ruling: R, names: Names): readonly Fact[]
  /** The look of its verdict, if it is not the look of the word. @param value the question; `undefined` if only the ruling is known */
  look?(ruling: R, plain: VerdictLook, value?: ClixCase): VerdictLook
  /** What a judge may rule in its place; left out: only a number or a square would say it. */
  readonly verdicts?: readonly string[]
  /** What comes out beside the verdict's mark, in a few words. */
  outcome?(ruling: R, word: string, names: Names): string

  /** What is drawn of the ruling. */
  marks?(value: ClixCase, ask: A, ruling: R, plan: number): readonly SceneMark[]
  /** Whom it is about; the later role counts. */
  roles?(ask: A, ruling: R | null, plan: number): readonly (readonly [who: End | CaseTarget | undefined, role: Role])[]
  /** The line of fire behind it, and as the ruling has it. */
  line?(ask: A): AskParts | null
  lineDrawn?(ruling: R): LineDrawn | null | undefined
  knockBacks?(ruling: R): readonly KnockBackResult[]
  /** What can be walked through of its ruling. */
  walk?(value: ClixCase, ask: A, ruling: R, plan: number, names: Names): Walked | null
  /** Whether its ruling leaves the position another one. */
  leaves?(ruling: R): boolean
}

export const isName = (end: unknown): end is string => typeof end === 'string'
export const nameOr = (end: End): string => (isName(end) ? end : '')
