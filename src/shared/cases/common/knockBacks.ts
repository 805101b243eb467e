/** Knock backs as part of a ruling: their printed lines, and what counts of them. */
import type { SquareXY } from '../../contract/case.ts'
import type { KnockBackResult } from '../../contract/ruling.ts'
import { count, squares } from './lines.ts'

/** Where the figures end and what it costs them: what makes another outcome. */
export const knockBackNumbers = (results: readonly KnockBackResult[]): unknown =>
  results.map(({ figure, knockedBack, end, damage }) => [figure, knockedBack, end, damage.map(({ to, taken }) => [to, taken])])

export const landingsOf = (results: readonly KnockBackResult[]): readonly SquareXY[] => results.flatMap(({ path }) => path)

/** "T ends in (3,4)", for each that was knocked back. */
export const endsInWords = (results: readonly KnockBackResult[]): readonly string[] =>
  results.flatMap(({ figure, knockedBack, end }) => (knockedBack ? [`${figure} ends in (${end.join(',')})`] : []))

export function knockBackLine(result: KnockBackResult): string {
  if (!result.knockedBack) return `${result.figure} is not knocked back`
  const path = result.path.length === 0 ? 'stays where it is' : `goes ${squares(result.path)}`
  const stop = result.stoppedBy === null ? '' : `, stopped by ${result.stoppedBy}`
  const damage = result.damage.map(({ kind, to, dealt, taken }) => `; ${kind} damage to ${to}: ${dealt} dealt, ${taken} taken`)
  return `${result.figure} is knocked back ${count(result.squares, 'square', 'squares')}: ${path}${stop}${damage.join('')}`
}
