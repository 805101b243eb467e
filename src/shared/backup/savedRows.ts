/** The checks of rows that only this app writes: saved rulings, notes on rules, sessions, events and their facts, settings. */
import { expects } from '../base/problem.ts'
import * as v from 'valibot'
import { checked, isRecord, listOf, optionalText, recordOf, text, whole } from '../base/validate.ts'
import type { ClixCase } from '../contract/case.ts'
import type { Ruling } from '../contract/ruling.ts'
import type { GameCase } from '../games/common/game.ts'

/** The sizes of everything but the board. */
export const SCALES = ['small', 'normal', 'large', 'larger'] as const

const isCase = (value: unknown): value is ClixCase =>
  isRecord(value) &&
  value.format === 'clixcase/1' &&
  typeof value.ruleset === 'string' &&
  isRecord(value.ask) &&
  typeof value.ask.kind === 'string'

const savedCase = v.custom<ClixCase>(isCase, 'a case ("format": "clixcase/1", with a ruleset and a question)')

/** What a neighbouring game keeps: its own check takes place when its table is put back. */
const gameCase = v.custom<GameCase>(isCase, 'a case ("format": "clixcase/1", with a ruleset and a question)')

/** Only what the app relies on to show a list and to ask again; the ruling's own fields are its kind's business. */
const rulingFrame = v.looseObject({
  kind: text(60),
  verdict: text(60),
  ruleset: text(60),
  because: listOf(v.looseObject({ rule: text(60), weight: text(20) }), 5000),
  cites: listOf(v.unknown(), 5000),
  notConsidered: listOf(v.unknown(), 5000)
})

/** This app alone writes it, as the engine gave it: beyond its frame it is what its kind says. */
const ruling = v.pipe(rulingFrame, v.custom<v.InferOutput<typeof rulingFrame> & Ruling>(isRecord))

const time = v.pipe(v.string(), v.isoTimestamp(expects('expected.time', {})))

const engineSaid = v.object({ engineVersion: optionalText(60), verdict: text(60), rule: optionalText(60) })

const savedRuling = v.object({
  id: text(120),
  title: optionalText(500),
  savedAt: time,
  engineVersion: optionalText(60),
  case: savedCase,
  ruling,
  table: v.optional(optionalText(60)),
  round: v.optional(optionalText(60)),
  players: v.optional(optionalText(500)),
  note: v.optional(optionalText(20_000)),
  event: v.optional(optionalText(200)),
  call: v.optional(optionalText(200)),
  override: v.optional(
    v.object({ verdict: text(200), reason: text(2000), rule: v.optional(text(60)), author: optionalText(200), at: time })
  ),
  earlier: v.optional(listOf(engineSaid, 100)),
  leftAs: v.optional(engineSaid)
})

export const parseSavedRuling = (json: unknown) => checked(savedRuling, json)

const ruleNote = v.object({ id: text(60), text: optionalText(20_000), bookmarked: v.boolean(), changedAt: time })
export const parseRuleNote = (json: unknown) => checked(ruleNote, json)

const state = v.custom<Readonly<Record<string, unknown>>>(isRecord, expects('expected.any-object', {}))
const storedSession = v.object({ id: text(120), state })
export const parseStoredSession = (json: unknown) => checked(storedSession, json)

const storedEvent = v.object({ id: text(200), name: text(200), state })
export const parseStoredEvent = (json: unknown) => checked(storedEvent, json)

/** What a fact says is decided by the log that it belongs to. */
const storedFact = v.object({
  event: text(200),
  at: whole(1, 999_999_999),
  fact: state,
  left: v.optional(v.picklist(['refused', 'repeated']))
})
export const parseStoredFact = (json: unknown) => checked(storedFact, json)

export const DEFAULT_SETTINGS = {
  theme: 'system',
  ruleset: 'heroclix-2012',
  squareNames: false,
  firstStripSeen: false,
  table: null
} as const

const settings = v.object({
  theme: v.fallback(v.picklist(['dark', 'bright', 'system']), DEFAULT_SETTINGS.theme),
  ruleset: v.fallback(text(60), DEFAULT_SETTINGS.ruleset),
  squareNames: v.fallback(v.boolean(), DEFAULT_SETTINGS.squareNames),
  firstStripSeen: v.fallback(v.boolean(), DEFAULT_SETTINGS.firstStripSeen),
  tourSeen: v.fallback(v.optional(v.boolean()), undefined),
  scale: v.fallback(v.optional(v.picklist(SCALES)), undefined),
  gestures: v.fallback(v.optional(v.boolean()), undefined),
  penOnly: v.fallback(v.optional(v.boolean()), undefined),
  lastMaps: v.fallback(v.optional(listOf(text(200), 20)), undefined),
  lastSpecials: v.fallback(v.optional(listOf(text(200), 20)), undefined),
  lastFigures: v.fallback(v.optional(listOf(v.object({ set: text(120), figure: text(120), on: text(40) }), 40)), undefined),
  tableColumns: v.fallback(v.optional(recordOf(text(120), optionalText(40), 400)), undefined),
  board: v.fallback(
    v.optional(
      v.object({
        hidden: v.optional(v.pipe(v.array(text(30)), v.maxLength(40))),
        profile: v.optional(v.boolean()),
        inch: v.optional(v.pipe(v.number(), v.minValue(20), v.maxValue(1000))),
        squareInches: v.optional(v.pipe(v.number(), v.minValue(0.25), v.maxValue(6))),
        turned: v.optional(v.picklist([0, 1, 2, 3])),
        dials: v.optional(v.boolean())
      })
    ),
    undefined
  ),
  searchWords: v.optional(listOf(listOf(text(60), 20), 300)),
  table: v.nullable(savedCase),
  savedId: v.fallback(v.optional(v.nullable(text(200))), undefined),
  descentFaces: v.optional(v.unknown()),
  importChoices: v.fallback(
    v.optional(
      recordOf(
        text(200),
        v.object({
          objects: v.optional(v.picklist(['skip', 'blocking', 'hindering', 'walls'])),
          tiles: v.optional(recordOf(text(12), text(80), 500)),
          hidden: v.optional(v.picklist(['skip', 'read'])),
          level: v.optional(text(80))
        }),
        20
      )
    ),
    undefined
  ),
  systemTables: v.optional(recordOf(v.string(), gameCase, 10))
})

/**
 * A switch with an unknown value falls back to its default, so that settings from another version still open. The
 * table is the user's work and is not: if it is damaged, the whole row is set aside and told.
 */
export const parseSettings = (json: unknown) => (isRecord(json) ? checked(settings, { table: null, ...json }) : checked(settings, json))
