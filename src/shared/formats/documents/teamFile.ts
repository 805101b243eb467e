/** Team sheets (`linejudge-team/1`, `*.team.json`): what somebody brings to a table, figure by figure. */
import * as v from 'valibot'
import type { Result } from '../../base/result.ts'
import { listOf, optionalText, text, whole } from '../../base/validate.ts'
import { writeJson } from '../../json/writeJson.ts'
import { parseDocument, type FormatFamily } from './version.ts'

const TEAM_FORMAT: FormatFamily = { name: 'linejudge-team', version: 1, upgrades: {} }

const member = v.looseObject({
  set: v.optional(text(40)),
  number: v.optional(text(40)),
  name: v.optional(text(120)),
  points: v.optional(whole(0, 9999)),
  count: whole(1, 99),
  equipment: v.optional(listOf(text(120), 30))
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
  tarot: v.optional(listOf(text(120), 60))
})

export type TeamFile = v.InferOutput<typeof teamSchema>

/** A team sheet from parsed JSON, or every problem with its place. Unknown fields are kept. */
export const parseTeamFile = (json: unknown): Result<TeamFile> => parseDocument(json, TEAM_FORMAT, teamSchema)

/** The text of a team sheet; the same document gives the same bytes. Throws where `team` is not a valid one. */
export const formatTeamFile = (team: TeamFile): string => writeJson(v.parse(teamSchema, team))

/** The points of all members together. A member without points counts nothing. */
export const totalOf = (members: readonly TeamMember[]): number => members.reduce((sum, { points = 0, count }) => sum + points * count, 0)
