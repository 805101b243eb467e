/** Another game at the same desk: HeroScape knockback on a board of hexes, in the built app. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { boardDrawn, choose, dropFile, pointOf, saved, verdictIs } from '../support/pageDriver.ts'
import { newDevice, openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('heroscape', 300)

const ruling = (page: Page) => page.getByTestId('ruling')
const switchTo = async (page: Page, name: string) => {
  await choose(page, /^Rules:/, name)
  await boardDrawn(page)
}
/** A space in the middle of its row, where a straight sweep over the board meets it. */
const tap = async (page: Page, space: string) => {
  const [x, y] = await pointOfHex(page, space)
  await page.mouse.click(x, y)
}

type Point = readonly [number, number]
/** Where the spaces lay when the board of a page was looked over last. */
const places = new WeakMap<Page, ReadonlyMap<string, Point>>()

/** What the foot of the board calls the space under a pointer at each of these places. */
const namesAt = (page: Page, points: readonly Point[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const names: string[] = []
    for (const [clientX, clientY] of all) {
      const move = new PointerEvent('pointermove', { clientX, clientY, pointerType: 'mouse', bubbles: true })
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(move)
      // The foot is written anew in a microtask.
      await new Promise((done) => {
        queueMicrotask(() => {
          queueMicrotask(() => {
            done(null)
          })
        })
      })
      names.push(document.querySelector('[data-testid=under-pointer] strong')?.textContent ?? '')
    }
    return names
  }, points)

/** The middle of every space that the foot names somewhere on the board. */
async function lookOver(page: Page): Promise<ReadonlyMap<string, Point>> {
  const box = await page.getByTestId('board').boundingBox()
  if (!box) throw new Error('The board is not shown.')
  const points: Point[] = []
  for (let y = box.y + 6; y < box.y + box.height; y += 12) for (let x = box.x + 6; x < box.x + box.width; x += 12) points.push([x, y])
  const hits = new Map<string, Point[]>()
  const names = await namesAt(page, points)
  names.forEach((name, at) => {
    hits.set(name, [...(hits.get(name) ?? []), points[at]!])
  })
  const mean = (all: readonly Point[], axis: 0 | 1): number => all.reduce((sum, point) => sum + point[axis], 0) / all.length
  return new Map([...hits].map(([name, all]) => [name, [mean(all, 0), mean(all, 1)]]))
}

/** Where a space lies; the board is looked over anew where the space is not where it was. */
async function pointOfHex(page: Page, name: string): Promise<Point> {
  const known = places.get(page)?.get(name)
  if (known && (await namesAt(page, [known]))[0] === name) return known
  const seen = await lookOver(page)
  places.set(page, seen)
  const found = seen.get(name)
  if (!found) throw new Error(`The board shows no ${name}.`)
  return found
}

async function putOn(page: Page, name: string, space: string): Promise<void> {
  const tray = page.getByTestId('tray')
  await tray.getByRole('button', { name: 'Add to board' }).click()
  await tray.getByLabel('Name').fill(name)
  await tray.getByRole('button', { name: 'Place on the board' }).click()
  await tap(page, space)
  await tray
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .filter({ hasText: space })
    .waitFor()
}

