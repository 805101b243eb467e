/**
 * Questions about every square at once, for a table that shows them on the map: the lines that can be drawn from one
 * square, and what each square costs a figure that moves. The same engine answers as for single questions.
 */
import { distanceBetween, isOnGrid, squareAt, xyOf, type Square } from '../grid/grid.ts'
import { areAdjacent, isNextTo } from '../engine/situation/adjacency.ts'
import { changed } from '../engine/situation/changes.ts'
import { findTargets } from '../engine/targeting/ruleOnTarget.ts'
import { NEVER } from '../engine/movement/flood.ts'
import { ReachField } from '../engine/movement/reachField.ts'
import { figureEnd, squareEnd, type LineEnd } from '../engine/lineOfFire/bestLine.ts'
import { lineField } from '../engine/lineOfFire/lineField.ts'
import { LINE_VERDICTS, ruleOnLine, type LineFacts } from '../engine/lineOfFire/ruleOnLine.ts'
import type { LineVerdict, Reason } from '../contract/ruling.ts'
import type { FigureState, Situation } from '../engine/situation/situation.ts'
import { rollsOfMover } from './common/moves.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'
import { reasonsUnder } from './answerWith.ts'
import { situationIn, type CheckedCase } from './common/checkedCase.ts'
import { carriedFigures } from '../contract/carried.ts'
import type { ReachAsk, SquareXY } from '../contract/case.ts'

/** A figure by its id, or a square. */
export type SurveyEnd = string | SquareXY

/** The squares to which a line from one end is clear, hindered or blocked; the end's own squares are left out. */
export type LineSurvey = Readonly<Record<LineVerdict, readonly SquareXY[]>>

export interface ReachSurvey {
  readonly speed: number
  /** What ending in each square costs, in squares of movement; null: it cannot end there. Row by row. */
  readonly costs: readonly (number | null)[]
}

/** One position, asked many questions. */
export class Survey {
  private readonly situation: Situation
  private reached: { readonly ask: ReachAsk; readonly field: ReachField } | null = null

  constructor(input: CheckedCase) {
    this.situation = situationIn(input).situation
  }

  private figure(id: string): FigureState | null {
    return this.situation.states.find((state) => state.id === id && state.squares.length > 0) ?? null
  }

  private square([x, y]: SquareXY): Square | null {
    const { grid } = this.situation.position
    return isOnGrid(grid, x, y) ? squareAt(grid, x, y) : null
  }

  private end(end: SurveyEnd): LineEnd | null {
    if (typeof end === 'string') {
      const state = this.figure(end)
      return state && figureEnd(state)
    }
    const square = this.square(end)
    return square === null ? null : squareEnd(this.situation, square)
  }

  /** Every line of fire from here; null where there is nothing to draw it from. Range is not looked at. */
  lines(from: SurveyEnd): LineSurvey | null {
    const { grid } = this.situation.position
    const end = this.end(from)
    const first = end?.squares[0]
    if (!end || first === undefined) return null
    const found: Record<LineVerdict, SquareXY[]> = { clear: [], hindered: [], blocked: [] }
    lineField(this.situation, first, end.state).forEach((state, square) => {
      if (!end.squares.includes(square) && !end.state?.squares.includes(square)) found[LINE_VERDICTS[state]!].push(xyOf(grid, square))
    })
    return found
  }

  /** The single line behind one square of `lines`. */
  line(from: SurveyEnd, to: SquareXY): LineFacts | null {
    const [a, b] = [this.end(from), this.end(to)]
    if (!a || !b) return null
    const line = ruleOnLine(this.situation, a, b, 'attack')
    return { ...line, because: reasonsUnder(this.situation.ruleset, line.because) }
  }

  private field(ask: ReachAsk): ReachField | null {
    if (this.reached?.ask === ask) return this.reached.field
    const figure = this.figure(ask.figure)
    if (!figure) return null
    const field = new ReachField(this.situation, figure, ask.action ?? 'move', {
      carried: carriedFigures(ask).flatMap((id) => this.figure(id) ?? []),
      roll: rollsOfMover(ask)
    })
    this.reached = { ask, field }
    return field
  }

