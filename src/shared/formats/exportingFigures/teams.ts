/** What teams can be written as, an entry each. */
import { teamIdOf, type TeamFile } from '../documents/teamFile.ts'
import type { Exported } from '../exporting/exporter.ts'
import { Losses } from '../exporting/losses.ts'
import { writePack } from '../pack/packFile.ts'
import { MEMBER_FIELDS, writeTeamCsv } from './teamCsv.ts'

export interface TeamExporter {
  /** As the command line calls it. */
  readonly name: 'csv' | 'clixpack'
  /** What is in the file; what does not go with it is added to `losses`. */
  readonly write: (team: TeamFile, losses: Losses) => string | Uint8Array<ArrayBuffer>
}

export const TEAM_EXPORTERS: readonly TeamExporter[] = [
  { name: 'csv', write: writeTable },
  { name: 'clixpack', write: writeTeamPack }
]

/** What the table or its file name says, and the sum of what the table says. */
const IN_TABLE: readonly string[] = ['format', 'name', 'total', 'members']

function writeTable(team: TeamFile, losses: Losses): string {
  losses.add('not-held:team', Object.entries(team).filter(([field, value]) => !IN_TABLE.includes(field) && says(value)).length)
  const isMore = (member: object): boolean =>
    Object.entries(member).some(([field, value]) => !(MEMBER_FIELDS as readonly string[]).includes(field) && says(value))
  losses.add('not-held:members', team.members.filter(isMore).length)
  return writeTeamCsv(team)
}

/** The team alone: whose figures it is made of have sets of their own. */
function writeTeamPack(team: TeamFile): Uint8Array<ArrayBuffer> {
  const teams = [{ id: teamIdOf(team), team }]
  return writePack({ name: team.name || 'Team', version: '1', origin: '', maps: [], figureSets: [], specialTerrain: [], teams })
}

const says = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A team as a file of another program, with what does not go with it. */
export function exportTeam({ write }: TeamExporter, team: TeamFile): Exported {
  const losses = new Losses()
  return { content: write(team, losses), lost: losses.all }
}
