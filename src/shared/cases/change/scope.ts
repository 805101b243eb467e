/** What a question is about: its figures, those that its ruling names, and the squares that its lines and paths touch. */
import type { LineDrawn, KnockBackResult, LineOfFireRuling, Ruling, XY } from '../../contract/ruling.ts'
import { answerCase } from '../answer.ts'
import type { Ask, CaseTarget, ClixCase, SquareXY } from '../../contract/case.ts'
import { sameSquare, squareKey, squaresOf } from '../../contract/caseSquares.ts'

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

  add(squares: readonly XY[]): void {
    for (const at of squares) {
      if (at[0] >= 0 && at[1] >= 0 && at[0] < this.#size[0] && at[1] < this.#size[1]) this.#found.set(squareKey(at), at)
    }
  }

  /** A step and, where it is diagonal, the two squares that it goes between. */
  step(from: XY, to: XY): void {
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

type Line = readonly [string, string | SquareXY]

/** Who draws lines to whom, where the ruling itself does not tell all that they cross. */
function linesOf(ask: Ask, input: ClixCase): readonly Line[] {
  const aimed = (from: string, target: CaseTarget): readonly Line[] => {
    if (typeof target === 'string') return [[from, target]]
    return 'square' in target ? [[from, target.square]] : 'wall' in target ? target.wall.map((at): Line => [from, at]) : []
  }
  switch (ask.kind) {
    case 'can-target':
      return aimed(ask.from, ask.to)
    case 'attack':
      return ask.targets.flatMap((target) => aimed(ask.from, target))
    case 'targets':
      return (input.figures ?? []).filter(({ id }) => id !== ask.from).map(({ id }): Line => [ask.from, id])
    default:
      return []
  }
}

/** At most so many lines are looked at: a question about all targets on a full board has many. */
const MOST_LINES = 16

function squaresIn(input: ClixCase, ruling: Ruling, about: readonly string[]): Squares {
  const squares = new Squares(input.map?.size ?? [0, 0])
  const { ask } = input
  for (const figure of input.figures ?? []) if (about.includes(figure.id)) squares.add(squaresOf(figure))
  for (const { at, weight } of ruling.because) if (weight !== 'considered') squares.add(at)
  if (ruling.kind === 'line-of-fire') addLine(squares, ruling)
  for (const [from, to] of linesOf(ask, input).slice(0, MOST_LINES)) {
    const line = answerCase({ ...input, ask: { kind: 'line-of-fire', from, to } })
    if (line.kind === 'line-of-fire') addLine(squares, line)
  }
  if (ruling.kind === 'knock-back') for (const result of ruling.results) addKnockBack(squares, result)
  if (ruling.kind === 'attack') for (const result of ruling.knockBack.results) addKnockBack(squares, result)
  if (ask.kind === 'move') {
    const mover = input.figures?.find(({ id }) => id === ask.figure)
    let here = mover && squaresOf(mover)[0]
    for (const at of ask.path) {
      squares.add([at])
      if (here) squares.step(here, at)
      here = at
    }
  }
  return squares
}

/** The scope of a checked case and its ruling. */
export function scopeOf(input: ClixCase, ruling: Ruling): Scope {
  const figures = input.figures ?? []
  const { ask } = input
  const said = textsIn(ask, new Set())
  const ended = ask.kind === 'line-of-fire' ? [ask.from, ask.to].filter((end) => typeof end !== 'string') : []
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
