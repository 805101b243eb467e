/** Another game at the same desk: a Descent attack in five steps, in the built app. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { boardDrawn, dropFile, saved, tapSquare, verdictIs } from '../support/pageDriver.ts'
import { newDevice, openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('descent', 300)

const ruling = (page: Page) => page.getByTestId('ruling')
const step = (page: Page, n: number) => page.getByTestId(`step-${n}`)
const openStep = (page: Page, n: number) => step(page, n).getByRole('button').first().click()
const tool = (page: Page, name: string) => page.getByTestId('tools').getByRole('button', { name, exact: true }).click()

async function toDescent(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Rules:/ }).click()
  await page.getByRole('option', { name: 'Descent attacks' }).click()
  await step(page, 1).waitFor()
  await boardDrawn(page)
}

describe('Descent at the desk', () => {
  it('leads through the five steps, proposes what to buy, saves the ruling and opens it again', async () => {
    const device = await newDevice()
    const first = await open(device)
    let { page } = first
    await toDescent(page)
    await verdictIs(page, 'hit')
    await shot(page, 'begin')

    // An empty board: a hero, a monster three spaces off, an obstacle in the way.
    await page.getByRole('button', { name: 'Clear the table' }).click()
    await ruling(page).getByText('Put a hero and a monster on the board.').waitFor()
    await tool(page, 'Hero')
    await tapSquare(page, 'B2')
    await tool(page, 'Monster')
    await tapSquare(page, 'F2')
    await tool(page, 'Choose')
    await verdictIs(page, 'illegal')
    await ruling(page).getByText('a Melee attack does not get there', { exact: false }).first().waitFor()
    await step(page, 1).getByRole('radio', { name: 'a Ranged weapon' }).click()
    await verdictIs(page, 'miss')

    // Two dice, their result, and a range that falls short by one.
    await openStep(page, 2)
    await step(page, 2).getByRole('button', { name: 'One red die less' }).click()
    await step(page, 2).getByRole('button', { name: 'One yellow die more' }).click()
    await step(page, 2).getByRole('textbox', { name: 'Range' }).fill('3')
    await step(page, 2).getByRole('textbox', { name: 'Hearts' }).fill('2')
    await step(page, 2).getByRole('textbox', { name: 'Surges' }).fill('1')
    await step(page, 2).getByText('May a card reroll?').click()
    await page.locator('[data-testid=reroll-verdict][data-verdict=legal]').waitFor()
    await step(page, 2)
      .getByRole('button', { name: /^Used in/ })
      .click()
    await page.getByRole('option', { name: 'an attribute test' }).click()
    await page.locator('[data-testid=reroll-verdict][data-verdict=illegal]').waitFor()
    await openStep(page, 3)
    await step(page, 3).getByText('3 of 4: too short').waitFor()
    await verdictIs(page, 'miss')

    // The surge for range saves it; spent on hearts instead it does not.
    await openStep(page, 4)
    await step(page, 4).getByRole('button', { name: 'Add an ability' }).click()
    await step(page, 4).getByRole('button', { name: 'Add an ability' }).click()
    await step(page, 4).getByRole('textbox', { name: 'Range' }).fill('1')
    await step(page, 4).getByRole('textbox', { name: 'Hearts' }).fill('0')
    await verdictIs(page, 'hit')
    await page.getByTestId('proposal').getByText('+1 range').waitFor()
    await step(page, 4).getByRole('checkbox', { name: 'Buy ability 2' }).uncheck()
    await verdictIs(page, 'miss')
    await step(page, 4).getByRole('button', { name: 'Buy this' }).click()
    await verdictIs(page, 'hit')
    await shot(page, 'surges')

    await openStep(page, 5)
    await step(page, 5)
      .getByRole('textbox', { name: /^Shields of Monster 1/ })
      .fill('1')
    await page.getByTestId('affected').getByText('takes 1').waitFor()
    expect(await page.getByTestId('verdict').innerText()).toBe('Hit: 1')

    // An obstacle row between them: out of sight.
    await tool(page, 'Obstacle')
    for (const space of ['D1', 'D2', 'D3']) await tapSquare(page, space)
    await verdictIs(page, 'illegal')
    await ruling(page).getByText('an obstacle in D2', { exact: false }).first().waitFor()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await verdictIs(page, 'hit')

    // A step names its rules, and they open.
    await step(page, 5).getByRole('button', { name: /D2-09/ }).click()
    await page.getByRole('dialog').getByText('Hearts minus shields', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Back to the ruling' }).click()

    await page.getByRole('button', { name: 'Save ruling' }).click()
    await page.getByLabel('Title').fill('Saved by a surge')
    await page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
    await page.getByText('Saved “Saved by a surge”.').waitFor()
    await saved(page)
    await first.close()

    // The next start is at the same table; the saved ruling opens on it.
    page = (await open(device)).page
    await verdictIs(page, 'hit')
    await page.getByRole('button', { name: 'Clear the table' }).click()
    await page.getByRole('button', { name: 'Rulings' }).click()
    await page.getByTestId('saved-ruling').getByRole('button', { name: 'Open on the table' }).click()
    await openStep(page, 5)
    await page.getByTestId('affected').getByText('takes 1').waitFor()
  })

  it('asks for the faces of the dice, refuses those that cannot be, keeps them, and shows the chances', async () => {
    const device = await newDevice()
    const first = await open(device)
    let { page } = first
    await toDescent(page)
    await openStep(page, 2)
    await page.getByText('Chances before the roll').click()
    await page.getByTestId('odds-facts').getByText('11/18 (61.11 %)').waitFor()
    await page.getByTestId('faces-needed').getByText('blue, yellow', { exact: false }).waitFor()

    await page.getByRole('button', { name: 'Faces of the dice' }).click()
    const faces = page.getByTestId('faces')
    await faces.getByText('The blue die shows hearts on 0 faces; expected 5 faces', { exact: false }).waitFor()
    const press = (name: string) => faces.getByRole('button', { name, exact: true }).click()
    for (const [face, hearts] of [
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 1],
      [5, 1]
    ] as const)
      await press(`Blue face ${face}: ${hearts} ${hearts === 1 ? 'heart' : 'hearts'}`)
    await press('Blue face 1: surge')
    await faces.getByText('The blue die shows surges on 1 face; expected 2 faces', { exact: false }).waitFor()
    await press('Blue face 5: surge')
    for (const [face, hearts] of [
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 2]
    ] as const)
      await press(`Yellow face ${face}: ${hearts} ${hearts === 1 ? 'heart' : 'hearts'}`)
    for (const face of [1, 4, 6]) await press(`Yellow face ${face}: surge`)
    await shot(page, 'faces')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByTestId('odds-facts').getByText('13/18 (72.22 %)').first().waitFor()
    await page.getByRole('button', { name: 'One brown die more' }).click()
    await page.getByTestId('odds-facts').getByText('215/108 (1.99)').waitFor()
    await shot(page, 'odds')
    await saved(page)
    await first.close()

    page = (await open(device)).page
    await openStep(page, 2)
    await page.getByText('Chances before the roll').click()
    await page.getByTestId('damage-chances').waitFor()
    // As a question of its own it can be saved; the attack is one step back.
    await page.getByTestId('odds').getByRole('button', { name: 'Ask this on the table' }).click()
    await verdictIs(page, 'odds')
    await page.getByRole('button', { name: 'Back to the attack' }).click()
    await step(page, 1).waitFor()
  })

  it('opens a dropped file of this game, whichever table is shown', async () => {
    const { page } = await open()
    await dropFile(
      page,
      'reroll.clixcase',
      JSON.stringify({
        format: 'clixcase/1',
        ruleset: 'descent-2e',
        ask: { kind: 'descent-reroll', dice: 'defense', during: 'attribute-test' }
      })
    )
    await verdictIs(page, 'illegal')
    await ruling(page).getByText('in an attribute test it does not work', { exact: false }).first().waitFor()
    await dropFile(
      page,
      'broken.clixcase',
      JSON.stringify({
        format: 'clixcase/1',
        ruleset: 'descent-2e',
        map: { size: [4, 4] },
        figures: [
          { id: 'H', at: [0, 0] },
          { id: 'M', at: [5, 0] }
        ],
        ask: { kind: 'descent-attack', attacker: 'H', weapon: { type: 'melee', dice: ['blue'] }, space: [1, 0], result: {} }
      })
    )
    await page.getByRole('dialog').getByText('the figure "M" stands in [5, 0]; expected a space of the map', { exact: false }).waitFor()
  })
  it('says what was opened beside the verdict and never over it, also where the table of another game made room', async () => {
    const { page } = await open()
    await page.setViewportSize({ width: 768, height: 1024 })
    await boardDrawn(page)
    await dropFile(
      page,
      'goblin.clixcase',
      JSON.stringify({
        format: 'clixcase/1',
        ruleset: 'descent-2e',
        map: { size: [8, 6] },
        figures: [
          { id: 'H', at: [1, 2] },
          { id: 'M', at: [4, 2] }
        ],
        ask: { kind: 'descent-attack', attacker: 'H', weapon: { type: 'melee', dice: ['blue'] }, space: [4, 2], result: {} }
      })
    )
    await verdictIs(page, 'illegal')
    const told = await page.locator('.notice').filter({ hasText: 'goblin.clixcase' }).boundingBox()
    const word = await page.getByTestId('verdict').boundingBox()
    expect(told!.y + told!.height).toBeLessThanOrEqual(word!.y)
  })
})
