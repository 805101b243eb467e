/** Lists that everybody may read, as rows and as tables. */
import { pagesAt } from '../shared/tournament/state/clock.ts'
import { byLastName, lastNameFirst } from '../shared/tournament/state/lastName.ts'
import { roomFor, type Room } from '../shared/venue/listRoom.ts'
import type { PublicView } from '../shared/venue/views.ts'
import { element } from './elements.ts'
import type { Texts } from './texts.ts'

/** A list before it is a table: a display shows as much of it at a time as a hall can read. */
export interface List {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const tableOf = ({ head, rows }: List, isMarked: (row: readonly string[]) => boolean = () => false): HTMLElement =>
  element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...head.map((cell) => element('th', { scope: 'col' }, cell)))),
    element(
      'tbody',
      {},
      ...rows.map((row) => element('tr', isMarked(row) ? { class: 'me' } : {}, ...row.map((cell) => element('td', {}, cell))))
    )
  )

export const standingsList = ({ standings }: PublicView, texts: Texts): List => ({
  head: [texts.rank, texts.player, texts.record, texts.score],
  rows: standings.map(({ rank, name, wins, losses, score }) => [String(rank), name, `${wins}–${losses}`, String(score)])
})

const tableWord = (texts: Texts): string => texts.table(0).replace('0', '').trim()

/** By name: everybody with the table and whom they meet; the bye last. */
const byName = ({ seats, bye }: PublicView, texts: Texts): List => ({
  head: [texts.player, tableWord(texts), texts.opponent],
  rows: [
    ...seats
      .flatMap(({ table: number, players }) =>
        players.map((name) => [lastNameFirst(name), String(number), players.filter((other) => other !== name).join(', ')])
      )
      .toSorted(([a = ''], [b = '']) => byLastName(a, b)),
    ...(bye === null ? [] : [[lastNameFirst(bye), '–', texts.byeShort]])
  ]
})

const byTable = ({ seats, bye }: PublicView, texts: Texts): List => ({
  head: [tableWord(texts), texts.player, texts.opponent],
  rows: [
    ...seats.map(({ table: number, players: [first = '', ...others] }) => [String(number), first, others.join(', ')]),
    ...(bye === null ? [] : [['–', bye, texts.byeShort]])
  ]
})

const bracketList = ({ bracket }: PublicView): List => ({
  head: ['', '', ''],
  rows: bracket.map(({ a, b, winner }) => [a ?? '…', b ?? '…', winner ?? ''])
})

/** The lists of a display, by the name of its page. */
export const LISTS: Readonly<Record<string, (view: PublicView, texts: Texts) => List>> = {
  'by-name': byName,
  'by-table': byTable,
  standings: standingsList,
  bracket: bracketList
}

/** A hall reads letters of this share in three columns. */
const THREE_COLUMNS = 0.6

/** @param least rows of a column in the usual letters */
const roomOf =
  (least: number, isWide: boolean) =>
  (scale: number): Room => ({ rows: Math.floor(least / scale), columns: !isWide ? 1 : scale <= THREE_COLUMNS ? 3 : 2 })

/** The pages that a display shows now: for some minutes after a round is published only its pairings. */
export const pagesNow = ({ pairingsUntil }: PublicView, pages: readonly string[], now: number): readonly string[] =>
  pagesAt(pages, (page) => page, pairingsUntil ?? null, now)

/** One screen of a display: a page of its setting, and of a long list so many rows from `first` on. */
export interface Leaf {
  readonly page: string
  readonly first: number
  readonly number: number
  readonly of: number
  readonly rows: number
  readonly columns: number
}

/** The screens of a display, one after the other, so that every row is on one of them. @param least rows of a column in the usual letters */
export const leavesOf = (view: PublicView, texts: Texts, pages: readonly string[], least: number, isWide: boolean): Leaf[] =>
  pages.flatMap((page) => {
    const count = LISTS[page]?.(view, texts).rows.length ?? 0
    const { rows, columns } = roomFor(count, roomOf(least, isWide))
    const most = rows * columns
    const of = Math.max(1, Math.ceil(count / most))
    return Array.from({ length: of }, (_, at): Leaf => ({ page, first: at * most, number: at + 1, of, rows, columns }))
  })
