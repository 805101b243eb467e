/** What questions about moves have in common. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { listOf } from '../../base/validate.ts'
import type { MoveAsk, ReachAsk } from '../../contract/case.ts'
import { Oracle, type Asked } from '../../engine/oracle/oracle.ts'
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

/** The mover's own dice, one by one. @param asked collects the rolls that were asked for */
export function rollsOfMover(ask: MoveAsk | ReachAsk, asked?: Asked): (id: string) => number | undefined {
  const oracle = new Oracle({ rolls: ask.rolls }, asked)
  return (id) => oracle.die(ask.figure, id)
}
