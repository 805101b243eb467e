/**
 * What a judge types into the ask field: "thor > surtur", "B4 G7", "thor surtur", "thor attacks surtur", "thor > C3".
 * Names may be shortened as long as one figure is meant.
 */
import type { AskKind, CaseFigure, ClixCase, SquareXY } from '../../shared/cases/case.ts'
import { fail, ok } from '../../shared/result.ts'
import { formatSquareName, parseSquareName } from '../../shared/grid/squareName.ts'
import type { Problem, Result } from '../../shared/result.ts'
import type { End } from './asks.ts'
import { figureName } from './caseEdit.ts'
import { boardSize, figureOn } from './footprints.ts'

export interface TypedAsk {
  readonly from: End
  /** null: only the first end was typed. */
  readonly to: End | null
  /** The kind that the words ask for ("attacks"), or null to keep the present one. */
  readonly kind: AskKind | null
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[-_\s]+/g, ' ').trim()

/** Figures that the words may mean: an exact name alone, else those that begin with it, else those that contain it. */
export function figuresNamed(value: ClixCase, words: string): readonly CaseFigure[] {
  const wanted = fold(words)
  if (wanted === '') return []
  const named = (value.figures ?? []).map(figure => ({ figure, names: [fold(figureName(figure)), fold(figure.id)] }))
  const pick = (test: (name: string) => boolean) => named.filter(({ names }) => names.some(test)).map(({ figure }) => figure)
  const tests: ((name: string) => boolean)[] = [
    name => name === wanted,
    name => name.startsWith(wanted),
    name => name.split(' ').some(word => word.startsWith(wanted)),
    name => name.includes(wanted)
  ]
  for (const test of tests) {
    const found = pick(test)
    if (found.length) return found
  }
  return []
}

const problem = (code: string, message: string): Problem => ({ code, message, path: '' })

function parseEnd(value: ClixCase, words: string): Result<End> {
  const found = figuresNamed(value, words)
  const [only, ...others] = found
  if (only && others.length === 0) return ok(only.id)
  const square = parseSquareName(words)
  if (square.ok) return checkSquare(value, square.value)
  if (only) {
    const names = found.slice(0, 4).map(figureName).join(', ')
    return fail(problem('ambiguous', `“${words.trim()}” may be ${names}. Type a little more of the name.`))
  }
  return fail(problem('unknown', `No figure on the table is called “${words.trim()}”, and it is no square such as B4.`))
}

function checkSquare(value: ClixCase, square: SquareXY): Result<End> {
  const [columns, rows] = boardSize(value)
  if (square[0] >= columns || square[1] >= rows) {
    const last = formatSquareName([columns - 1, rows - 1])
    return fail(problem('off-board', `Square ${formatSquareName(square)} is not on this map: its squares go from A1 to ${last}.`))
  }
  return ok(figureOn(value, square)?.id ?? square)
}

const SEPARATOR = /\s*(?:->|→|>|,|;|\/)\s*|\s+(?:to|at|vs\.?|against|draws(?: a line)? to)\s+/i
const VERB = /\s+(attacks|hits|shoots|targets|targeting)\s+/i

function kindOfVerb(verb: string | undefined): AskKind | null {
  if (!verb) return null
  return /^target/i.test(verb) ? 'can-target' : 'attack'
}

/** The question that the text asks, or a sentence that says which part is not understood. */
export function parseAskText(value: ClixCase, text: string): Result<TypedAsk> {
  const typed = text.trim()
  if (typed === '') return fail(problem('empty', 'Type two names or two squares, such as B4 G7.'))
  const verb = VERB.exec(typed)?.[1]
  const parts = typed.split(verb ? /\s+(?:attacks|hits|shoots|targets|targeting)\s+/i : SEPARATOR).filter(part => part.trim() !== '')
  if (parts.length > 2) {
    return fail(problem('too-many', `That names ${parts.length} ends: ${parts.join(', ')}. A line has two.`))
  }
  if (parts.length === 2) return both(value, parts[0] ?? '', parts[1] ?? '', kindOfVerb(verb))
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
    return fail(problem('same', 'Both ends are the same. Name another figure or square for the second.'))
  }
  return ok({ from: from.value, to: to.value, kind })
}

/** "thor iron man": the one place to cut the words so that both sides mean something. */
function split(value: ClixCase, typed: string): Result<TypedAsk> | null {
  const words = typed.split(/\s+/)
  let first: Result<TypedAsk> | null = null
  for (let cut = 1; cut < words.length; cut++) {
    const tried = both(value, words.slice(0, cut).join(' '), words.slice(cut).join(' '), null)
    if (tried.ok) return tried
    first ??= tried
  }
  return first
}
