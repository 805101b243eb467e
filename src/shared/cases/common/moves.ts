/** What questions about moves have in common. */
import type { MoveAsk, ReachAsk } from '../../contract/case.ts'
import { RollBook } from '../../engine/situation/choices.ts'

/** The mover's own dice, one by one. @param rolled collects what was rolled for, as `figure name` */
export function rollsOfMover(ask: MoveAsk | ReachAsk, rolled?: Set<string>): (id: string) => number | undefined {
  const rolls = new RollBook(ask.rolls ?? {}, rolled)
  return (id) => rolls.next(ask.figure, id)
}
