/** The standings of a league as lists: on paper and as a file for others. */
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { LeagueRow, LeagueTable } from '../../../shared/tournament/league/table.ts'
import type { Worth } from '../../../shared/tournament/league/ruleFields.ts'
import { eventTexts, leagueTexts } from '../../i18n/laterTexts.ts'
import { csv } from '../event/record/exports.ts'
import type { PublicList } from '../event/record/publicLists.ts'
import { calledAfterwards } from '../event/forgetting/forgetting.ts'
import type { FileNames } from '../event/forgetting/namelessFacts.ts'

const t = leagueTexts

/** A fraction as people write it: "6", "2 1/3". */
export function pointsText(fraction: string): string {
  const [over, under] = fraction.split('/').map(BigInt) as [bigint, bigint]
  const rest = over % under
  if (rest === 0n) return String(over / under)
  return over < under ? `${over}/${under}` : `${over / under} ${rest}/${under}`
}

/** "6", "1/2", as a rule has it; null: it is neither. */
export function readWorth(typed: string): Worth | null {
  const word = typed.trim()
  if (/^\d{1,6}$/.test(word)) return Number(word)
  return /^\d{1,6}\/[1-9]\d{0,5}$/.test(word) ? word : null
}

/** "6, 4, 2, 1"; null: something of it cannot be read. */
export function readWorths(typed: string): Worth[] | null {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  const read = words.map(readWorth)
  return read.some((one) => one === null) ? null : read.filter((one) => one !== null)
}

/** How an event of a league is called. */
export const eventName = ({ events }: LeagueFile, id: string): string => {
  const event = events.find((one) => one.id === id)
  return event?.name ?? id
}

/** Whether public lists show the player as a number. Minors are always shown so. */
const isNumbered = ({ minor }: LeagueRow, names: FileNames): boolean => minor || names === 'without'
/** The player's name in public lists. */
const publicName = (row: LeagueRow, names: FileNames): string => (isNumbered(row, names) ? calledAfterwards(row.number) : row.name)

/** The publisher's number, or empty if the name is not shown: the number identifies the player. */
const publicNumber = (row: LeagueRow, names: FileNames): string => (isNumbered(row, names) ? '' : (row.publisher ?? ''))

/** More columns than these do not fit on a page: then only sums stand there. */
const MOST_COLUMNS = 8

const pointsIn = ({ results }: LeagueRow, event: string): string => {
  const found = results.find((one) => one.event === event)
  return found === undefined ? '' : found.counts ? pointsText(found.points) : `(${pointsText(found.points)})`
}

export function leagueList(league: LeagueFile, { rows, events }: LeagueTable, names: FileNames): PublicList {
  const columns = events.length <= MOST_COLUMNS ? events : []
  return {
    title: league.name,
    about: [
      t.about(events.length),
      ...columns.map(({ id }, index) => `${t.night(index + 1)}: ${eventName(league, id)}`),
      ...(league.rule.best === undefined ? [] : [`${t.best}: ${league.rule.best}`])
    ].join(' · '),
    columns: [
      { label: t.rank, share: 1, bold: true },
      { label: t.player, share: 5 },
      ...columns.map((_, index) => ({ label: t.night(index + 1), share: 1.4, align: 'right' as const })),
      { label: t.points, share: 1.8, align: 'right', bold: true },
      { label: t.total, share: 1.6, align: 'right' }
    ],
    rows: rows.map((row) => [
      String(row.rank),
      publicName(row, names),
      ...columns.map(({ id }) => pointsIn(row, id)),
      pointsText(row.points),
      pointsText(row.total)
    ])
  }
}

/** The last column is the publisher's number of each player; it is left out if none is known. */
export function leagueCsv(league: LeagueFile, { rows, events }: LeagueTable, names: FileNames): string {
  const hasNumbers = rows.some((row) => publicNumber(row, names) !== '')
  return csv(
    [
      ...[t.rank, t.player, t.points, t.total, t.firsts, t.wins, ...events.map(({ id }) => eventName(league, id))],
      ...(hasNumbers ? [eventTexts.exports.publisher] : [])
    ],
    rows.map((row) => [
      row.rank,
      publicName(row, names),
      pointsText(row.points),
      pointsText(row.total),
      row.firsts,
      row.wins,
      ...events.map(({ id }) => pointsIn(row, id)),
      ...(hasNumbers ? [publicNumber(row, names)] : [])
    ])
  )
}

/** The league with two names as one person. */
export function joined(league: LeagueFile, names: readonly [string, string]): LeagueFile {
  const groups = (league.same ?? []).map((group) => [...group])
  const of = names.map((name) => groups.find((group) => group.includes(name)) ?? [name])
  const together = [...new Set(of.flat())]
  return { ...league, same: [...groups.filter((group) => !of.includes(group)), together] }
}
