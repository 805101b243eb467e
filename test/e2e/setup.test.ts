/** Setting up a position on the table itself: brushes, walls, quick figures, by mouse, by finger and by keys. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, gridOf, verdictIs } from '../support/pageDriver.ts'
import type { OpenAppOptions } from '../support/browser.ts'
import { keptApp, openedApps, pictures } from '../support/openedApps.ts'

type Clause = Readonly<Record<string, unknown>>
const ROOT = join(import.meta.dirname, '../..')
const openBoard = openedApps()
const kept = keptApp()
const open = async (options?: OpenAppOptions): Promise<Page> => (await openBoard(options)).page
const shot = pictures('setup', 250)
/** An empty table of eight by eight squares, and where its squares are. */
async function openEmpty(options?: OpenAppOptions) {
  const { page } = await (options ? openBoard(options) : kept())
  const examples = page.getByRole('button', { name: /show again/ })
  if (await examples.isVisible()) await examples.click()
  await page.getByRole('button', { name: 'New table' }).click()
  await type(page, 'new 8x8')
  await page.getByRole('button', { name: 'Map: 8 × 8 squares' }).waitFor()
  return { page, at: await gridOf(page, 'B2', 'G7') }
}

async function type(page: Page, line: string): Promise<void> {
  await page.locator('#ask-field').fill(line)
  await page.keyboard.press('Enter')
}
const brush = (page: Page, name: string) => page.getByTestId('brushes').getByRole('button', { name, exact: true })
const hint = (page: Page) => page.getByTestId('hint').innerText()
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first()
async function stroke(page: Page, ...places: (readonly [number, number])[]): Promise<void> {
  const [first = [0, 0], ...rest] = places
  await page.mouse.move(first[0], first[1])
  await page.mouse.down()
  for (const [x, y] of rest) await page.mouse.move(x, y, { steps: 6 })
  await page.mouse.up()
}
const tap = (page: Page, [x, y]: readonly [number, number]) => page.mouse.click(x, y)

describe('what is too long for a field', () => {
  const LONG = 'a b '.repeat(1200)

  it('is refused with its length and the bound, and nothing of it is cut; what follows is typed as ever', async () => {
    const { page } = await openEmpty({})
    const field = page.locator('#ask-field')
    const refused = page.locator('.field-refused')
    await field.fill('B4')
    await page.keyboard.insertText(LONG)
    expect(await refused.innerText()).toBe('Not inserted: that would be 4802 letters. This field takes at most 400.')
    expect(await field.inputValue()).toBe('B4')
    const [box, at] = [await refused.boundingBox(), await field.boundingBox()]
    expect(box!.y).toBeGreaterThan(at!.y)
    expect(box!.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.type(' G7')
    expect(await field.inputValue()).toBe('B4 G7')
    expect(await refused.count()).toBe(0)
    // A program that fills in forms announces nothing.
    await field.fill(LONG)
    expect(await field.inputValue()).toBe('B4 G7')
    expect(await refused.innerText()).toContain('4800 letters')
    // At the bound one letter more says that the field is full.
    await field.fill('x'.repeat(400))
    expect(await refused.count()).toBe(0)
    await page.keyboard.type('y')
    expect(await refused.innerText()).toBe('This field is full: it takes at most 400 letters.')
    expect(await field.inputValue()).toHaveLength(400)
    await field.fill('')
  })

  it('is refused in the box of search and in a dialog, too', async () => {
    const page = await open()
    await page.getByTestId('board').locator('canvas').first().waitFor()
    await page.locator('body').press('/')
    const search = page.locator('.search-input')
    await search.waitFor()
    await page.keyboard.insertText(LONG)
    expect(await search.inputValue()).toBe('')
    expect(await page.locator('.field-refused').innerText()).toContain('at most 400')
    expect(await page.locator('dialog .field-refused').count()).toBe(1)
    await page.keyboard.type('a')
    expect(await page.locator('.field-refused').count()).toBe(0)
  })
})

describe('an empty table', () => {
  it('is there at once, in another size with one tap, and gives back what was there', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
    await page.getByRole('button', { name: /^Map: / }).click()
    await page.getByRole('option', { name: /Deep Space/ }).click()
    await page.getByRole('button', { name: 'New table' }).click()
    await page.getByRole('button', { name: 'Map: 16 × 24 squares' }).waitFor()
    expect(await hint(page)).toBe('Tap the square where A (Red) stands. Esc: stop.')
    await shot(page, 'empty')
    const start = page.getByTestId('empty-start')
    await start.getByRole('button', { name: '24 × 36' }).click()
    await page.getByRole('button', { name: 'Map: 24 × 36 squares' }).waitFor()
    await start.getByRole('button', { name: /Deep Space/ }).click()
    await page.getByRole('button', { name: /^Map: Deep Space/ }).waitFor()
    for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
  })
})

