/** The screens of a display: everybody stands on one of them, whatever the size of the event. */
import { expect, it } from 'vitest'
import { leavesOf, LISTS } from '../../../src/player/lists.ts'
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
  const leaves = leavesOf(view, texts, pages, 24)
  expect(leaves.map(({ page, number, of }) => `${page} ${number}/${of}`)).toEqual([
    'by-name 1/3',
    'by-name 2/3',
    'by-name 3/3',
    'standings 1/3',
    'standings 2/3',
    'standings 3/3',
    'clock 1/1'
  ])
  const shown = leaves
    .filter(({ page }) => page === 'by-name')
    .flatMap(({ first }) => LISTS['by-name']!(view, texts).rows.slice(first, first + 24))
  expect(shown.map(([name]) => name).toSorted()).toEqual(Array.from({ length: 61 }, (_, at) => `Player ${at + 1}`).toSorted())
  expect(leavesOf(viewOf(8), texts, pages, 24)).toHaveLength(3)
})
