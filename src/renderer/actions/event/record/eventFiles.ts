/** Events from files and into files. */
import type { LeftOut } from '../../../../shared/tournament/foreign/foreignEvent.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import { eventTexts, venueTexts } from '../../../i18n/laterTexts.ts'
import { texts } from '../../../i18n/texts.ts'
import { arrivingEvent, type ArrivingEvent } from '../../../model/event/arriving.ts'
import type { Arrival, ReadFile } from '../../../model/event/log/eventFile.ts'
import type { FileNames } from '../../../model/event/forgetting/namelessFacts.ts'
import type { StoredEvent } from '../../../storage/interface/storage.ts'
import type { App } from '../../app.ts'
import { eventsOf } from '../events.ts'

type Needs = Pick<App, 'session' | 'platform' | 'storage'>

/** A file that was read, with what of another program's had no place in it. */
export interface LookedAt {
  readonly file: ReadFile
  readonly left?: readonly LeftOut[]
}

/** What event files would bring, nothing of it stored. null: one of the events is hosted here and belongs to the devices of the room; that is told. */
export async function lookAtFiles(app: Needs, files: readonly LookedAt[]): Promise<readonly ArrivingEvent[] | null> {
  const events = eventsOf(app)
  if (files.some(({ file }) => events.hostedOf(file.id))) {
    app.session.notify('error', venueTexts.hosting.first)
    return null
  }
  return Promise.all(files.map(async ({ file, left = [] }) => arrivingEvent(file, await events.look(file), left)))
}

/** Brings events in that were looked at. One alone is opened, several stand in the list. Whether all of them came in. */
export async function takeFiles(app: Needs, files: readonly ReadFile[]): Promise<boolean> {
  const { session } = app
  const events = eventsOf(app)
  if (files.some(({ id }) => events.hostedOf(id))) {
    session.notify('error', venueTexts.hosting.first)
    return false
  }
  try {
    if (files.length > 1) await events.close()
    for (const file of files) tellArrival(app, file, await events.take(file, files.length === 1))
  } catch (error) {
    session.notify('error', eventTexts.notWritten(messageOf(error)))
    return false
  }
  session.screen = 'event'
  return true
}

function tellArrival(app: Needs, { name, facts, refused }: ReadFile, arrival: Arrival): void {
  const { session } = app
  session.notify('info', eventTexts.files.came[arrival.kind](name, arrival.kind === 'longer' ? arrival.more : facts.length))
  if (refused.length > 0)
    session.notify('error', eventTexts.files.refused(refused.length), {
      label: eventTexts.files.look,
      run: () => {
        const { open } = eventsOf(app)
        if (open) open.view = 'log'
        session.screen = 'event'
      }
    })
}

/** Lets the user save the event as a file that can be opened again; with all names as they stand in it, or with numbers for some or all. */
export async function exportEvent(app: Needs, stored: StoredEvent, names: FileNames): Promise<void> {
  try {
    const text = await eventsOf(app).fileOf(stored, names)
    const saved = await app.platform.saveFile({ name: `${fileName(stored.name)}.event.json`, text })
    if (saved) app.session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** A name that every file system takes. */
const fileName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N} -]+/gu, '')
    .trim()
    .slice(0, 60) || 'event'

export async function removeEvent(app: Needs, stored: StoredEvent): Promise<void> {
  const { session } = app
  if (eventsOf(app).hostedOf(stored.id)) {
    session.notify('error', venueTexts.hosting.first)
    return
  }
  try {
    const back = await eventsOf(app).remove(stored)
    session.notify('info', eventTexts.list.removed(stored.name), {
      label: texts.undo,
      run: () => {
        back().catch((error: unknown) => {
          session.notify('error', messageOf(error))
        })
      }
    })
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}
