/** Nothing vanishes in events and leagues: a field that nobody knows is kept and told with its place, or the file or the fact is refused. */
import { describe, expect, it } from 'vitest'
import { eventFileText, readEventFile, rowOfEvent } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import { readLeague, unknownInLeague } from '../../../../../src/shared/formats/documents/leagueWithEvents.ts'
import { leagueFileText } from '../../../../../src/shared/formats/documents/leagueFile.ts'
import { answerEvent } from '../../../../../src/shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../../../../src/shared/tournament/asks/readEvent.ts'
import { unknownInEvent } from '../../../../../src/shared/tournament/asks/unknownInEvent.ts'
import { eventSample } from '../../../../fuzz/otherFormats.ts'
import { FIELD, thrownInto } from '../../../../support/thrownIn.ts'

/** Every setting that holds objects, a change of settings, and who wrote what. */
const EVENT = {
  ...eventSample,
  settings: {
    ...(eventSample.settings as object),
    house: { on: '2026-03-01', banned: ['Queen'], errata: [{ figure: 'Queen', points: 100 }] },
    practice: { seed: 1, players: 8 }
  },
  log: [
    { do: 'settings', changes: { minutes: 40 }, by: { role: 'head', person: 'Kim' }, group: 'g1' },
    ...(eventSample.log as readonly object[])
  ]
}

describe('an event with a field that nobody knows', () => {
  it('tells it with its place and keeps it, or the file or the fact is refused', () => {
    const told: string[] = []
    for (const { place, document } of thrownInto(JSON.stringify(EVENT), 1)) {
      const file = readEvent(document)
      if (!file.ok) {
        expect(
          file.problems.map(({ path }) => place.startsWith(path) && path !== ''),
          place
        ).toContain(true)
        continue
      }
      const unknown = unknownInEvent(document)
      const refused = answerEvent(file.value).refused.map(({ at }) => `/log/${at}/`)
      // By player: the name is that of one who is not in the match, and the score is refused.
      if (/\/score\//.test(place)) expect(refused, place).toContain(/^\/log\/\d+\//.exec(place)![0])
      else expect(unknown, place).toEqual([place])
      told.push(...unknown)
      const kept = readEventFile(document)
      if (!kept.ok) throw new Error(place)
      const { id, name, head, facts } = kept.value
      expect(JSON.parse(eventFileText(rowOfEvent(id, name, head, ''), facts)), place).toEqual(document)
    }
    const wheres = [
      '',
      '/settings',
      '/settings/house',
      '/settings/house/errata/0',
      '/log/0',
      '/log/0/by',
      '/log/0/changes',
      '/log/1',
      '/ask/0'
    ]
    expect(told).toEqual(expect.arrayContaining(wheres.map((where) => `${where}/${FIELD}`)))
  })

  it('tells nothing of the documented fields', () => {
    expect(unknownInEvent(EVENT)).toEqual([])
  })

  it('tells nothing more of a fact of an unknown kind, which is refused by name', () => {
    const document = { ...EVENT, log: [{ do: 'dance', [FIELD]: 1 }] }
    const file = readEvent(document)
    expect(file.ok && answerEvent(file.value).refused).toMatchObject([{ at: 0, code: 'unknown-do' }])
    expect(unknownInEvent(document)).toEqual([])
  })
})

describe('a league with a field that nobody knows', () => {
  const LEAGUE = {
    format: 'linejudge-league/1',
    id: 'autumn',
    name: 'Autumn',
    rule: { places: [3, '1/2'], shared: 'split' },
    events: [{ id: 'saturday', name: 'One', on: '2026-03-07' }],
    same: [['Ada', 'A.']],
    files: [eventSample]
  }

  it('tells it with its place and keeps it, in the events, too', () => {
    for (const { place, document } of thrownInto(JSON.stringify(LEAGUE), 3)) {
      const read = readLeague(document)
      if (!read.ok) {
        expect(
          read.problems.map(({ path }) => place.startsWith(path) && path !== ''),
          place
        ).toContain(true)
        continue
      }
      if (!/\/score\//.test(place)) expect(unknownInLeague(read.value), place).toEqual([place])
      const { league } = read.value
      expect(JSON.parse(leagueFileText(league, league.files)), place).toEqual(document)
    }
    const read = readLeague(LEAGUE)
    expect(read.ok && unknownInLeague(read.value)).toEqual([])
  })
})
