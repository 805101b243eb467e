/** The board's tools as a judge uses them: layers, legend, lines from here, reach with reasons, ruler, a square, steps, heights. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dropFile, pointOf, pointOnTurned, tapSquare } from '../support/pageDriver.ts'
import { openApp, type OpenedApp } from '../support/browser.ts'
import { PICTURES, pictures } from '../support/openedApps.ts'
import { until } from '../support/until.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'

let app: OpenedApp
let page: Page
beforeAll(async () => {
  app = await openApp()
  page = app.page
  await page.getByTestId('board').locator('canvas').first().waitFor()
  await page
    .getByTestId('strip')
    .getByRole('button', { name: /show again/ })
    .click()
})
afterAll(async () => {
  await app.close()
})
afterEach(() => {
  expect(app.faults).toEqual([])
})

const SIZES = { wide: { width: 1500, height: 900 }, tablet: { width: 768, height: 1024 } } as const

const shot = pictures('boardTools')
async function shots(name: string): Promise<void> {
  if (!PICTURES) return
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(350)
      await shot(page, `${name}-${size}-${colorScheme}`)
    }
  }
  await page.setViewportSize(SIZES.wide)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForTimeout(250)
}

async function table(value: Omit<ClixCase, 'format' | 'ruleset'>): Promise<void> {
  await dropFile(page, 'table.clixcase', JSON.stringify({ format: 'clixcase/1', ruleset: 'heroclix-2012', ...value }))
  await page.getByTestId('verdict').waitFor()
  await page.waitForTimeout(300)
}
const note = () => page.getByTestId('square-note')
const tool = (name: string) => page.getByRole('toolbar', { name: 'Tools of the board' }).getByRole('button', { name })

const STREET: ClixCase['map'] = {
  size: [12, 9],
  terrain: [
    '............',
    '..hh....bb..',
    '..hh....bb..',
    '............',
    '....w.......',
    '....w...hh..',
    '............',
    '..b.........',
    '............'
  ],
  level: [
    '111111111111',
    '111111111111',
    '111111111111',
    '111111111111',
    '111111222211',
    '111111233211',
    '111111222211',
    '111111111111',
    '111111111111'
  ],
  walls: [
    [
      [5, 0],
      [6, 0]
    ],
    [
      [5, 1],
      [6, 1]
    ],
    [
      [5, 2],
      [6, 2]
    ]
  ],
  starting: {
    red: [
      [0, 0],
      [0, 1],
      [0, 2]
    ],
    blue: [
      [11, 6],
      [11, 7],
      [11, 8]
    ]
  }
}
const THOR = { id: 'thor', name: 'Thor', side: 'red', at: [1, 3], speed: 8, range: 8, attack: 11, damage: 3 } as const
const LOKI = { id: 'loki', name: 'Loki', side: 'blue', at: [9, 3], speed: 7, defense: 16 } as const
const GIANT = { id: 'giant', name: 'Frost Giant', side: 'blue', at: [5, 3], size: 'giant', speed: 6 } as const

/** Points at a square until the note says so: under load the board may still be on its way to its place. */
const pointAt = (square: string, text: string): Promise<unknown> =>
  until(async () => {
    const [x, y] = await pointOf(page, square)
    await page.mouse.move(x, y)
    return note().getByText(text).isVisible()
  }, `the note on ${square}`)

describe('lines of fire from here', () => {
  it('show every square by pattern and letter, and give each refused one its reason on hover', async () => {
    await table({ map: STREET, figures: [THOR, LOKI, GIANT], ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } })
    await tool('Lines of fire from this square').click()
    await note()
      .getByText(/Lines of fire from Thor: \d+ clear, \d+ hindered, \d+ blocked/)
      .waitFor()
    await pointAt('I2', 'Blocked')
    expect(await note().innerText()).toMatch(/I2[\s\S]*LOF-07/)
    await shots('lines')
    await page.keyboard.press('Escape')
    await note().waitFor({ state: 'detached' })
  })
})

describe('reach', () => {
  it('says of every square what it costs or why it cannot be reached, also to the keyboard', async () => {
    await table({ map: STREET, figures: [THOR, LOKI, GIANT], ask: { kind: 'reach', figure: 'thor' } })
    await pointAt('D6', '2 squares of 8')
    const [bx, by] = await pointOf(page, 'I2')
    await page.mouse.move(bx, by)
    await note()
      .getByText(/blocking terrain: Thor cannot end there/)
      .waitFor()
    await shots('reach')
    await page.mouse.move(2, 2)
    await page.getByTestId('board').focus()
    await page.keyboard.press('ArrowRight')
    expect(await note().innerText()).toMatch(/squares? of 8|Not reached|1 square/)
  })
})

