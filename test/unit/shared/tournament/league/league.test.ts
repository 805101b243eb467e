/** Leagues: what an event is worth, who stands where over several of them, and the file in both directions. */
import { describe, expect, it } from 'vitest'
import { leagueFileText, parseLeagueFile } from '../../../../../src/shared/formats/documents/leagueFile.ts'
import { readLeague } from '../../../../../src/shared/formats/documents/leagueWithEvents.ts'
import { LEAGUE_RULES, pointsOf } from '../../../../../src/shared/tournament/league/rule.ts'
import type { LeagueRule } from '../../../../../src/shared/tournament/league/ruleFields.ts'
import { leagueTable } from '../../../../../src/shared/tournament/league/table.ts'
import { EventLog } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { finalPlaces } from '../../../../../src/shared/tournament/state/finalPlaces.ts'
import { fractionText } from '../../../../../src/shared/base/numbers/fraction.ts'
import type { EventState } from '../../../../../src/shared/tournament/state/state.ts'
import { mustTake, randomEvent, type FactJson } from '../../../../support/randomEvents.ts'

/** A night of one round: each pair with the points of both, the winner first. */
function night(...pairs: readonly (readonly [string, number, string, number])[]): EventState {
  const log = new EventLog({})
  const idOf = (name: string): string => `id-${name}`
  for (const [a, , b] of pairs) for (const name of [a, b]) mustTake(log, { do: 'register', player: idOf(name), name })
  mustTake(log, { do: 'round', round: 1, pairs: pairs.map(([a, , b]) => [idOf(a), idOf(b)]) })
  pairs.forEach(([a, forA, b, forB], index) => {
    mustTake(log, { do: 'result', round: 1, table: index + 1, winner: idOf(a), score: { [idOf(a)]: forA, [idOf(b)]: forB } })
  })
  return log.state
}
const FIRST = night(['Kim', 300, 'Ada', 100], ['Bo', 200, 'Cy', 50])
const SECOND = night(['Ada', 300, 'Bo', 10], ['kim', 100, 'Dan', 90])
const events = [
  { id: 'one', state: FIRST },
  { id: 'two', state: SECOND }
]
const short = (rule: LeagueRule, same: readonly (readonly string[])[] = []): string[] =>
  leagueTable(rule, events, same).rows.map(({ rank, name, points, results }) => `${rank} ${name} ${points} (${results.map((one) => (one.counts ? one.points : `[${one.points}]`)).join(' ')})`) // prettier-ignore

describe('what an event is worth', () => {
  const text = (rule: LeagueRule, place: number, sharing = 1): string =>
    fractionText(pointsOf(rule, { place, sharing, wins: 2, byes: 1, score: 150 }))

  it('is what its place is worth; who shares one has the mean, exactly, or all of it', () => {
    expect([1, 2, 3, 4, 5].map((place) => text(LEAGUE_RULES.places, place))).toEqual(['6/1', '4/1', '2/1', '1/1', '0/1'])
    expect(text(LEAGUE_RULES.places, 2, 3)).toBe('7/3')
    expect(text({ ...LEAGUE_RULES.places, shared: 'same' }, 2, 3)).toBe('4/1')
  })

  it('is wins, byes, points and being there, each by its own worth', () => {
    expect(text({ win: 3, bye: '3/2' }, 9)).toBe('15/2')
    expect(text({ score: '1/100', attended: 1 }, 9)).toBe('5/2')
    expect(text({}, 1)).toBe('0/1')
  })
})

