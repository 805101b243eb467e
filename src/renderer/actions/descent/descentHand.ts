/** What is in the hand over the Descent board: apart from the board's actions, because the keys of the window empty every hand. */
import type { DescentCase } from '../../../shared/games/descent/case.ts'
import { descentToolState, type ToolId } from '../../model/descent/descentToolState.svelte.ts'
import type { App } from '../app.ts'

/** Takes a tool into the hand; `choose` empties it. */
export function chooseTool(app: Pick<App, 'games' | 'session'>, tool: ToolId): void {
  descentToolState.tool = tool
  const { ask } = app.games.of('descent-2e')!.case as DescentCase
  if (tool === 'choose' && 'attacker' in ask && ask.attacker === '') app.session.pick = 'from'
}

/** Escape puts down the tool in the hand; false where it is empty. */
export function cancelDescentTool(app: Pick<App, 'games' | 'session'>): boolean {
  if (descentToolState.tool === 'choose') return false
  chooseTool(app, 'choose')
  return true
}
