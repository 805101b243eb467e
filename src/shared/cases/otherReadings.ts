/** Open points of an edition: the changes that other readings would make to a ruling, and a reason for each point that matters. */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { inCodeOrder } from '../base/text/inCodeOrder.ts'
import { isRecord } from '../base/validate.ts'
import type { Citation, OtherReading, Reason, RulingBase } from '../contract/ruling.ts'
import { decides } from '../engine/situation/reasons.ts'
import { paramAt, watchedParams, withParams } from '../editions/paramSchema.ts'
import { inWords, NO_NAMES } from '../explain/toText.ts'
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
  'cards',
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

/**
 * The ruling before its edition is laid over it, with a reason for each open point that matters: its reading decides, too.
 * @param names the parameters that matter
 */
export function withOpenPoints<R extends RulingBase>(ruling: R, { brought, params }: Ruleset, names: readonly string[]): R {
  const reasons = [...new Set(names)].flatMap((name): readonly Reason[] => {
    const row = brought?.paramRows.get(name)
    return row === undefined ? [] : [decides(row, 'open.reading', { facts: { parameter: name, value: String(paramAt(params, name)) } })]
  })
  return reasons.length === 0 ? ruling : { ...ruling, because: [...ruling.because, ...inWords(reasons, NO_NAMES)] }
}

/** The open points of an edition with their values, in the order of their names. */
export const openPointsOf = ({ brought }: Ruleset): readonly (readonly [name: string, values: readonly unknown[]])[] =>
  [...(brought?.readings ?? [])].sort(([a], [b]) => inCodeOrder(a, b))

/** The ruling without its standing, which is not known before other readings of the open points are. */
export function beforeOtherReadings<R extends RulingBase>(ruling: R, ruleset: Ruleset): R {
  if (openPointsOf(ruleset).length === 0) return ruling
  const { standing: _unknown, ...rest } = ruling
  return rest as R
}

/** A question with open points, as `otherReadings` asks it. */
export interface OpenQuestion<R extends RulingBase> {
  readonly ruleset: Ruleset
  /** The readings that the question has itself. */
  readonly readings: Readonly<Record<string, unknown>> | undefined
  /** The ruling under a ruleset that differs in parameters alone */
  readonly ask: (ruleset: Ruleset, readings: Readonly<Record<string, unknown>> | undefined) => R
  /** The citations of a row. */
  readonly citationsOf: (row: string) => readonly Citation[]
}

type Readings = Readonly<Record<string, unknown>>

/**
 * The ruling with what other readings would change: one entry for each other value that changes a field. Only points that the ruling depends
 * on are asked again: those that were read for it. It is asked piece by piece; every piece is `null` except the first, which is the ruling
 * alone, without its standing.
 */
export function* inReadings<R extends RulingBase>({ ruleset, readings, ask, citationsOf }: OpenQuestion<R>): Generator<R | null, R> {
  const points = openPointsOf(ruleset)
  const read = new Set<string>()
  const watched = watchedParams(
    ruleset.params,
    points.map(([name]) => name),
    (name) => read.add(name)
  )
  const ruling = ask({ ...ruleset, params: watched }, readings)
  if (ruling.verdict === 'unfinished') return ruling
  const pointsRead = points.filter(([name]) => read.has(name))
  const repeated = { ...ruling, ...(readings && { readings }) }
  yield beforeOtherReadings(repeated, ruleset)
  const found: OtherReading[] = []
  for (const [name, values] of pointsRead) {
    const own = canonicalJson(paramAt(ruleset.params, name))
    for (const value of values) {
      if (canonicalJson(value) === own) continue
      const next: Readings = { ...readings, [name]: value }
      const other = ask({ ...ruleset, params: withParams(ruleset.params, new Map([[name, value]])) }, next)
      yield null
      const fields = other.verdict === 'unfinished' ? null : differing(ruling, other)
      if (fields) found.push({ readings: { [name]: value }, ...fields })
    }
  }
  const whole = { ...repeated, ...(found.length > 0 && { otherReadings: found }) }
  const names = found.flatMap(({ readings: other }) => Object.keys(other))
  return found.length === 0 ? whole : asBrought(withOpenPoints(whole, ruleset, names), ruleset, citationsOf)
}
