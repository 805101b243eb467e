/** What questions about moves have in common. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { listOf } from '../../base/validate.ts'
import type { MoveAsk, ReachAsk } from '../../contract/case.ts'
import { RollBook } from '../../engine/situation/choices.ts'
import { id } from './fields.ts'

/** One figure, or several. */
export const someFigures = v.union([id, listOf(id, 20)], expects('expected.figures', {}))

/** Each of them must be on the table. @param path JSON pointer of the field */
export function checkSome(
  some: string | readonly string[] | undefined,
  path: string,
  checks: { figure(id: string | undefined, path: string): void }
): void {
  if (typeof some === 'string') checks.figure(some, path)
  else some?.forEach((one, at) => checks.figure(one, `${path}/${at}`))
}

/** The mover's own dice, one by one. @param rolled collects what was rolled for, as `figure name` */
export function rollsOfMover(ask: MoveAsk | ReachAsk, rolled?: Set<string>): (id: string) => number | undefined {
  const rolls = new RollBook(ask.rolls ?? {}, rolled)
  return (id) => rolls.next(ask.figure, id)
}
