/** Two at one side: typed as two names, paired as one, found by either name on paper, counted each in a league. */
import { expect, it } from 'vitest'
import { forgetting } from '../../../../../../src/renderer/model/event/forgetting/forgetting.ts'
import { pairingsByName, pairingsByTable } from '../../../../../../src/renderer/model/event/record/publicLists.ts'
import { judgedRows, readList, registrations } from '../../../../../../src/renderer/model/event/door/playerList.ts'
import { sideFields } from '../../../../../../src/renderer/model/event/door/sides.ts'
import { leagueTable } from '../../../../../../src/shared/tournament/league/table.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { mustTake, type FactJson } from '../../../../../support/randomEvents.ts'

function played(settings: SomeSettings = {}): { readonly log: EventLog; readonly facts: readonly FactJson[] } {
  const log = new EventLog({ perSide: 2, ...settings })
  const facts: FactJson[] = [
    { do: 'register', player: 'a', ...sideFields('Kim Park / Ada Lo', 2) },
    { do: 'register', player: 'b', ...sideFields('Bo Chen & Cy Diaz', 2) },
    { do: 'register', player: 'c', ...sideFields('Dan Ek', 2) },
    { do: 'round', round: 1, pairs: [['a', 'b']], bye: 'c' },
    { do: 'result', round: 1, table: 1, winner: 'b', score: { a: 1, b: 2 } }
  ]
  for (const fact of facts) mustTake(log, fact)
  return { log, facts }
}

it('is typed as two names with a sign between them; where one plays alone a sign is a part of the name', () => {
  expect(sideFields(' Kim  Park / Ada Lo ', 2)).toEqual({ name: 'Kim Park & Ada Lo', members: ['Kim Park', 'Ada Lo'] })
  expect(sideFields('Kim Park', 2)).toEqual({ name: 'Kim Park' })
  expect(sideFields('Kim/Ada', 1)).toEqual({ name: 'Kim/Ada' })
  expect(sideFields('A/B/C', 2)).toEqual({ name: 'A/B/C' })
  const { log } = played()
  const file = readList('Eve Fox / Flo Gil\nGus Ho + Ida Jung')
  const facts = registrations(log.state, judgedRows(log.state, file, file.columns))
  expect(facts.map(({ members }) => members)).toEqual([['Eve Fox', 'Flo Gil'], ['Gus Ho', 'Ida Jung']]) // prettier-ignore
})

it('stands once by table, and under each of its names by name', () => {
  const { state } = played().log
  expect(pairingsByTable(state, 1).rows[0]).toEqual(['1', 'Kim Park & Ada Lo', 'Bo Chen & Cy Diaz'])
  expect(pairingsByName(state, 1).rows).toEqual([
    ['Chen, Bo', '1', 'Kim Park & Ada Lo'],
    ['Diaz, Cy', '1', 'Kim Park & Ada Lo'],
    ['Lo, Ada', '1', 'Bo Chen & Cy Diaz'],
    ['Park, Kim', '1', 'Bo Chen & Cy Diaz'],
    ['Ek, Dan', '–', 'Bye']
  ])
  const short = played({ names: 'first' }).log.state
  expect(pairingsByName(short, 1).rows[0]).toEqual(['Ada L.', '1', 'Bo C. & Cy D.'])
  const numbers = played({ names: 'number' }).log.state
  expect(JSON.stringify(pairingsByName(numbers, 1))).not.toMatch(/Kim|Ada|Bo|Cy|Dan/)
})

it('counts for each of them in a league', () => {
  const { rows } = leagueTable({ places: [6, 4, 2] }, [{ id: 'e', state: played().log.state }])
  expect(rows.find(({ name }) => name === 'Bo Chen')!.points).toBe(rows.find(({ name }) => name === 'Cy Diaz')!.points)
  expect(rows).toHaveLength(5)
})

it('is forgotten with both names', () => {
  const facts = played().facts.map((fact, index) => ({ event: 'e', at: index + 1, fact }))
  const { changes } = forgetting('e', 'a', 1, facts, [])
  expect(JSON.stringify(changes.filter((change) => change.do === 'put'))).not.toMatch(/Kim|Ada/)
})
