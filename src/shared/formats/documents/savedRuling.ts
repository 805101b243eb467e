/** A saved ruling, as the storage keeps it and as its file has it: one check for both. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { checked, isRecord, listOf, optionalText, recordOf, text } from '../../base/validate.ts'
import type { ClixCase } from '../../contract/case.ts'
import type { Ruling } from '../../contract/ruling.ts'
import type { GameCase } from '../../games/common/game.ts'

const isCase = (value: unknown): value is ClixCase =>
  isRecord(value) &&
  value.format === 'clixcase/1' &&
  typeof value.ruleset === 'string' &&
  isRecord(value.ask) &&
  typeof value.ask.kind === 'string'

export const savedCase = v.custom<ClixCase>(isCase, 'a case ("format": "clixcase/1", with a ruleset and a question)')

/** A case of another game: its own check takes place when its table is restored. */
export const gameCase = v.custom<GameCase>(isCase, 'a case ("format": "clixcase/1", with a ruleset and a question)')

/** Only what the app relies on to show a list and to ask again; the ruling's own fields are its kind's business. */
const rulingFrame = v.looseObject({
  kind: text(60),
  verdict: text(60),
  ruleset: text(60),
  because: listOf(v.looseObject({ rule: text(60), weight: text(20) }), 5000),
  cites: listOf(v.unknown(), 5000),
  notConsidered: listOf(v.unknown(), 5000)
})

/** Beyond its frame a ruling is what its kind requires, as the engine gave it. */
const ruling = v.pipe(rulingFrame, v.custom<v.InferOutput<typeof rulingFrame> & Ruling>(isRecord))

const time = v.pipe(v.string(), v.isoTimestamp(expects('expected.time', {})))

const engineSaid = v.object({ engineVersion: optionalText(60), verdict: text(60), rule: optionalText(60) })

const override = { verdict: text(200), reason: text(2000), rule: v.optional(text(60)), author: optionalText(200), at: time }

/** Fields that have the same name in the row and in the file. */
export const rulingEntries = {
  title: optionalText(500),
  case: savedCase,
  ruling,
  table: v.optional(optionalText(60)),
  round: v.optional(optionalText(60)),
  players: v.optional(optionalText(500)),
  note: v.optional(optionalText(20_000)),
  earlier: v.optional(listOf(engineSaid, 100)),
  leftAs: v.optional(engineSaid)
}
export const rulingId = text(120)
export const rulingTime = time
export const rulingEngine = optionalText(60)
export const rulingOverride = v.looseObject(override)

const savedRuling = v.object({
  ...rulingEntries,
  id: rulingId,
  savedAt: time,
  engineVersion: rulingEngine,
  event: v.optional(optionalText(200)),
  call: v.optional(optionalText(200)),
  override: v.optional(rulingOverride),
  /** The version of an edition that has the documents of the case; left out if the case has them, or needs none. */
  editionVersion: v.optional(text(200)),
  /** Fields of its file that this version does not know. */
  more: v.optional(recordOf(text(200), v.unknown(), 200))
})

/** A row of the storage. */
export type SavedRulingRow = v.InferOutput<typeof savedRuling>

export const parseSavedRuling = (json: unknown) => checked(savedRuling, json)
