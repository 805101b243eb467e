/** Tournaments of Coronate: who met whom, what came of it, and what has no place in an event. */
import { describe, expect, it } from 'vitest'
import { EVENT_IMPORTERS } from '../../../../../src/shared/tournament/foreign/all.ts'
import { coronate } from '../../../../../src/shared/tournament/foreign/coronate.ts'
import { FOREIGN_EVENT_SIGNS } from '../../../../../src/shared/tournament/foreign/signs.ts'
import { readEvent } from '../../../../../src/shared/tournament/asks/readEvent.ts'
import { EventLog } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { standingsOf } from '../../../../../src/shared/tournament/state/standings.ts'
import { CORONATE } from '../../../../support/coronate.ts'

function readAll(json: unknown) {
  const read = coronate.read(json)
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return read.value.events.map(({ file, left }) => {
    const event = readEvent(file)
    if (!event.ok) throw new Error(event.problems[0]!.message)
    const log = new EventLog(event.value.settings)
    const refused = event.value.log.filter((fact) => !log.append(fact).taken)
    return { file, left, log, refused }
  })
}

describe('a file of Coronate', () => {
  const [spring, empty] = readAll(CORONATE)

  it('is recognised, by a word in its text as well', () => {
    expect(EVENT_IMPORTERS.find((one) => one.recognises(CORONATE))).toBe(coronate)
    expect(FOREIGN_EVENT_SIGNS.some((sign) => JSON.stringify(CORONATE).includes(sign))).toBe(true)
    expect(EVENT_IMPORTERS.some((one) => one.recognises({ format: 'linejudge-event/1', players: {}, tournaments: {} }))).toBe(false)
  })

  it('becomes an event for each tournament, and nothing of it is refused', () => {
    expect([spring!.refused, empty!.refused]).toEqual([[], []])
    expect([spring!.file.name, empty!.file.name]).toEqual(['Spring', 'Coronate'])
    const { players, rounds } = spring!.log.state
    expect([...players.values()].map(({ name, dropped }) => [name, dropped])).toEqual([
      ['Kim Park', false],
      ['Ada Lo', false],
      ['Bo', false],
      ['Player 4', false],
      ['Cy Diaz', true]
    ])
    expect(rounds.map(({ tables, bye }) => [[...tables.values()].map((one) => [...one.players].join('–')), bye])).toEqual([
      [['k–a', 'b–c'], 'gone'],
      [['a–gone', 'b–k'], null],
      [['k–gone', 'a–b'], null]
    ])
  })

  it('keeps what came of each match: forfeits, white first, no winner, what is still played', () => {
    const results = spring!.log.state.rounds.flatMap(({ tables }) =>
      [...tables.values()].map(({ result }) => result && [result.kind, result.winner, result.first])
    )
    expect(results).toEqual([
      ['played', 'k', 'k'],
      ['no-show', 'b', 'b'],
      ['double-loss', null, 'a'],
      ['played', 'k', 'b'],
      null,
      ['played', 'b', 'a']
    ])
    expect(standingsOf(spring!.log.state).rows.map(({ player, wins, score }) => [player, wins, score])).toEqual([
      ['b', 2, 0],
      ['k', 2, 0],
      ['gone', 1, 0],
      ['c', 0, 0],
      ['a', 0, 0]
    ])
  })

  it('tells what has no place in an event', () => {
    const told = Object.fromEntries(spring!.left.map(({ code, count }) => [code, count]))
    expect(told).toEqual({ nameless: 1, 'lesser-byes': 1, draws: 1, adjustments: 1, ratings: 4, 'tie-breaks': 2, 'avoided-pairs': 1 })
  })

  it.each([
    ['white', 'whiteWon', 0], ['white', 'blackAborted', 0], ['white', 'draw', 1], ['white', 'blackWon', 1], ['white', 'aborted', 1], ['white', 'whiteAborted', 1], ['white', 'notSet', 0],
    ['black', 'blackWon', 0], ['black', 'whiteAborted', 0], ['black', 'draw', 1], ['black', 'whiteWon', 1], ['black', 'aborted', 1]
  ] as const)('takes the worth of a bye from the result of its match: %s, %s', (colour, result, lesser) => {
    const NOBODY = '________DUMMY________'
    const bye = { whiteId: colour === 'white' ? 'k' : NOBODY, blackId: colour === 'white' ? NOBODY : 'k', result }
    const left = (byeValue: number, ...later: object[]) => {
      const tournament = { ...CORONATE.tournaments.spring, roundList: [[bye], ...later.map((match) => [match])] }
      return readAll({ ...CORONATE, config: { byeValue }, tournaments: { spring: tournament } })[0]!.left
    }
    const told = (found: ReturnType<typeof left>) => found.find(({ code }) => code === 'lesser-byes')?.count ?? 0
    expect(told(left(1))).toBe(lesser)
    // The bye value of the file counts only for a bye without a result; in a round that is over it was worth nothing.
    expect(told(left(0.5))).toBe(result === 'notSet' ? 1 : lesser)
    expect(told(left(1, { whiteId: 'k', blackId: 'a', result: 'whiteWon' }))).toBe(result === 'notSet' ? 1 : lesser)
  }) // prettier-ignore

  it('says where it is broken', () => {
    const read = coronate.read({
      ...CORONATE,
      tournaments: { spring: { ...CORONATE.tournaments.spring, roundList: [[{ whiteId: 'k' }]] } }
    })
    expect(!read.ok && read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/tournaments/spring/roundList/0/0 missing-field',
      '/tournaments/spring/roundList/0/0 missing-field'
    ])
  })
})
