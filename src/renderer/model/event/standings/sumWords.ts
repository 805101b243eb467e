/** The sums behind the figures of the standings in words: on the screen and on paper. */
import type { StandingsRow } from '../../../../shared/tournament/state/standings.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { exact, mean, percent } from '../words/eventWords.ts'
import type { SumPart, Sums } from './sums.ts'

const t = eventTexts.sums

type Name = (player: string) => string

/** One summand of wins and points. */
export function partText(part: SumPart, name: Name): string {
  switch (part.kind) {
    case 'match':
      return t.match(part.round, name(part.against), part.won, part.score)
    case 'pod':
      return t.pod(part.round, part.place, part.score)
    case 'bye':
      return t.bye(part.round, part.score)
    case 'missed':
      return t.missed(part.rounds)
    case 'penalty':
      return t.penalty(part.round, part.score, part.infraction)
  }
}

/** A fraction beside the number that people read; of a whole number that alone. */
const both = (fraction: string, read: string): string => (exact(fraction) === read ? read : `${exact(fraction)} = ${read}`)

/** "13/20 = 65.0 %". */
export const rateText = (rate: string | null): string => (rate === null ? '–' : both(rate, percent(rate)))

/** "425/4 = 106.2". */
export const meanText = (score: string | null): string => (score === null ? '–' : both(score, mean(score)))

/** The sum behind the points of a row. */
export const pointsSum = ({ score }: StandingsRow, { parts }: Sums, name: Name): string =>
  [...(parts.length === 0 ? [] : [parts.map((part) => partText(part, name)).join('; ')]), String(score)].join(' = ')

/** The sum behind the rate of the opponents; where the least rate counts in place of one, that one stands behind it. */
export const rateSum = ({ opponentsWinRate }: StandingsRow, { opponents }: Sums, name: Name): string =>
  opponents.length === 0
    ? '–'
    : `(${opponents
        .map(({ player, rate, floored, won, played }) => `${name(player)} ${exact(rate)}${floored ? ` [${won}/${played}]` : ''}`)
        .join(' + ')}) / ${opponents.length} = ${rateText(opponentsWinRate)}`

/** The sum behind the points of the opponents. */
export const opponentsSum = ({ opponentsScore }: StandingsRow, { opponents }: Sums, name: Name): string =>
  opponents.length === 0
    ? '–'
    : `(${opponents.map(({ player, score }) => `${name(player)} ${exact(score)}`).join(' + ')}) / ${opponents.length} = ${meanText(opponentsScore)}`
