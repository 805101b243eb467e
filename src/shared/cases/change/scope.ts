/** What a question is about: its figures, those that its ruling names, and the squares that its lines and paths touch. */
import type { LineDrawn, KnockBackResult, LineOfFireRuling, Ruling } from '../../contract/ruling.ts'
import { answerCase } from '../answer.ts'
import type { Ask, SquareXY } from '../../contract/case.ts'
import { sameSquare, squareKey, squaresOf } from '../../contract/caseSquares.ts'
import { situationIn, withAsk, type CheckedCase } from '../common/checkedCase.ts'
import { figureOf } from '../../engine/situation/situation.ts'
import { tableQuestion } from '../questions/onTable.ts'

export interface Scope {
  /** Figures that the question itself names, in the order of the case. */
  readonly asked: readonly string[]
  /** Those among them that it is about: who acts, and on whom. Others are only named in rolls and choices. */
  readonly ends: readonly string[]
  /** Figures that stand where the question names a square: taken away, it would be another question. */
  readonly anchored: readonly string[]
  /** Other figures that the ruling names. */
  readonly named: readonly string[]
  /** Other figures next to those asked about or named. */
  readonly beside: readonly string[]
  readonly squares: readonly SquareXY[]
}

/** Every text in a value, keys included. */
function textsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const one of value as readonly unknown[]) textsIn(one, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) textsIn(one, found.add(key))
  }
  return found
}

class Squares {
  readonly #found = new Map<string, SquareXY>()
  readonly #size: readonly [number, number]
  constructor(size: readonly [number, number]) {
    this.#size = size
  }

  add(squares: readonly SquareXY[]): void {
    for (const at of squares) {
      if (at[0] >= 0 && at[1] >= 0 && at[0] < this.#size[0] && at[1] < this.#size[1]) this.#found.set(squareKey(at), at)
    }
  }

  /** A step and, where it is diagonal, the two squares that it goes between. */
  step(from: SquareXY, to: SquareXY): void {
    this.add([to, [from[0], to[1]], [to[0], from[1]]])
  }

  get all(): readonly SquareXY[] {
    return [...this.#found.values()]
  }
}

function addLine(squares: Squares, line: LineDrawn | LineOfFireRuling): void {
  squares.add(line.between)
  if ('crossed' in line) squares.add(line.crossed)
  squares.add(line.hinderedBy)
  for (const { at } of line.blockedBy) squares.add(at)
  for (const { flanks } of line.corners) squares.add(flanks)
}

/** The squares that a knock back goes over, with those that were due and not reached. */
function addKnockBack(squares: Squares, { direction, path, end, squares: due }: KnockBackResult): void {
  squares.add(path)
  if (!direction) return
  let here = path.length > 0 ? ([path[0]![0] - direction[0], path[0]![1] - direction[1]] as const) : end
  for (let i = 0; i < due; i++) {
    const next = [here[0] + direction[0], here[1] + direction[1]] as const
    squares.step(here, next)
    here = next
  }
}

/** At most so many lines are looked at: a question about all targets on a full board has many. */
const MOST_LINES = 16

function squaresIn(input: CheckedCase, ruling: Ruling, about: readonly string[]): Squares {
  const squares = new Squares(input.map?.size ?? [0, 0])
  const { ask } = input
  const question = tableQuestion(ask)
  for (const figure of input.figures ?? []) if (about.includes(figure.id)) squares.add(squaresOf(figure))
  for (const { at, weight } of ruling.because) if (weight !== 'considered') squares.add(at)
  if ('blockedBy' in ruling) addLine(squares, ruling)
  const { situation } = situationIn(input)
  // A line needs two ends: who is defeated, a captive or beside the map has no square.
  const stands = (end: string | SquareXY): boolean => typeof end !== 'string' || figureOf(situation, end).squares.length > 0
  const aims = (question.aims?.(ask, input) ?? []).filter(([from, to]) => stands(from) && stands(to))
  for (const [from, to] of aims.slice(0, MOST_LINES)) {
    const line = answerCase(withAsk(input, { kind: 'line-of-fire', from, to }))
    if ('blockedBy' in line) addLine(squares, line)
  }
  for (const result of question.knockBacks?.(ruling) ?? []) addKnockBack(squares, result)
  const path = question.path?.(ask)
  if (path) {
    const mover = input.figures?.find(({ id }) => id === path.figure)
    let here = mover && squaresOf(mover)[0]
    for (const at of path.squares) {
      squares.add([at])
      if (here) squares.step(here, at)
      here = at
    }
  }
  return squares
}

/** The scope of a checked case and its ruling. */
export function scopeOf(input: CheckedCase, ruling: Ruling): Scope {
  const figures = input.figures ?? []
  const { ask } = input
  const said = textsIn(ask, new Set())
  const ended = tableQuestion(ask).squaresNamed?.(ask) ?? []
  const anchored = figures.filter((figure) => squaresOf(figure).some((at) => ended.some((end) => sameSquare(end, at)))).map(({ id }) => id)
  const asked = figures.filter(({ id }) => said.has(id) || anchored.includes(id)).map(({ id }) => id)
  const told = textsIn(
    ruling.because.map(({ by, facts }) => [by, facts]),
    new Set()
  )
  if ('blockedBy' in ruling) textsIn(ruling.blockedBy, told)
  const named = figures.filter(({ id }) => told.has(id) && !asked.includes(id)).map(({ id }) => id)
  const places = figures.filter(({ id }) => asked.includes(id) || named.includes(id)).flatMap(squaresOf)
  const beside = figures
    .filter(
      (figure) =>
        !asked.includes(figure.id) &&
        !named.includes(figure.id) &&
        squaresOf(figure).some(([x, y]) => places.some(([px, py]) => Math.max(Math.abs(px - x), Math.abs(py - y)) === 1))
    )
    .map(({ id }) => id)
  const { rolls: _rolls, choices: _choices, ...plain } = ask as Ask & { readonly rolls?: unknown; readonly choices?: unknown }
  const meant = textsIn(plain, new Set())
  const ends = asked.filter((id) => meant.has(id) || anchored.includes(id))
  return { asked, ends, anchored, named, beside, squares: squaresIn(input, ruling, [...ends, ...named, ...beside]).all }
}
