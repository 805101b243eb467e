/** A map on paper in true size: a board to play on, over as many pages as it takes. */
import { messageOf } from '../../../shared/base/result.ts'
import { boardOf } from '../../model/board/boardOf.ts'
import { language } from '../../i18n/spoken.ts'
import { boardTexts, rulingTexts, texts } from '../../i18n/texts.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import { fileName } from '../../model/table/caseFile.ts'
import type { Paper } from '../../sheet/layout.ts'
import { tilePages } from '../../sheet/tiles.ts'
import { measureOn } from '../../sheet/toPng.ts'
import type { App } from '../app.ts'

/** A square of HeroClix. */
const INCHES = 1.5

/** The map as a PDF whose squares measure an inch and a half, with its picture over the ground or without it. Tells how it went. */
export async function printRoom(
  { platform, session }: Pick<App, 'platform' | 'session'>,
  room: MapRoom,
  paper: Paper,
  withPicture = false,
  page: Document = document
): Promise<void> {
  const { map, name, specialTerrain } = room.document
  try {
    await page.fonts.ready
    const board = boardOf({ map, specialTerrain })
    const scene = {
      board,
      tokens: [],
      objects: [],
      marks: [],
      cursor: null,
      theme: 'bright',
      squareNames: false,
      reducedMotion: true
    } as const
    const foot = (first: string, last: string): string => rulingTexts.sheet.tileFoot(first, last, boardTexts.trueSize.squareSize(INCHES))
    const pages = tilePages(scene, paper, INCHES, foot).flat()
    const photo = withPicture && room.picture ? await jpegOf(room.picture.image, room.picture.opacity) : null
    const { pdfFile } = await import('../../sheet/pdfFile.ts')
    const bytes = await pdfFile(page, pages, { title: name, language, maker: 'Linejudge', madeAt: new Date() }, measureOn(page), photo)
    const saved = await platform.saveBytes({ name: fileName(name, rulingTexts.sheet.boardName('')), kind: 'pdf', bytes })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** The picture as it lies under the board, as pale as it is shown there. */
async function jpegOf(image: ImageBitmap | HTMLCanvasElement, opacity: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, image.width, image.height)
  pen.globalAlpha = opacity
  pen.drawImage(image, 0, 0)
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })).arrayBuffer())
}