describe('brushes', () => {
  it('paint by drag, a stroke is one step, a stroke from there takes it away, Esc puts the brush down', async () => {
    const { page, at } = await openEmpty()
    await tap(page, at('A4'))
    await tap(page, at('H4'))
    await verdictIs(page, 'clear')
    await brush(page, 'Hindering terrain').click()
    await stroke(page, at('C3'), at('C5'), at('D5'))
    await verdictIs(page, 'hindered')
    await page.getByRole('button', { name: 'Undo: Draw: Hindering' }).waitFor()
    await shot(page, 'hindering')
    await undo(page).click()
    await verdictIs(page, 'clear')
    await page.getByRole('button', { name: /^Redo/ }).click()
    await verdictIs(page, 'hindered')
    await stroke(page, at('C4'), at('C3'))
    await verdictIs(page, 'clear')
    await page.keyboard.press('Escape')
    expect(await brush(page, 'Hindering terrain').getAttribute('aria-pressed')).toBe('false')
    expect(await hint(page)).toContain('Tap the attacker')
    for (const [name, word] of [
      ['Blocking terrain', 'blocked'],
      ['Elevated terrain', 'blocked'],
      ['Water terrain', 'clear']
    ] as const) {
      await brush(page, name).click()
      await tap(page, at('E4'))
      await verdictIs(page, word)
      await undo(page).click()
      await verdictIs(page, 'clear')
    }
  })

  it('put walls on edges, by tap and along a drag, and the eraser takes them', async () => {
    const { page, at } = await openEmpty()
    await tap(page, at('A4'))
    await tap(page, at('H4'))
    await brush(page, 'Wall').click()
    await page.mouse.move(...at('D4', [0.8, 0.4]))
    await shot(page, 'wall-aim')
    await tap(page, at('D4', [0.8, 0.4]))
    await verdictIs(page, 'blocked')
    await page.getByTestId('ruling').getByText('the wall between D4 and E4', { exact: false }).first().waitFor()
    await tap(page, at('E4', [0.15, 0.5]))
    await verdictIs(page, 'clear')
    await stroke(page, at('F3', [0, 0.1]), at('F5', [0, 0.9]))
    await verdictIs(page, 'blocked')
    await page.getByTestId('ruling').getByText('the wall between E4 and F4', { exact: false }).first().waitFor()
    await shot(page, 'wall')
    await brush(page, 'Clear everything').click()
    await tap(page, at('F4', [0.08, 0.5]))
    await verdictIs(page, 'clear')
  })

  it('change the copy on the table, never the map in the library', async () => {
    const page = await open()
    await type(page, 'blocking D17')
    await page.getByRole('button', { name: 'Map: Helicarrier training map (changed here)' }).waitFor()
    await page.getByRole('button', { name: /^Map: / }).click()
    await page.getByRole('option', { name: 'Helicarrier training map', exact: false }).first().waitFor()
    expect(await page.getByRole('option', { name: /changed here/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Map: Helicarrier training map', exact: true }).waitFor()
  })

  it('work by keys alone: a cursor, numbers, W and an arrow; other letters still ask', async () => {
    const { page } = await openEmpty()
    await page.keyboard.press('F2')
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key)
    await verdictIs(page, 'clear')
    await page.getByRole('button', { name: 'Attacker: A' }).waitFor()
    await page.getByRole('button', { name: 'Target: B' }).waitFor()
    await page.keyboard.press('Alt+w')
    expect(await hint(page)).toContain('Now an arrow key')
    await page.keyboard.press('ArrowLeft')
    await verdictIs(page, 'blocked')
    await page.keyboard.press('Alt+w')
    await page.keyboard.press('ArrowLeft')
    await verdictIs(page, 'clear')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('3')
    expect(await brush(page, 'Hindering terrain').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Enter')
    await verdictIs(page, 'hindered')
    await page.keyboard.press('Alt+d')
    await page.getByTestId('tray').getByText('B 2').waitFor()
    await shot(page, 'keys')
    await page.keyboard.type('wa')
    expect(await page.locator('#ask-field').inputValue()).toBe('wa')
  })
})

describe('what is in the hand', () => {
  it.each([
    [1280, 800],
    [1024, 768],
    [768, 1024]
  ])(
    'is seen on the board at %i × %i, shifts nothing, covers no square and not the verdict, and is put down by a tap',
    async (width, height) => {
      const page = await open({ context: { viewport: { width, height }, hasTouch: width < 1280 } })
      await page.getByRole('button', { name: /show again/ }).click()
      const chip = page.getByTestId('in-hand')
      const board = () => page.getByTestId('board').boundingBox()
      // Without the tray the brushes stand in a row under the board.
      if ((await page.getByTestId('brushes').count()) === 0) await page.getByRole('button', { name: 'Set up: figures and terrain' }).click()
      const at = await gridOf(page, 'B2', 'O23')
      const before = await board()
      expect(await chip.count()).toBe(0)
      await brush(page, 'Hindering terrain').click()
      await chip.getByText('Hindering terrain').waitFor()
      expect(await board()).toEqual(before)
      await page.mouse.move(...at('H12'))
      await shot(page, `in-hand-${width}`)
      const box = await chip.boundingBox()
      const verdict = await page.getByTestId('verdict').boundingBox()
      if (!box || !before || !verdict) throw new Error('The chip, the board or the verdict is not shown.')
      expect(box.x).toBeGreaterThan(at('P1', [1, 0])[0])
      expect(box.y + box.height).toBeLessThanOrEqual(before.y + before.height)
      expect(verdict.x >= box.x + box.width || verdict.y >= box.y + box.height).toBe(true)
      await brush(page, 'Quick figure').click()
      await chip.getByText('A (Blue)').waitFor()
      await page.mouse.move(...at('H12'))
      await shot(page, `in-hand-figure-${width}`)
      // A touch screen may have no key Esc.
      await chip.getByRole('button', { name: width < 1280 ? 'Stop placing A (Blue)' : 'Stop placing A (Blue) (Esc)', exact: true }).click()
      expect(await chip.count()).toBe(0)
      expect(await board()).toEqual(before)
      expect(await hint(page)).toContain('Tap the attacker')
    }
  )

  it('is put down when a line is typed, a question is asked or a figure is opened; a tap then means the question', async () => {
    const { page, at } = await openEmpty()
    await type(page, '+ Thor B2')
    await type(page, '+ Loki G2')
    const chip = page.getByTestId('in-hand')
    const take = async (): Promise<void> => {
      await brush(page, 'Blocking terrain').click()
      await chip.getByText('Blocking terrain').waitFor()
    }
    await take()
    await type(page, 'water A8')
    expect(await chip.count()).toBe(0)
    await take()
    await choose(page, 'Target: Loki', 'Thor')
    expect(await chip.count()).toBe(0)
    await take()
    await page.getByRole('button', { name: 'Edit Thor' }).click()
    expect(await chip.count()).toBe(0)
    await page.keyboard.press('Escape')
    await tap(page, at('G2'))
    await page.getByRole('button', { name: 'Attacker: Loki' }).waitFor()
  })
})

describe('quick figures', () => {
  it('are dragged out of the tray, with their square named on the way', async () => {
    const { page, at } = await openEmpty()
    const box = await brush(page, 'Quick figure').boundingBox()
    if (!box) throw new Error('The brush is not shown.')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(...at('C3'), { steps: 8 })
    expect(await page.getByTestId('ghost').innerText()).toContain('C3')
    expect(await hint(page)).toBe('Let go: A stands on C3.')
    await shot(page, 'carried')
    await page.mouse.up()
    await page.getByTestId('tray').getByText('C3').waitFor()
    expect(await page.getByTestId('ghost').count()).toBe(0)
    // Let go beside the map, nothing stands anywhere.
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 300, { steps: 4 })
    await page.mouse.up()
    expect(
      await page
        .getByTestId('tray')
        .getByRole('button', { name: /^Edit / })
        .count()
    ).toBe(1)
  })

  it('are dragged by a finger too', async () => {
    const { page, at } = await openEmpty({ context: { viewport: { width: 768, height: 1024 }, hasTouch: true } })
    const touch = await page.context().newCDPSession(page)
    const move = (kind: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', { type: kind, touchPoints: points.map(([x, y]) => ({ x, y })) })
    const box = await brush(page, 'Quick figure').boundingBox()
    if (!box) throw new Error('The brush is not shown.')
    const start = [box.x + 20, box.y + 20] as const
    const [x, y] = at('C3')
    await move('touchStart', [start])
    for (let i = 1; i <= 8; i++) await move('touchMove', [[start[0] + ((x - start[0]) * i) / 8, start[1] + ((y - start[1]) * i) / 8]])
    await page.getByTestId('ghost').getByText('C3').waitFor()
    await shot(page, 'carried-touch')
    // A finger that lets go in full motion flings, and Chromium takes the next tap as the end of that.
    await page.waitForTimeout(250)
    await move('touchEnd', [])
    await page.getByRole('button', { name: 'Attacker: A' }).waitFor()
    // A finger paints as well.
    await brush(page, 'Hindering terrain').tap()
    await brush(page, 'Hindering terrain').and(page.locator('[aria-pressed=true]')).waitFor()
    await move('touchStart', [at('E2')])
    for (const name of ['E3', 'E4', 'E5']) await move('touchMove', [at(name)])
    await move('touchEnd', [])
    await page.getByRole('button', { name: 'Undo: Draw: Hindering' }).waitFor()
    await shot(page, 'touch')
  })

  it('and those of sets, and objects, are dragged out of their lists by mouse and by finger; up and down the list scrolls', async () => {
    const { page, at } = await openEmpty({ context: { hasTouch: true } })
    const tray = page.getByTestId('tray')
    await tray.getByRole('button', { name: 'Add to table', exact: true }).click()
    await tray.locator('input').first().fill('cyc')
    const row = tray.getByRole('button', { name: /^Cyclops/ }).first()
    const middle = async (element: typeof row): Promise<readonly [number, number]> => {
      await element.scrollIntoViewIfNeeded()
      const box = await element.boundingBox()
      if (!box) throw new Error('The row is not shown.')
      return [box.x + 30, box.y + box.height / 2]
    }
    await stroke(page, await middle(row), at('C3'))
    await page.getByRole('button', { name: 'Attacker: Cyclops' }).waitFor()
    const touch = await page.context().newCDPSession(page)
    const finger = async (from: readonly [number, number], to: readonly [number, number]) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from[0], y: from[1] }] })
      for (let i = 1; i <= 8; i++) {
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from[0] + ((to[0] - from[0]) * i) / 8, y: from[1] + ((to[1] - from[1]) * i) / 8 }]
        })
      }
    }
    const droppedObject = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const [x, y] = await middle(row)
    await finger([x, y], [x + 4, y - 120])
    await droppedObject()
    expect(await page.getByTestId('ghost').count()).toBe(0)
    await tray.getByRole('button', { name: 'Objects', exact: true }).click()
    await finger(await middle(tray.getByRole('button', { name: /Light object$/ }).and(page.locator(':not(:has-text("Ultra"))'))), at('E3'))
    await page.getByTestId('ghost').getByText('E3').waitFor()
    await shot(page, 'carried-object')
    await droppedObject()
    await page.getByRole('button', { name: /^Undo: .*Light object/ }).waitFor()
  })

  it('are changed where they stand in the list, copied, and taken off', async () => {
    const { page, at } = await openEmpty()
    await tap(page, at('B2'))
    await tap(page, at('G2'))
    const card = page.getByTestId('quick-card')
    await card.getByLabel('Name').fill('Surtur')
    await page.getByRole('button', { name: 'Target: Surtur' }).waitFor()
    await card.getByRole('button', { name: 'Green' }).click()
    await card.getByRole('button', { name: /^Size/ }).click()
    await page.getByRole('option', { name: 'Giant' }).click()
    await card.getByRole('button', { name: 'Add to Powers' }).click()
    await page.getByRole('option', { name: 'Stealth' }).click()
    await page.keyboard.press('Escape')
    // Keys belong to the list until it is gone.
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await card.getByRole('button', { name: 'Take Stealth away' }).waitFor()
    expect(await card.innerText()).toContain('Ground level')
    await shot(page, 'card')
    await page.keyboard.press('Control+d')
    await page.getByTestId('tray').getByText('Surtur 2').waitFor()
    await page.keyboard.down('Shift')
    await tap(page, at('G7'))
    await page.keyboard.up('Shift')
    await shot(page, 'copied')
    await page.getByTestId('tray').getByText('G7').waitFor()
    await card.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Surtur 3 is off the table.').waitFor()
  })

  it('turn the question round, and show beforehand what comes of it', async () => {
    const { page } = await openEmpty()
    await type(page, '+ B4 G7')
    const mirror = page.getByTestId('mirror')
    expect(await mirror.getAttribute('data-verdict')).toBe('Clear')
    await type(page, 'hindering G7')
    await verdictIs(page, 'hindered')
    const back = await mirror.getAttribute('data-verdict')
    await mirror.click()
    await page.getByRole('button', { name: 'Attacker: B' }).waitFor()
    expect(await page.getByTestId('verdict').innerText()).toContain(back ?? 'nothing')
  })
})

