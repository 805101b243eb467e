/** What the event just played looks like on the board: who went where, and who aimed at whom. */
import type { AttackEvent, TimelineEvent, SquareXY } from '../../../shared/contract/case.ts'
import type { Play } from '../../../shared/engine/timeline/play/play.ts'
import type { Point, SceneMark } from '../../../shared/scene/scene.ts'
import { xyOf } from '../../../shared/grid/grid.ts'

/** The squares that the figure has at that moment; none where it is not on the map. */
export const squaresIn = (play: Play, id: string): readonly SquareXY[] =>
  play.situation.states.find((state) => state.id === id)?.squares.map((square) => xyOf(play.situation.position.grid, square)) ?? []

/** The middle of a base; null for who is not on the map. */
function middle(squares: readonly SquareXY[]): Point | null {
  if (squares.length === 0) return null
  const mean = (axis: 0 | 1): number => squares.reduce((sum, at) => sum + at[axis] + 0.5, 0) / squares.length
  return [mean(0), mean(1)]
}

const pointer = (from: Point | null, to: Point | null): SceneMark[] =>
  from && to && String(from) !== String(to) ? [{ kind: 'aim', from, to, verdict: null }] : []

/** Attacks of the event, those inside an action too. */
function attacksOf(event: TimelineEvent): readonly AttackEvent[] {
  if (event.do === 'attack') return [event]
  return event.do === 'action' ? (event.steps ?? []).flatMap(attacksOf) : []
}

/** From whom the event goes to whom, where it names both. */
function aimsOf(event: TimelineEvent): readonly (readonly [string, string])[] {
  if (event.do === 'outwit' || event.do === 'perplex') return [[event.from, event.to]]
  if (event.do === 'use') return typeof event.on === 'string' ? [[event.figure, event.on]] : []
  return attacksOf(event).flatMap(({ from, to }) =>
    (Array.isArray(to) ? (to as readonly string[]) : typeof to === 'string' ? [to] : []).map((target) => [from, target] as const)
  )
}

/** The squares that the event says this figure enters, where it says so. */
const pathOf = (event: TimelineEvent, id: string): readonly SquareXY[] | null =>
  event.do === 'action' && event.figure === id && event.path?.length && !event.steps?.some((step) => step.do === 'move') ? event.path : null

/** The marks of the step from one moment to the next. */
export function traceOf(before: Play, now: Play, event: TimelineEvent): readonly SceneMark[] {
  if (before === now) return []
  const moved = now.situation.states.flatMap(({ id }): SceneMark[] => {
    const [old, next] = [squaresIn(before, id), squaresIn(now, id)]
    if (next.length === 0 || String(old) === String(next)) return []
    // A way that was told is drawn square by square; another one only as where it led.
    const told = pathOf(event, id)
    const way: SceneMark[] =
      told && old[0]
        ? [{ kind: 'move', figure: id, from: old[0], path: told, refused: null, note: null }]
        : pointer(middle(old), middle(next))
    return [{ kind: 'highlight', squares: old }, ...way]
  })
  // Who was hit may be gone or elsewhere by now: it was aimed at where it stood.
  const aims = aimsOf(event).flatMap(([from, to]) => pointer(middle(squaresIn(now, from)), middle(squaresIn(before, to))))
  return [...moved, ...aims]
}
