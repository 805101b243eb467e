/** The screens of a display: everybody stands on one of them, whatever the size of the event. */
import { expect, it } from 'vitest'
import { leavesOf, LISTS, pagesNow } from '../../../src/player/lists.ts'
import { textsOf } from '../../../src/player/texts.ts'
import { EventLog, readFact } from '../../../src/shared/tournament/log/eventLog.ts'
import { publicView } from '../../../src/shared/venue/views.ts'
import { eventFile } from '../../support/venue.ts'

function viewOf(players: number) {
  const log = new EventLog({})
  for (const json of (eventFile(players) as { log: unknown[] }).log) {
    const fact = readFact(json, '')
    if (fact.ok) log.append(fact.value)
  }
  return publicView(log.state, 'Saturday', 1)
}

it('shows every row of a long list once, and a short one on one screen', () => {
  const texts = textsOf('en')
  const pages = ['by-name', 'standings', 'clock']
  const view = viewOf(61)
  const leaves = leavesOf(view, texts, pages, 12, true)
  expect(leaves.map(({ page, number, of }) => `${page} ${number}/${of}`)).toEqual([
    'by-name 1/2',
    'by-name 2/2',
    'standings 1/2',
    'standings 2/2',
    'clock 1/1'
  ])
  const shown = leaves
    .filter(({ page }) => page === 'by-name')
    .flatMap(({ first, rows, columns }) => LISTS['by-name']!(view, texts).rows.slice(first, first + rows * columns))
  expect(shown.map(([name]) => name).toSorted()).toEqual(Array.from({ length: 61 }, (_, at) => `Player ${at + 1}`).toSorted())
  expect(leavesOf(viewOf(8), texts, pages, 12, true)).toHaveLength(3)
})

it('has more and smaller columns for a long list, and one column on an upright screen', () => {
  const shape = (players: number, isWide: boolean) => {
    const [{ rows, columns } = { rows: 0, columns: 0 }] = leavesOf(viewOf(players), textsOf('en'), ['standings'], 12, isWide)
    return [rows, columns]
  }
  expect([10, 24, 28, 31, 128].map((players) => shape(players, true))).toEqual([
    [12, 1],
    [12, 2],
    [14, 2],
    [17, 2],
    [20, 3]
  ])
  expect(shape(128, false)).toEqual([20, 1])
})

it('shows the pairings alone for some minutes after a round is published', () => {
  const view = { ...viewOf(8), pairingsUntil: 1000 }
  const pages = ['by-name', 'standings', 'clock']
  expect([pagesNow(view, pages, 999), pagesNow(view, pages, 1000), pagesNow(view, ['standings'], 999)]).toEqual([
    ['by-name'],
    pages,
    ['standings']
  ])
})
