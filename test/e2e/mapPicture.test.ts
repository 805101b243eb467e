/** A map out of a photo, as an author makes it: the picture, its corners, the colours, what they suggest, into the library and out again. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { parseMapDocument } from '../../src/shared/formats/documents/maps/mapDocument.ts'
import { readPack } from '../../src/shared/formats/pack/packFile.ts'
import { cornerSquares, homographyIn, homographyOf, pixelAt } from '../../src/shared/mapPicture/homography.ts'
import { PHOTOS } from '../photos/cameras.ts'
import { DEPTH, LINE } from '../photos/render.ts'
import { goTo } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const openBoard = openedApps()
const shot = pictures('mapPicture', 1200)
const { camera, map } = PHOTOS[0]!
const photo = resolve(import.meta.dirname, '../fixtures/photos/perspective.png')
const truth = parseMapDocument(JSON.parse(readFileSync(resolve(import.meta.dirname, `../../resources/packs/${map}.map.json`), 'utf8')))

/** Where a pixel of the picture lies on the screen. */
async function screenPoint(sheet: Locator, [x, y]: readonly [number, number]): Promise<readonly [number, number]> {
  const box = (await sheet.boundingBox())!
  return [box.x + (x / camera.width) * box.width, box.y + (y / camera.height) * box.height]
}

const pixelOf = async (handle: Locator): Promise<readonly [number, number]> => {
  const [x, y] = (await handle.getAttribute('aria-label'))!.split(': ')[1]!.split(', ').map(Number)
  return [x!, y!]
}

/** Drags a handle to a place and puts it right with the keys, as an author does under the loupe. */
async function putCorner(page: Page, sheet: Locator, corner: number, to: readonly [number, number]): Promise<number> {
  const handle = page.locator(`[data-corner="${corner}"]`)
  const [from, target] = [await handle.boundingBox(), await screenPoint(sheet, to)]
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2)
  await page.mouse.down()
  await page.mouse.move(...target, { steps: 4 })
  await page.mouse.up()
  await handle.focus()
  let inputs = 1
  for (const [axis, less, more] of [[0, 'ArrowLeft', 'ArrowRight'], [1, 'ArrowUp', 'ArrowDown']] as const)
    for (let left = to[axis] - (await pixelOf(handle))[axis]; Math.abs(left) > 0.5; left = to[axis] - (await pixelOf(handle))[axis]) {
      await page.keyboard.press(left > 0 ? more : less)
      inputs += 1
    }
  return inputs
} // prettier-ignore

