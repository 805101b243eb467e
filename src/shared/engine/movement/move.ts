/** `move`: is this path legal, and must the figure stop at its end? (section 5) */
import { distanceBetween, xyOf, type Square } from '../../grid/grid.ts'
import { adjacentTo } from '../adjacency.ts'
import { considered, contributes, decides, quiet } from '../reasons.ts'
import type { Reason } from '../ruling.ts'
import type { FigureState, Situation } from '../situation.ts'
import { weighObjections } from '../targeting/target.ts'
import { startMove } from './mover.ts'
import { canEndIn, stepOf, type StepRefusal, type StopCause } from './step.ts'

export interface MoveFound {
  readonly legal: boolean
  readonly end: Square
  readonly mustStop: boolean
  readonly speed: number
  readonly because: readonly Reason[]
}

const REFUSAL_RULES: Readonly<Record<StepRefusal, string>> = {
  'not-a-neighbour': 'MOV-01', wall: 'TER-13', 'force-field': 'MAP-07', blocking: 'TER-06', special: 'TER-07', level: 'MOV-08', corner: 'MOV-09', figure: 'MOV-02'
}
export const STOP_RULES: Readonly<Record<StopCause, string>> = { hindering: 'MOV-05', 'corner-hindering': 'MOV-09', opponent: 'MOV-03', plasticity: 'POW-PL' }

/** Picking up on the way (OBJ-02): one object, from the path or next to it. */
function objectionsToPickUp(situation: Situation, figure: FigureState, path: readonly Square[], id: string): Reason[] {
  const object = situation.position.objects.find((candidate) => candidate.id === id)
  const facts = { user: figure.id, object: id }
  if (!figure.can.has('super-strength')) return [decides('OBJ-02', 'pick-up.no-strength', { facts })]
  if (figure.figure.holding) return [decides('OBJ-02', 'pick-up.holding', { facts })]
  if (!object || !['ultra-light', 'light', 'heavy', 'ultra-heavy'].includes(object.kind)) return [decides('OBJ-02', 'pick-up.nothing', { facts })]
  const reached = [...figure.squares, ...path].some((square) => distanceBetween(situation.position.grid, square, object.square) <= 1)
  return reached ? [] : [decides('OBJ-02', 'pick-up.too-far', { facts })]
}

export function checkMove(situation: Situation, figure: FigureState, action: string, path: readonly Square[], carried: FigureState | null, pickUp: string | null): MoveFound {
  const start = startMove(situation, figure, action, carried)
  const { grid } = situation.position
  const against: Reason[] = [...start.against]
  const because: Reason[] = []
  let at = figure.squares[0]!
  let stop: StopCause | null = null
  let refused = false as boolean
  path.forEach((next, index) => {
    // What lies behind a step that cannot be taken says nothing more.
    if (refused) return
    const place = { at: [xyOf(grid, next)], facts: { figure: figure.id, square: xyOf(grid, next), step: index + 1 } }
    if (stop) against.push(decides(STOP_RULES[stop], 'move.should-have-stopped', { ...place, at: [xyOf(grid, at)] }))
    const step = stepOf(situation, start.mover, at, next)
    if (step.refusal) {
      refused = true
      against.push(decides(REFUSAL_RULES[step.refusal], `move.${step.refusal}`, { ...place, by: step.by }))
    }
    stop = step.stop
    if (stop) because.push(contributes(STOP_RULES[stop], `move.stop-${stop}`, { ...place, by: step.by }))
    at = next
  })
  const last = { at: [xyOf(grid, at)], facts: { figure: figure.id, square: xyOf(grid, at), speed: start.speed, count: path.length } }
  if (path.length > start.speed) against.push(decides('MOV-01', 'move.too-far', last))
  if (!refused && !canEndIn(situation, figure, at)) against.push(decides(situation.occupant[at]! >= 0 ? 'MOV-02' : 'TER-07', 'move.cannot-end', last))
  if (pickUp !== null) against.push(...objectionsToPickUp(situation, figure, path, pickUp))
  if (path.length > 0 && adjacentTo(situation, figure).some((other) => other.side !== figure.side)) because.push(considered('MOV-04', 'move.after-break-away', { facts: { figure: figure.id } }))
  const legal = against.length === 0
  return {
    legal, end: at, mustStop: stop !== null && path.length < start.speed, speed: start.speed,
    because: [...weighObjections(against), ...quiet(start.because), ...because, ...(legal ? [decides('MOV-01', 'move.legal', last)] : [])]
  }
}
