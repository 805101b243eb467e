/**
 * A map laid out for a ruleset with nobody on it, and the ways of a plain figure over it: one square, no powers. What is asked of
 * single squares and figures at the table is asked here of all squares at once, of the same engine.
 */
import { asRules, type InRules } from '../editions/shelf.ts'
import { fail, ok, type Result } from '../base/result.ts'
import { problem } from '../base/problem.ts'
import type { SquareXY } from '../contract/case.ts'
import { kindsAt } from '../contract/caseSquares.ts'
import { situationIn } from '../cases/common/checkedCase.ts'
import { parseCase } from '../cases/parse/parseCase.ts'
import { squareEnd } from '../engine/lineOfFire/bestLine.ts'
import { lineField, openLines } from '../engine/lineOfFire/lineField.ts'
import { ruleOnLine } from '../engine/lineOfFire/ruleOnLine.ts'
import { canStandIn, FREE, linkCode, stepCode } from '../engine/ground/step.ts'
import { walkPath } from '../engine/knockBack/path.ts'
import { NEVER } from '../engine/movement/flood.ts'
import { moverOf, type Mover } from '../engine/ground/ground.ts'
import { startMove } from '../engine/movement/mover.ts'
import type { FigureState, Situation } from '../engine/situation/situation.ts'
import { squareAt, xyOf, type Grid, type Square } from '../grid/grid.ts'
import type { MapDocument } from '../formats/documents/maps/mapDocument.ts'
import { mapOfCase } from '../mapEdit/edges.ts'
import '../base/sayFileSentences.ts'

export const DEFAULT_RULESET = 'heroclix-2013'
/** What `lines` says of a line that is not clear. */
export const HINDERED = 1
export const BLOCKED = 2

const PROBE = 'plain-figure'
const EIGHT_WAYS = ([-1, 0, 1] as const).flatMap((dx) =>
  ([-1, 0, 1] as const).flatMap((dy) => (dx === 0 && dy === 0 ? [] : [[dx, dy] as const]))
)

/** The case in which a map is looked at. */
export const caseOfMap = (
  document: Pick<MapDocument, 'map' | 'specialTerrain' | 'openings'>,
  rules: InRules,
  rest: { readonly figures?: readonly unknown[]; readonly objects?: readonly unknown[]; readonly ask: unknown }
): unknown => ({
  format: 'clixcase/1',
  ...asRules(rules),
  map: mapOfCase(document),
  ...(document.specialTerrain.length > 0 && { specialTerrain: document.specialTerrain }),
  ...rest
})

export class Ground {
  readonly grid: Grid
  /** Squares that a plain figure can end a move in: 1. */
  readonly standable: Uint8Array
  readonly #empty: Situation
  readonly #situation: Situation
  readonly #probe: FigureState
  readonly #mover: Mover
  readonly #speeds: Uint8Array

