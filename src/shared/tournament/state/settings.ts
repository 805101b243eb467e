/** How an event is run: what its organiser may choose, each with a default. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { day, listOf, oneOf, optionalText, recordOf, text, whole } from '../../base/validate.ts'
import { datedLists } from '../force/forceFields.ts'
import { AGES, PLAYS, type Age, type ForceErratum, type Play } from '../force/list.ts'
import { readFraction, type Fraction } from '../../base/numbers/fraction.ts'

export const MOST_POINTS = 1_000_000
/** Longer than any name that is called out. */
export const NAME = text(200)
/** Ids of players, calls, facts: whoever writes them chooses their form. */
export const ID = text(200)

const tableNumber = whole(1, 100_000)

const fields = {
  /** Points of a bye, which is a win. */
  byeScore: whole(0, MOST_POINTS),
  /** Points of the one who is there when the other is not, who has 0. */
  noShowScore: whole(0, MOST_POINTS),
  /** The least rate of wins with which an opponent counts, such as "3/10". */
  floor: v.pipe(
    v.string(expects('expected.fraction', {})),
    v.check((input) => readFraction(input) !== null, expects('expected.fraction', {}))
  ),
  /** Whether byes count in what an opponent is worth. */
  opponentByes: oneOf(['left-out', 'counted']),
  /** Whether rounds before somebody's entry are losses in the record. */
  late: oneOf(['loss', 'missed', 'none']),
  /** Whether only who checked in plays. */
  checkIn: v.boolean(),
  /** Up to this round a pair of one club costs. */
  keepApart: whole(0, 1000),
  firstTable: tableNumber,
  /** By player: who sits at the same table all day. */
  fixedTables: recordOf(ID, tableNumber, 10_000),
  /** Length of a round. */
  minutes: whole(1, 1440),
  /** Minutes left at which the time is called. */
  calls: listOf(whole(0, 1440), 20),
  buildTotal: whole(0, MOST_POINTS),
  /** The sets that are legal; left out or empty: all of them. */
  sets: listOf(text(200), 10_000),
  /** Which age is played; `any`: nobody asks. */
  age: oneOf(['any', ...AGES]),
  play: oneOf(PLAYS),
  /** The day of the event; null: not known. */
  on: v.nullable(day),
  /** The format of the edition that the event is played in; null: none. Its lists are among `lists`: they hold without the edition. */
  format: v.nullable(v.looseObject({ id: text(80), name: text(200) })),
  /** Legal sets of each age and lists of a format, with their days. */
  lists: datedLists,
  /** Whether at most the build total is recorded for a game; null: as in the edition. */
  scoreCap: v.nullable(v.boolean(expects('expected.flag', {}))),
  /** As time is called: the game ends at once, or after the round that is played. */
  atTime: oneOf(['at-once', 'last-round']),
  /** A tie at zero points: a roll decides, or both lose. */
  zeroTie: oneOf(['roll-off', 'double-loss']),
  /** Minutes to build a force in sealed play. */
  buildMinutes: whole(0, 1440),
  /** The edition that rulings of the event start from; empty: not said. */
  ruleset: optionalText(80),
  /** The edition that `ruleset` was as it was chosen: by the hash of its rules. `over`: the edition that ships and that it is made over. */
  edition: v.nullable(
    v.looseObject({ id: text(80), name: v.optional(text(200)), version: text(80), rules: text(80), over: v.optional(text(80)) })
  ),
  /** The documents of that edition, if it does not ship: itself and its parents. A device of the event rules by them. */
  editions: listOf(v.looseObject({}), 20),
  /** Rounds that are planned, and the size of the cut after them (0: none). */
  rounds: whole(0, 1000),
  cut: whole(0, 1024),
  /** So many players at most; who comes later waits. */
  cap: whole(0, 10_000),
  /** Players at one side of a table: two play, are paired and stand together. */
  perSide: whole(1, 4),
  /** What an entry costs, as it is said at the door. */
  fee: v.string(),
  /** What each place gets, the first place first. */
  prizes: listOf(v.string(), 1000),
  /** Minutes after a round is published in which displays show pairings only. */
  pairingsFor: whole(0, 60),
  /** Infractions that penalties are given for, as the judges choose them; empty: the usual ones. */
  infractions: listOf(text(200), 200),
  /** By table: the map that lies on it from the first round on. */
  tableMaps: v.pipe(
    recordOf(text(6), text(200), 10_000),
    v.check(
      (input) => Object.keys(input).every((table) => /^[1-9]\d{0,5}$/.test(table)),
      expects('expected.whole', { least: 1, most: 999_999 })
    )
  ),
  /** Whether nobody shall play on the same map twice, as far as tables can be given so. */
  mapsOnce: v.boolean(),
  /** Whether nobody shall sit at the same table twice, as far as tables can be given so. */
  tablesOnce: v.boolean(),
  /** What the store itself has banned or changed, and since when. */
  house: v.looseObject({
    on: v.optional(text(40)),
    banned: v.optional(listOf(text(200), 1000)),
    errata: v.optional(
      listOf(
        v.looseObject({
          figure: text(200),
          points: v.optional(whole(0, MOST_POINTS)),
          with: v.optional(listOf(text(200), 60)),
          without: v.optional(listOf(text(200), 60)),
          range: v.optional(whole(0, 99)),
          bolts: v.optional(whole(0, 9))
        }),
        1000
      )
    )
  }),
  /** How names are shown in public. */
  names: oneOf(['full', 'first', 'number']),
  /** A made-up event: by which seed, with how many players. */
  practice: v.looseObject({ seed: whole(0, 2 ** 31), players: whole(2, 500) })
} as const

/** Some of the settings, as an event and a change of settings have them. Fields of later versions are kept. */
export const someSettings = v.partial(v.looseObject(fields))

