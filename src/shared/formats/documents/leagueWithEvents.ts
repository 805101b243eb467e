/** A league as a file for others has it: with its events in it. */
import { fail, ok, type Result } from '../../base/result.ts'
import { readEvent, type EventFile } from '../../tournament/asks/readEvent.ts'
import { unknownInEvent } from '../../tournament/asks/unknownInEvent.ts'
import { unknownFields } from '../../base/unknownFields.ts'
import { leagueSchema, parseLeagueFile, type LeagueFile } from './leagueFile.ts'

/** A league with the event files that stand in it. */
export interface ReadLeague {
  readonly league: LeagueFile
  readonly files: readonly { readonly json: unknown; readonly file: EventFile }[]
}

export function readLeague(json: unknown): Result<ReadLeague> {
  const league = parseLeagueFile(json)
  if (!league.ok) return league
  const read = (league.value.files ?? []).map((one, index) => ({ one, file: readEvent(one, `/files/${index}`) }))
  const problems = read.flatMap(({ file }) => (file.ok ? [] : file.problems))
  if (problems.length > 0) return fail(...problems.slice(0, 20))
  return ok({ league: league.value, files: read.flatMap(({ one, file }) => (file.ok ? [{ json: one, file: file.value }] : [])) })
}

/** The places of the fields that neither the format of leagues nor that of events names; they are kept and change nothing. */
export const unknownInLeague = ({ league, files }: ReadLeague): readonly string[] => [
  ...unknownFields(leagueSchema, league),
  ...files.flatMap(({ json }, index) => unknownInEvent(json, `/files/${index}`))
]
