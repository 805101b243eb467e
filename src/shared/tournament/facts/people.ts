/** Who takes part: registered, checked in, gone, back. */
import * as v from 'valibot'
import { listOf, text } from '../../base/validate.ts'
import { refuse, type Refusal } from '../state/refusals.ts'
import { NAME } from '../state/settings.ts'
import { roundsAway, type EventState, type PlayerState } from '../state/state.ts'
import { factKind, player } from './factKind.ts'

/** The player of a fact, whose being there has been checked. */
export const playerOf = (state: EventState, id: string): PlayerState => state.players.get(id)!

const club = v.nullish(text(200))
/** The number by which the publisher knows the player: of two who play together both, as their names are. */
const publisher = v.nullish(text(80))
/** Who plays together on one side. */
const members = v.optional(listOf(NAME, 4))

const register = factKind({
  do: 'register',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player, name: NAME, members, club, publisher, minor: v.optional(v.boolean()), waiting: v.optional(v.boolean()) }),
  refuse: (state, fact) => (state.players.has(fact.player) ? refuse('already-registered', { player: fact.player }) : null),
  take(state, fact) {
    state.players.set(fact.player, {
      id: fact.player,
      number: state.players.size + 1,
      name: fact.name,
      formerNames: [],
      members: fact.members ?? [],
      club: fact.club ?? null,
      publisher: fact.publisher ?? null,
      minor: fact.minor ?? false,
      entered: state.rounds.length,
      leftAfter: null,
      away: [],
      checkedIn: false,
      waiting: fact.waiting ?? false,
      paid: false,
      dropped: false,
      disqualified: false,
      forgotten: false,
      list: null,
      listCheck: null
    })
  }
})

const editPlayer = factKind({
  do: 'edit-player',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player, name: v.optional(NAME), members, club, publisher, minor: v.optional(v.boolean()) }),
  players: (fact) => [fact.player],
  take(state, fact) {
    const found = playerOf(state, fact.player)
    if (fact.name !== undefined && !found.forgotten) {
      const before = [...found.formerNames, found.name, ...found.members]
      found.name = fact.name
      found.members = fact.members ?? []
      found.formerNames = [...new Set(before)].filter((name) => name !== found.name && !found.members.includes(name))
    }
    if (fact.club !== undefined) found.club = fact.club
    // A name that is gone is not brought back by a number.
    if (fact.publisher !== undefined && !found.forgotten) found.publisher = fact.publisher
    if (fact.minor !== undefined) found.minor = fact.minor
  }
})

const checkIn = factKind({
  do: 'check-in',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player }),
  players: (fact) => [fact.player],
  take(state, fact) {
    playerOf(state, fact.player).checkedIn = true
  }
})

const drop = factKind({
  do: 'drop',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player }),
  players: (fact) => [fact.player],
  refuse: (state, fact) => (playerOf(state, fact.player).dropped ? refuse('already-dropped', { player: fact.player }) : null),
  take(state, fact) {
    const found = playerOf(state, fact.player)
    found.dropped = true
    found.leftAfter = state.rounds.length
  }
})

const comeBack = factKind({
  do: 'return',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player }),
  players: (fact) => [fact.player],
  refuse(state, fact): Refusal | null {
    const { dropped, disqualified } = playerOf(state, fact.player)
    if (disqualified) return refuse('disqualified', { player: fact.player })
    return dropped ? null : refuse('not-dropped', { player: fact.player })
  },
  take(state, fact) {
    const found = playerOf(state, fact.player)
    found.away = [...found.away, ...roundsAway(state, found)]
    found.dropped = false
    found.leftAfter = null
  }
})

/** Somebody of the waiting list comes in. */
const admit = factKind({
  do: 'admit',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player }),
  players: (fact) => [fact.player],
  // Who is in has not missed the rounds until now.
  refuse: (state, fact) => (playerOf(state, fact.player).waiting ? null : refuse('already-registered', { player: fact.player })),
  take(state, fact) {
    const found = playerOf(state, fact.player)
    found.waiting = false
    found.entered = state.rounds.length
  }
})

const fee = factKind({
  do: 'fee',
  roles: ['scorekeeper'],
  schema: v.looseObject({ player, paid: v.boolean() }),
  players: (fact) => [fact.player],
  take(state, fact) {
    playerOf(state, fact.player).paid = fact.paid
  }
})

/** The name goes for good; the record keeps the number. */
const forget = factKind({
  do: 'forget',
  roles: [],
  schema: v.looseObject({ player }),
  players: (fact) => [fact.player],
  take(state, fact) {
    const found = playerOf(state, fact.player)
    found.name = `Player ${found.number}`
    found.members = []
    found.formerNames = []
    found.club = null
    found.publisher = null
    found.forgotten = true
  }
})

export const PEOPLE = [register, editPlayer, checkIn, drop, comeBack, admit, fee, forget]
