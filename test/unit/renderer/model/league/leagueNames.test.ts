/** The file of a league without names: one person has one number in all of its events, and the standings stay. */
import { describe, expect, it } from 'vitest'
import { headOf, readEventFile, rowOfEvent, stateIn } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import type { FileNames } from '../../../../../src/renderer/model/event/forgetting/namelessFacts.ts'
import { leagueCsv } from '../../../../../src/renderer/model/league/leagueLists.ts'
import { leagueNameless, sameNames, type LeaguePartRows } from '../../../../../src/renderer/model/league/leagueNames.ts'
import type { LeagueFile } from '../../../../../src/shared/formats/documents/leagueFile.ts'
import { leagueTable } from '../../../../../src/shared/tournament/league/table.ts'

const LEAGUE: LeagueFile = {
  format: 'linejudge-league/1',
  id: 'l',
  name: 'Autumn',
  rule: { places: [6, 4, 2, 1] },
  events: [{ id: 'one' }, { id: 'two' }],
  same: [
    ['Kim Park', 'Kim P.'],
    ['Ada Lo', 'Ada']
  ]
}

/** An evening at which the first of two wins. */
function evening(id: string, winner: object, loser: object, settings: object = {}): LeaguePartRows {
  const log = [
    { do: 'register', player: 'a', ...winner },
    { do: 'register', player: 'b', ...loser },
    { do: 'round', round: 1, pairs: [['a', 'b']] },
    { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 10 } },
    { do: 'note', text: 'Kim Park and ada lo met' }
  ]
  const file = readEventFile({ format: 'linejudge-event/1', id, name: id, settings, log })
  if (!file.ok) throw new Error('no event')
  const event = rowOfEvent(id, id, file.value.head, '')
  expect(headOf(event).settings).toEqual(settings)
  return { id, event, facts: file.value.facts, state: stateIn(event, file.value.facts) }
}
const EVENINGS = [
  evening('one', { name: 'Kim Park' }, { name: 'Ada Lo', minor: true }),
  evening('two', { name: 'Ada' }, { name: 'Kim P.', club: 'Red' })
]

const standingsOf = (parts: readonly LeaguePartRows[], { rule, same }: LeagueFile) =>
  leagueTable(rule, parts.map((part) => ({ ...part, state: stateIn(part.event, part.facts) })), same).rows // prettier-ignore
const named = (names: FileNames) => {
  const parts = leagueNameless(LEAGUE, EVENINGS, names)
  return { text: JSON.stringify([parts.map(({ facts }) => facts), sameNames(LEAGUE, EVENINGS, names)]), rows: standingsOf(parts, sameNames(LEAGUE, EVENINGS, names)) } // prettier-ignore
}

describe('a league for others', () => {
  it('has everybody by name where that is asked for', () => {
    expect(named('with').rows.map(({ name, points }) => [name, points])).toEqual([['Kim P.', '10/1'], ['Ada', '10/1']]) // prettier-ignore
  })

  it('without names has the same standings, with one number for each in all events and no name anywhere', () => {
    const { text, rows } = named('without')
    expect(text).not.toMatch(/kim|ada|red/i)
    expect(rows.map(({ name, points, rank }) => [rank, name, points])).toEqual([[1, 'Player 1', '10/1'], [1, 'Player 2', '10/1']]) // prettier-ignore
  })

  it('has a number for somebody who is a minor in one of the events, in all of them', () => {
    const { text, rows } = named('adults')
    expect(text).not.toMatch(/ada/i)
    expect(rows.map(({ name }) => name)).toEqual(['Kim P.', 'Player 2'])
    expect(sameNames(LEAGUE, EVENINGS, 'adults').same).toEqual([['Kim Park', 'Kim P.']])
  })

  it('of two at a side has a number for each of them', () => {
    const pair = { name: 'Kim Park & Bo Chen', members: ['Kim Park', 'Bo Chen'] }
    const [part] = leagueNameless({ ...LEAGUE, same: [] }, [evening('e', pair, { name: 'Cy Diaz & Di Ek', members: ['Cy Diaz', 'Di Ek'] }, { perSide: 2 })], 'without') // prettier-ignore
    expect(part!.facts[0]!.fact).toMatchObject({ name: 'Player 1 & Player 2', members: ['Player 1', 'Player 2'] })
    expect(JSON.stringify(part!.facts)).not.toMatch(/kim|diaz/i)
  })

  it('calls people by their numbers also where the note of an evening calls them as only another one does', () => {
    const note = (id: string, text: string, winner: object, loser: object) => {
      const part = evening(id, winner, loser)
      return { ...part, facts: [...part.facts, { event: id, at: 9, fact: { do: 'note', text } }] }
    }
    const parts = [
      note('one', 'Eve Roe sat beside Kimmy Park', { name: 'Kim Park' }, { name: 'Cy Diaz', minor: true }),
      note('two', 'Cy Diaz asked Eve Roe', { name: 'Eve Roe' }, { name: 'Kim Park' })
    ]
    const league = { ...LEAGUE, same: [['Kim Park', 'Kimmy Park']] }
    const notes = (names: FileNames) => leagueNameless(league, parts, names).map(({ facts }) => facts.at(-1)!.fact.text)
    expect(notes('with')).toEqual(['Eve Roe sat beside Kimmy Park', 'Cy Diaz asked Eve Roe'])
    expect(notes('without')).toEqual(['Player 3 sat beside Player 1', 'Player 2 asked Player 3'])
    expect(notes('adults')).toEqual(['Eve Roe sat beside Kimmy Park', 'Player 2 asked Eve Roe'])
  })

  it('numbers both of a side of whom one is a minor anywhere, and leaves a single player single', () => {
    const pair = { name: 'Kim Park & Bo Chen', members: ['Kim Park', 'Bo Chen'] }
    const parts = [evening('one', pair, { name: 'Cy Diaz' }, { perSide: 2 }), evening('two', { name: 'Bo Chen', minor: true }, { name: 'Di Ek' })] // prettier-ignore
    const registered = (names: FileNames) =>
      leagueNameless({ ...LEAGUE, same: [] }, parts, names)[0]!.facts.slice(0, 2).map(({ fact: { name, members } }) => [name, members]) // prettier-ignore
    expect(registered('adults')).toEqual([['Player 1 & Player 2', ['Player 1', 'Player 2']], ['Cy Diaz', undefined]]) // prettier-ignore
    expect(registered('without')).toEqual([['Player 1 & Player 2', ['Player 1', 'Player 2']], ['Player 3', undefined]]) // prettier-ignore
  })

  it('names nobody who stands only in an entry that was not taken', () => {
    const part = evening('one', { name: 'Kim Park' }, { name: 'Ada Lo' })
    const left = { event: 'one', at: 9, fact: { do: 'edit-player', player: 'z', name: 'Zoe Yu' }, left: 'refused' as const }
    const [nameless] = leagueNameless(LEAGUE, [{ ...part, facts: [...part.facts, left] }], 'without')
    expect(nameless!.facts.map(({ fact }) => fact.name).filter(Boolean)).toEqual(['Player 1', 'Player 2', '–'])
  })

  it('as a table has a number for a minor, and for everybody where no names are asked for', () => {
    const table = leagueTable(LEAGUE.rule, EVENINGS, LEAGUE.same)
    const names = (which: FileNames) => leagueCsv(LEAGUE, table, which).split('\r\n').slice(1, 3).map((line) => line.split(',')[1]) // prettier-ignore
    expect(names('with')).toEqual(['Kim P.', 'Player 2'])
    expect(names('without')).toEqual(['Player 1', 'Player 2'])
  })
})