describe('a square', () => {
  it('opens by a right click and by I, and says all of it', async () => {
    await table({ map: STREET, figures: [THOR, LOKI, GIANT], ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } })
    const [x, y] = await pointOf(page, 'F2')
    await page.mouse.click(x, y, { button: 'right' })
    const inspect = page.getByTestId('inspect')
    await inspect.getByRole('heading', { name: 'Square F2' }).waitFor()
    await inspect.getByText('A wall towards G2').waitFor()
    await inspect.getByText('4 squares away').waitFor()
    await shots('inspect')
    await page.keyboard.press('Escape')
    await inspect.waitFor({ state: 'detached' })
    await page.mouse.move(2, 2)
    // The dialog gives the focus back some time after it is gone.
    const board = page.getByTestId('board')
    const keepsFocus = async (): Promise<boolean> => {
      await board.focus()
      await page.waitForTimeout(200)
      return await board.evaluate((own) => own === document.activeElement)
    }
    await expect.poll(keepsFocus).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Alt+i')
    await inspect.getByRole('heading', { name: 'Square G2' }).waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('the ruler', () => {
  it('counts squares between two figures, from the nearest parts of their bases', async () => {
    await tool('Measure a distance').click()
    await tapSquare(page, 'B4')
    await tapSquare(page, 'J4')
    await note().getByText('Thor to Loki: 8 squares.').waitFor()
    await shots('ruler')
    await page.keyboard.press('Escape')
  })
})

describe('layers', () => {
  it('list what is on this board alone, with counts, and hide one after another with a word about it', async () => {
    await tool('Layers and legend').click()
    const panel = page.getByTestId('board-layers')
    await panel.waitFor()
    const entries = await panel.getByTestId('legend-entry').allInnerTexts()
    expect(entries.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      'Hindering terrain 6 ×',
      'Blocking terrain 5 ×',
      'Water 2 ×',
      'Walls 3 ×',
      'Level 2 10 ×',
      'Level 3 2 ×',
      'Starting area of blue 3 ×',
      'Starting area of red 3 ×'
    ])
    await shots('legend')
    await panel.getByRole('switch', { name: 'Show Walls and force fields' }).click()
    await page.keyboard.press('Escape')
    const hidden = page.getByTestId('hidden-layers')
    await hidden.getByText('Not shown: Walls and force fields').waitFor()
    await page.locator('[data-testid=save-state][data-state=saved]').waitFor()
    await shots('hidden')
    await page.reload()
    await hidden.getByText('Not shown: Walls and force fields').waitFor()
    await hidden.getByRole('button', { name: 'Show everything' }).click()
    await hidden.waitFor({ state: 'detached' })
  })
})

describe('a path', () => {
  it('is walked step by step, each step with its sentence', async () => {
    await table({
      map: STREET,
      figures: [
        { ...THOR, at: [1, 3] },
        { ...LOKI, at: [2, 3] }
      ],
      turn: { active: 'red', round: 2 },
      ask: { kind: 'knock-back', from: 'thor', hits: [{ figure: 'loki', damageTaken: 5 }], dice: [4, 4], attack: 'close' }
    })
    const stepper = page.getByTestId('path-stepper')
    await stepper.getByText('Loki, from C4: 5 steps.').waitFor()
    await page.keyboard.press('>')
    await stepper.getByText('Step 1 of 5, D4').waitFor()
    await page.keyboard.press('>')
    await page.keyboard.press('>')
    await stepper.getByText('Step 3 of 5, F4').waitFor()
    await shots('knock-back-step')
    await page.keyboard.press('<')
    await stepper.getByText('Step 2 of 5, E4').waitFor()
    await stepper.getByRole('button', { name: 'Next step' }).click()
    await stepper.getByText('Step 3 of 5, F4').waitFor()
    await table({
      map: STREET,
      figures: [THOR, { ...LOKI, at: [3, 4] }],
      ask: {
        kind: 'move',
        figure: 'thor',
        path: [
          [2, 3],
          [3, 3],
          [4, 3]
        ]
      }
    })
    for (let i = 0; i < 3; i++) await stepper.getByRole('button', { name: 'Next step' }).click()
    expect(await stepper.innerText()).toMatch(/MOV-03/)
    await shots('move-step')
  })

  it('of a prepared attack and of an event are walked through as well', async () => {
    const stepper = page.getByTestId('path-stepper')
    const fighter = { ...THOR, at: [0, 0], speed: 8, attack: 10, damage: 3, range: 0, powers: ['charge'] } as const
    await table({
      map: STREET,
      figures: [fighter, { ...LOKI, at: [3, 3], defense: 16 }],
      turn: { active: 'red', round: 1 },
      ask: { kind: 'preparation', from: 'thor' }
    })
    await stepper.getByText(/^Thor, from A1/).waitFor()
    for (let i = 0; i < 2; i++) await page.keyboard.press('>')
    await stepper.getByText(/^Step 2 of/).waitFor()
    await shots('plan-step')
    await table({
      map: STREET,
      figures: [fighter, { ...LOKI, at: [3, 3] }],
      turn: { active: 'red', round: 1 },
      ask: {
        kind: 'timeline',
        events: [
          {
            do: 'action',
            figure: 'thor',
            action: 'move',
            path: [
              [1, 1],
              [2, 2]
            ]
          },
          { do: 'end-turn' }
        ]
      }
    })
    await page.getByTestId('steps').getByRole('button').nth(1).click()
    await stepper.getByText('Thor, from A1: 2 steps.').waitFor()
    for (let i = 0; i < 2; i++) await page.keyboard.press('>')
    await stepper.getByText('Step 2 of 2, C3').waitFor()
    await shots('event-step')
  })
})

describe('heights', () => {
  it('stand under the board where they matter to the line', async () => {
    await table({
      map: STREET,
      figures: [
        { ...THOR, at: [2, 5] },
        { ...LOKI, at: [8, 5] },
        { ...GIANT, at: [4, 5] }
      ],
      ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' }
    })
    const profile = page.getByTestId('profile')
    await profile.waitFor()
    expect(await profile.getByRole('listitem').first().textContent()).toMatch(/C6 level 1, .*Thor/)
    await shots('profile')
    await table({ map: STREET, figures: [THOR, LOKI], ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } })
    await expect.poll(() => profile.count()).toBe(0)
  })
})

describe('true size', () => {
  it('is measured once with a card and then holds the zoom', async () => {
    await tool('Layers and legend').click()
    await page.getByRole('button', { name: 'Measure this screen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Measure this screen' })
    await dialog.getByTestId('gauge').waitFor()
    for (let i = 0; i < 10; i++) await dialog.getByRole('button', { name: 'Wider' }).click()
    const width = (await dialog.getByTestId('gauge').boundingBox())!.width
    await shots('calibrate')
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    const [a, b] = [await pointOf(page, 'F5'), await pointOf(page, 'G5')]
    const square = (width / 85.6) * 25.4 * 1.5
    expect(b[0] - a[0]).toBeGreaterThan(square - 6)
    expect(b[0] - a[0]).toBeLessThan(square + 6)
    await shots('true-size')
    await page.keyboard.press('=')
    const [c, d] = [await pointOf(page, 'F5'), await pointOf(page, 'G5')]
    expect(d[0] - c[0]).toBeLessThan(square + 6)
    // The tests after it see the whole map again.
    await tool('Layers and legend').click()
    await page.getByRole('switch', { name: /^Squares as large as on the printed map/ }).click()
    await page.keyboard.press('Escape')
  })
})

describe('the players’ window', () => {
  it('shows board and verdict as they change on the table, and none of the tools', async () => {
    await table({ map: STREET, figures: [THOR, LOKI], ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } })
    await tool('Layers and legend').click()
    const [players] = await Promise.all([
      app.context.waitForEvent('page'),
      page.getByRole('button', { name: 'A window for the players' }).click()
    ])
    await players.getByText('Clear', { exact: true }).waitFor()
    await players.locator('canvas').first().waitFor()
    await shot(players, 'players')
    expect(await players.getByRole('button').count()).toBe(0)
    await table({ map: STREET, figures: [THOR, LOKI, GIANT], ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } })
    await players.getByText('Blocked', { exact: true }).waitFor()
    await players.getByText('Frost Giant stands in the way in F4.').waitFor()
    await players.waitForTimeout(400)
    await shot(players, 'players-blocked')
    await players.close()
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await page.getByTestId('board-layers').waitFor({ state: 'detached' })
  })
})