it('comes into the library with its picture, few inputs after the photo', async () => {
  const { page } = await openBoard()
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
  })
  await goTo(page, 'Maps')
  await page.getByRole('button', { name: 'From a picture' }).click()
  await shot(page, 'empty')
  await page.getByTestId('picture-file').setInputFiles(photo)
  const sheet = page.locator('.sheet')
  await sheet.waitFor()
  let inputs = 2
  for (const [corner, to] of camera.corners.entries()) inputs += await putCorner(page, sheet, corner, to)
  expect(await page.getByTestId('fit').getAttribute('data-fit')).toBe('good')
  await shot(page, 'corners')

  // An arrow moves by a pixel, with Shift by a tenth.
  const first = page.locator('[data-corner="0"]')
  const [x] = await pixelOf(first)
  await first.press('Shift+ArrowRight')
  expect((await pixelOf(first))[0]).toBeCloseTo(x + 0.1, 5)
  await first.press('Shift+ArrowLeft')

  const grid = [[3, 2, 'Green: hindering', DEPTH.hindering], [1, 3, 'Red: elevated', DEPTH.elevated], [5, 22, 'Purple: starting area', DEPTH.starting], [6, 11, 'Blue: water', DEPTH.water], [2, 4, 'Brown: blocking', DEPTH.blocking]] as const // prettier-ignore
  const real = homographyOf(cornerSquares([16, 24]).map((square, index) => ({ square, pixel: camera.corners[index]! })))!
  for (const [column, row, name, depth] of grid) {
    await page.getByRole('button', { name: `Point at it: ${name}` }).click()
    await page.mouse.click(...(await screenPoint(sheet, pixelAt(real, [column + 0.5, row + depth + LINE / 2]))))
    inputs += 2
  }
  for (const name of ['Yellow: indoors', 'Orange: special']) {
    await page.getByLabel(name, { exact: true }).click()
    inputs += 1
  }
  await page.getByRole('button', { name: 'Look at the colours' }).click()
  await page.getByTestId('areas').waitFor()
  await shot(page, 'suggested')
  await page.setViewportSize({ width: 1024, height: 768 })
  await shot(page, 'suggested-1024')
  await page.setViewportSize({ width: 768, height: 1024 })
  await shot(page, 'suggested-tablet')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Accept all' }).click()
  await page.getByLabel('Name of the map').fill('City out of a photo')
  // A word that goes by itself: it is waited for before what brings it.
  const told = page.getByText('“City out of a photo” is in the library.').waitFor()
  await page.getByRole('button', { name: 'Keep the map' }).click()
  await told
  // The map room opens with it, the picture under the grid.
  await page.getByTestId('map-from-picture').waitFor({ state: 'detached' })
  inputs += 4
  await shot(page, 'kept')
  // Its grid is laid again from there, and nothing that is drawn moves.
  await page.getByText('Picture under the map').click()
  await page.getByRole('button', { name: 'Lay its grid again' }).click()
  const laid = page.locator('[data-corner="2"]')
  await laid.waitFor()
  const [before] = await pixelOf(laid)
  await laid.press('Shift+ArrowRight')
  await laid.press('Shift+ArrowLeft')
  expect((await pixelOf(laid))[0]).toBeCloseTo(before, 5)
  await shot(page, 'again')
  await page.getByRole('button', { name: 'Keep the grid' }).click()
  await page.getByRole('button', { name: 'Undo: Lay its grid again' }).waitFor()
  // On paper in true size: a map of 24 by 36 inches takes many pages.
  await page.getByText('Print the picture, too').click()
  const printing = page.waitForEvent('download')
  await page.getByRole('button', { name: 'True size as PDF, A4' }).click()
  const pdf = readFileSync(await (await printing).path())
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(20_000)
  // The photo stands in the file once, and lies on every page.
  expect(pdf.toString('latin1').split('/DCTDecode')).toHaveLength(2)
  await goTo(page, 'Maps')

  // Out as a pack, picture and all.
  await page.getByRole('button', { name: 'Choose City out of a photo' }).click()
  await page.getByRole('button', { name: 'Export as a pack' }).click()
  await shot(page, 'export')
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export as a pack' }).click()
  const pack = readPack(new Uint8Array(readFileSync(await (await saving).path())))
  if (!pack.ok || !truth.ok) throw new Error(JSON.stringify(pack))
  inputs += 3
  expect(inputs).toBeLessThanOrEqual(150)
  const [made] = pack.value.maps
  expect(pack.value.pictures.get(made!.id)).toMatchObject({ kind: 'webp', width: camera.width, height: camera.height })
  // The grid lies where the camera put it, and what was drawn is what was printed.
  const own = homographyIn(made!.picture!.grid)!
  for (const square of [[4, 6], [12, 6], [12, 18], [4, 18]] as const) {
    const [[u, v], [a, b]] = [pixelAt(own, square), pixelAt(real, square)]
    expect(Math.hypot(u - a, v - b)).toBeLessThan(1.5)
  } // prettier-ignore
  const squaresOf = (rows: readonly string[] | undefined, sign: string) => new Set((rows ?? []).flatMap((row, y) => [...row].flatMap((one, column) => (one === sign ? [`${column},${y}`] : [])))) // prettier-ignore
  const [printed, drawn] = [squaresOf(truth.value.map.terrain, 'h'), squaresOf(made!.map.terrain, 'h')]
  expect([...printed].filter((at) => drawn.has(at)).length).toBeGreaterThanOrEqual(Math.floor(printed.size * 0.9))
  expect(made!.map.walls!.length).toBeGreaterThanOrEqual(20)
})

it('is refused with a sentence where the picture cannot be taken', async () => {
  const { page } = await openBoard()
  await goTo(page, 'Maps')
  await page.getByRole('button', { name: 'From a picture' }).click()
  for (const [name, content] of [['a.gif', 'GIF89a'], ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'], ['a.png', '\x89PNG\r\n\x1a\nrubbish']] as const) {
    await page.getByTestId('picture-file').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(content, 'latin1') })
    await page.locator('.drop .wrong').waitFor()
    expect((await page.locator('.drop .wrong').textContent())!.length).toBeGreaterThan(20)
  } // prettier-ignore
  expect(await page.locator('.sheet').count()).toBe(0)
})