  /** What each square costs the figure of the question; null where it is not on the map. */
  reach(ask: ReachAsk): ReachSurvey | null {
    const field = this.field(ask)
    return field && { speed: field.speed, costs: [...field.costs].map((cost) => (cost === NEVER ? null : cost)) }
  }

  /** What one square costs it, or why it cannot end there. */
  reachAt(ask: ReachAsk, at: SquareXY): readonly Reason[] {
    const square = this.square(at)
    return square === null ? [] : reasonsUnder(this.situation.ruleset, this.field(ask)?.about(square) ?? [])
  }

  /** A shortest way to one square, its first square being where some part of the figure stands now; null where it cannot end there. */
  wayTo(ask: ReachAsk, at: SquareXY): { readonly from: SquareXY; readonly path: readonly SquareXY[] } | null {
    const { grid } = this.situation.position
    const square = this.square(at)
    const way = square === null ? null : (this.field(ask)?.wayTo(square) ?? null)
    return way && { from: xyOf(grid, way.place.from), path: way.path.map((one) => xyOf(grid, one)) }
  }

  /** Whom the figure could attack, in an action of its own, if it stood where the way to this square ends; in the order of the table. */
  attackableFrom(ask: ReachAsk, at: SquareXY): readonly string[] {
    const square = this.square(at)
    const way = square === null ? null : (this.field(ask)?.wayTo(square) ?? null)
    const figure = this.figure(ask.figure)
    if (!way || !figure) return []
    const there = changed(this.situation, figure.figure.index, { squares: way.place.squares })
    const stands = there.states[figure.figure.index]!
    const found = new Set(['close-attack', 'ranged-attack'].flatMap((means) => findTargets(there, stands, means, null).legal))
    return this.situation.states.flatMap(({ id }) => (found.has(id) ? [id] : []))
  }

  /** The special rules of a square, and whether each of them holds because of the square or on the whole map. */
  rulesAt(at: SquareXY): readonly { readonly rule: SpecialTerrainRule; readonly wholeMap: boolean }[] {
    const square = this.square(at)
    const { special, mapRules } = this.situation.position
    const own = square === null ? [] : (special.get(square) ?? [])
    return [
      ...own.map((rule) => ({ rule, wholeMap: false })),
      ...mapRules.filter((rule) => !own.includes(rule)).map((rule) => ({ rule, wholeMap: true }))
    ]
  }

  /** Special terrain that the map names in a square and nobody has described. */
  unknownAt(at: SquareXY): readonly string[] {
    const square = this.square(at)
    return square === null ? [] : (this.situation.position.unknownSpecial.get(square) ?? [])
  }

  /** The distance in squares between two ends (LOF-13), and whether they are adjacent; of larger bases the nearest squares. */
  distance(
    from: SurveyEnd,
    to: SurveyEnd
  ): { readonly squares: number; readonly adjacent: boolean; readonly between: readonly [SquareXY, SquareXY] } | null {
    const { grid } = this.situation.position
    const [a, b] = [this.end(from), this.end(to)]
    if (!a || !b) return null
    let best: { squares: number; between: readonly [SquareXY, SquareXY] } | null = null
    for (const one of a.squares) {
      for (const other of b.squares) {
        const squares = distanceBetween(grid, one, other)
        if (!best || squares < best.squares) best = { squares, between: [xyOf(grid, one), xyOf(grid, other)] }
      }
    }
    if (!best) return null
    const adjacent =
      a.state && b.state && typeof from === 'string' && typeof to === 'string'
        ? areAdjacent(this.situation, a.state, b.state)
        : a.squares.some((one) => b.squares.some((other) => one !== other && isNextTo(this.situation, one, other)))
    return { ...best, adjacent }
  }
}
