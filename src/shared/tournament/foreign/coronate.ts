/**
 * The file of Coronate, a program for chess tournaments: all its players and tournaments. Its matches know no points, so that none are
 * told here; white went first.
 */
import * as v from 'valibot'
import { ok, type Problem, type Result } from '../../base/result.ts'
import { checked, failWith, isRecord, listOf, pointerStep, recordOf, text } from '../../base/validate.ts'
import { EVENT_FORMAT } from '../asks/readEvent.ts'
import type { EventImporter, ForeignEvent, ForeignEvents, LeftOut, LeftOutCode } from './foreignEvent.ts'

/** In the place of an opponent: a bye. */
const NOBODY = '________DUMMY________'

const [MOST_PLAYERS, MOST_ROUNDS, MOST_TOURNAMENTS] = [5000, 100, 500]
const id = text(200)
const words = v.pipe(v.string(), v.maxLength(200))
const match = v.looseObject({ whiteId: id, blackId: id, result: words })
const tournament = v.looseObject({
  id,
  name: words,
  date: v.optional(v.unknown()),
  playerIds: listOf(id, MOST_PLAYERS),
  roundList: listOf(listOf(match, MOST_PLAYERS), MOST_ROUNDS),
  scoreAdjustments: v.nullish(listOf(v.unknown(), MOST_PLAYERS)),
  tieBreaks: v.nullish(listOf(v.unknown(), 100))
})
/** Tournaments and players are checked one by one: one that cannot be read leaves the others. */
const file = v.looseObject({
  config: v.nullish(v.looseObject({ avoidPairs: v.nullish(listOf(v.unknown(), MOST_PLAYERS)), byeValue: v.optional(v.unknown()) })),
  players: recordOf(id, v.unknown(), MOST_PLAYERS),
  tournaments: recordOf(id, v.unknown(), MOST_TOURNAMENTS)
})
type File = v.InferOutput<typeof file>
type Tournament = v.InferOutput<typeof tournament>
type Match = v.InferOutput<typeof match>
type Fact = Readonly<Record<string, unknown>>

export const coronate: EventImporter = {
  name: 'coronate',
  program: 'Coronate',
  recognises: (json) => isRecord(json) && isRecord(json.tournaments) && isRecord(json.players) && !('format' in json),
  read(json): Result<ForeignEvents> {
    const read = checked(file, json)
    if (!read.ok) return read
    const events: ForeignEvent[] = []
    const broken: { readonly name: string; readonly problems: readonly Problem[] }[] = []
    for (const [key, one] of Object.entries(read.value.tournaments)) {
      const own = checked(tournament, one, `/tournaments${pointerStep(key)}`)
      if (own.ok) events.push(eventOf(read.value, own.value))
      else broken.push({ name: isRecord(one) && typeof one.name === 'string' ? one.name : key, problems: own.problems })
    }
    return events.length > 0 || broken.length === 0 ? ok({ events, broken }) : failWith(broken.flatMap(({ problems }) => problems))
  }
}

/** A player of the file as far as it can be read. */
function playerOf({ players }: File, one: string): { readonly name: string; readonly isRated: boolean } {
  const known: unknown = Object.hasOwn(players, one) ? players[one] : undefined
  if (!isRecord(known)) return { name: '', isRated: false }
  const names = [known.firstName, known.lastName].filter((part) => typeof part === 'string')
  return { name: names.join(' ').trim().slice(0, LONGEST_NAME), isRated: known.rating !== undefined && known.rating !== null }
}
const LONGEST_NAME = 200

