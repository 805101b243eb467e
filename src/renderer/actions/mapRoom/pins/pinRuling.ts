/** A ruling at the table, pinned to the map that lies there: it is asked again whenever that map is drawn on. */
import { rulesIn } from '../../../model/library/ownEditions.ts'
import type { Ruling } from '../../../../shared/contract/ruling.ts'
import { sameDocument } from '../../../../shared/formats/documents/differences.ts'
import type { Pin } from '../../../../shared/formats/documents/maps/mapDocument.ts'
import { MOST_PINS } from '../../../../shared/json/limits.ts'
import { freePinId, pinOfCase } from '../../../../shared/mapCheck/pins.ts'
import { shippedText, texts } from '../../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import { CheckClient } from '../../../model/mapRoom/checkClient.ts'
import { caseTitle } from '../../../model/table/sentence/title.ts'
import type { App } from '../../app.ts'
import { isOpenRoom, roomOf } from '../rooms.ts'

/** What a pin asks, without its name and what came of it. */
const questionOf = ({ id: _, title: __, expect: ___, note: ____, ...question }: Pin): unknown => question

/**
 * Pins the ruling to the map of the library, in the place of a pin that asks the same, as one step of that map. It is asked on the map as
 * the library holds it first: where that comes to something else nothing is pinned, and the judge is told.
 */
export async function pinRuling(app: App, ruling: Ruling, client: Pick<CheckClient, 'ask' | 'giveUp'> = new CheckClient()): Promise<void> {
  const { table, session } = app
  const value = table.case
  const opened = await roomOf(app, value.map?.id ?? null)
  if (!opened) return
  const { room } = opened
  const name = shippedText(room.document.name)
  const asked = pinOfCase(value, ruling, { id: value.ask.kind, title: caseTitle(value).slice(0, 400) })
  const said = await client.ask('holding', { map: { ...room.document, pins: [asked] }, rules: rulesIn(value) })
  client.giveUp()
  if (!said?.ok || said.value.same !== 1) {
    session.notify('error', t.pins.otherwise(name))
    return
  }
  const all = room.document.pins ?? []
  const before = all.find((pin) => sameDocument(questionOf(pin), questionOf(asked)))
  const others = all.filter((pin) => pin !== before)
  if (others.length >= MOST_PINS) {
    session.notify('error', t.pins.full(name))
    return
  }
  const pin = { ...before, ...asked, id: before?.id ?? freePinId(asked.id, all) }
  room.change(t.steps.pin, { ...room.document, pins: [...others, pin] })
  const after = room.document
  await room.flush()
  session.notify('info', t.pins.pinnedTo(name), {
    label: texts.undo,
    run: () => {
      room.undo()
    },
    valid: () => isOpenRoom(app, room) && room.document === after
  })
}
