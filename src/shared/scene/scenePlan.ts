/** A prepared attack on the board: the way there, and the line to each target. */
import type { ClixCase, SquareXY } from '../contract/case.ts'
import type { PreparationRuling } from '../contract/ruling.ts'
import type { SceneMark } from './scene.ts'
import { centreOf, marksOfLine } from './sceneLine.ts'
import { squaresOf } from '../contract/caseSquares.ts'

/** The marks of one of the plans, by its place in the ruling; none where there is no such plan. */
export function marksOfPlan(position: ClixCase, from: string, ruling: PreparationRuling, index: number): SceneMark[] {
  const plan = ruling.plans[index]
  const user = position.figures?.find(({ id }) => id === from)
  const start = user && squaresOf(user)[0]
  if (!plan || !start) return []
  const moved = plan.steps.find((step) => step.do === 'move')
  const stand: SquareXY = moved?.path.at(-1) ?? start
  const aims = plan.targets.flatMap((id): SceneMark[] => {
    const target = position.figures?.find((figure) => figure.id === id)
    const at = target && squaresOf(target)[0]
    return at ? [{ kind: 'aim', from: centreOf(stand), to: centreOf(at), verdict: null }] : []
  })
  return [
    ...(moved ? [{ kind: 'move', figure: from, from: start, path: moved.path, refused: null, note: null } as const] : []),
    ...(plan.lines.length > 0 ? plan.lines.flatMap(marksOfLine) : aims)
  ]
}
