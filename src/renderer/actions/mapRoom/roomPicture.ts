/** The picture of a map under its grid in the map room: read out of the library, straightened, laid under the ground. */
import { bytesOfPicture } from '../../../shared/formats/documents/storedPicture.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { homographyIn } from '../../../shared/mapPicture/homography.ts'
import { canvasWith, rasterOfBytes, underGrid } from '../../model/mapPicture/pictures.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { App } from '../app.ts'

/** How much of it shows through where the map does not say it. */
const OPACITY = 0.6

/** Shows the picture where there is one; a map whose picture is not on this device is drawn on without. */
export async function showPicture({ library, session }: Pick<App, 'library' | 'session'>, room: MapRoom): Promise<void> {
  const { picture, map } = room.document
  const grid = homographyIn(picture?.grid)
  if (!picture?.file || grid === null) return
  try {
    const stored = await library.picture(picture.file)
    const bytes = stored && bytesOfPicture(stored)
    if (!bytes) return
    const straight = underGrid(await rasterOfBytes(bytes), grid, map.size)
    room.picture = { image: await createImageBitmap(canvasWith(straight)), opacity: picture.opacity ?? OPACITY }
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}
