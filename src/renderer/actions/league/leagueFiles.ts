/** Files of leagues, and of events, on their way in: looked at first, stored when the user says so. */
import { ok, type Result } from '../../../shared/base/result.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import { readLeague, unknownInLeague } from '../../../shared/formats/documents/leagueWithEvents.ts'
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import { unknownInEvent } from '../../../shared/tournament/asks/unknownInEvent.ts'
import { EVENT_IMPORTERS } from '../../../shared/tournament/foreign/all.ts'
import type { EventImporter } from '../../../shared/tournament/foreign/foreignEvent.ts'
import { leagueTexts } from '../../i18n/laterTexts.ts'
import type { Arriving } from '../../model/event/arriving.ts'
import { readEventFile } from '../../model/event/log/eventFile.ts'
import { lookAtFiles, takeFiles, type LookedAt } from '../event/record/eventFiles.ts'
import { eventsOf } from '../event/events.ts'
import { leaguesOf, tried } from './leagues.ts'

type Needs = Parameters<typeof takeFiles>[0]
interface PickedText {
  readonly name: string
  readonly text: string
}

/** Lets the user pick the file of an event or of a league, and shows what it holds. */
export async function importEventOrLeague(app: Needs): Promise<void> {
  await tried(app, async () => {
    const picked = await app.platform.openFile()
    if (picked) await lookAtEventOrLeague(app, picked)
  })
}

/** Shows what a file holds, whichever of the two it says that it is. One that is broken is told with its places. */
export async function lookAtEventOrLeague(app: Needs, { name, text }: PickedText): Promise<void> {
  const { session } = app
  const json = parseJsonText(text)
  const read = json.ok ? readAny(json.value) : json
  if (!read.ok) {
    session.broken = { name, problems: read.problems }
    return
  }
  const { files, ...told } = read.value
  const events = await lookAtFiles(app, files)
  if (!events) return
  eventsOf(app).arriving = { name, events, ...told }
  session.screen = 'event'
}

interface AnyFile extends Pick<Arriving, 'league' | 'program' | 'unknown' | 'broken'> {
  readonly files: readonly LookedAt[]
}

function readAny(json: unknown): Result<AnyFile> {
  const importer = EVENT_IMPORTERS.find((one) => one.recognises(json))
  if (importer) return readForeign(importer, json)
  const own = { league: null, program: null }
  if (!isRecord(json) || !String(json.format).startsWith('linejudge-league/')) {
    const file = readEventFile(json)
    return file.ok ? ok({ ...own, files: [{ file: file.value }], unknown: unknownInEvent(json) }) : file
  }
  const league = readLeague(json)
  if (!league.ok) return league
  const files = league.value.files.flatMap((one) => {
    const file = readEventFile(one.json)
    return file.ok ? [{ file: file.value }] : []
  })
  return ok({ ...own, files, league: league.value, unknown: unknownInLeague(league.value) })
}

function readForeign(importer: EventImporter, json: unknown): Result<AnyFile> {
  const read = importer.read(json)
  if (!read.ok) return read
  const files: LookedAt[] = []
  for (const { file, left } of read.value.events) {
    const one = readEventFile(file)
    if (!one.ok) return one
    files.push({ file: one.value, left })
  }
  return ok({ files, league: null, program: importer.program, unknown: [], broken: read.value.broken })
}

/** Brings in what was looked at. @param chosen ids of its events; of a league all come in, or nothing does */
export async function takeArriving(app: Needs, arriving: Arriving, chosen: ReadonlySet<string>): Promise<void> {
  const { events, league } = arriving
  const done = league
    ? await tried(app, async () => {
        const { name, events } = league.league
        const fresh = await leaguesOf(app).take(league, new Date().toISOString())
        await eventsOf(app).close()
        app.session.notify('info', fresh ? leagueTexts.came(name, events.length) : leagueTexts.known(name))
      })
    : await takeFiles(
        app,
        events.map(({ file }) => file).filter(({ id }) => chosen.has(id))
      )
  // A league that was looked at would lie over the list that they stand in now.
  if (done && !league) leaguesOf(app).open = null
  // Another file may have been dropped meanwhile.
  if (done && eventsOf(app).arriving === arriving) eventsOf(app).arriving = null
}
