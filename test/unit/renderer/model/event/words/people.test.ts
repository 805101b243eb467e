/** The people of an event: found at the door by what is typed, told apart, counted. */
import { describe, expect, it } from 'vitest'
import {
  byName,
  foundPlayers,
  nameOf,
  neededRounds,
  newPlayerId,
  sameAs,
  standingOf
} from '../../../../../../src/renderer/model/event/words/people.ts'
import { logOf } from '../../../../../support/randomEvents.ts'

const NAMES: readonly (readonly [name: string, club?: string])[] = [
  ['Kim Pairman Theodor'],
  ['Theo Vance'],
  ['Stan Marsh', 'Red Dragons'],
  ['Dr. Ana Lo'],
  ['The Pair'],
  ['Noël Saint-Cyr', 'Andes'],
  ['Marsha Stone']
]
const { state } = logOf(NAMES.map(([name, club], index) => ({ do: 'register', player: `p${index + 1}`, name, ...(club && { club }) })))
const all = [...state.players.values()]

describe('who is looked for at the door', () => {
  it.each<[typed: string, found: readonly string[]]>([
    ['', NAMES.map(([name]) => name)],
    [' . ', NAMES.map(([name]) => name)],
    ['mar', ['Marsha Stone', 'Stan Marsh']],
    ['sto mar', ['Marsha Stone']],
    ['NOEL', ['Noël Saint-Cyr']],
    ['drag', ['Stan Marsh']],
    ['pair', ['The Pair', 'Kim Pairman Theodor']],
    ['arsh', []],
    ['mar xyz', []],
    // An article, an abbreviation and what it stands for are the beginnings of other words as well.
    ['the', ['Theo Vance', 'The Pair', 'Kim Pairman Theodor']],
    ['a', ['Dr. Ana Lo', 'Noël Saint-Cyr']],
    ['an', ['Dr. Ana Lo', 'Noël Saint-Cyr']],
    ['st', ['Stan Marsh', 'Noël Saint-Cyr', 'Marsha Stone']],
    ['dr', ['Dr. Ana Lo', 'Stan Marsh']],
    ['doctor', ['Dr. Ana Lo']]
  ])('%j', (typed, found) => {
    expect(foundPlayers(all, typed).map(({ name }) => name)).toEqual(found)
  })
})

it('are listed by name, and by their numbers where they have the same one', () => {
  const twins = logOf(['Kim', 'Ada', 'Kim', 'Élan', 'Eve'].map((name, index) => ({ do: 'register', player: `p${index}`, name }))).state
  expect(byName(twins).map(({ name, number }) => `${name} ${number}`)).toEqual(['Ada 2', 'Élan 4', 'Eve 5', 'Kim 1', 'Kim 3'])
  expect(byName(twins)[0]).not.toBe(twins.players.get('p1'))
})

it('are the same under the same name, and called by it; who is not there by the id', () => {
  expect([sameAs(all, 'ANA LO')?.id, sameAs(all, 'doctor ana lo')?.id, sameAs(all, 'Ana')?.id]).toEqual([undefined, 'p4', undefined])
  expect([nameOf(state, 'p2'), nameOf(state, 'p99')]).toEqual(['Theo Vance', 'p99'])
})

it('get ids that nobody has', () => {
  const some = logOf(['p1', 'p3', 'x'].map((player) => ({ do: 'register', player, name: player }))).state
  expect([newPlayerId(some), newPlayerId(some, new Set(['p4'])), newPlayerId(some, new Set(['p4', 'p5', 'p7']))]).toEqual([
    'p4',
    'p5',
    'p8'
  ])
  expect(newPlayerId(logOf([{ do: 'register', player: 'p2', name: 'x' }]).state)).toBe('p3')
})

it.each([
  [[], 'in', 'not-here'],
  [[{ do: 'check-in', player: 'a' }], 'in', 'in'],
  [[{ do: 'drop', player: 'a' }], 'dropped', 'dropped'],
  [[{ do: 'penalty', player: 'a', level: 'disqualification', infraction: 'x' }], 'disqualified', 'disqualified']
] as const)('stand where %j has brought them: %s, with checking in %s', (facts, plain, checked) => {
  const standing = (checkIn: boolean) => {
    const made = logOf([{ do: 'register', player: 'a', name: 'A' }, ...facts], { checkIn }).state
    return standingOf(made, made.players.get('a')!)
  }
  expect([standing(false), standing(true)]).toEqual([plain, checked])
})

it('wait where the event is full, until they leave', () => {
  const full = [{ do: 'register', player: 'a', name: 'A' }, { do: 'register', player: 'b', name: 'B', waiting: true }] // prettier-ignore
  const b = (more: readonly { do: string; player: string }[]) => {
    const made = logOf([...full, ...more], { cap: 1 }).state
    return standingOf(made, made.players.get('b')!)
  }
  expect([b([]), b([{ do: 'drop', player: 'b' }])]).toEqual(['waiting', 'dropped'])
})

it('need three rounds at least, and one more each time their number doubles', () => {
  expect([0, 2, 8, 9, 16, 17, 32, 33, 64, 65, 500].map(neededRounds)).toEqual([3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 9])
})
