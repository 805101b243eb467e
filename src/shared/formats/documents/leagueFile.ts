/** A league (`linejudge-league/1`): its rule, its events by id, and in a file for others the events themselves. */
import * as v from 'valibot'
import { problem } from '../../base/problem.ts'
import { fail, type Result } from '../../base/result.ts'
import { listOf, text } from '../../base/validate.ts'
import { MOST_EVENTS } from '../../json/limits.ts'
import { leagueRule, type LeagueRule } from '../../tournament/league/ruleFields.ts'
import { parseDocument, type FormatFamily } from './common/version.ts'

const LEAGUE: FormatFamily = { name: 'linejudge-league', version: 1, upgrades: {} }

export const leagueSchema = v.looseObject({
  format: v.literal('linejudge-league/1'),
  id: text(200),
  name: text(200),
  rule: leagueRule,
  events: listOf(v.looseObject({ id: text(200), name: v.optional(text(200)), on: v.optional(text(40)) }), MOST_EVENTS),
  /** Names of one person, a list each. */
  same: v.optional(listOf(listOf(text(200), 100), 1000)),
  /** The event files, in a league that goes to others. */
  files: v.optional(listOf(v.unknown(), MOST_EVENTS))
})

export interface LeaguePart {
  readonly id: string
  readonly name?: string | undefined
  /** The day, as somebody wrote it. */
  readonly on?: string | undefined
}

/** A league as it is kept; fields of later versions stay where they are. */
export interface LeagueFile {
  readonly format: 'linejudge-league/1'
  readonly id: string
  readonly name: string
  readonly rule: LeagueRule
  readonly events: readonly LeaguePart[]
  readonly same?: readonly (readonly string[])[] | undefined
  readonly files?: readonly unknown[] | undefined
}

/** Checks a league without reading the events in it. An event that stands in it twice is named. */
export function parseLeagueFile(json: unknown): Result<LeagueFile> {
  const outcome = parseDocument(json, LEAGUE, leagueSchema)
  if (!outcome.ok) return outcome
  const { events } = outcome.value
  const twice = events.findIndex(({ id }, index) => events.findIndex((one) => one.id === id) !== index)
  return twice === -1 ? outcome : fail(problem('twice', `/events/${twice}`, 'twice', {}))
}

/** In one form: the same league gives the same bytes. An event a line. @param files the texts of its events, for a file that goes to others */
export function leagueFileText({ files: _files, ...league }: LeagueFile, files: readonly unknown[] = []): string {
  const list = (all: readonly unknown[]): string =>
    all.length === 0 ? '[]' : `[\n${all.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
  const fields = Object.entries(league).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${name === 'events' ? list(league.events) : JSON.stringify(value)}`
  )
  return `{\n${[...fields, ...(files.length === 0 ? [] : [`  "files": ${list(files)}`])].join(',\n')}\n}\n`
}
