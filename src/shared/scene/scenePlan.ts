/** A prepared attack on the board: the way there, and the line to each target. */
import type { ClixCase, SquareXY } from '../contract/case.ts'
import type { PreparationRuling } from '../contract/ruling.ts'
import type { SceneMark } from './scene.ts'
import { centreOf, marksOfLine } from './sceneLine.ts'
import { squaresOf } from '../contract/caseSquares.ts'

/** Of the squares of a base the one whose way begins with this step. */
const nearestTo = (step: SquareXY | undefined, squares: readonly SquareXY[]): SquareXY | undefined =>
  step && squares.find(([x, y]) => Math.abs(x - step[0]) <= 1 && Math.abs(y - step[1]) <= 1)

/** The marks of one of the plans, by its place in the ruling; none where there is no such plan. `users`: whose turn it is. */
export function marksOfPlan(position: ClixCase, users: readonly string[], ruling: PreparationRuling, index: number): SceneMark[] {
  const plan = ruling.plans[index]
  if (!plan) return []
  const ways: SceneMark[] = []
  const aims: SceneMark[] = []
  for (const user of users) {
    const figure = position.figures?.find(({ id }) => id === user)
    const start = figure && squaresOf(figure)[0]
    if (!start) continue
    const mine = plan.steps.filter(({ by }) => by === undefined || by === user)
    const moved = mine.find((step) => step.do === 'move')
    const stand: SquareXY = moved?.path.at(-1) ?? start
    if (moved)
      ways.push({
        kind: 'move',
        figure: user,
        from: nearestTo(moved.path[0], squaresOf(figure)) ?? start,
        path: moved.path,
        refused: null,
        note: null
      })
    for (const id of mine.flatMap((step) => (step.do === 'attack' ? step.targets : []))) {
      const target = position.figures?.find((one) => one.id === id)
      const at = target && squaresOf(target)[0]
      if (at) aims.push({ kind: 'aim', from: centreOf(stand), to: centreOf(at), verdict: null })
    }
  }
  // Of several figures some strike in close combat and draw no line.
  return [...ways, ...(users.length === 1 && plan.lines.length > 0 ? plan.lines.flatMap(marksOfLine) : aims)]
}
