/** Something of the tray in the hand, by mouse or finger: it follows the pointer and stands where it is let go. */
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { setupTexts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import type { Carried } from '../../model/setup/setup.svelte.ts'

export type Cargo = Pick<Carried, 'name' | 'side' | 'put'>

/** What is carried is here now (CSS pixels in the window). */
export function carryTo({ session: { setup } }: Pick<App, 'session'>, cargo: Cargo, x: number, y: number): void {
  const square = boardCommands.squareAt(x, y)
  setup.carried = { ...cargo, x, y, square }
}

/** Let go: it stands on its square. Beside the map nothing happens. */
export function drop({ session: { setup } }: Pick<App, 'session'>): void {
  const { carried } = setup
  cancelDrag(setup)
  if (carried?.square) carried.put(carried.square)
}

export function cancelDrag(setup: App['session']['setup']): void {
  setup.carried = null
}

/** What letting go here would do, under the board. */
export const carryHint = ({ name, square }: Carried): string =>
  square ? setupTexts.hints.carrying(name, formatSquareName(square)) : setupTexts.hints.carryingNowhere(name)
