/** Events from files and into files. */
import { messageOf } from '../../../shared/base/result.ts'
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import { unknownInEvent } from '../../../shared/tournament/asks/unknownInEvent.ts'
import { eventTexts, venueTexts } from '../../i18n/laterTexts.ts'
import { importingTexts, texts } from '../../i18n/texts.ts'
import { readEventFile, type Arrival } from '../../model/event/eventFile.ts'
import type { FileNames } from '../../model/event/namelessFacts.ts'
import type { StoredEvent } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { eventsOf } from './events.ts'

type Needs = Pick<App, 'session' | 'platform' | 'storage'>

/** What a file brings into the list of events; the event is opened. */
export async function takeEventFile(app: Needs, { name, text }: { readonly name: string; readonly text: string }): Promise<void> {
  const { session } = app
  const json = parseJsonText(text)
  const file = json.ok ? readEventFile(json.value) : json
  if (!file.ok) {
    session.broken = { name, problems: file.problems }
    return
  }
  if (eventsOf(app).hostedOf(file.value.id)) {
    session.notify('error', venueTexts.hosting.first)
    return
  }
  let arrival: Arrival
  try {
    arrival = await eventsOf(app).take(file.value)
  } catch (error) {
    session.notify('error', eventTexts.notWritten(messageOf(error)))
    return
  }
  session.screen = 'event'
  const { length } = file.value.refused
  session.notify(
    'info',
    eventTexts.files.came[arrival.kind](file.value.name, arrival.kind === 'longer' ? arrival.more : file.value.facts.length)
  )
  if (length > 0)
    session.notify('error', eventTexts.files.refused(length), {
      label: eventTexts.files.look,
      run: () => {
        const { open } = eventsOf(app)
        if (open) open.view = 'log'
        session.screen = 'event'
      }
    })
  tellUnknown(app, json.ok ? unknownInEvent(json.value) : [])
}

/** Tells of fields of a file that nobody knows. */
export function tellUnknown({ session }: Pick<App, 'session'>, places: readonly string[]): void {
  if (places.length > 0) session.notify('info', importingTexts.unknownFields(places))
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
