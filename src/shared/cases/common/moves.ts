/** What questions about moves have in common. */
import type { MoveAsk, ReachAsk } from '../../contract/case.ts'
import { RollBook } from '../../engine/situation/choices.ts'

/** The mover's own dice, one by one. */
export function rollsOfMover(ask: MoveAsk | ReachAsk): (id: string) => number | undefined {
  const rolls = new RollBook(ask.rolls ?? {})
  return (id) => rolls.next(ask.figure, id)
}
