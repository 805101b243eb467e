/** How figures of an event are written. */
import type { CallState, EventState, MatchResult } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { hasRejectedList, nameOf } from './people.ts'

/** What stands between whole numbers and tenths, as the reader writes it. A file for a program has a point in every language. */
const mark = (): string => eventTexts.standings.decimalMark

/** A fraction in tenths of a unit, rounded; halves away from 0, as a calculator does. All figures of an event are rounded here. */
function tenthsOf(fraction: string, unit: bigint): bigint {
  const [over, under] = fraction.split('/').map(BigInt) as [bigint, bigint]
  const size = ((over < 0n ? -over : over) * unit * 20n + under) / (2n * under)
  return over < 0n ? -size : size
}

/** A fraction "13/30" as a person reads it: 43.3 %. @param between before the tenths */
export function percent(fraction: string | null, between = mark()): string {
  if (fraction === null) return '–'
  const tenths = tenthsOf(fraction, 100n)
  return `${tenths / 10n}${between}${tenths % 10n} %`
}

/** A fraction as it is, whole numbers without the 1 below them. */
export const exact = (fraction: string | null): string => (fraction === null ? '–' : fraction.replace(/\/1$/, ''))

/** A fraction as a number with at most one digit behind the point. @param between before that digit */
export function mean(fraction: string | null, between = mark()): string {
  if (fraction === null) return '–'
  const tenths = tenthsOf(fraction, 1n)
  const size = tenths < 0n ? -tenths : tenths
  const digits = size % 10n === 0n ? String(size / 10n) : `${size / 10n}${between}${size % 10n}`
  return tenths < 0n ? `-${digits}` : digits
}

/** The points of a result in the order of its players: "300 : 95". */
export const scoreText = ({ score }: MatchResult, [a, b]: readonly [string, string]): string =>
  `${score.get(a) ?? 0} : ${score.get(b) ?? 0}`

/** How far a call is: nobody has taken it yet, or who is there. */
export const callWords = ({ taken }: Pick<CallState, 'taken'>): string =>
  taken === null ? eventTexts.floor.states.called : eventTexts.floor.isThere(taken.judge)

/** The players among these with a rejected list, in words; empty: none of them. */
export function rejectedWords(state: EventState, players: readonly string[]): string {
  const rejected = players.filter((id) => hasRejectedList(state.players.get(id)!))
  return rejected.length === 0 ? '' : eventTexts.lists.rejectedOf(rejected.map((id) => nameOf(state, id)).join(', '))
}
