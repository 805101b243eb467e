/** Reads an event file (`linejudge-event/1`): its shape is checked whole, what its facts may do is decided by the log. */
import * as v from 'valibot'
import { expects, problem } from '../../base/problem.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { checked, listOf, text } from '../../base/validate.ts'
import { ASKS, type Ask } from './all.ts'
import type { ReadFact } from '../facts/factKind.ts'
import { readFact } from '../log/eventLog.ts'
import { someSettings, type SomeSettings } from '../state/settings.ts'

export const EVENT_FORMAT = 'linejudge-event/1'

/** More facts than the largest event has in a week. */
const MOST_FACTS = 200_000
const MOST_ASKS = 1000
/** Problems of so many facts are told. */
const MOST_TOLD = 20

/** What stands in an event file around its facts. */
export const eventShape = v.looseObject({
  format: v.literal(EVENT_FORMAT, expects('expected.literal', { word: EVENT_FORMAT })),
  id: text(200),
  name: v.optional(text(200)),
  settings: v.optional(someSettings),
  log: listOf(v.unknown(), MOST_FACTS),
  ask: v.optional(listOf(v.looseObject({ kind: text(80) }), MOST_ASKS))
})

export interface EventFile {
  readonly id: string
  readonly name: string
  readonly settings: SomeSettings
  readonly log: readonly ReadFact[]
  readonly ask: readonly Ask[]
}

/** @param at where the event stands in a larger file */
export function readEvent(json: unknown, at = ''): Result<EventFile> {
  const outcome = checked(eventShape, json, at)
  if (!outcome.ok) return outcome
  const { id, name = '', settings = {}, log, ask = [] } = outcome.value
  const facts = log.map((one, index) => readFact(one, `${at}/log/${index}`))
  const asks = ask.map((one, index): Result<Ask> => {
    const kind = ASKS.get(one.kind)
    const path = `${at}/ask/${index}`
    if (kind === undefined) {
      const words = [...ASKS.keys()].map((word) => `"${word}"`).join(', ')
      return fail(
        problem('wrong-value', `${path}/kind`, 'wrong-value', {
          found: { say: 'found.text', facts: { text: one.kind.slice(0, 40) } },
          expected: { say: 'expected.one-of', facts: { words } }
        })
      )
    }
    const fields = checked(kind.schema, one, path)
    return fields.ok ? ok({ kind: one.kind, json: one }) : fields
  })
  const problems = [...facts, ...asks].flatMap((one) => (one.ok ? [] : one.problems))
  if (problems.length > 0) return fail(...problems.slice(0, MOST_TOLD))
  return ok({
    id,
    name,
    settings,
    log: facts.flatMap((one) => (one.ok ? [one.value] : [])),
    ask: asks.flatMap((one) => (one.ok ? [one.value] : []))
  })
}