describe('the standings of a league', () => {
  it('add up what each event is worth, by names and whatever their ids are', () => {
    expect(short(LEAGUE_RULES.places)).toEqual([
      '1 kim 10/1 (6/1 4/1)',
      '2 Ada 8/1 (2/1 6/1)',
      '3 Bo 5/1 (4/1 1/1)',
      '4 Dan 2/1 (2/1)',
      '5 Cy 1/1 (1/1)'
    ])
  })

  it('have the number by which the publisher knows a player, the last that an event has', () => {
    const nightOf = (...players: readonly FactJson[]): EventState => {
      const log = new EventLog({ perSide: 2 })
      for (const [index, player] of players.entries()) mustTake(log, { do: 'register', player: `p${index}`, ...player })
      mustTake(log, { do: 'round', round: 1, pairs: [['p0', 'p1']] })
      mustTake(log, { do: 'result', round: 1, table: 1, winner: 'p0', score: {} })
      return log.state
    }
    const kim = { name: 'Kim', publisher: 'WIN-1' }
    const two = { name: 'Ada & Bo', members: ['Ada', 'Bo'], publisher: '– & WIN-3' }
    const numbers = (...states: readonly EventState[]) =>
      Object.fromEntries(
        leagueTable(
          LEAGUE_RULES.places,
          states.map((state, index) => ({ id: String(index), state }))
        ).rows.map(({ name, publisher }) => [name, publisher])
      )
    expect(numbers(nightOf(kim, two))).toEqual({ Kim: 'WIN-1', Ada: undefined, Bo: 'WIN-3' })
    const later = nightOf({ name: 'kim', publisher: 'WIN-9' }, { name: 'Bo' })
    expect(numbers(nightOf(kim, two), later)).toEqual({ kim: 'WIN-9', Ada: undefined, Bo: 'WIN-3' })
  })

  it('count the best so many, the earlier of equal ones, and tell which', () => {
    expect(short({ ...LEAGUE_RULES.places, best: 1 })).toEqual(['1 kim 6/1 (6/1 [4/1])', '2 Ada 6/1 ([2/1] 6/1)', '3 Bo 4/1 (4/1 [1/1])', '4 Dan 2/1 (2/1)', '5 Cy 1/1 (1/1)']) // prettier-ignore
  })

  it('count what there is of who was away, had a bye or left before play; worked out by hand, before and after a correction', () => {
    const eventOf = (names: readonly string[], ...facts: readonly FactJson[]): EventState => {
      const log = new EventLog({})
      for (const name of names) mustTake(log, { do: 'register', player: name, name })
      for (const fact of facts) mustTake(log, fact)
      return log.state
    }
    const won = (table: number, score: Readonly<Record<string, number>>): FactJson => ({ do: 'result', round: 1, table, score })
    const first = [{ do: 'round', round: 1, pairs: [['Kim', 'Ada'], ['Bo', 'Cy']] }, won(1, { Kim: 100, Ada: 50 }), won(2, { Bo: 100, Cy: 50 })] // prettier-ignore
    const away = eventOf(['Ada', 'Bo', 'Cy'], { do: 'round', round: 1, pairs: [['Ada', 'Bo']], bye: 'Cy' }, won(1, { Ada: 90, Bo: 80 }))
    const left = eventOf(['Kim', 'Cy', 'Ada'], { do: 'drop', player: 'Ada' }, { do: 'round', round: 1, pairs: [['Kim', 'Cy']] }, won(1, { Kim: 300, Cy: 0 })) // prettier-ignore
    const table = (...more: readonly FactJson[]): string[] =>
      leagueTable({ ...LEAGUE_RULES.places, best: 2 }, [
        { id: '1', state: eventOf(['Kim', 'Ada', 'Bo', 'Cy'], ...first, ...more) },
        { id: '2', state: away },
        { id: '3', state: left }
      ]).rows.map(({ rank, name, points, total }) => `${rank} ${name} ${points} ${total}`)
    expect(table()).toEqual(['1 Kim 11/1 11/1', '2 Cy 10/1 23/2', '3 Bo 7/1 7/1', '4 Ada 11/2 11/2'])
    const corrected = table({ ...won(1, { Ada: 100, Kim: 50 }), do: 'correct' })
    expect(corrected).toEqual(['1 Cy 10/1 23/2', '2 Ada 9/1 9/1', '3 Kim 15/2 15/2', '4 Bo 7/1 7/1'])
  })

  it('share a rank where nothing parts two of them', () => {
    const { rows } = leagueTable({ attended: 1 }, events)
    expect(rows.map(({ rank, name }) => `${rank} ${name}`)).toEqual(['1 kim', '2 Ada', '3 Bo', '4 Cy', '4 Dan'])
    const [a, b] = leagueTable({ attended: 1 }, [{ id: 'one', state: night(['A', 10, 'B', 5], ['C', 10, 'D', 5]) }]).rows
    expect([a!.rank, b!.rank]).toEqual([1, 1])
  })

  it('take two names of one person together where somebody says so', () => {
    const both = leagueTable(LEAGUE_RULES.places, events, [['Cy', 'dan']]).rows.find(({ name }) => name === 'Dan')
    expect(both).toMatchObject({ points: '3/1', results: [{ event: 'one' }, { event: 'two' }] })
  })

  it('are others as soon as an event is corrected; events that are not here are told', () => {
    const { facts, log, settings } = randomEvent(7, 8, 3)
    const table = (state: EventState) => leagueTable(LEAGUE_RULES.places, [{ id: 'e', state }, { id: 'gone', state: null }]) // prettier-ignore
    const other = new EventLog(settings)
    for (const fact of facts) mustTake(other, fact)
    const [result] = facts.filter((fact): fact is FactJson & { winner: string; score: Record<string, number> } => fact.do === 'result' && fact.kind === undefined) // prettier-ignore
    const loser = Object.keys(result!.score).find((one) => one !== result!.winner)!
    mustTake(other, { ...result!, do: 'correct', winner: loser })
    expect(table(other.state).rows).not.toEqual(table(log.state).rows)
    expect(table(log.state).missing).toEqual(['gone'])
  })

  it('keep somebody who was forgotten apart from everybody else of that number', () => {
    const forget = (): EventState => {
      const log = new EventLog({})
      for (const player of ['a', 'b']) mustTake(log, { do: 'register', player, name: player })
      mustTake(log, { do: 'round', round: 1, pairs: [['a', 'b']] })
      mustTake(log, { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 2, b: 1 } })
      mustTake(log, { do: 'forget', player: 'a' })
      return log.state
    }
    const { rows } = leagueTable(LEAGUE_RULES.places, [{ id: 'one', state: forget() }, { id: 'two', state: forget() }]) // prettier-ignore
    expect(rows.filter(({ name }) => name === 'Player 1')).toHaveLength(2)
  })

  it('of random events: every point is somebody’s, and ranks follow the order', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const states = [1, 2, 3].map((more) => ({ id: String(more), state: randomEvent(seed * 10 + more, 5 + (seed % 6), 2).log.state }))
      const { rows } = leagueTable({ ...LEAGUE_RULES.places, best: 2 }, states)
      rows.forEach(({ rank, results }, index) => {
        expect(rank).toBeGreaterThanOrEqual(rows[index - 1]?.rank ?? 1)
        expect(results.filter(({ counts }) => counts).length).toBe(Math.min(2, results.length))
      })
      // Six, four, two and one for each event, however places are shared.
      const sum = leagueTable(LEAGUE_RULES.places, states).rows.reduce((all, { points }) => all + Number(points.split('/')[0]) / Number(points.split('/')[1]), 0) // prettier-ignore
      expect(sum).toBeCloseTo(39)
    }
  })
})

