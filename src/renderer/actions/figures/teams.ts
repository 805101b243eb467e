/** Teams of the library: made, changed, deleted and taken back, put on paper, handed on as a file. */
import { withoutUndefined } from '../../../shared/base/fields.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { bytesOf } from '../../../shared/json/utf8.ts'
import { formatTeamFile, type StoredTeam, type TeamFile, type TeamMember } from '../../../shared/formats/documents/teamFile.ts'
import { withMembers } from '../../../shared/figures/team/teamForce.ts'
import { copyName, freeId } from '../../model/figures/newFigure.ts'
import { teamPaper } from '../../model/figures/teamPaper.ts'
import type { TeamSheet } from '../../model/figures/teamSheet.ts'
import { lostWords } from '../../model/importing/foreignWords.ts'
import { fileName } from '../../model/table/caseFile.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { texts } from '../../i18n/texts.ts'
import { PAPERS } from '../../sheet/layout.ts'
import { onOnePage } from '../../sheet/listPages.ts'
import { measureOn } from '../../sheet/toPng.ts'
import { svgElement } from '../../sheet/toSvg.ts'
import { commitWithInverse, notifyUndoable } from '../importing/libraryUndo.ts'
import type { App } from '../app.ts'
import { finderOf } from './finder.ts'

async function put(app: App, label: string, valueNow: () => StoredTeam | undefined): Promise<boolean> {
  try {
    await commitWithInverse(app, label, () => {
      const value = valueNow()
      return value ? [{ do: 'put', table: 'teams', value, origin: 'user' }] : []
    })
    return true
  } catch (error) {
    app.session.notify('error', messageOf(error))
    return false
  }
}

/** An empty team, open. */
export async function newTeam(app: App): Promise<void> {
  const names = app.library.teams.map(({ team }) => team.name)
  const id = freeId('team', app.library.teams.map((one) => one.id)) // prettier-ignore
  const name = names.includes(t.team.newName) ? copyName(t.team.newName, names) : t.team.newName
  const empty: StoredTeam = { id, team: { format: 'linejudge-team/1', name, total: 0, buildTotal: 300, members: [] } }
  if (await put(app, t.team.stepNew, () => empty)) finderOf(app).teamId = id
}

/**
 * The team with something changed; its sum follows.
 * @param change as a function, where it depends on what is there: then what was changed a moment before is kept
 */
export async function changeTeam(
  app: App,
  { id, team }: StoredTeam,
  change: Partial<TeamFile> | ((team: TeamFile) => Partial<TeamFile>)
): Promise<void> {
  await put(app, t.team.step(team.name), () => {
    const now = app.library.teams.find((one) => one.id === id)
    if (!now) return undefined
    const told = withoutUndefined({ ...now.team, ...(typeof change === 'function' ? change(now.team) : change) })
    return { id, team: withMembers(told, told.members, app.library.figureSets) }
  })
}

export const withMember = (members: readonly TeamMember[], at: number, change: Partial<TeamMember>): TeamMember[] =>
  members.map((member, index) => (index === at ? { ...member, ...change } : member))

/** Deletes a team; offered back at once. */
export async function deleteTeam(app: App, { id, team }: StoredTeam): Promise<void> {
  try {
    const step = await commitWithInverse(app, t.stepDelete(team.name), [{ do: 'delete', table: 'teams', id }])
    if (finderOf(app).teamId === id) finderOf(app).teamId = null
    if (step) notifyUndoable(app, step, t.deleted(team.name), t.undo)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** The team as a file of its own. */
export async function saveTeam({ platform, session }: App, { team }: StoredTeam): Promise<void> {
  try {
    const saved = await platform.saveBytes({ name: fileName(team.name), kind: 'json', bytes: bytesOf(formatTeamFile(team)) })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** Its members as a table for a spreadsheet, which comes in again as the force that it is. */
export async function saveTeamTable({ platform, session }: App, { team }: StoredTeam): Promise<void> {
  try {
    const { exportTeam, TEAM_EXPORTERS } = await import('../../../shared/formats/exportingFigures/teams.ts')
    const { content, lost } = exportTeam(
      TEAM_EXPORTERS.find(({ name }) => name === 'csv')!,
      team
    )
    const saved = await platform.saveBytes({ name: fileName(team.name), kind: 'csv', bytes: bytesOf(content as string) })
    if (saved) session.notify('info', [texts.notices.savedFile(saved.name), ...lost.map(lostWords)].join(' '))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** Points; a sheet is read across a table. */
const LEAST_LETTERS = 7

/** One page: who is in it, on which line, for how many points; the sum, what is wrong with it, a line to sign. */
export async function printTeam(app: App, { team }: StoredTeam, sheet: TeamSheet, page: Document = document): Promise<void> {
  const { platform, session } = app
  try {
    await page.fonts.ready
    const drawings = onOnePage(teamPaper(team, sheet), LEAST_LETTERS, 'a4', measureOn(page))
    const element = page.createElement('div')
    element.append(...drawings.map((drawing) => svgElement(page, drawing, 'pt')))
    const printed = await platform.print({ name: fileName(`${team.name}-${language}`), element, page: PAPERS.a4 })
    if (printed.kind === 'saved') session.notify('info', texts.notices.savedFile(printed.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** How many of a figure the judge owns. */
export const ownedOf = ({ library }: Pick<App, 'library'>, set: string, figure: string): number =>
  library.owned.find((row) => row.set === set)?.counts[figure] ?? 0

/** From now on the judge owns so many of it. */
export async function own(app: App, set: string, figure: string, count: number): Promise<void> {
  try {
    await app.library.commitDocuments(() => {
      const before = app.library.owned.find((row) => row.set === set)?.counts ?? {}
      const counts = Object.fromEntries(Object.entries({ ...before, [figure]: count }).filter(([, n]) => n > 0))
      return [{ do: 'put', table: 'owned', value: { set, counts } }]
    })
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}
