/** Files of leagues, and of events, on their way in. */
import { isRecord } from '../../../shared/base/validate.ts'
import { readLeague, unknownInLeague } from '../../../shared/formats/documents/leagueWithEvents.ts'
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import { leagueTexts } from '../../i18n/laterTexts.ts'
import { takeEventFile, tellUnknown } from '../event/eventFiles.ts'
import { leaguesOf, tried } from './leagues.ts'

type Needs = Parameters<typeof takeEventFile>[0]

/** Lets the user pick the file of an event or of a league and brings it in. */
export async function importEventOrLeague(app: Needs): Promise<void> {
  await tried(app, async () => {
    const picked = await app.platform.openFile()
    if (picked) await takeEventOrLeague(app, picked)
  })
}

/** Brings a file in, whichever of the two it says that it is. */
export async function takeEventOrLeague(app: Needs, file: { readonly name: string; readonly text: string }): Promise<void> {
  const json = parseJsonText(file.text)
  const league = json.ok && isRecord(json.value) && String(json.value.format).startsWith('linejudge-league/')
  await (league ? takeLeagueFile(app, file) : takeEventFile(app, file))
}

/** What the file of a league brings: all of its events and the league, or nothing. It is opened. */
async function takeLeagueFile(app: Needs, { name, text }: { readonly name: string; readonly text: string }): Promise<void> {
  const { session } = app
  const json = parseJsonText(text)
  const read = json.ok ? readLeague(json.value) : json
  if (!read.ok) {
    session.broken = { name, problems: read.problems }
    return
  }
  const { league } = read.value
  const fresh = await leaguesOf(app).take(read.value, new Date().toISOString())
  session.screen = 'event'
  session.notify('info', fresh ? leagueTexts.came(league.name, league.events.length) : leagueTexts.known(league.name))
  tellUnknown(app, unknownInLeague(read.value))
}
