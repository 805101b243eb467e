/** Bringing documents in as a judge does: drop, look, choose, bring in, take it back. In the built app. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readPack, writePack } from '../../src/shared/formats/pack/packFile.ts'
import type { MapFile } from '../../src/shared/formats/documents/documents.ts'
import { dropFiles, type DroppedFile, goTo, jsonFile } from '../support/pageDriver.ts'
import { openedApps, PICTURES, pictures } from '../support/openedApps.ts'
import { sampleMap, sampleSet, sampleTerrain } from '../unit/renderer/storage/rows/samples.ts'

const openBoard = openedApps()
const shot = pictures('import', 300)

async function open(): Promise<Page> {
  const { page } = await openBoard()
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
  })
  return page
}
/** Dark and bright, on a laptop and on a tablet. */
async function shots(page: Page, name: string): Promise<void> {
  if (!PICTURES) return
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await shot(page, `${name}-dark`)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'bright'
  })
  await shot(page, `${name}-bright`)
  await page.setViewportSize({ width: 768, height: 1024 })
  await shot(page, `${name}-tablet`)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.setViewportSize({ width: 1280, height: 800 })
}

const rooms = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../resources/packs/rooms-plain.map.json'), 'utf8')) as MapFile
const [beside] = rooms.map.walls!
/** The starter map as somebody else has changed it. */
const theirRooms: MapFile = {
  ...rooms,
  description: 'With a pool.',
  pins: [
    { id: 'wall', title: 'Through the wall', ask: { kind: 'line-of-fire', from: beside![0], to: beside![1] }, expect: { verdict: 'clear' } }
  ],
  map: { ...rooms.map, terrain: rooms.map.terrain!.map((row, y) => (y < 2 ? `ww${row.slice(2)}` : row)), walls: rooms.map.walls!.slice(3) }
}
const pack = (): DroppedFile => ({
  name: 'club.clixpack',
  bytes: writePack({
    name: 'Club night',
    version: '2',
    origin: 'A club',
    maps: [theirRooms, sampleMap('yard', 'The yard')],
    figureSets: [{ ...sampleSet('heroes'), name: 'Our heroes' }],
    specialTerrain: [sampleTerrain('pit')]
  })
})
const dialog = (page: Page) => page.getByRole('dialog')

/** A map of Tiled with a layer that is not shown there, and a scene of Foundry of two levels. */
const layer = (name: string, visible: boolean, data: readonly number[]) => ({ name, type: 'tilelayer', visible, width: 3, height: 1, data })
const SHED = {
  orientation: 'orthogonal', width: 3, height: 1, tilewidth: 10, tileheight: 10,
  tilesets: [{ firstgid: 1, tiles: [{ id: 0, properties: [{ name: 'terrain', value: 'water' }] }] }],
  layers: [layer('ground', true, [1, 0, 0]), layer('pond', false, [0, 1, 1])]
} // prettier-ignore
const wall = (x: number, level: string) => ({ c: [x, 0, x, 100], move: 20, sight: 20, door: 0, ds: 0, levels: [level] })
const HALL = {
  _id: 'h', name: 'Hall', width: 400, height: 200, padding: 0, grid: { type: 1, size: 100 }, initialLevel: 'a',
  levels: [{ _id: 'a', name: 'Ground' }, { _id: 'b', name: 'Attic' }],
  walls: [wall(100, 'a'), wall(200, 'b'), wall(300, 'b')]
} // prettier-ignore

