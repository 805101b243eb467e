/** The checks of rows that only this app writes: notes on rules, sessions, events and their facts, settings. */
import { expects } from '../base/problem.ts'
import * as v from 'valibot'
import { checked, isRecord, listOf, optionalText, recordOf, text, whole } from '../base/validate.ts'
import { USUAL_EDITION } from '../editions/usual.ts'
import { gameCase, savedCase } from '../formats/documents/savedRuling.ts'

/** The sizes of everything but the board. */
export const SCALES = ['small', 'normal', 'large', 'larger'] as const

const time = v.pipe(v.string(), v.isoTimestamp(expects('expected.time', {})))

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
  ruleset: USUAL_EDITION,
  squareNames: false,
  firstStripSeen: false,
  /** Rows from before there was this line do not have it: their edition was chosen. */
  rulesSeen: false,
  table: null
} as const

const settings = v.object({
  theme: v.fallback(v.picklist(['dark', 'bright', 'system']), DEFAULT_SETTINGS.theme),
  ruleset: v.fallback(text(60), DEFAULT_SETTINGS.ruleset),
  squareNames: v.fallback(v.boolean(), DEFAULT_SETTINGS.squareNames),
  firstStripSeen: v.fallback(v.boolean(), DEFAULT_SETTINGS.firstStripSeen),
  rulesSeen: v.fallback(v.optional(v.boolean()), undefined),
  tourSeen: v.fallback(v.optional(v.boolean()), undefined),
  scale: v.fallback(v.optional(v.picklist(SCALES)), undefined),
  doubtSound: v.fallback(v.optional(v.boolean()), undefined),
  gestures: v.fallback(v.optional(v.boolean()), undefined),
  penOnly: v.fallback(v.optional(v.boolean()), undefined),
  lastMaps: v.fallback(v.optional(listOf(text(200), 20)), undefined),
  lastSpecials: v.fallback(v.optional(listOf(text(200), 20)), undefined),
  lastFigures: v.fallback(v.optional(listOf(v.object({ set: text(120), figure: text(120), on: text(40) }), 40)), undefined),
  exportColumns: v.fallback(v.optional(recordOf(text(40), listOf(text(40), 40), 40)), undefined),
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
  figuresRead: v.fallback(v.optional(text(40)), undefined),
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
