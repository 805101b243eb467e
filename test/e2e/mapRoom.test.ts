/** Drawing a map as its author does: from nothing to a pack, counted in inputs; and that nothing of it is lost. In the built app. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { faultsOfAxe } from '../support/accessibility.ts'
import { describe, expect, it } from 'vitest'
import { readPack } from '../../src/shared/formats/pack/packFile.ts'
import { boardDrawn, goTo, saved } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const openBoard = openedApps()
const shot = pictures('map-room', 300)

/** Every press, tap and drag of the author. */
let inputs = 0

async function square(page: Page, [x, y]: readonly [number, number], [columns, rows] = [8, 8]): Promise<{ x: number; y: number }> {
  const box = (await page.getByTestId('board').boundingBox())!
  // The whole map is in sight, in the middle of the board clear of its right edge.
  const width = box.width - 48
  const side = Math.min(width / (columns + 0.6), box.height / (rows + 0.6))
  return { x: box.x + width / 2 + (x + 0.5 - columns / 2) * side, y: box.y + box.height / 2 + (y + 0.5 - rows / 2) * side }
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  inputs++
  const [a, b] = [await square(page, from), await square(page, to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 })
  await page.mouse.move(b.x, b.y, { steps: 3 })
  await page.mouse.up()
}
async function tap(page: Page, at: readonly [number, number]): Promise<void> {
  inputs++
  const { x, y } = await square(page, at)
  await page.mouse.click(x, y)
}
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    inputs++
    await page.keyboard.press(key)
  }
}