describe('turning the board', () => {
  it('shows the map from another side with its own names, and hands find the same squares', async () => {
    await table({ map: STREET, figures: [THOR, LOKI, GIANT], ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } })
    const verdict = await page.getByTestId('verdict').innerText()
    const [thorX] = await pointOf(page, 'B4')
    const [lokiX] = await pointOf(page, 'J4')
    expect(lokiX).toBeGreaterThan(thorX)
    await tool('Turn the board').click()
    await page.waitForTimeout(300)
    // A quarter clockwise: what was right of Thor is below him.
    const [from, to] = [await pointOnTurned(page, 'B4'), await pointOnTurned(page, 'J4')]
    expect(Math.abs(from[0] - to[0])).toBeLessThan(6)
    expect(to[1]).toBeGreaterThan(from[1])
    expect(await page.getByTestId('verdict').innerText()).toBe(verdict)
    await shots('turned')

    // A drag puts the figure where the hand lets go of it, by the map's own names.
    const goal = await pointOnTurned(page, 'B7')
    await page.mouse.move(...(await pointOnTurned(page, 'B4')))
    await page.mouse.down()
    await page.mouse.move(...goal, { steps: 6 })
    await page.mouse.up()
    await page.getByRole('listitem').filter({ hasText: 'Thor' }).filter({ hasText: 'B7' }).first().waitFor()

    // Arrows go where they point on the screen: up is towards A here.
    await page.getByTestId('board').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.mouse.click(...(await pointOnTurned(page, 'E5')))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Alt+i')
    await page.getByText('Square D5').waitFor()
    await page.keyboard.press('Escape')

    for (let quarters = 1; quarters < 4; quarters++) await page.keyboard.press('Alt+t')
    await page.waitForTimeout(300)
    const [backX, backY] = await pointOf(page, 'B7')
    const [otherX, otherY] = await pointOf(page, 'J4')
    expect(otherX).toBeGreaterThan(backX)
    expect(otherY).toBeLessThan(backY)
  })
})