  private constructor(empty: Situation, situation: Situation, probe: FigureState) {
    this.#empty = empty
    this.#situation = situation
    this.#probe = probe
    this.grid = situation.position.grid
    // Its own square is no obstacle to itself.
    this.#mover = moverOf(situation, probe, startMove(situation, probe, 'move').wish)
    const count = this.grid.columns * this.grid.rows
    this.standable = new Uint8Array(count)
    this.#speeds = new Uint8Array(count)
    for (let square = 0; square < count; square++) if (canStandIn(this.#mover, square)) this.standable[square] = 1
  }

  /** Lays a map out. @param speed of the plain figure, in squares */
  static of(document: Pick<MapDocument, 'map' | 'specialTerrain'>, rules: InRules = DEFAULT_RULESET, speed = 8): Result<Ground> {
    const [columns, rows] = document.map.size
    const empty = laidOut(
      caseOfMap(document, rules, { figures: [], ask: { kind: 'line-of-fire', from: [0, 0], to: [columns - 1, rows - 1] } })
    )
    if (!empty.ok) return empty
    // The probe stands where somebody can stand; on a map where nobody can, there is no way to look at.
    const blocked = (at: SquareXY): boolean => kindsAt(document.map, at).includes('blocking')
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        if (blocked([x, y])) continue
        const figures = [{ id: PROBE, side: 'red', at: [x, y], speed, attack: 10, defense: 16, damage: 2, range: 8 }]
        const found = laidOut(caseOfMap(document, rules, { figures, ask: { kind: 'reach', figure: PROBE } }))
        if (!found.ok) continue
        const probe = found.value.states.find(({ id }) => id === PROBE)
        if (probe) return ok(new Ground(empty.value, found.value, probe))
      }
    return fail(problem('no-ground', '/map', 'no-ground', {}))
  }

  at([x, y]: SquareXY): Square {
    return squareAt(this.grid, x, y)
  }

  xy(square: Square): SquareXY {
    return xyOf(this.grid, square)
  }

  get count(): number {
    return this.standable.length
  }

  get position(): Situation['position'] {
    return this.#empty.position
  }

  /** The lines of fire from a square with nobody in the way: 0 clear, 1 hindered, 2 blocked, by square. */
  lines(from: Square): Uint8Array {
    return lineField(this.#empty, from)
  }

  /** The ruling on the line between two squares with nobody in the way. */
  lineBetween(from: Square, to: Square): ReturnType<typeof ruleOnLine> {
    return ruleOnLine(this.#empty, squareEnd(this.#empty, from), squareEnd(this.#empty, to), 'attack')
  }

  /** To each square the number of squares that can be stood in from which a line to it is not blocked. */
  openLines(): Uint16Array {
    return openLines(this.#empty, this.standable)
  }

  /**
   * Of the eight directions: in how many a knock back of so many squares from there costs something, against a wall, an edge or blocking
   * terrain (KBD-01 to KBD-04), over a rim (KBD-05), or ends in special terrain.
   */
  thrown(from: Square, squares: number): number {
    const figure = { ...this.#probe, squares: [from] }
    return EIGHT_WAYS.filter((step) => {
      const { damage, end } = walkPath(this.#situation, figure, step, squares)
      return damage > 0 || (end !== from && this.position.special.has(end))
    }).length
  }

  /** How far a plain figure goes in one move from a square; terrain may slow it. */
  speedFrom(square: Square): number {
    const known = this.#speeds[square]!
    if (known > 0) return known - 1
    const speed = Math.min(254, startMove(this.#situation, { ...this.#probe, squares: [square] }, 'move').speed)
    this.#speeds[square] = speed + 1
    return speed
  }

  /** Where one step leads: its code, as the engine has it. */
  #next(from: Square, visit: (to: Square, goesOn: boolean) => void): void {
    const { columns, rows } = this.grid
    const x = from % columns
    const y = (from - x) / columns
    for (let dy = y > 0 ? -1 : 0; dy <= (y < rows - 1 ? 1 : 0); dy++)
      for (let dx = x > 0 ? -1 : 0; dx <= (x < columns - 1 ? 1 : 0); dx++) {
        if (dx === 0 && dy === 0) continue
        const to = from + dy * columns + dx
        const code = stepCode(this.#situation, this.#mover, from, to, dx, dy)
        if (code >= FREE) visit(to, code === FREE)
      }
    for (const to of this.#situation.position.links.get(from) ?? []) {
      const code = linkCode(this.#mover, from, to)
      if (code >= FREE) visit(to, code === FREE)
    }
  }

  /** The fewest squares of movement to each square from any of these, in as many moves as it takes. */
  stepsFrom(starts: readonly Square[]): Uint16Array {
    const steps = new Uint16Array(this.count).fill(NEVER)
    let edge = starts.filter((square) => this.standable[square] === 1)
    for (const square of edge) steps[square] = 0
    for (let taken = 1; edge.length > 0; taken++) {
      const next: Square[] = []
      for (const from of edge)
        this.#next(from, (to) => {
          if (steps[to] !== NEVER) return
          steps[to] = taken
          next.push(to)
        })
      edge = next
    }
    return steps
  }

  /** Squares in which a plain figure that starts in one of these can end one move. */
  reachedInOneMove(starts: readonly Square[]): Uint8Array {
    const reached = new Uint8Array(this.count)
    // The most squares left with which each was come to: only more of them is news.
    const left = new Int16Array(this.count).fill(-1)
    const bySpeed: Square[][] = []
    const put = (square: Square, rest: number): void => {
      if (left[square]! >= rest) return
      left[square] = rest
      ;(bySpeed[rest] ??= []).push(square)
    }
    for (const start of starts) {
      if (this.standable[start] !== 1) continue
      reached[start] = 1
      put(start, this.speedFrom(start))
    }
    for (let rest = bySpeed.length - 1; rest > 0; rest--)
      for (const from of bySpeed[rest] ?? []) {
        if (left[from] !== rest) continue
        this.#next(from, (to, goesOn) => {
          if (this.standable[to] === 1) reached[to] = 1
          if (goesOn) put(to, rest - 1)
        })
      }
    return reached
  }
}

function laidOut(input: unknown): Result<Situation> {
  const parsed = parseCase(input)
  return parsed.ok ? ok(situationIn(parsed.value).situation) : parsed
}
