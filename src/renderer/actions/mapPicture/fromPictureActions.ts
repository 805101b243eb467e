/** A picture in, a map out: what the screen of maps out of pictures does. */
import { messageOf } from '../../../shared/base/result.ts'
import { idOf } from '../../../shared/base/text/idOf.ts'
import { MOST_BYTES } from '../../../shared/json/limits.ts'
import type { Suggestion } from '../../../shared/mapPicture/suggest.ts'
import { problemText } from '../../i18n/texts.ts'
import { mapPictureTexts as t } from '../../i18n/laterTexts.ts'
import { storedPictureOf } from '../../model/library/pictures.ts'
import type { FromPicture, Stage, Suggester } from '../../model/mapPicture/fromPicture.svelte.ts'
import { MapSteps } from '../../model/mapRoom/mapSteps.svelte.ts'
import { takePicture } from '../../model/mapPicture/pictures.ts'
import type { SuggestAsk } from '../../model/mapPicture/suggestWorker.ts'
import type { App } from '../app.ts'
import { editMap } from '../mapRoom/rooms.ts'

/** Takes a picture in. Says what is wrong with one that cannot be taken; null: it is there. */
export async function takeIn(making: FromPicture, file: File): Promise<string | null> {
  if (file.size > MOST_BYTES) return t.tooLarge
  try {
    const taken = await takePicture(new Uint8Array(await file.arrayBuffer()))
    if (!taken.ok) return problemText(taken.problems[0])
    making.take(taken.value, file.name.replace(/\.[^.]*$/, '').slice(0, 80))
    return null
  } catch {
    return t.notDecoded
  }
}

/** Asks a worker, which ends with its answer. */
const inWorker: Suggester = ({ picture, grid, size, inks }) =>
  new Promise<Suggestion>((resolve, reject) => {
    const worker = new Worker(new URL('../../model/mapPicture/suggestWorker.ts', import.meta.url), { type: 'module', name: 'suggest' })
    const end = (): void => {
      worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<Suggestion>) => {
      end()
      resolve(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      end()
      reject(new Error(t.notSuggested))
    }
    const ask: SuggestAsk = { raster: picture.raster, grid, size, inks }
    worker.postMessage(ask)
  })

/** Looks at the colours. Says what went wrong; null: nothing. */
export async function askColours(making: FromPicture): Promise<string | null> {
  try {
    await making.ask(inWorker)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

const stageLabel = ({ suggestion }: FromPicture, what: Stage['what']): string =>
  what === 'walls' ? t.walls(suggestion?.walls.length ?? 0) : t.area(t.ink[what.ink], what.squares.length)

/**
 * Puts the map and its picture into the library, in one commit, and opens it in the map room, where each area that was accepted is a step that can be
 * taken back. Says whether it is there.
 */
export async function keepMap(app: Pick<App, 'library' | 'session'>, making: FromPicture): Promise<boolean> {
  const { library, session } = app
  const { picture } = making
  if (!picture) return false
  const stem = idOf(making.name, 'map').slice(0, 70)
  const taken = library.maps.map(({ id }) => id)
  let id = stem
  for (let number = 2; taken.includes(id); number++) id = `${stem}-${number}`
  try {
    const stored = await storedPictureOf(picture.bytes, picture)
    const steps = new MapSteps(making.document(id, stored.id, making.blank))
    await steps.restore([])
    for (const { what, map } of making.stages) steps.change(stageLabel(making, what), making.document(id, stored.id, map))
    const value = steps.case
    await library.commitDocuments([
      { do: 'put', table: 'pictures', value: stored },
      { do: 'put', table: 'maps', origin: 'user', value },
      ...steps.changes(steps.now()).changes
    ])
    session.notify('info', t.kept(value.name))
    editMap(app, id)
    return true
  } catch (error) {
    session.notify('error', t.notKept(messageOf(error)))
    return false
  }
}
