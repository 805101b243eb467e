/** The picture of a map under its grid in the map room: read out of the library, straightened, laid under the ground; its grid laid again, another picture. */
import { bytesOfPicture } from '../../../shared/formats/documents/common/storedPicture.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { MOST_BYTES } from '../../../shared/json/limits.ts'
import { homographyIn } from '../../../shared/mapPicture/homography.ts'
import { storedPictureOf } from '../../model/library/pictures.ts'
import { GridFit } from '../../model/mapPicture/gridFit.svelte.ts'
import { canvasWith, rasterOfBytes, takePicture, underGrid } from '../../model/mapPicture/pictures.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import { problemText } from '../../i18n/texts.ts'
import { mapPictureTexts, mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import type { App } from '../app.ts'

/** How much of it shows through where the map does not say it. */
export const OPACITY = 0.6

type Stored = Pick<App, 'library' | 'session'>

/** What lies under the board of a room, so that a change of how much shows through works nothing out again. */
const laid = new WeakMap<MapRoom, { readonly key: string; readonly image: ImageBitmap }>()

/** Shows the picture where there is one; a map whose picture is not on this device is drawn on without. */
export async function showPicture({ library, session }: Stored, room: MapRoom): Promise<void> {
  const { picture, map } = room.document
  const grid = homographyIn(picture?.grid)
  if (!picture?.file || grid === null) {
    room.picture = null
    return
  }
  const key = `${picture.file} ${grid.join()} ${map.size.join()}`
  const opacity = picture.opacity ?? OPACITY
  const known = laid.get(room)
  if (known?.key === key) {
    room.picture = { image: known.image, opacity }
    return
  }
  try {
    const stored = await library.picture(picture.file)
    const bytes = stored && bytesOfPicture(stored)
    if (!bytes) return
    const image = await createImageBitmap(canvasWith(underGrid(await rasterOfBytes(bytes), grid, map.size)))
    // Another one may be wanted by now.
    if (room.document.picture !== picture) return
    laid.set(room, { key, image })
    room.picture = { image, opacity }
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** How much of the picture shows through, 0 to 1. */
export function setOpacity(room: MapRoom, opacity: number): void {
  changePicture(room, t.picture.opacity, { ...room.document.picture, opacity }, 'opacity')
}

/** Takes the picture from under the map; what is drawn stays. */
export function takeAway(room: MapRoom): void {
  changePicture(room, t.picture.away, undefined)
}

/** The picture of the map with the handles on the corners of its grid; null: it is not on this device. Tells what goes wrong. */
export async function gridOfRoom({ library, session }: Stored, room: MapRoom): Promise<GridFit | null> {
  const { picture, map } = room.document
  if (!picture?.file) return null
  try {
    const stored = await library.picture(picture.file)
    const bytes = stored && bytesOfPicture(stored)
    if (!stored || !bytes) return null
    const { kind, width, height } = stored
    const making = new GridFit()
    making.size = map.size
    making.picture = { kind, width, height, bytes, raster: await rasterOfBytes(bytes) }
    const grid = homographyIn(picture.grid)
    if (grid) making.placeOn(grid)
    else making.place()
    return making
  } catch (error) {
    session.notify('error', messageOf(error))
    return null
  }
}

/** A file as the picture of the map, its handles where they begin; or why it is not taken. */
export async function gridOfFile(room: MapRoom, file: File): Promise<GridFit | string> {
  if (file.size > MOST_BYTES) return mapPictureTexts.tooLarge
  try {
    const taken = await takePicture(new Uint8Array(await file.arrayBuffer()))
    if (!taken.ok) return problemText(taken.problems[0])
    const making = new GridFit()
    making.size = room.document.map.size
    making.picture = taken.value
    making.place()
    return making
  } catch {
    return mapPictureTexts.notDecoded
  }
}

/** Keeps the picture and where its grid lies, as one step; nothing else of the map changes. Says whether it is kept. */
export async function keepGrid({ library, session }: Stored, room: MapRoom, making: GridFit): Promise<boolean> {
  const { picture } = making
  if (!picture || !making.grid) return false
  try {
    const stored = await storedPictureOf(picture.bytes, picture)
    if (stored.id !== room.document.picture?.file) await library.commitDocuments([{ do: 'put', table: 'pictures', value: stored }])
    const { kind, width, height } = stored
    const before = room.document.picture
    changePicture(room, t.picture.again, { opacity: OPACITY, ...before, file: stored.id, kind, width, height, ...making.kept })
    return true
  } catch (error) {
    session.notify('error', messageOf(error))
    return false
  }
}

function changePicture(room: MapRoom, label: string, picture: MapFile['picture'], merge: string | null = null): void {
  const { picture: _, ...rest } = room.document
  room.change(label, picture ? { ...rest, picture } : rest, merge)
}