describe('special terrain of one’s own', () => {
  it('is Deep Space, clause for clause, in at most twenty inputs', async () => {
    const { page, at } = await openEmpty()
    await tap(page, at('B2'))
    await page.keyboard.press('Escape')
    let inputs = 0
    const press = async (what: Locator): Promise<void> => {
      inputs += 1
      await what.click()
    }
    await press(page.getByRole('button', { name: 'Conditions, objects, forces' }))
    const dialog = page.getByTestId('beside')
    const named = dialog.getByRole('textbox', { name: 'Name', exact: true })
    await press(named)
    inputs += 1
    await named.fill('Space')
    inputs += 1
    await named.press('Enter')
    const builder = dialog.getByTestId('clauses')
    for (const sentence of [
      'Speed changes for a move action',
      'A value is halved',
      'A hit knocks back',
      'Other dice',
      'A path ends at its border',
      'The map edge does not hurt'
    ]) {
      await press(builder.getByRole('button', { name: /^Add an effect/ }))
      await press(page.getByRole('option', { name: sentence, exact: true }))
    }
    await press(builder.getByRole('button', { name: /^Take out: For everything it counts as hindering/ }))
    // Looking at it is no input.
    await builder.getByText('As JSON').click()
    const made = JSON.parse(await builder.getByRole('textbox', { name: 'Effects as JSON' }).inputValue()) as readonly Clause[]
    const shipped = JSON.parse(readFileSync(join(ROOT, 'resources/special-terrain/deep-space.json'), 'utf8')) as {
      rule: { clauses: readonly Clause[] }
    }
    const bare = (clauses: readonly Clause[]) => clauses.map(({ rule: _, ...clause }) => JSON.stringify(clause))
    expect(bare(made)).toEqual(bare(shipped.rule.clauses))
    expect(inputs).toBeLessThanOrEqual(20)
    await shot(page, 'deep-space')
  })
})