describe('the map room', () => {
  it('takes an author from nothing to a pack', async () => {
    const { page } = await openBoard()
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    })
    inputs = 0
    await goTo(page, 'Maps')
    inputs++
    await shot(page, 'maps')
    await page.getByRole('button', { name: 'New map: 8 × 8' }).click()
    inputs++
    await page.getByTestId('map-room').waitFor()
    await page.getByTestId('board').locator('canvas').first().waitFor()
    // Two blocks of buildings, trees, a pool.
    await press(page, 'r', 'x')
    await drag(page, [3, 3], [4, 4])
    await press(page, 'h')
    await drag(page, [0, 3], [1, 4])
    await press(page, 'u', 'b')
    await drag(page, [6, 3], [6, 5])
    // A roof with stairs up to it.
    await press(page, 'r', '2')
    await drag(page, [2, 6], [4, 6])
    await press(page, 's')
    await drag(page, [4, 6], [5, 6])
    // Starting areas, by one stroke on both sides.
    await press(page, 'a')
    await page.getByRole('button', { name: 'Symmetry' }).click()
    await page.getByRole('option', { name: 'Above and below' }).click()
    inputs += 2
    await press(page, 'r')
    await drag(page, [0, 0], [7, 1])
    await page.getByRole('button', { name: 'Symmetry' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    inputs += 2
    // A room with a door, and words.
    await press(page, 'k')
    await drag(page, [6, 3], [7, 4])
    await press(page, 'd')
    await tap(page, [5.5, 3])
    await press(page, 't')
    await tap(page, [6.5, 4])
    await page.getByTestId('label-text').fill('Pool')
    inputs += 4
    // A line that is asked and pinned; it changes when a wall comes between, and undo heals it.
    await page.keyboard.press('Escape')
    await page.getByTestId('board').focus()
    await press(page, 'q')
    await tap(page, [0, 2])
    const far = await square(page, [7, 2])
    await page.mouse.move(far.x, far.y)
    await page.getByTestId('line-note').getByRole('button', { name: 'Pin this' }).click()
    inputs += 2
    await page.getByRole('button', { name: /^Pins/ }).click()
    inputs++
    await page.getByTestId('pins-summary').getByText('1 of 1 pin holds').waitFor()
    await shot(page, 'pinned')
    // Walls that no pin notices: pins are proposed, and one is taken.
    await page.getByRole('button', { name: 'Propose pins' }).click()
    await page.getByTestId('proposals').getByRole('button', { name: /^Accept/ }).first().click() // prettier-ignore
    inputs += 2
    await page.getByTestId('pins-summary').getByText('2 of 2 pins hold').waitFor()
    await shot(page, 'proposed')
    await press(page, 'w')
    await tap(page, [2.5, 2])
    await page.getByTestId('pins-summary').getByText('1 of 2 pins hold').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByTestId('pins-summary').getByText('2 of 2 pins hold').waitFor()
    // What is still wrong, and who gets what.
    await page.getByRole('button', { name: /^Checks/ }).click()
    inputs++
    await page
      .getByTestId('lint-summary')
      .getByText(/^0 errors/)
      .waitFor()
    await shot(page, 'checks')
    await page.getByRole('button', { name: 'Sides' }).click()
    inputs++
    await page.getByTestId('fairness').waitFor()
    await shot(page, 'sides')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Back yard')
    inputs += 11
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as a pack' }).click()
    inputs++
    const pack = readPack(new Uint8Array(readFileSync(await (await download).path())))
    if (!pack.ok) throw new Error(pack.problems[0]!.message)
    const [file] = pack.value.maps
    expect(file).toMatchObject({
      format: 'linejudge-map/2',
      name: 'Back yard',
      map: {
        size: [8, 8],
        terrain: ['........', '........', '........', 'hh.bb.w.', 'hh.bb.w.', '......w.', '........', '........'],
        stairs: [
          [
            [4, 6],
            [5, 6]
          ]
        ]
      },
      openings: [{ kind: 'door', state: 'closed' }],
      labels: [{ text: 'Pool' }],
      pins: [{ expect: { verdict: 'clear' } }, { ask: { kind: 'line-of-fire' } }],
      meta: { permission: 'own drawing', source: 'drawn', revision: 1 }
    })
    expect(Object.entries(file!.map.starting!).map(([side, squares]) => [side, squares.length])).toEqual([
      ['red', 16],
      ['blue', 16]
    ])
    expect(inputs).toBeLessThanOrEqual(60)
    expect(await faultsOfAxe(page)).toEqual([])
    // After a restart everything is there, the steps that lead back to the blank map too.
    await saved(page)
    await page.reload()
    await goTo(page, 'Maps')
    await page.getByRole('button', { name: 'Edit Back yard' }).click()
    await boardDrawn(page)
    for (const [width, height] of [
      [1024, 768],
      [768, 1024]
    ] as const) {
      await page.setViewportSize({ width, height })
      await shot(page, `again-${width}`)
    }
    // With the map as it was before all of this: what came stands on the board and in the list, with signs.
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'Compare' }).last().click()
    await page.getByTestId('changes').getByRole('button', { name: '+ A4: clear → hindering' }).click()
    await shot(page, 'difference')
    await page.getByRole('button', { name: 'Lines', exact: true }).click()
    await shot(page, 'difference-lines')
    const undo = page.getByRole('button', { name: /^Undo/ })
    while (await undo.isEnabled()) await undo.click()
    await page.getByText('They are the same.').waitFor()
    await shot(page, 'versions')
  })

  it('draws hexes too, and puts them on their table', async () => {
    const { page } = await openBoard()
    await goTo(page, 'Maps')
    await page.getByRole('button', { name: 'New hex map' }).click()
    await page.getByTestId('hex-room').waitFor()
    await boardDrawn(page)
    await page.getByTestId('board').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await page.getByTestId('under-pointer').getByText('level 3').waitFor()
    await page.getByRole('button', { name: 'Add hexes beside' }).click()
    const box = (await page.getByTestId('board').boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    // A drag with a tool draws; what was drawn is one step, and stands under the cursor in words.
    await page.getByRole('button', { name: 'Kind of ground' }).first().click()
    await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2, { steps: 2 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Undo: Kind of ground: Water' }).waitFor()
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.getByTestId('under-pointer').getByText('level 1, Water').waitFor()
    await page.getByRole('button', { name: 'Take away' }).click()
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.getByText('Single hexes that are missing amid others: 1.').waitFor()
    await shot(page, 'hexes')
    expect(await faultsOfAxe(page)).toEqual([])
    await saved(page)
    await page.getByRole('button', { name: 'Use on the table' }).click()
    await page.getByRole('button', { name: /Map: New hex map/ }).waitFor()
  })
})
