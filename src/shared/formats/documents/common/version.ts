/**
 * Which format and version a file says it has. Every file opens with `"format": "linejudge-map/1"` or the like; a
 * version that this Linejudge does not know yet is refused by name instead of half understood, and an older one is
 * carried forward by `upgrades`.
 */
import { phrase, problem } from '../../../base/problem.ts'
import type * as v from 'valibot'
import type { ProblemSentenceId } from '../../../base/problemSentences.ts'
import { fail, ok, type Result } from '../../../base/result.ts'
import { rememberChecked } from '../../../base/text/knownText.ts'
import { checked, foundOf, isRecord } from '../../../base/validate.ts'

/** Each has a noun in `problemSentences`: what such a file is called in a sentence. */
type FamilyName = ProblemSentenceId extends infer Id ? (Id extends `noun.${infer Name}` ? Name : never) : never

export interface FormatFamily {
  /** `linejudge-map` */
  readonly name: FamilyName
  /** The version that is read and written now. */
  readonly version: number
  /** `upgrades[1]` turns the JSON of version 1 into that of version 2, and so on. Frozen once released. */
  readonly upgrades: Readonly<Record<number, (json: Record<string, unknown>) => Record<string, unknown>>>
}

export const formatName = (family: FormatFamily): string => `${family.name}/${family.version}`

/** A document of the family from parsed JSON, in its present version, or every problem with its place. */
export function parseDocument<T>(json: unknown, family: FormatFamily, schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>): Result<T> {
  const present = inPresentVersion(json, family)
  return present.ok ? checked(schema, { ...present.value, format: formatName(family) }) : present
}

/** Made by `quickCheck` once it has been read: who brings in or reads thousands of parts reads it first, a start of a few figures does not. */
let acceptsAsIs: ((schema: v.GenericSchema) => (value: unknown) => boolean) | null = null
export const checkQuicklyBy = (check: NonNullable<typeof acceptsAsIs>): void => {
  acceptsAsIs = check
}

/** The same without a copy where nothing has to be changed: for documents of thousands of parts. Fields keep the order in which they came. */
export function parseLargeDocument<T extends object>(
  json: unknown,
  family: FormatFamily,
  schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>
): Result<T> {
  if (!isRecord(json) || json.format !== formatName(family)) return parseDocument(json, family, schema)
  if (!acceptsAsIs?.(schema)(json)) return parseDocument(json, family, schema)
  rememberChecked(json)
  return ok(json as T)
}

/** `json` in the family's present version, or a sentence about the file's format. */
export function inPresentVersion(json: unknown, family: FormatFamily): Result<Record<string, unknown>> {
  const wanted = formatName(family)
  const noun = phrase(`noun.${family.name}`, {})
  if (!isRecord(json)) {
    return fail(problem('wrong-value', '', 'not-of-family', { found: foundOf(json), noun, wanted }))
  }
  const match = typeof json.format === 'string' ? /^([a-z-]{1,40})\/([1-9]\d{0,5})$/.exec(json.format) : null
  if (!match || match[1] !== family.name) {
    const found = json.format === undefined ? phrase('found.no-format', {}) : phrase('found.format', { found: foundOf(json.format) })
    return fail(problem('wrong-format', '/format', 'other-format', { found, wanted, noun }))
  }
  const version = Number(match[2])
  if (version > family.version) {
    return fail(problem('newer-version', '/format', 'newer-version', { noun, format: `${family.name}/${version}`, wanted }))
  }
  let present = json
  for (let from = version; from < family.version; from++) {
    const upgrade = family.upgrades[from]
    if (!upgrade) throw new Error(`No way from ${family.name}/${from} to the next version`)
    present = upgrade(present)
  }
  return ok(present)
}
