/** What a hand on the Descent table is doing right now: nothing here is saved. */
import type { DefenseDie } from '../../../shared/games/descent/case.ts'

export const TOOLS = ['choose', 'hero', 'monster', 'obstacle', 'wall'] as const
export type ToolId = (typeof TOOLS)[number]

class DescentToolState {
  /** What a tap on the board does. */
  tool = $state<ToolId>('choose')
  /** Spaces of the next monster. */
  monsterSize = $state(1)
  /** The step that is open, from 1; 0: all are folded. */
  step = $state(1)
  facesOpen = $state(false)
  figureOpen = $state(false)
  /** The defense dice that the chances are reckoned against. */
  defenseDice = $state.raw<readonly DefenseDie[]>([])
}

/** There is one Descent board in the window. */
export const descentToolState = new DescentToolState()
