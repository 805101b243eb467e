/** Odds, prepared attacks and the dialog in the built app: what is asked, drawn and kept. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askKind, dropFile, openCase } from '../support/pageDriver.ts'
import { HEAVY } from '../support/heavyCases.ts'
import { keptApp, openedApps, pictures } from '../support/openedApps.ts'

const openAlone = openedApps()
const kept = keptApp()
const shot = pictures('app', 300)

const POSITION = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2013',
  turn: { active: 'red', round: 2 },
  map: { size: [12, 8] },
  figures: [
    {
      id: 'cap',
      name: 'Captain',
      side: 'red',
      at: [1, 3],
      speed: 8,
      attack: 10,
      damage: 3,
      range: 6,
      powers: ['charge', 'outwit', 'perplex']
    },
    { id: 'spy', name: 'Spy', side: 'blue', at: [5, 3], defense: 17, powers: ['super-senses'], dial: [{}, {}, {}] },
    { id: 'tank', name: 'Tank', side: 'blue', at: [9, 5], defense: 18, powers: ['impervious'], dial: [{}, {}, {}, {}, {}] }
  ],
  ask: { kind: 'odds', from: 'cap', to: 'spy' }
}

const ruling = (page: Page) => page.getByTestId('ruling')

async function open(position: object = POSITION, size?: { width: number; height: number }): Promise<Page> {
  const { page } = await kept(size)
  await openCase(page, 'question', position)
  return page
}

describe('odds on the table', () => {
  it('show the chance, the clicks as bars and the sentence in throws of two dice, and the line', async () => {
    const page = await open()
    // 7 or more is 21 of 36, and Super Senses lets 2 of 3 through: 7/18.
    await page.locator('[data-testid=verdict][data-verdict=odds]', { hasText: '39 %' }).waitFor()
    const chart = page.getByTestId('clicks')
    await chart.getByText('22 of 36', { exact: false }).waitFor()
    await ruling(page).getByText('The chance to hit is 14 of 36.').waitFor()
    expect(await chart.getByRole('listitem').count()).toBe(2)
    await shot(page, 'odds')
  })
})

describe('a prepared attack', () => {
  it('ranks plans, gives each its reasons, and draws the one that is chosen', async () => {
    const page = await open()
    await askKind(page, 'Best attack of a turn')
    const plans = page.getByTestId('plans')
    const first = plans.getByRole('button', { pressed: true })
    await first.getByText('Outwit Super Senses of Spy').waitFor()
    await first.getByText('26 of 36', { exact: false }).first().waitFor()
    await shot(page, 'preparation')
    const charging = plans.getByRole('button', { name: /Charge to/ }).first()
    await charging.click()
    expect(await charging.getAttribute('aria-pressed')).toBe('true')
    await plans.getByText('By Charge Captain moves', { exact: false }).waitFor()
    await shot(page, 'preparation-charge')
  })

  it('is read on a tablet', async () => {
    const page = await open({ ...POSITION, ask: { kind: 'preparation', from: 'cap' } }, { width: 820, height: 1180 })
    await ruling(page).getByRole('button', { name: 'Show the reasons' }).click()
    await page.getByTestId('plans').getByRole('button', { pressed: true }).waitFor()
    await shot(page, 'preparation-tablet')
  })
})

describe('the dialog', () => {
  const CHALLENGE = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2010',
    ask: {
      kind: 'best-outwit',
      targets: [
        { id: 'Harbinger', needed: 7, probabilityControl: true },
        { id: 'King and Queen', needed: 6, superSenses: true, shapeChange: true }
      ]
    }
  }

  it('opens files of its kinds, keeps them among the rulings, and opens them from there', async () => {
    const page = await open(CHALLENGE)
    const dialog = page.getByTestId('no-board')
    await dialog.getByText('Counter Probability Control, attack Harbinger').waitFor()
    await dialog.getByText('167/324', { exact: false }).waitFor()
    await shot(page, 'dialog-outwit')
    await page.getByRole('button', { name: 'Save ruling' }).last().click()
    await page.getByText('Saved “What to Outwit: Harbinger, King and Queen”.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rulings' }).click()
    await page.getByText('What to Outwit: Harbinger, King and Queen').first().waitFor()
    await shot(page, 'dialog-saved')
    await page.getByRole('button', { name: /Open/ }).first().click()
    await dialog.getByText('58.33 %').first().waitFor()
  })

  it('is reached from the rail and answers combinations, event questions and bare odds', async () => {
    // Nobody has asked here before: each question stands as it begins.
    const { page } = await openAlone()
    await page.getByRole('button', { name: 'Quick answers: combinations, odds, tournament, forces' }).click()
    const verdict = page.getByTestId('no-board-verdict')
    await verdict.getByText('Yes').waitFor()
    await shot(page, 'dialog-combo')
    await page.keyboard.press('Escape')
    await page.getByTestId('no-board').waitFor({ state: 'hidden' })
    for (const [words, answer] of [
      ['Actions a turn', '3'],
      ['Odds of the dice', '58 %'],
      ['Who has won', 'Roll-off'],
      ['Victory points', '0'],
      ['May it become', 'No']
    ] as const) {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await verdict.getByText(answer, { exact: true }).waitFor()
      if (words === 'Odds of the dice') await shot(page, 'dialog-odds')
      await page.keyboard.press('Escape')
      await page.getByTestId('no-board').waitFor({ state: 'hidden' })
    }
  })

  it('looks at a force: entered figure by figure, told with its cost and its reasons', async () => {
    const { page } = await openAlone()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('May this force be played')
    await page.locator('.ui-command-item[data-selected]').filter({ hasText: 'force' }).waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByTestId('no-board')
    await dialog.getByTestId('force-total').getByText('100 of 300 points').waitFor()
    await dialog.getByRole('button', { name: 'Add a figure' }).click()
    await dialog.getByLabel('Name').nth(1).fill('Figure 1')
    for (const unique of await dialog.getByLabel('Unique').all()) await unique.click()
    await page.getByTestId('no-board-verdict').getByText('No', { exact: true }).waitFor()
    await dialog.getByText('Figure 1 is unique and is in the force more than once.').waitFor()
    for (let more = 0; more < 3; more++) await dialog.getByRole('button', { name: 'How many: one more' }).first().click()
    await dialog.getByTestId('force-total').getByText('500 of 300 points').waitFor()
    await shot(page, 'dialog-force')
    await dialog.getByText('Team ability, feats and what the event admits').click()
    await dialog.getByLabel('Theme').fill('x-men')
    await dialog.getByText('This is the force of').first().waitFor()
    for (const [width, height] of [
      [1024, 768],
      [768, 1024]
    ] as const) {
      await page.setViewportSize({ width, height })
      await shot(page, `dialog-force-${width}`)
    }
  })

  it('fits a tablet', async () => {
    const page = await open(CHALLENGE, { width: 820, height: 1180 })
    await page.getByTestId('no-board').getByText('167/324', { exact: false }).waitFor()
    await shot(page, 'dialog-tablet')
  })
})

describe('a question that takes longer than a moment', () => {
  it('is worked on beside the page: the table is there and can be changed, and an answer is there in the end', async () => {
    const page = await open(HEAVY.preparation)
    await page.getByTestId('ruling').getByText('Working it out').waitFor()
    await page.getByTestId('board').locator('canvas').first().waitFor()
    // Odds are a matter of a moment, and what is worked on is given up for them.
    await dropFile(page, 'odds.clixcase', JSON.stringify(POSITION))
    await page.locator('[data-testid=verdict][data-verdict=odds]').waitFor()
    await page.keyboard.press('Control+z')
    await page.locator('[data-testid=verdict][data-verdict=unfinished]').waitFor()
    expect(await page.getByTestId('plans').getByRole('button').count()).toBeGreaterThan(0)
    await shot(page, 'unfinished')
  })
})

/** What each kind of question says in its sentence, in the order of reading, up to the edition. */
const SENTENCES: readonly (readonly [ask: object, parts: readonly string[]])[] = [
  [
    { kind: 'line-of-fire', from: 'cap', to: 'spy' },
    ['Attacker: Captain', 'What is asked: draws a line of fire to', 'Target: Spy', 'The line is for: for an attack']
  ],
  [
    { kind: 'can-target', from: 'cap', to: 'spy', with: 'ranged-attack' },
    ['Attacker: Captain', 'What is asked: can target?', 'Target: Spy', 'With: a ranged combat attack']
  ],
  [
    { kind: 'targets', from: 'cap', with: 'ranged-attack' },
    ['Attacker: Captain', 'What is asked: legal targets', 'With: a ranged combat attack']
  ],
  [
    { kind: 'attack', from: 'cap', targets: ['spy'], attack: 'ranged', dice: [4, 3] },
    ['Attacker: Captain', 'What is asked: attacks', 'Target: Spy', 'Kind of attack: in ranged combat']
  ],
  [{ kind: 'odds', from: 'cap', to: 'spy' }, ['Attacker: Captain', 'What is asked: odds against', 'Target: Spy']],
  [{ kind: 'preparation', from: 'cap' }, ['Attacker: Captain', 'What is asked: best attack this turn']],
  [
    { kind: 'knock-back', from: 'cap', hits: [{ figure: 'spy', damageTaken: 2 }], dice: [4, 4], attack: 'close' },
    ['Attacker: Captain', 'What is asked: knocks back', 'Target: Spy']
  ],
  [{ kind: 'damage', to: 'spy', amount: 3 }, ['Target: Spy', 'What is asked: is dealt damage']],
  [
    { kind: 'value', figure: 'spy', value: 'defense' },
    ['Target: Spy', 'What is asked: combat value', 'Value: defense', 'Attacker: nobody in particular']
  ],
  [{ kind: 'move', figure: 'cap', action: 'move', path: [[2, 3]] }, ['Figure: Captain', 'What is asked: moves', 'Action: a move action']],
  [{ kind: 'reach', figure: 'cap', action: 'move' }, ['Figure: Captain', 'What is asked: can reach', 'Action: a move action']],
  [{ kind: 'break-away', figure: 'cap', roll: 3 }, ['Figure: Captain', 'What is asked: breaks away', 'Action: a move action']],
  [{ kind: 'timeline', events: [] }, ['What is asked: play out turns', 'Build total: one less', 'Build total: one more']]
]

it('each kind of question says whom it is about, what is asked and how, in its order', async () => {
  const page = await open()
  const chips = page.locator('section.question .sentence').getByRole('button')
  const said = async () => {
    const all = await chips.evaluateAll((found) => found.map((chip) => chip.getAttribute('aria-label') ?? ''))
    return all.slice(
      0,
      all.findIndex((part) => part.startsWith('Rules: '))
    )
  }
  for (const [ask, parts] of SENTENCES) {
    await openCase(page, 'kind', { ...POSITION, ask })
    await expect.poll(said).toEqual(parts)
  }
})
