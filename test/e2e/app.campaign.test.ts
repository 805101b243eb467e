/** Clix Campaign in the built app: figures that hover and soar, hidden ones, a roll for each target. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askKind, choose, drag, dropFile, verdictIs } from '../support/pageDriver.ts'
import { keptApp, openedApps, pictures } from '../support/openedApps.ts'

const openBoard = openedApps()
const kept = keptApp()
const shot = pictures('app', 300)

const KINDS = [
  'Can it target?',
  'Legal targets',
  'Attack',
  'Odds of an attack',
  'Best attack of a turn',
  'Knock back',
  'Damage',
  'Combat value',
  'Move',
  'Reach',
  'Break away',
  'Play out turns'
]

const POSITION = {
  format: 'clixcase/1',
  ruleset: 'clix-campaign',
  map: {
    size: [12, 8],
    terrain: [
      '............',
      '............',
      '......h.....',
      '............',
      '...h........',
      '............',
      '............',
      '............'
    ]
  },
  figures: [
    { id: 'hawk', name: 'Hawkgirl', side: 'red', at: [1, 3], bolts: 2, abilities: ['flight'] },
    { id: 'fox', name: 'Fox', side: 'blue', at: [6, 2], powers: ['stealth'] },
    { id: 'wall', name: 'Bulwark', side: 'blue', at: [7, 4] },
    { id: 'guard', name: 'Guard', side: 'blue', at: [4, 3] },
    { id: 'jet', name: 'Jet', side: 'blue', at: [8, 6], flight: 'hovering', abilities: ['flight'] },
    { id: 'star', name: 'Star', side: 'red', at: [4, 6], flight: 'soaring', abilities: ['flight'] }
  ],
  ask: { kind: 'line-of-fire', from: 'hawk', to: 'wall' }
}

async function open(size?: { width: number; height: number }, position: object = POSITION): Promise<Page> {
  const { page } = await (size ? openBoard({ context: { viewport: size } }) : kept())
  await dropFile(page, 'campaign.clixcase', JSON.stringify(position))
  await page.getByText('Opened campaign.clixcase.').waitFor()
  return page
}

describe('height', () => {
  it('is set in the editor of a figure, drawn on its token, and changes the line', async () => {
    const page = await open()
    await verdictIs(page, 'blocked')
    const tray = page.getByTestId('tray')
    await tray.getByRole('button', { name: 'Edit Hawkgirl' }).click()
    await choose(page, 'Height: on the ground', 'hovering')
    await verdictIs(page, 'clear')
    await shot(page, 'campaign-hovering')
    await choose(page, 'Height: hovering', 'soaring')
    await verdictIs(page, 'clear')
    await page.getByTestId('ruling').getByText('soars', { exact: false }).first().waitFor()
    await shot(page, 'campaign-soaring')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await verdictIs(page, 'blocked')
    // Rules that know no flying as a state have no such control.
    await choose(page, /^Rules:/, '2012 rules')
    await verdictIs(page, 'blocked')
    expect(await tray.getByRole('button', { name: /^Height/ }).count()).toBe(0)
  })

  it('lets a flier be put above another figure, and sets it beside it when it lands', async () => {
    const page = await open({ width: 1500, height: 900 })
    await drag(page, 'I7', 'H5')
    const tray = page.getByTestId('tray')
    await tray.getByRole('button', { name: 'Jet' }).first().filter({ hasText: 'H5' }).waitFor()
    await tray.getByRole('button', { name: 'Bulwark' }).first().filter({ hasText: 'H5' }).waitFor()
    await shot(page, 'campaign-shared')
    await tray.getByRole('button', { name: 'Edit Jet' }).click()
    await choose(page, 'Height: hovering', 'on the ground')
    await tray.getByRole('button', { name: 'Done' }).click()
    await tray.getByRole('button', { name: 'Bulwark' }).first().filter({ hasText: 'H5' }).waitFor()
    expect(await tray.getByRole('button', { name: 'Jet' }).first().innerText()).not.toContain('H5')
    await page.getByTestId('verdict').waitFor()
  })
})

describe('a hidden figure', () => {
  it('is looked for, and struck once it is spotted', async () => {
    const page = await open(undefined, {
      ...POSITION,
      figures: POSITION.figures.filter(({ id }) => id !== 'guard'),
      ask: { kind: 'can-target', from: 'hawk', to: 'fox', with: 'ranged-attack' }
    })
    await verdictIs(page, 'illegal')
    await choose(page, /a ranged combat attack/, 'Attentiveness roll')
    await verdictIs(page, 'legal')
    await page.getByTestId('tray').getByRole('button', { name: 'Edit Fox' }).click()
    await page.getByLabel('Spotted by an Attentiveness roll').click()
    await shot(page, 'campaign-spotted')
    await verdictIs(page, 'legal')
  })
})

describe('an attack on several targets', () => {
  it('has a roll for each of them', async () => {
    const page = await open(
      { width: 1024, height: 768 },
      {
        ...POSITION,
        figures: POSITION.figures.filter(({ id }) => id !== 'guard'),
        ask: { kind: 'attack', from: 'hawk', targets: ['wall', 'jet'], attack: 'ranged', dice: { wall: [4, 3], jet: [1, 2] } }
      }
    )
    await verdictIs(page, 'mixed')
    const die = page.getByRole('spinbutton', { name: 'Die 2 against Jet' })
    await die.focus()
    await page.keyboard.press('5')
    await page.getByRole('spinbutton', { name: 'Die 1 against Jet' }).focus()
    await page.keyboard.press('5')
    await verdictIs(page, 'hit')
    await shot(page, 'campaign-rolls')
    // Under rules with one roll for all there is one pair of dice.
    await choose(page, /^Rules:/, '2012 rules')
    expect(await page.getByRole('spinbutton', { name: /against/ }).count()).toBe(0)
    await verdictIs(page, 'hit')
  })
})

describe('every kind of question', () => {
  it('is ruled on', async () => {
    const page = await open()
    for (const kind of KINDS) {
      await askKind(page, kind)
      await page.locator('[data-testid=ruling], [data-testid=timeline]').first().waitFor({ state: 'attached' })
      expect(await page.getByText('No ruling', { exact: true }).count(), kind).toBe(0)
      expect(await page.getByText('No ruling yet', { exact: true }).count(), kind).toBe(0)
    }
  })
})
