/** Text that is a team already: one of Linejudge or of HCUnits as JSON, or a table with heads. */
import { isRecord } from '../../base/validate.ts'
import { parseTeamFile, type TeamFile } from '../../formats/documents/teamFile.ts'
import { forceList, looksLikeTable, TABLE } from '../../formats/foreignFigures/figuresTable.ts'
import { hcunitsTeam } from '../../formats/foreignFigures/hcunitsTeam.ts'
import { parseJsonText } from '../../json/jsonText.ts'

/** The file name for the readers of other programs. */
const PASTED = 'list'

/** The team of a text; `null`: it is none, or one that cannot be read. */
export function teamIn(text: string): TeamFile | null {
  if (looksLikeTable(text)) return forceList.recognises({ [TABLE]: text }) ? of(forceList, { [TABLE]: text }) : null
  if (!/^\uFEFF?\s*\{/.test(text)) return null
  const json = parseJsonText(text)
  if (!json.ok || !isRecord(json.value)) return null
  const own = parseTeamFile(json.value)
  if (own.ok) return own.value
  return hcunitsTeam.recognises(json.value) ? of(hcunitsTeam, json.value) : null
}

function of({ read }: typeof forceList, json: Readonly<Record<string, unknown>>): TeamFile | null {
  const team = read(json, PASTED, {})
  const first = team.ok ? team.value.documents.find(({ kind }) => kind === 'team') : undefined
  return first?.kind === 'team' ? first.document : null
}
