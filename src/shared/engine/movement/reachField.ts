/**
 * What every square of the map costs a figure that moves, and of a square where it cannot end: why not. The squares
 * that cost no more than its speed are those of a `reach` ruling.
 */
import { xyOf, type Square } from '../../grid/grid.ts'
import { BLOCKING, FORBIDDEN } from '../../position/position.ts'
import { considered, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { canSetDown } from '../carrying/setDown.ts'
import { fewestSteps, NEVER, straightSteps } from './flood.ts'
import { moverOf, type Mover } from '../ground/ground.ts'
import { startMove, type MoveWith, type Start } from './mover.ts'
import { pathTo } from './path.ts'
import { placesWithin } from './reach.ts'
import type { Place } from '../ground/base.ts'
import { canStandIn } from '../ground/step.ts'
import { HINDRANCES, type Hindrance } from './whyNot.ts'

/** Sentences about a square in place of those about an opponent. */
const SAY: Readonly<Record<string, string>> = {
  'reach.held-up': 'square.held-up',
  'reach.figures-in-way': 'square.figures-in-way',
  'reach.hindered': 'square.hindered',
  'reach.other-level': 'square.other-level',
  'reach.walled-off': 'square.walled-off'
}

export class ReachField {
  private readonly start: Start
  private readonly carried: readonly FigureState[]
  private fewest: Uint16Array | null = null
  private readonly freed = new Map<Hindrance, Uint16Array>()
  private unhurried: Uint16Array | null = null

  constructor(
    private readonly situation: Situation,
    private readonly figure: FigureState,
    action: string,
    more: MoveWith = {}
  ) {
    this.start = startMove(situation, figure, action, more)
    this.carried = more.carried ?? []
  }

  get speed(): number {
    return this.start.speed
  }

  /**
   * The fewest squares of movement with which the figure, or some part of a larger base, can end in each square;
   * NEVER where it cannot. Nothing but NEVER where the action cannot be given.
   */
  get costs(): Uint16Array {
    this.fewest ??=
      this.start.against.length > 0
        ? new Uint16Array(this.situation.occupant.length).fill(NEVER)
        : this.costsOf(this.start.mover, this.start.speed, true)
    return this.fewest
  }

  private costsOf(mover: Mover, speed: number, setDown: boolean): Uint16Array {
    const { situation, figure } = this
    const costs = new Uint16Array(situation.occupant.length).fill(NEVER)
    const carried = setDown ? this.carried : []
    const hasRoom = (squares: readonly Square[]): boolean => canSetDown(situation, figure, carried, squares)
    if (figure.squares.length === 1) {
      const from = figure.squares[0]!
      const steps = mover.straight ? straightSteps(situation, mover, from, speed) : fewestSteps(situation, mover, from, speed)
      for (let square = 0; square < steps.length; square++) {
        if (steps[square] !== NEVER && canStandIn(mover, square) && hasRoom([square])) costs[square] = steps[square]!
      }
      return costs
    }
    // A larger base: the least speed with which some part of it comes to lie there (MUL-02).
    for (let moved = 0; moved <= speed; moved++) {
      let news = false
      for (const { squares } of placesWithin(situation, mover, moved)) {
        if (squares.every((square) => costs[square] !== NEVER) || !hasRoom(squares)) continue
        for (const square of squares) if (costs[square] === NEVER) costs[square] = moved
        news = true
      }
      if (!news && moved > figure.squares.length) break
    }
    return costs
  }

  /** How it ends in this square with the fewest squares of movement: where it then stands, and a way there; null where it cannot. */
  wayTo(square: Square): { readonly place: Place; readonly path: readonly Square[] } | null {
    const { situation, start } = this
    const cost = this.costs[square]!
    if (cost === NEVER) return null
    const place = placesWithin(situation, start.mover, cost).find(({ squares }) => squares.includes(square))
    return place ? { place, path: pathTo(situation, start.mover, place.from, place.lead, start.speed) } : null
  }

  private freedCosts(one: Hindrance): Uint16Array {
    const known = this.freed.get(one)
    if (known) return known
    const made = this.costsOf(moverOf(this.situation, this.figure, { ...this.start.wish, also: one.also }), this.start.speed, false)
    this.freed.set(one, made)
    return made
  }

  /** What this square costs, or the one thing that keeps the figure from it; the first reason where there are several. */
  about(square: Square): readonly Reason[] {
    const { situation, figure, start } = this
    const { grid } = situation.position
    const tell = (rule: string, say: string, more: Readonly<Record<string, number>> = {}, by: string | null = null): Reason[] => [
      considered(rule, say, {
        by,
        at: [xyOf(grid, square)],
        facts: { figure: figure.id, square: xyOf(grid, square), speed: start.speed, ...more }
      })
    ]
    if (start.against.length > 0) return start.against
    const cost = this.costs[square]!
    if (cost === 0) return tell('MOV-01', 'square.own')
    if (cost !== NEVER)
      return [
        {
          ...decides('MOV-01', 'square.free', {
            at: [xyOf(grid, square)],
            facts: { figure: figure.id, square: xyOf(grid, square), count: cost, speed: start.speed }
          })
        }
      ]
    if (!canStandIn(start.mover, square)) return this.aboutGround(square, tell)
    if (this.carried.length > 0 && this.costsOf(start.mover, start.speed, false)[square] !== NEVER)
      return tell('ABL-CARRY', 'square.no-set-down')
    for (const one of HINDRANCES) if (this.freedCosts(one)[square] !== NEVER) return tell(one.rule, SAY[one.say]!)
    this.unhurried ??= this.costsOf(start.mover, figure.squares.length === 1 ? grid.columns * grid.rows : start.speed + 24, false)
    const far = this.unhurried[square]!
    if (far !== NEVER) return tell('MOV-01', 'square.too-many-squares', { count: far })
    return figure.squares.length > 1 ? tell('MUL-02', 'square.base-does-not-fit') : tell('MOV-01', 'square.no-way')
  }

  private aboutGround(
    square: Square,
    tell: (rule: string, say: string, more?: Readonly<Record<string, number>>, by?: string | null) => Reason[]
  ): Reason[] {
    const { situation, figure } = this
    const { ground, indoor } = situation.position
    const there = situation.occupant[square]!
    if (there >= 0 && situation.states[there]!.id !== figure.id) return tell('MOV-02', 'square.taken', {}, situation.states[there]!.id)
    if ((ground[square]! & FORBIDDEN) !== 0) return tell('TER-07', 'square.no-entry')
    if ((ground[square]! & BLOCKING) !== 0) return tell('TER-07', 'square.blocking')
    if (indoor[square] === 1 && clausesOf(figure, 'occupancy').some(({ clause }) => clause.does === 'outdoors-only'))
      return tell('CC-03', 'square.not-indoors')
    return tell('TER-07', 'square.no-entry')
  }
}
