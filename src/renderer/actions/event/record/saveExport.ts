/** A file of an event for others, saved. */
import { messageOf } from '../../../../shared/base/result.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { texts } from '../../../i18n/texts.ts'
import { headOf } from '../../../model/event/log/eventFile.ts'
import { EVENT_EXPORTS, exportText } from '../../../model/event/record/exports.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'
import { fileName } from '../../../model/table/caseFile.ts'
import type { App } from '../../app.ts'

/** Lets the user save one of the files. How it went is told in a notice. */
export async function saveExport(
  { platform, session, settings: device }: Pick<App, 'platform' | 'session' | 'settings'>,
  event: OpenEvent,
  id: (typeof EVENT_EXPORTS)[number]['id'],
  withNames: boolean
): Promise<void> {
  const one = EVENT_EXPORTS.find((known) => known.id === id)
  if (!one) return
  const { name } = event.stored
  const { settings } = headOf(event.stored)
  try {
    const text = event.read((state) =>
      exportText(one, { state, entries: event.entries, settings }, name, withNames, device.current.exportColumns?.[id])
    )
    const bytes = new TextEncoder().encode(text)
    const saved = await platform.saveBytes({ name: fileName(`${name} ${eventTexts.exports.kinds[id]}`), kind: one.kind, bytes })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}