describe('HeroScape at the desk', () => {
  it('switches the game, places two figures, enters dice, reads and saves the verdict, and finds it again', async () => {
    const device = await newDevice()
    const first = await open(device)
    const { page } = first
    await page.getByText('Attacker', { exact: true }).first().waitFor()
    await switchTo(page, 'HeroScape knockback')

    // It begins with the printed example: against the ledge, one die.
    await verdictIs(page, 'knocked-back')
    expect(await page.getByTestId('verdict').innerText()).toBe('2 spaces')
    await ruling(page).getByText('the step up to H4 would cost 4, and 3 points are left', { exact: false }).first().waitFor()
    await shot(page, 'ledge')
    // What belongs to HeroClix is not there.
    expect(
      await page
        .getByRole('navigation')
        .getByRole('button', { name: /^(Maps|Figures)$/ })
        .count()
    ).toBe(0)

    await page.getByRole('button', { name: 'Clear the table' }).click()
    await ruling(page).getByText('Put two figures on the board').waitFor()
    await putOn(page, 'Superman', 'D5')
    await putOn(page, 'Doomsday', 'E5')
    await verdictIs(page, 'none')
    await page.getByRole('textbox', { name: 'Skulls' }).first().fill('4')
    await page.getByRole('textbox', { name: 'Skulls' }).nth(1).fill('1')
    await page.getByRole('textbox', { name: 'Shields', exact: true }).fill('2')
    await page.getByRole('textbox', { name: 'Automatic shields' }).fill('1')
    await verdictIs(page, 'knocked-back')
    await ruling(page).getByText('F5 → G5', { exact: true }).waitFor()
    await ruling(page).getByText('2 of 3', { exact: true }).waitFor()
    await choose(page, /^Knockback Damage die/, 'skull')
    await ruling(page).getByText('1 to Doomsday', { exact: true }).waitFor()
    await shot(page, 'question')

    // A reason opens the text of its rule.
    await ruling(page)
      .getByRole('button', { name: /Read rule HS-03/ })
      .click()
    await page.getByRole('dialog').getByText('Knockback points', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Back to the ruling' }).click()

    await page.getByRole('button', { name: 'Save ruling' }).click()
    await page.getByLabel('Title').fill('Doomsday against the ledge')
    await page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
    await page.getByText('Saved “Doomsday against the ledge”.').waitFor()
    await saved(page)

    // The next start is at the same table.
    await first.close()
    const { page: again } = await open(device)
    await verdictIs(again, 'knocked-back')
    await again
      .getByTestId('tray')
      .getByRole('button', { name: /^Doomsday/ })
      .first()
      .waitFor()
    await again.getByRole('button', { name: 'Clear the table' }).click()
    await again.getByRole('button', { name: 'Rulings' }).click()
    await again.getByTestId('saved-ruling').getByText('2 spaces · HeroScape knockback', { exact: false }).waitFor()
    await again.getByTestId('saved-ruling').getByRole('button', { name: 'Open on the table' }).click()
    await ruling(again).getByText('1 to Doomsday', { exact: true }).waitFor()
  })

  it('offers the directions of a double-spaced attacker, moves figures, and takes everything back', async () => {
    const { page } = await open()
    await switchTo(page, 'HeroScape knockback')
    await page.getByRole('button', { name: 'Edit Hawkgirl' }).click()
    await page.getByRole('switch', { name: /^Double-spaced/ }).click()
    // Its second space goes round until it is beside Grundy as well.
    const options = page.getByTestId('options')
    for (let turns = 0; turns < 5 && (await options.count()) === 0; turns++)
      await page.getByRole('button', { name: 'Turn its second space' }).click()
    expect(await options.getByRole('button').count()).toBe(2)
    await shot(page, 'choice')
    await options.getByRole('button').nth(1).click()
    await options.getByRole('button', { name: 'Undo this choice' }).waitFor()
    await ruling(page).getByText('the attacker chose this one', { exact: false }).waitFor()

    // A figure dragged away is no longer adjacent; undone, it is.
    const [from, to] = [await pointOfHex(page, 'E4'), await pointOfHex(page, 'H8')]
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 })
    await page.mouse.move(...to, { steps: 4 })
    await page.mouse.up()
    await verdictIs(page, 'none')
    await page.keyboard.press('Control+z')
    await verdictIs(page, 'knocked-back')
    // By keys alone: the arrows lead the cursor, with Shift the figure; Enter asks, Delete takes off.
    await page.getByRole('button', { name: 'Done' }).click()
    const tray = page.getByTestId('tray')
    await tray.getByRole('button', { name: /^The Joker/ }).click()
    await page.getByTestId('board').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await tray
      .getByRole('button', { name: /^The Joker/ })
      .filter({ hasText: 'F7' })
      .waitFor()
    await page.keyboard.press('Shift+ArrowUp')
    await tray
      .getByRole('button', { name: /^The Joker/ })
      .filter({ hasText: /[EF]6/ })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Attacker: The Joker' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Delete')
    await page.getByRole('status').getByText('The Joker is off the table.').waitFor()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await tray.getByRole('button', { name: /^The Joker/ }).waitFor()

    await page.getByRole('switch', { name: 'Super Strength' }).first().click()
    await ruling(page).getByText('cannot use Super Strength', { exact: false }).first().waitFor()

    // The file that it saves is a case as the command line takes it.
    await page.evaluate(() => {
      delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker
    })
    await page.keyboard.press('Control+z')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
    expect(download.suggestedFilename()).toBe('Hawkgirl knocks back Solomon Grundy 5 skulls to 0.clixcase')
    const parsed = parseQuestion(JSON.parse(await readFile(await download.path(), 'utf8')))
    expect(parsed.ok && answerQuestion(parsed.value)).toMatchObject({ verdict: 'knocked-back', points: 5 })
    await page.keyboard.press('Control+Shift+z')

    // The other game's table is as it was left, and so is this one.
    await switchTo(page, '2012 rules')
    await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
    await page.getByRole('navigation').getByRole('button', { name: 'Maps' }).waitFor()
    await switchTo(page, 'HeroScape knockback')
    await verdictIs(page, 'none')
  })

  it('opens files of either game and says what is wrong with one', async () => {
    const { page } = await open({ context: { viewport: { width: 820, height: 1180 } } })
    const hexes = [0, 1, 2, 3].map((q) => [q, 0, 0])
    const file = {
      format: 'clixcase/1',
      ruleset: 'heroscape-knockback',
      map: { hexes },
      figures: [
        { id: 'a', name: 'Ares', at: [0, 0] },
        { id: 'd', name: 'Zeus', at: [1, 0] }
      ],
      ask: { kind: 'heroscape-knockback', attacker: 'a', defender: 'd', attack: { skulls: 5 }, defense: { skulls: 0 } }
    }
    await dropFile(page, 'edge.clixcase', JSON.stringify(file))
    await verdictIs(page, 'knocked-back')
    await ruling(page).getByText('would leave the battlefield', { exact: false }).first().waitFor()
    await shot(page, 'tablet')
    await dropFile(page, 'broken.clixcase', JSON.stringify({ ...file, figures: [file.figures[0], { id: 'd', at: [9, 9] }] }))
    await page.getByRole('dialog').getByText('which is no hex of the map', { exact: false }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByText('Zeus', { exact: true }).first().waitFor()
    const clix = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [4, 1] },
      figures: [
        { id: 'x', at: [0, 0] },
        { id: 'y', at: [3, 0] }
      ],
      ask: { kind: 'line-of-fire', from: 'x', to: 'y' }
    }
    await dropFile(page, 'line.clixcase', JSON.stringify(clix))
    await verdictIs(page, 'clear')
    expect(await pointOf(page, 'A1')).toHaveLength(2)
  })
})