describe('documents from outside', () => {
  it('are shown first, come in as chosen in one go, and go again with one press', async () => {
    const page = await open()
    await dropFiles(page, [pack()])
    await dialog(page).getByRole('heading', { name: 'Import 4 documents' }).waitFor()
    await dialog(page).getByText('Pack “Club night”, version 2, by A club').waitFor()
    const row = dialog(page).locator('[data-status=different]')
    await row.getByText('4 squares differ: A1, B1, A2, B2.').waitFor()
    await row.getByText('Walls: 3 only in yours, 0 only in theirs.').waitFor()
    await row.getByText('1 pin comes to something else:').waitFor()
    await row.getByText('Through the wall: Blocked → Hindered').waitFor()
    await shots(page, 'preview')
    await row.getByRole('button', { name: 'Keep both' }).click()
    await row.getByLabel('Name of the imported one').fill('Rooms with a pool')
    await shot(page, 'keep-both')
    await dialog(page).getByRole('button', { name: 'Import 4 documents' }).click()
    await page.getByText('4 documents are imported:').waitFor()
    await goTo(page, 'Maps')
    await page.getByRole('heading', { name: 'Rooms with a pool' }).waitFor()
    await page.getByRole('heading', { name: 'The yard' }).waitFor()
    await page.getByRole('heading', { name: rooms.name, exact: true }).waitFor()
    await shot(page, 'maps-after')
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('Undone: Import of club.clixpack').waitFor()
    expect(await page.getByRole('heading', { name: 'The yard' }).count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Rooms with a pool' }).count()).toBe(0)
  })

  it('come in beside one that is broken, and its reasons name file and place; what a file leaves open is asked', async () => {
    const page = await open()
    await dropFiles(page, [
      jsonFile('yard.clixmap', sampleMap('yard', 'The yard')),
      jsonFile('torn.clixmap', { ...sampleMap('torn'), map: { size: [3, 2], terrain: ['..', '...'] } })
    ])
    await dialog(page).getByTestId('import-broken').getByRole('heading', { name: '“torn.clixmap” cannot be opened' }).waitFor()
    await dialog(page).getByText('At /map/terrain/0 the row has 2 characters; expected 3, one for each column.').waitFor()
    await shot(page, 'broken')
    await dialog(page).getByRole('button', { name: 'Import 1 document' }).click()
    await goTo(page, 'Maps')
    await page.getByRole('heading', { name: 'The yard' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('Undone: Import of yard.clixmap, torn.clixmap').waitFor()
    expect(await page.getByRole('heading', { name: 'The yard' }).count()).toBe(0)

    await dropFiles(page, [jsonFile('shed.tmj', SHED), jsonFile('hall.json', HALL)])
    const asked = (name: string) => dialog(page).getByTestId('file-choices').filter({ hasText: name })
    const choose = async (name: string, what: string, answer: string) => {
      await asked(name).getByRole('button', { name: what }).click()
      await page.getByRole('option', { name: answer }).click()
    }
    await dialog(page).getByText('Left out: the hidden layer “pond”.').waitFor()
    await shots(page, 'asked')
    await choose('shed.tmj', 'Hidden layers and objects: stay out', 'come in')
    await dialog(page).getByText('Left out: the hidden layer “pond”.').waitFor({ state: 'detached' })
    await dialog(page).getByText('Of the levels of the scene “Ground” was taken; left out: 2 walls of others.').waitFor()
    await choose('hall.json', 'Level of the scene: the one that it opens on', 'Attic')
    await dialog(page).getByText('Of the levels of the scene “Attic” was taken; left out: 1 wall of others.').waitFor()
    await asked('shed.tmj').getByRole('button', { name: 'Hidden layers and objects: come in' }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('change nothing when the judge leaves, and a map comes in again as the same', async () => {
    const page = await open()
    await dropFiles(page, [jsonFile('yard.clixmap', sampleMap('yard', 'The yard'))])
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await goTo(page, 'Maps')
    expect(await page.getByRole('heading', { name: 'The yard' }).count()).toBe(0)
    await dropFiles(page, [jsonFile('yard.clixmap', sampleMap('yard', 'The yard'))])
    await dialog(page).getByRole('button', { name: 'Import 1 document' }).click()
    await page.getByRole('heading', { name: 'The yard' }).waitFor()
    // The way back is among the commands, by the name of what it takes back, as long as there is one.
    const back = page.getByRole('option', { name: 'Undo: Import of yard.clixmap' })
    await dialog(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('undo')
    await back.waitFor()
    await shot(page, 'undo-command')
    await back.click()
    await page.getByText('Undone: Import of yard.clixmap').waitFor()
    expect(await page.getByRole('heading', { name: 'The yard' }).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'Open a file' }).waitFor()
    expect(await back.count()).toBe(0)
    await page.keyboard.press('Escape')
    await dropFiles(page, [jsonFile('yard.clixmap', sampleMap('yard', 'The yard'))])
    await dialog(page).getByRole('button', { name: 'Import 1 document' }).click()
    // The preview names it, too: it is in the library when the preview has gone.
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'The yard' }).waitFor()
    await dropFiles(page, [jsonFile('yard.clixmap', sampleMap('yard', 'The yard'))])
    await dialog(page).getByText('The same as yours').waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Nothing to import' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await page.reload()
    await goTo(page, 'Maps')
    await page.getByRole('heading', { name: 'The yard' }).waitFor()
  })

  it("of one's own go out as a pack that comes in elsewhere, and are deleted with a way back", async () => {
    const page = await open()
    await dropFiles(page, [jsonFile('yard.clixmap', sampleMap('yard', 'The yard'))])
    await dialog(page).getByRole('button', { name: 'Import 1 document' }).click()
    await goTo(page, 'Maps')
    await page.getByRole('button', { name: 'Choose The yard' }).click()
    await shots(page, 'chosen')
    await page.getByTestId('chosen-bar').getByRole('button', { name: 'Export as a pack' }).click()
    await dialog(page).getByLabel('Who made it').fill('A judge')
    await shot(page, 'export')
    // The browser's own picker cannot be pressed here: without it the file is a download.
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Export as a pack' }).click()
    const bytes = new Uint8Array(readFileSync(await (await download).path()))
    const pack = readPack(bytes)
    expect(pack.ok && pack.value.maps).toEqual([sampleMap('yard', 'The yard')])
    expect(pack.ok && pack.value.manifest).toMatchObject({ name: 'The yard', origin: 'A judge' })
    await page.getByRole('button', { name: 'Choose The yard' }).click()
    await page.getByTestId('chosen-bar').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted: The yard.').waitFor()
    expect(await page.getByRole('heading', { name: 'The yard' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('heading', { name: 'The yard' }).waitFor()
    await goTo(page, 'Figures')
    await shot(page, 'sets')
  })

  it('special terrain is found by search, read in the rules, and painted from the table', async () => {
    const page = await open()
    const tar = { ...sampleTerrain('tar-pit').rule, name: 'Tar Pit', summary: 'Sticky ground. Nobody enters it.' }
    await dropFiles(page, [jsonFile('tar.json', { ...sampleTerrain('tar-pit'), rule: tar })])
    await dialog(page).getByRole('button', { name: 'Import 1 document' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.keyboard.type('sticky')
    await dialog(page)
      .getByRole('option', { name: /Tar Pit.*Imported/ })
      .waitFor()
    await shot(page, 'terrain-found')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Tar Pit' }).waitFor()
    await shots(page, 'terrain-page')
    await goTo(page, 'Table')
    await page.getByTestId('brushes').getByRole('button', { name: 'Special terrain' }).click()
    await page.getByTestId('brush-settings').getByRole('button').first().click()
    await page.getByRole('option', { name: 'Tar Pit' }).click()
    await shot(page, 'terrain-brush')
    await page.keyboard.press('Escape')
    await page.locator('#ask-field').fill('special tar pit A1')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Undo: Typed: special tar pit A1' }).waitFor()
  })

  it('of the other game go on its table', async () => {
    const page = await open()
    const hexes = {
      format: 'linejudge-hexmap/1',
      id: 'pond',
      name: 'Pond',
      description: '',
      systems: ['heroscape-knockback'],
      map: {
        hexes: [
          [0, 0, 1],
          [1, 0, 1],
          [0, 1, 2]
        ]
      }
    }
    await dropFiles(page, [jsonFile('pond.hexmap.json', hexes)])
    await page.getByText('Opened pond.hexmap.json.').waitFor()
    await page.getByRole('button', { name: /Map: Pond/ }).waitFor()
    await shot(page, 'hexmap')
    await page.getByRole('button', { name: 'Keep it among the maps' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Import 1 document' }).click()
    await page.getByRole('button', { name: 'Undo the import' }).waitFor()
  })
})