function eventOf(all: File, { id, name, date, playerIds, roundList, scoreAdjustments, tieBreaks }: Tournament): ForeignEvent {
  const left = new Map<LeftOutCode, number>()
  const tell = (code: LeftOutCode, count = 0): void => {
    if (count > 0) left.set(code, (left.get(code) ?? 0) + count)
  }
  // A round that nobody is paired in yet has not begun.
  const rounds = roundList
    .map((matches) => matches.filter(({ whiteId, blackId }) => whiteId !== NOBODY || blackId !== NOBODY))
    .filter((matches) => matches.length > 0)
  tell('empty-matches', roundList.flat().length - rounds.flat().length)
  const inMatches = rounds.flatMap((matches) => matches.flatMap(({ whiteId, blackId }) => [whiteId, blackId]))
  const people = [...new Set([...playerIds, ...inMatches])].filter((one) => one !== NOBODY)
  const log: Fact[] = []
  const at = typeof date === 'string' && !Number.isNaN(Date.parse(date)) ? { at: new Date(date).toISOString() } : {}
  const write = (fact: Fact): void => {
    log.push({ ...fact, id: `coronate:${log.length + 1}`, ...at })
  }

  people.forEach((one, index) => {
    const { name: called } = playerOf(all, one)
    if (called === '') tell('nameless', 1)
    write({ do: 'register', player: one, name: called || `Player ${index + 1}` })
  })
  let playing = new Set(people)
  const sit = (seated: ReadonlySet<string>): void => {
    for (const player of people) {
      if (seated.has(player) && !playing.has(player)) write({ do: 'return', player })
      if (!seated.has(player) && playing.has(player)) write({ do: 'drop', player })
    }
    playing = new Set(seated)
  }
  rounds.forEach((matches, index) => {
    const round = index + 1
    const pairs = matches.filter((one) => byeOf(one) === null)
    const byes = matches.filter((one) => byeOf(one) !== null)
    const [first, ...others] = byes
    const bye = first ? byeOf(first) : null
    tell('other-byes', others.length)
    tell('lesser-byes', first && !isWonBye(first, all.config?.byeValue, round < rounds.length) ? 1 : 0)
    sit(new Set([...pairs.flatMap(({ whiteId, blackId }) => [whiteId, blackId]), ...(bye === null ? [] : [bye])]))
    write({ do: 'round', round, pairs: pairs.map(({ whiteId, blackId }) => [whiteId, blackId]), bye, hand: true })
    pairs.forEach((one, at) => {
      const came = cameOf(one, round < rounds.length)
      if (came === null) return
      if (came.told) tell(came.told, 1)
      write({ do: 'result', round, table: at + 1, ...came.fields, first: one.whiteId })
    })
  })
  // Whoever was taken out of the tournament played in it before.
  sit(new Set(playerIds.filter((one) => one !== NOBODY)))

  tell('adjustments', scoreAdjustments?.length)
  tell('ratings', people.filter((one) => playerOf(all, one).isRated).length)
  tell('tie-breaks', tieBreaks?.length)
  tell('avoided-pairs', all.config?.avoidPairs?.length ?? 0)
  return {
    file: {
      format: EVENT_FORMAT,
      id: `coronate-${id}`.slice(0, 200),
      name: name.trim() || 'Coronate',
      settings: { byeScore: 0, noShowScore: 0, rounds: rounds.length },
      log
    },
    left: [...left].map(([code, count]): LeftOut => ({ code, count }))
  }
}

/** Who has the bye; null: two play. */
const byeOf = ({ whiteId, blackId }: Match): string | null => (whiteId === NOBODY ? blackId : blackId === NOBODY ? whiteId : null)

/**
 * Whether a bye was worth a win, by the result of its match, or without one by the bye value of the file.
 * @param over whether its round is
 */
function isWonBye({ whiteId, result }: Match, byeValue: unknown, over: boolean): boolean {
  const won = whiteId === NOBODY ? ['blackWon', 'whiteAborted'] : ['whiteWon', 'blackAborted']
  if (result === 'notSet' && !over) return byeValue === undefined || byeValue === null || byeValue === 1
  return won.includes(result)
}

interface Came {
  readonly fields: Fact
  readonly told?: LeftOutCode
}

/** What came of a match; null: it is not over. @param over whether its round is */
function cameOf({ whiteId, blackId, result }: Match, over: boolean): Came | null {
  const bothLose = { kind: 'double-loss', score: {} }
  switch (result) {
    case 'whiteWon':
      return { fields: { winner: whiteId, score: {} } }
    case 'blackWon':
      return { fields: { winner: blackId, score: {} } }
    case 'whiteAborted':
      return { fields: { winner: blackId, kind: 'no-show', score: {} } }
    case 'blackAborted':
      return { fields: { winner: whiteId, kind: 'no-show', score: {} } }
    case 'draw':
      return { fields: bothLose, told: 'draws' }
    case 'aborted':
      return { fields: bothLose, told: 'no-result' }
    default:
      return over ? { fields: bothLose, told: 'no-result' } : null
  }
}
