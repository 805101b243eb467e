/** Lists that everybody may read, as tables. */
import type { PublicView } from '../shared/venue/views.ts'
import { element } from './elements.ts'
import type { Texts } from './texts.ts'

const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  isMarked: (row: readonly string[]) => boolean = () => false
): HTMLElement =>
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

export const standingsTable = ({ standings }: PublicView, texts: Texts, me: string | null = null): HTMLElement =>
  table(
    [texts.rank, texts.player, texts.record, texts.score],
    standings.map(({ rank, name, wins, losses, score }) => [String(rank), name, `${wins}–${losses}`, String(score)]),
    ([, name]) => name === me
  )

/** By name: everybody with the table and whom they meet; the bye last. */
export const pairingsByName = ({ seats, bye }: PublicView, texts: Texts): HTMLElement =>
  table(
    [texts.player, texts.table(0).replace(/\s*0/, ''), ''],
    [
      ...seats
        .flatMap(({ table: number, players }) =>
          players.map((name) => [name, String(number), players.filter((other) => other !== name).join(', ')])
        )
        .toSorted(([a = ''], [b = '']) => a.localeCompare(b, undefined, { numeric: true })),
      ...(bye === null ? [] : [[bye, '–', texts.byeShort]])
    ]
  )

export const pairingsByTable = ({ seats, bye }: PublicView, texts: Texts): HTMLElement =>
  table(
    [texts.table(0).replace(/\s*0/, ''), '', ''],
    [
      ...seats.map(({ table: number, players: [first = '', ...others] }) => [String(number), first, others.join(', ')]),
      ...(bye === null ? [] : [['–', bye, texts.byeShort]])
    ]
  )

export const bracketTable = ({ bracket }: PublicView): HTMLElement =>
  table(
    ['', '', ''],
    bracket.map(({ a, b, winner }) => [a ?? '…', b ?? '…', winner ?? ''])
  )
