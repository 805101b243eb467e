/** The one team of a file that a verb is to work with. */
import { problem } from '../../shared/base/problem.ts'
import { fail, ok, type Result } from '../../shared/base/result.ts'
import type { AnyReading } from '../../shared/formats/anyFile.ts'
import { teamIdOf, type TeamFile } from '../../shared/formats/documents/teamFile.ts'
import '../../shared/base/sayFileSentences.ts'

/** The teams in what was read. */
export const teamsIn = (reading: AnyReading): readonly TeamFile[] =>
  reading.ok ? reading.files.flatMap(({ documents }) => documents.flatMap((one) => (one.kind === 'team' ? [one.document] : []))) : []

/** The team with this id (made of its name), or the only one; a file of several teams is refused with their ids. */
export function oneTeam(reading: AnyReading, id?: string): Result<TeamFile> {
  if (!reading.ok) return fail(...reading.broken.problems)
  const teams = teamsIn(reading)
  const chosen = id === undefined ? teams : teams.filter((team) => teamIdOf(team) === id)
  if (chosen.length === 1) return ok(chosen[0]!)
  if (teams.length === 0) return fail(problem('no-team', '', 'no-team', {}))
  return fail(problem('several-teams', '', 'several-teams', { ids: teams.map(teamIdOf).join(', ') }))
}
