/** Open points of an edition: the changes that other readings would make to a ruling, and a reason for each point that matters. */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { inCodeOrder } from '../base/text/inCodeOrder.ts'
import { isRecord } from '../base/validate.ts'
import type { Citation, OtherReading, Reason, RulingBase } from '../contract/ruling.ts'
import { decides } from '../engine/situation/reasons.ts'
import { paramAt } from '../editions/paramSchema.ts'
import { inWords, plainSquare } from '../explain/toText.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import { asBrought } from './brought.ts'

/** Fields about the ruling, not of its result. */
const ABOUT = new Set([
  'kind',
  'ruleset',
  'steps',
  'because',
  'cites',
  'notConsidered',
  'options',
  'edition',
  'standing',
  'readings',
  'otherReadings'
])

/** A value without the reasons in it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([field, one]) => (field === 'because' ? [] : [[field, plain(one)]])))
}

/** The fields of `other` that differ from those of `ruling`, without reasons; null: none does. */
function differing(ruling: RulingBase, other: RulingBase): Readonly<Record<string, unknown>> | null {
  const fields = Object.entries(other).flatMap(([field, value]: [string, unknown]) => {
    if (ABOUT.has(field)) return []
    const [was, is] = [plain(Reflect.get(ruling, field)), plain(value)]
    return canonicalJson(was ?? null) === canonicalJson(is ?? null) ? [] : [[field, is] as const]
  })
  return fields.length === 0 ? null : Object.fromEntries(fields)
}

const NO_WORDS = { figure: () => undefined, effect: () => undefined, square: plainSquare }

/**
 * The ruling before its edition is laid over it, with a reason for each open point that matters: its reading decides, too.
 * @param names the parameters that matter
 */
export function withOpenPoints<R extends RulingBase>(ruling: R, { brought, params }: Ruleset, names: readonly string[]): R {
  const reasons = [...new Set(names)].flatMap((name): readonly Reason[] => {
    const row = brought?.paramRows.get(name)
    return row === undefined ? [] : [decides(row, 'open.reading', { facts: { parameter: name, value: String(paramAt(params, name)) } })]
  })
  return reasons.length === 0 ? ruling : { ...ruling, because: [...ruling.because, ...inWords(reasons, NO_WORDS)] }
}

/**
 * The ruling with what other readings would change, one entry for each other value that changes a field; the ruling itself if its edition
 * has no open points, or none of them matters.
 * @param readings those of the question
 * @param again the ruling with other readings; null: it was not finished
 * @param citationsOf the citations of a row
 */
export function withOtherReadings<R extends RulingBase>(
  ruling: R,
  ruleset: Ruleset,
  readings: Readonly<Record<string, unknown>> | undefined,
  again: (readings: Readonly<Record<string, unknown>>) => RulingBase | null,
  citationsOf: (row: string) => readonly Citation[]
): R {
  const { brought, params } = ruleset
  const open = brought?.readings
  if (open === undefined || open.size === 0) return ruling
  const found: OtherReading[] = []
  for (const [name, values] of [...open].sort(([a], [b]) => inCodeOrder(a, b))) {
    const own = canonicalJson(paramAt(params, name))
    for (const value of values) {
      if (canonicalJson(value) === own) continue
      const other = again({ ...readings, [name]: value })
      const fields = other && differing(ruling, other)
      if (fields) found.push({ readings: { [name]: value }, ...fields })
    }
  }
  const whole = { ...ruling, ...(readings && { readings }), ...(found.length > 0 && { otherReadings: found }) }
  const names = found.flatMap(({ readings: other }) => Object.keys(other))
  return found.length === 0 ? whole : asBrought(withOpenPoints(whole, ruleset, names), ruleset, citationsOf)
}