it('places after a cut: the bracket first, then the standings', () => {
  const log = new EventLog({})
  for (const player of ['a', 'b', 'c', 'd']) mustTake(log, { do: 'register', player, name: player })
  mustTake(log, { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']] }) // prettier-ignore
  mustTake(log, { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 9, b: 1 } })
  mustTake(log, { do: 'result', round: 1, table: 2, winner: 'c', score: { c: 8, d: 2 } })
  mustTake(log, { do: 'cut', size: 2 })
  mustTake(log, { do: 'result', match: 'cut-1-1', winner: 'c', score: { a: 1, c: 5 } })
  expect(finalPlaces(log.state).map(({ player, place }) => `${place}${player}`)).toEqual(['1c', '2a', '3d', '4b'])
})

describe('the file of a league', () => {
  const league = {
    format: 'linejudge-league/1',
    id: 'autumn',
    name: 'Autumn',
    rule: { places: [6, '9/2'], shared: 'same', best: 2, later: true },
    events: [{ id: 'one', name: 'First night', on: '2026-11-01', extra: 1 }, { id: 'two' }],
    same: [['Kim', 'Kim P.']],
    somebody: 'else'
  }

  it('goes out as it came in, byte by byte, with fields that nobody knows', () => {
    const read = parseLeagueFile(league)
    if (!read.ok) throw new Error(read.problems[0]!.message)
    const text = leagueFileText(read.value)
    expect(JSON.parse(text)).toEqual(league)
    const again = parseLeagueFile(JSON.parse(text))
    expect(again.ok && leagueFileText(again.value)).toBe(text)
  })

  it('says what is wrong with its place', () => {
    const wrong = (change: object): string[] => {
      const read = readLeague({ ...league, ...change })
      return read.ok ? [] : read.problems.map(({ path }) => path)
    }
    expect(wrong({ events: [{ id: 'one' }, { id: 'one' }] })).toEqual(['/events/1'])
    expect(wrong({ rule: { places: ['1/0'] } })).toEqual(['/rule/places/0'])
    expect(wrong({ rule: { best: 0 } })).toEqual(['/rule/best'])
    expect(wrong({ format: 'linejudge-event/1' })).toEqual(['/format'])
    expect(wrong({ files: [{ format: 'linejudge-event/1', id: 'x', log: [{ do: 7 }] }] })).toEqual(['/files/0/log/0/do'])
    expect(wrong({})).toEqual([])
  })
})