describe('typing', () => {
  it('shows what can be typed, what Enter will do, and what was not understood', async () => {
    const { page } = await openEmpty({ context: { colorScheme: 'dark' } })
    const field = page.locator('#ask-field')
    const help = page.getByTestId('typed-help')
    await field.click()
    await help.getByText('B4 G7', { exact: true }).waitFor()
    await shot(page, 'help')
    await field.fill('+ Hulk G7 chrage')
    await help.getByText('Is it Charge?', { exact: false }).waitFor()
    await field.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'chrage' }).waitFor()
    await shot(page, 'refused')
    await field.fill('+ Hulk G7 blue giant charge')
    await help.getByText('Enter: add Hulk on G7').waitFor()
    await shot(page, 'typed')
    await field.press('Enter')
    await page.getByRole('button', { name: 'Undo: Typed: + Hulk G7 blue giant charge' }).waitFor()
    for (const line of [
      '+ Thor B4',
      'wall B4 east',
      'elevated D5-E6 3',
      'water A7-C8',
      'special deep space F1-H2',
      'start red A1-B2',
      'indoor D1-E2'
    ])
      await type(page, line)
    // Elevated terrain is no obstacle to a line to a giant.
    await verdictIs(page, 'clear')
    await page.getByRole('button', { name: /^Thor/ }).first().waitFor()
    await shot(page, 'dark')
  })
})
