/** What is done with the whole map: words about it, another size, onto the table, out as a pack. */
import { messageOf } from '../../../shared/base/result.ts'
import type { MapMeta } from '../../../shared/formats/documents/maps/mapDocument.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { groundAt } from '../../../shared/contract/caseSquares.ts'
import { resized } from '../../../shared/mapEdit/resize.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { fileName } from '../../model/table/caseFile.ts'
import { neededTerrain } from '../../model/importing/neededTerrain.ts'
import { importingTexts } from '../../i18n/texts.ts'
import { writePack } from '../../../shared/formats/pack/packFile.ts'
import { picturesOf } from '../importing/exportActions.ts'
import { useMap } from '../table/figureActions.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { App } from '../app.ts'

/** Changes what stands in `meta`; with a field's name, typing in it is one step. */
export function setMeta(room: MapRoom, change: MapMeta | ((now: MapMeta) => MapMeta), field: string | null = null): void {
  const { document } = room
  const meta = document.meta ?? {}
  const next = typeof change === 'function' ? change(meta) : change
  room.change(t.steps.about, { ...document, meta: { ...meta, ...next } }, field === null ? null : `meta ${field}`)
}

export type Anchor = 'upper-left' | 'middle' | 'lower-right'

function shiftOf({ map: { size } }: MapFile, next: readonly [number, number], anchor: Anchor): readonly [number, number] {
  const [dx, dy] = [next[0] - size[0], next[1] - size[1]]
  return anchor === 'upper-left' ? [0, 0] : anchor === 'lower-right' ? [dx, dy] : [Math.floor(dx / 2), Math.floor(dy / 2)]
}

/** How many squares with something drawn on them would be gone. */
export function losingOf(file: MapFile, size: readonly [number, number], anchor: Anchor): number {
  const [dx, dy] = shiftOf(file, size, anchor)
  const [columns, rows] = file.map.size
  let gone = 0
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const stays = x + dx >= 0 && y + dy >= 0 && x + dx < size[0] && y + dy < size[1]
      if (!stays && groundAt(file.map, [x, y]).length > 0) gone++
    }
  return gone
}

export function resizeTo(room: MapRoom, size: readonly [number, number], anchor: Anchor): void {
  const { document } = room
  if (size[0] === document.map.size[0] && size[1] === document.map.size[1]) return
  room.change(t.steps.resize, resized(document, size, shiftOf(document, size, anchor)))
}

/** Puts the map as it is now under the figures of the table. */
export function useRoom(app: App, room: MapRoom): void {
  void room.flush()
  useMap(app, room.document)
}

/** The map as a pack, with the special terrain that it needs elsewhere. Tells how it went. */
export async function exportRoom(app: App, room: MapRoom, withPicture: boolean): Promise<void> {
  const { library, platform, session } = app
  try {
    await room.flush()
    const { document } = room
    const { picture: _, ...plain } = document
    const map = withPicture ? document : plain
    const bytes = writePack({
      name: map.name,
      version: String(map.meta?.revision ?? 1),
      origin: map.meta?.author ?? '',
      maps: [map],
      figureSets: [],
      specialTerrain: neededTerrain(map, library),
      pictures: await picturesOf(library, [map])
    })
    const saved = await platform.saveBytes({ name: fileName(map.name, importingTexts.packName), kind: 'pack', bytes })
    if (saved) session.notify('info', t.about.exported(saved.name))
  } catch (error) {
    session.notify('error', importingTexts.notExported(messageOf(error)))
  }
}