export type SomeSettings = v.InferOutput<typeof someSettings>

/** An edition as an event was set to it. */
export type PinnedEdition = NonNullable<SomeSettings['edition']>

/** What a store has banned or changed itself. */
export interface HouseRules {
  /** The day of the list, as it is written on it; null: not told. */
  readonly on: string | null
  /** Names or ids of figures and feats. */
  readonly banned: readonly string[]
  readonly errata: readonly ForceErratum[]
}

/** The settings that decide something, whole. */
export interface Settings {
  readonly byeScore: number
  readonly noShowScore: number
  readonly floor: Fraction
  readonly opponentByes: 'left-out' | 'counted'
  /** Which rounds are losses: those before an entry, also those between a drop and the return (`missed`), or none. */
  readonly late: 'loss' | 'missed' | 'none'
  readonly checkIn: boolean
  readonly keepApart: number
  readonly firstTable: number
  readonly fixedTables: ReadonlyMap<string, number>
  readonly minutes: number
  /** Falling. */
  readonly calls: readonly number[]
  readonly buildTotal: number
  readonly sets: ReadonlySet<string> | null
  readonly age: 'any' | Age
  readonly play: Play
  /** The day of the event, such as `2026-11-28`; null: it is unknown. */
  readonly on: string | null
  /** null: none. */
  readonly format: { readonly id: string; readonly name: string } | null
  readonly lists: NonNullable<SomeSettings['lists']>
  /** null: as the edition says (`cappedAt`). */
  readonly scoreCap: boolean | null
  readonly atTime: 'at-once' | 'last-round'
  readonly zeroTie: 'roll-off' | 'double-loss'
  readonly buildMinutes: number
  /** Rounds as planned; 0: as many as the players need. */
  readonly rounds: number
  /** Who plays on after them; 0: nobody. */
  readonly cut: number
  readonly ruleset: string | null
  /** null: not given, or an edition without versions. */
  readonly edition: PinnedEdition | null
  /** Empty: the edition ships. */
  readonly editions: readonly Readonly<Record<string, unknown>>[]
  /** 0: everybody. */
  readonly cap: number
  readonly perSide: number
  /** Empty: nothing. */
  readonly fee: string
  /** By place, from the first on; empty: none. */
  readonly prizes: readonly string[]
  /** Minutes after a round is published in which displays show pairings only; 0: never. */
  readonly pairingsFor: number
  /** Empty: the usual ones. */
  readonly infractions: readonly string[]
  readonly tableMaps: ReadonlyMap<number, string>
  readonly mapsOnce: boolean
  readonly tablesOnce: boolean
  /** null: the store has no list of its own. */
  readonly house: HouseRules | null
  readonly names: 'full' | 'first' | 'number'
  /** null: people are there. */
  readonly practice: { readonly seed: number; readonly players: number } | null
}

function houseOf(house: SomeSettings['house']): HouseRules | null {
  if (house === undefined) return null
  const { on = null, banned = [], errata = [] } = house
  return on === null && banned.length === 0 && errata.length === 0 ? null : { on, banned, errata }
}

/** With the defaults for what is left out. */
export function settingsOf(some: SomeSettings): Settings {
  return {
    byeScore: some.byeScore ?? 150,
    noShowScore: some.noShowScore ?? 150,
    floor: readFraction(some.floor ?? '3/10')!,
    opponentByes: some.opponentByes ?? 'left-out',
    late: some.late ?? 'loss',
    checkIn: some.checkIn ?? false,
    keepApart: some.keepApart ?? 0,
    firstTable: some.firstTable ?? 1,
    fixedTables: new Map(Object.entries(some.fixedTables ?? {})),
    minutes: some.minutes ?? 50,
    calls: (some.calls ?? [25, 10]).toSorted((a, b) => b - a),
    buildTotal: some.buildTotal ?? 300,
    sets: some.sets === undefined || some.sets.length === 0 ? null : new Set(some.sets),
    age: some.age ?? 'any',
    play: some.play ?? 'constructed',
    on: some.on ?? null,
    format: some.format ?? null,
    lists: some.lists ?? [],
    scoreCap: some.scoreCap ?? null,
    atTime: some.atTime ?? 'at-once',
    zeroTie: some.zeroTie ?? 'roll-off',
    buildMinutes: some.buildMinutes ?? 20,
    rounds: some.rounds ?? 0,
    cut: some.cut ?? 0,
    ruleset: some.ruleset === '' ? null : (some.ruleset ?? null),
    edition: some.edition ?? null,
    editions: some.editions ?? [],
    cap: some.cap ?? 0,
    perSide: some.perSide ?? 1,
    fee: some.fee ?? '',
    prizes: some.prizes ?? [],
    pairingsFor: some.pairingsFor ?? 5,
    infractions: some.infractions ?? [],
    tableMaps: new Map(Object.entries(some.tableMaps ?? {}).map(([table, map]) => [Number(table), map])),
    mapsOnce: some.mapsOnce ?? false,
    tablesOnce: some.tablesOnce ?? false,
    house: houseOf(some.house),
    names: some.names ?? 'full',
    practice: some.practice ?? null
  }
}

/** Editions with `score.atMostTotal`: at most the build total is recorded unless the event has its own setting. */
const CAPPED: readonly string[] = ['heroclix-2023']

/** The most points that are recorded for a game; null: there is no limit. */
export const cappedAt = ({
  scoreCap,
  ruleset,
  edition,
  buildTotal
}: Pick<Settings, 'scoreCap' | 'ruleset' | 'edition' | 'buildTotal'>): number | null => {
  const over = edition?.over ?? ruleset
  return (scoreCap ?? (over !== null && CAPPED.includes(over))) ? buildTotal : null
}
