/** The standings of a league: what its events come to, worked out of their logs each time, so that a corrected event corrects the league. */
import { compareFractions, fractionText, sumOf, type Fraction } from '../../base/numbers/fraction.ts'
import { finalPlaces } from '../state/finalPlaces.ts'
import { recordsOf, scoreOf } from '../state/standings.ts'
import { openTables } from '../state/state.ts'
import { leaguePeople, namesOfPlayer, type LeagueEvent, type LeaguePerson } from './people.ts'
import { pointsOf } from './rule.ts'
import type { LeagueRule } from './ruleFields.ts'

export interface LeagueResult {
  readonly event: string
  readonly place: number
  readonly wins: number
  readonly byes: number
  readonly score: number
  /** In lowest terms. */
  readonly points: string
  /** Whether it is among the best that count. */
  readonly counts: boolean
}

export interface LeagueRow {
  /** Who cannot be told apart shares one; the next rank is left out. */
  readonly rank: number
  /** As the last event has it. */
  readonly name: string
  /** 1 for the first who was registered in any of the events. */
  readonly number: number
  readonly minor: boolean
  /** The number by which the publisher knows them, as the last event has it; absent: none is known. */
  readonly publisher?: string
  /** Of the events that count. */
  readonly points: string
  /** Of all events. */
  readonly total: string
  /** Events won. */
  readonly firsts: number
  /** Matches won in all events, without byes. */
  readonly wins: number
  /** In the order of the league's events. */
  readonly results: readonly LeagueResult[]
}

export interface LeagueTable {
  /** In the order of the league. */
  readonly events: readonly { readonly id: string; readonly players: number; readonly open: number }[]
  /** Events that are not here. */
  readonly missing: readonly string[]
  readonly rows: readonly LeagueRow[]
}

interface Person {
  name: string
  readonly is: LeaguePerson
  readonly results: { readonly event: string; readonly place: number; readonly wins: number; readonly byes: number; readonly score: number; readonly points: Fraction }[] // prettier-ignore
}

/**
 * Who stands where over all events. Somebody is the same person under the same name (NAM-01).
 * @param same names of one person, a list each
 */
export function leagueTable(rule: LeagueRule, events: readonly LeagueEvent[], same: readonly (readonly string[])[] = []): LeagueTable {
  const everybody = leaguePeople(events, same)
  const people = new Map<LeaguePerson, Person>()
  const here: LeagueTable['events'][number][] = []
  for (const { id, state } of events) {
    if (state === null) continue
    const records = recordsOf(state)
    const places = finalPlaces(state).filter(({ player }) => {
      const record = records.get(player)
      return record !== undefined && record.played + record.byes > 0
    })
    here.push({ id, players: places.length, open: openTables(state).length })
    for (const { player, place } of places) {
      const found = state.players.get(player)!
      const record = records.get(player)!
      const sharing = places.filter((one) => one.place === place).length
      const figures = { place, wins: record.won, byes: record.byes, score: scoreOf(record) }
      const points = pointsOf(rule, { ...figures, sharing })
      // Who played together has each the whole of it.
      for (const name of namesOfPlayer(found)) {
        const is = everybody.of(id, found, name)!
        const person = people.get(is) ?? { name, is, results: [] }
        person.name = name
        person.results.push({ event: id, ...figures, points })
        people.set(is, person)
      }
    }
  }
  const ranked = [...people.values()].map((person) => rankedOf(person, rule.best ?? Infinity)).toSorted(compareRanked)
  let rank = 1
  const rows = ranked.map((one, index): LeagueRow => {
    if (index > 0 && compareRanked(ranked[index - 1]!, one) !== 0) rank = index + 1
    const { person, points, total, firsts, wins, counted } = one
    return {
      rank,
      name: person.name,
      number: person.is.number,
      minor: person.is.minor,
      ...(person.is.publisher !== null && { publisher: person.is.publisher }),
      points: fractionText(points),
      total: fractionText(total),
      firsts,
      wins,
      results: person.results.map((result) => ({ ...result, points: fractionText(result.points), counts: counted.has(result) }))
    }
  })
  return { events: here, missing: events.filter(({ state }) => state === null).map(({ id }) => id), rows }
}

interface Ranked {
  readonly person: Person
  readonly points: Fraction
  readonly total: Fraction
  readonly firsts: number
  readonly wins: number
  readonly counted: ReadonlySet<Person['results'][number]>
}

function rankedOf(person: Person, best: number): Ranked {
  const { results } = person
  // Of equal ones the earlier counts.
  const counted = new Set(results.toSorted((a, b) => compareFractions(b.points, a.points)).slice(0, best))
  const sum = (some: Iterable<Person['results'][number]>): Fraction => sumOf([...some].map(({ points }) => points))
  return {
    person,
    counted,
    points: sum(counted),
    total: sum(results),
    firsts: results.filter(({ place }) => place === 1).length,
    wins: results.reduce((all, { wins }) => all + wins, 0)
  }
}

/** Points that count, then all points, then events won, then matches won. */
const compareRanked = (a: Ranked, b: Ranked): number =>
  compareFractions(b.points, a.points) || compareFractions(b.total, a.total) || b.firsts - a.firsts || b.wins - a.wins
