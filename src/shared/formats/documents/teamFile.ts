/** Team sheets (`linejudge-team/1`, `*.team.json`): what somebody brings to a table, figure by figure. */
import * as v from 'valibot'
import { fail, ok, type Result } from '../../base/result.ts'
import { checked, idText, listOf, optionalText, recordOf, text, whole } from '../../base/validate.ts'
import { idOf } from '../../base/text/idOf.ts'
import { writeJson } from '../../json/writeJson.ts'
import { forceExtras } from '../../tournament/force/forceFields.ts'
import { parseDocument, type FormatFamily } from './common/version.ts'

const TEAM_FORMAT: FormatFamily = { name: 'linejudge-team', version: 1, upgrades: {} }

const member = v.looseObject({
  set: v.optional(text(40)),
  number: v.optional(text(40)),
  name: v.optional(text(120)),
  points: v.optional(whole(0, 9999)),
  count: whole(1, 99),
  equipment: v.optional(listOf(text(120), 30)),
  /** Feats that were bought for it, by id. */
  feats: v.optional(listOf(text(120), 30)),
  /** The figure of the library that it is: its set and its id there. */
  figure: v.optional(v.looseObject({ set: text(120), id: text(120) })),
  /** Which of its starting lines it comes in on, from 0. */
  line: v.optional(whole(0, 19))
})

export type TeamMember = v.InferOutput<typeof member>

export const teamSchema = v.looseObject({
  format: v.literal('linejudge-team/1'),
  name: optionalText(120),
  /** The points of all members, each as often as it is there. */
  total: whole(0, 999_999),
  /** What the event allows. */
  buildTotal: v.optional(whole(0, 99_999)),
  members: listOf(member, 500),
  objects: v.optional(listOf(text(120), 60)),
  maps: v.optional(listOf(text(120), 60)),
  sideline: v.optional(listOf(member, 200)),
  tarot: v.optional(listOf(text(120), 60)),
  /** The keyword that is to be its theme. */
  theme: v.optional(text(120)),
  /** What it has bought beside its members (names of the question `force`). */
  ...forceExtras,
  /** Battlefield conditions that it brings along. */
  conditions: v.optional(listOf(text(120), 20)),
  /** How often the Probability Control of its theme may be used. */
  probabilityControl: v.optional(whole(0, 999)),
  note: v.optional(optionalText(2000))
})

export type TeamFile = v.InferOutput<typeof teamSchema>

/** A team sheet from parsed JSON, or every problem with its place. Unknown fields are kept. */
export const parseTeamFile = (json: unknown): Result<TeamFile> => parseDocument(json, TEAM_FORMAT, teamSchema)

/** The text of a team sheet; the same document gives the same bytes. Throws where `team` is not a valid one. */
export const formatTeamFile = (team: TeamFile): string => writeJson(v.parse(teamSchema, team))

/** The points of all members together. A member without points counts nothing. */
export const totalOf = (members: readonly TeamMember[]): number => members.reduce((sum, { points = 0, count }) => sum + points * count, 0)

/** A team of the library. */
export interface StoredTeam {
  readonly id: string
  readonly team: TeamFile
}

const storedTeam = v.looseObject({ id: idText, team: v.unknown() })

/** A row of the library, or every problem with its place. */
export function parseStoredTeam(json: unknown): Result<StoredTeam> {
  const row = checked(storedTeam, json)
  if (!row.ok) return row
  const team = parseTeamFile(row.value.team)
  return team.ok ? ok({ ...row.value, team: team.value }) : fail(...team.problems.map((one) => ({ ...one, path: `/team${one.path}` })))
}

/** The id under which a team lies in the library: out of its name. */
export const teamIdOf = ({ name }: TeamFile): string => idOf(name, 'team').slice(0, 74)

/** How many of the figures of a set the judge owns, by their ids. */
export interface OwnedFigures {
  readonly set: string
  readonly counts: Readonly<Record<string, number>>
}

const ownedFigures = v.looseObject({ set: text(120), counts: recordOf(v.string(), whole(0, 9999), 5000) })

export const parseOwnedFigures = (json: unknown): Result<OwnedFigures> => checked(ownedFigures, json)
