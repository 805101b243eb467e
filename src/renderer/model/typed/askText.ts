/**
 * What a judge types into the ask field: "thor > surtur", "B4 G7", "thor surtur", "thor attacks surtur", "thor > C3".
 * Names may be shortened as long as one figure is meant.
 */
import type { AskKind, CaseFigure, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { fail, ok } from '../../../shared/base/result.ts'
import { formatSquareName, parseSquareName } from '../../../shared/grid/squareName.ts'
import type { Problem, Result } from '../../../shared/base/result.ts'
import type { End } from '../question/entry/askKind.ts'
import { typedTexts } from '../../i18n/texts.ts'
import { kindOfCommand } from '../question/kinds/all.ts'
import { figureName } from '../table/position/caseEdit.ts'
import { boardSize, figureOn } from '../table/figures/footprints.ts'
import { fold, nearest } from '../../text/near.ts'
import { namedBy } from '../../text/named.ts'
import { endsOf } from './words.ts'
import { firstWord } from '../../../shared/base/text/ends.ts'

export interface TypedAsk {
  readonly from: End
  /** null: only the first end was typed. '': a question was typed, and its target is still to be chosen ("thor attacks"). */
  readonly to: End | null
  /** The kind that the words ask for ("attacks"), or null to keep the present one. */
  readonly kind: AskKind | null
}

export const lacksTarget = ({ to }: Pick<TypedAsk, 'to'>): boolean => to === null || to === ''

interface Named {
  readonly figures: readonly { readonly figure: CaseFigure; readonly names: readonly string[] }[]
  /** Letters of the longest name. */
  readonly longest: number
}

/** A line is compared with the names of one list of figures many times. */
const namedLists = new WeakMap<readonly CaseFigure[], Named>()
const NO_FIGURES: readonly CaseFigure[] = []

function namedIn({ figures = NO_FIGURES }: ClixCase): Named {
  const known = namedLists.get(figures)
  if (known) return known
  const all = figures.map((figure) => ({ figure, names: [fold(figureName(figure)), fold(figure.id)] }))
  const made = { figures: all, longest: Math.max(0, ...all.map(({ names }) => Math.max(...names.map((name) => name.length)))) }
  namedLists.set(figures, made)
  return made
}

/** Two slips make what is typed longer than the name that is meant. */
const MOST_SLIPS = 2
/** Letters of a square with its two numbers or its letters and number. */
const LONGEST_SQUARE = 8

/** Letters of the longest words that may mean a figure or a square. */
export const longestEnd = (value: ClixCase): number => Math.max(LONGEST_SQUARE, namedIn(value).longest + MOST_SLIPS)

/** Figures that the words may mean: an exact name alone, else those that begin with it, else those that contain it. */
export function figuresNamed(value: ClixCase, words: string): readonly CaseFigure[] {
  const wanted = fold(words)
  const { figures: named, longest } = namedIn(value)
  if (wanted === '' || wanted.length > longest) return []
  return namedBy(words, named, ({ names }) => names).map(({ figure }) => figure)
}

/** Figures whose name, or a word of it, is what the words say but for a slip or two. */
const figuresNearly = (value: ClixCase, words: string): readonly CaseFigure[] =>
  nearest(words, value.figures ?? [], (figure) => [figureName(figure), figure.id, ...figureName(figure).split(/\s+/)])

/** The word before a name that belongs to no name ("k merrow"): a slip may change letters, and never drops a word. */
function extraWord(value: ClixCase, words: string): string | null {
  const [first, rest] = firstWord(words.trim())
  const begun = fold(first)
  const beginsName = namedIn(value).figures.some(({ names }) => names.some((name) => ` ${name}`.includes(` ${begun}`)))
  return rest !== '' && !beginsName && figuresNamed(value, rest).length === 1 ? first : null
}

/** The one figure that is meant: by its name, a part of it, or its name with a slip. */
export function oneFigure(value: ClixCase, words: string): Result<CaseFigure> {
  const exact = figuresNamed(value, words)
  const extra = exact.length ? null : extraWord(value, words)
  if (extra !== null) return fail(problem('extra-word', typedTexts.problems.extraWord(extra)))
  const found = exact.length ? exact : figuresNearly(value, words)
  const [only, ...others] = found
  if (!only) return fail(problem('unknown', typedTexts.problems.unknownFigure(words.trim())))
  return others.length ? fail(ambiguous(words, found)) : ok(only)
}

const problem = (code: string, message: string): Problem => ({ code, message, path: '' })

const ambiguous = (words: string, found: readonly CaseFigure[]): Problem =>
  problem('ambiguous', typedTexts.problems.ambiguous(words.trim(), found.slice(0, 4).map(figureName).join(', ')))

function parseEnd(value: ClixCase, words: string): Result<End> {
  const found = figuresNamed(value, words)
  const [only, ...others] = found
  if (only && others.length === 0) return ok(only.id)
  const square = parseSquareName(words)
  if (square.ok) return checkSquare(value, square.value)
  if (only) return fail(ambiguous(words, found))
  const near = oneFigure(value, words)
  if (near.ok) return ok(near.value.id)
  return near.problems[0]?.code !== 'unknown' ? near : fail(problem('unknown', typedTexts.problems.unknown(words.trim())))
}

/** The figure in a square, or the square itself; a sentence where the map has no such square. */
function checkSquare(value: ClixCase, square: SquareXY): Result<End> {
  const on = squareOnMap(value, square)
  return on.ok ? ok(figureOn(value, square)?.id ?? square) : on
}

export function squareOnMap(value: ClixCase, square: SquareXY): Result<SquareXY> {
  const [columns, rows] = boardSize(value)
  if (columns === 0) return fail(problem('no-map', typedTexts.problems.noMap))
  if (square[0] < columns && square[1] < rows) return ok(square)
  return fail(problem('off-board', typedTexts.problems.offBoard(formatSquareName(square), formatSquareName([columns - 1, rows - 1]))))
}

/** The question that the text asks, or a sentence that says which part is not understood. */
export function parseAskText(value: ClixCase, text: string): Result<TypedAsk> {
  const typed = text.trim()
  if (typed === '') return fail(problem('empty', typedTexts.problems.empty))
  const { parts, verb, isBegun } = endsOf(typed)
  const kind = verb ? (kindOfCommand(verb) ?? null) : null
  if (parts.length > 2) {
    return fail(problem('too-many', typedTexts.problems.tooMany(parts.length, parts.join(', '))))
  }
  if (parts.length === 2) return both(value, parts[0] ?? '', parts[1] ?? '', kind)
  // A name may end like a verb.
  if (isBegun && parts.length === 1 && figuresNamed(value, typed).length === 0) {
    const from = parseEnd(value, parts[0] ?? '')
    return from.ok ? ok({ from: from.value, to: '', kind }) : from
  }
  const whole = parseEnd(value, typed)
  if (whole.ok) return ok({ from: whole.value, to: null, kind: null })
  return split(value, typed) ?? whole
}

function both(value: ClixCase, first: string, second: string, kind: AskKind | null): Result<TypedAsk> {
  const from = parseEnd(value, first)
  if (!from.ok) return from
  const to = parseEnd(value, second)
  if (!to.ok) return to
  if (String(from.value) === String(to.value)) {
    return fail(problem('same', typedTexts.problems.same))
  }
  return ok({ from: from.value, to: to.value, kind })
}

/**
 * "thor iron man": the one place to cut the words so that both sides mean something. Only places that leave no side longer than every name are
 * tried, so that a long line takes no more time than a short one.
 */
function split(value: ClixCase, typed: string): Result<TypedAsk> | null {
  // No such place is there; the problem names the first word.
  if (fold(typed).length > 2 * longestEnd(value) + 1) return both(value, ...firstWord(typed), null)
  const words = typed.split(/\s+/)
  let first: Result<TypedAsk> | null = null
  for (let cut = 1; cut < words.length; cut++) {
    const tried = both(value, words.slice(0, cut).join(' '), words.slice(cut).join(' '), null)
    if (tried.ok) return tried
    first ??= tried
  }
  return first
}
