/**
 * Why a figure does not come next to an opponent in its action: the one thing that, taken away, would let it. Tried in
 * the order in which people argue about it: having to stop, figures, terrain, levels, walls, distance.
 */
import { xyOf, type Square } from '../../grid/grid.ts'
import type { MovementIgnore } from '../../rules/vocabulary/vocabulary.ts'
import { isNextTo } from '../situation/adjacency.ts'
import { changed } from '../situation/changes.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { considered } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { closeReachIn } from '../targeting/closeAttack.ts'
import { fewestSteps, NEVER } from './flood.ts'
import { moverOf, type Mover } from '../ground/ground.ts'
import type { Start } from './mover.ts'
import { canStandIn, isStair } from '../ground/step.ts'

export interface Hindrance {
  readonly rule: string
  readonly say: string
  readonly also: readonly MovementIgnore[]
}

/** In the order in which people argue about them. */
export const HINDRANCES: readonly Hindrance[] = [
  { rule: 'MOV-03', say: 'reach.held-up', also: ['adjacent-opponents'] },
  { rule: 'MOV-02', say: 'reach.figures-in-way', also: ['past-opponents'] },
  { rule: 'MOV-05', say: 'reach.hindered', also: ['hindering', 'water'] },
  { rule: 'MOV-08', say: 'reach.other-level', also: ['elevated'] },
  { rule: 'TER-06', say: 'reach.walled-off', also: ['blocking'] }
]

export class Hindrances {
  private readonly floods = new Map<Hindrance, { readonly mover: Mover; readonly steps: Uint16Array }>()
  private unhurried: Uint16Array | null = null
  /** The board without the moving figure. */
  private empty: Situation | null = null
  private readonly climbsToStrike: boolean
  /** How far it strikes in close combat (SIZ-09). */
  private readonly closeReach: number

  constructor(
    private readonly situation: Situation,
    private readonly start: Start
  ) {
    const targeting = clausesOf(start.mover.figure, 'targeting')
    this.climbsToStrike = targeting.some(({ clause }) => clause.does === 'close-elevation')
    this.closeReach = closeReachIn(targeting)
  }

  private flood(one: Hindrance): { readonly mover: Mover; readonly steps: Uint16Array } {
    const known = this.floods.get(one)
    if (known) return known
    const { figure } = this.start.mover
    const mover = moverOf(this.situation, figure, { ...this.start.wish, also: one.also })
    const made = { mover, steps: this.fewest(mover, this.start.speed) }
    this.floods.set(one, made)
    return made
  }

  /** The fewest steps to each square, of whichever of its squares is the nearest (MUL-02). */
  private fewest(mover: Mover, speed: number): Uint16Array {
    const [first, ...others] = mover.figure.squares
    const steps = fewestSteps(this.situation, mover, first!, speed)
    for (const start of others) {
      const more = fewestSteps(this.situation, mover, start, speed)
      for (const [square, count] of more.entries()) if (count < steps[square]!) steps[square] = count
    }
    return steps
  }

  /** Would it see the target from there, near enough for its reach? */
  private reaches(from: Square, target: FigureState): boolean {
    const { figure } = this.start.mover
    this.empty ??= changed(this.situation, figure.figure.index, { squares: [] })
    const line = drawLine(this.empty, { state: figure, squares: [from] }, figureEnd(target), 'attack', this.closeReach)
    return line !== null && line.state !== BLOCKED
  }

  /** Squares from which the figure would stand next to the target, or near enough for its reach. */
  private squaresBeside(target: FigureState): Square[] {
    const { grid, level } = this.situation.position
    const reach = this.closeReach
    const found = new Set<Square>()
    for (const square of target.squares) {
      const x = square % grid.columns
      const y = Math.floor(square / grid.columns)
      for (let v = Math.max(0, y - reach); v <= Math.min(grid.rows - 1, y + reach); v++) {
        for (let u = Math.max(0, x - reach); u <= Math.min(grid.columns - 1, x + reach); u++) {
          const there = v * grid.columns + u
          if (there === square) continue
          const beside =
            (level[there] === level[square] || this.climbsToStrike || isStair(this.situation, there, square)) &&
            isNextTo(this.situation, there, square)
          if (beside || (reach > 1 && this.reaches(there, target))) found.add(there)
        }
      }
    }
    return [...found].sort((a, b) => a - b)
  }

  /** The reason, naming a square that it would strike from. */
  why(target: FigureState): Reason {
    const { mover, speed } = this.start
    const { grid } = this.situation.position
    const beside = this.squaresBeside(target)
    const tell = (rule: string, say: string, square: Square | undefined, more: Readonly<Record<string, number>> = {}): Reason =>
      considered(rule, say, {
        by: target.id,
        at: square === undefined ? [] : [xyOf(grid, square)],
        facts: { figure: target.id, user: mover.figure.id, ...(square === undefined ? {} : { square: xyOf(grid, square) }), ...more }
      })
    const free = beside.filter((square) => canStandIn(mover, square))
    if (free.length === 0) return tell('MOV-02', 'reach.no-room', beside[0])
    for (const one of HINDRANCES) {
      const { mover: freer, steps } = this.flood(one)
      const there = free.find((square) => steps[square] !== NEVER && canStandIn(freer, square))
      if (there !== undefined) return tell(one.rule, one.say, there)
    }
    const unhurried = (this.unhurried ??= this.fewest(mover, grid.columns * grid.rows))
    const far = free.filter((square) => unhurried[square] !== NEVER).sort((a, b) => unhurried[a]! - unhurried[b]! || a - b)[0]
    if (far !== undefined) return tell('MOV-01', 'reach.too-many-squares', far, { count: unhurried[far]!, speed })
    return tell('MOV-01', 'reach.no-way', free[0])
  }
}
