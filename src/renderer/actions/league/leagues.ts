/** The leagues of this app: made with the first screen that asks for them. */
import { messageOf } from '../../../shared/base/result.ts'
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { LeagueTable } from '../../../shared/tournament/league/table.ts'
import { leagueTexts } from '../../i18n/laterTexts.ts'
import { texts } from '../../i18n/texts.ts'
import type { FileNames } from '../../model/event/forgetting/namelessFacts.ts'
import { leagueCsv, leagueList } from '../../model/league/leagueLists.ts'
import { Leagues } from '../../model/league/leagues.svelte.ts'
import { fileName } from '../../model/table/caseFile.ts'
import { listPages } from '../../sheet/listPages.ts'
import { measureOn } from '../../sheet/toPng.ts'
import type { App } from '../app.ts'
import { eventsOf } from '../event/events.ts'
import { givePages } from '../event/record/givePages.ts'

const made = new WeakMap<App['storage'], Leagues>()

export function leaguesOf(app: Pick<App, 'storage'>): Leagues {
  const known = made.get(app.storage)
  if (known) return known
  const leagues = new Leagues(app.storage, eventsOf(app))
  made.set(app.storage, leagues)
  return leagues
}

/** Back to the list of all events: neither an event nor a league stays open. Rejects with a StorageError, and the list is shown all the same. */
export async function showAllEvents(app: Pick<App, 'storage'>): Promise<void> {
  leaguesOf(app).open = null
  await eventsOf(app).close()
}

type Needs = Pick<App, 'storage' | 'session' | 'platform'>

/** Does something and tells what went wrong. Whether it went well. */
export async function tried({ session }: Pick<App, 'session'>, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    session.notify('error', messageOf(error))
    return false
  }
}

export async function removeLeague(app: Needs, league: LeagueFile): Promise<void> {
  await tried(app, async () => {
    const back = await leaguesOf(app).remove(league)
    app.session.notify('info', leagueTexts.removed(league.name), {
      label: texts.undo,
      run: () => {
        void tried(app, back)
      }
    })
  })
}

/** The file of the league with all of its events. */
export async function saveLeague(app: Needs, league: LeagueFile, names: FileNames): Promise<void> {
  await tried(app, async () => {
    const text = await leaguesOf(app).fileOf(league, names)
    const saved = await app.platform.saveFile({ name: `${fileName(league.name)}.league.json`, text })
    if (saved) app.session.notify('info', texts.notices.savedFile(saved.name))
  })
}

export async function saveLeagueCsv(app: Needs, league: LeagueFile, table: LeagueTable, names: FileNames): Promise<void> {
  await tried(app, async () => {
    const bytes = new TextEncoder().encode(leagueCsv(league, table, names))
    const saved = await app.platform.saveBytes({ name: fileName(league.name), kind: 'csv', bytes })
    if (saved) app.session.notify('info', texts.notices.savedFile(saved.name))
  })
}

/** The standings on paper. */
export async function giveLeague(
  app: Needs,
  league: LeagueFile,
  table: LeagueTable,
  names: FileNames,
  way: 'pdf' | 'print',
  page: Document = document
): Promise<void> {
  const pages = async () => {
    await page.fonts.ready
    return listPages({ ...leagueList(league, table, names), size: 11 }, 'a4', measureOn(page))
  }
  await givePages(app, { title: league.name, paper: 'a4', pages }, way, page)
}
