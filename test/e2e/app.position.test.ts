/** Moves, objects, targets that are no figures, hits and dials: what a judge does to a position in the built app. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askKind, choose, drag, dropFile, openCase, pointOf, tapSquare, verdictIs } from '../support/pageDriver.ts'
import { keptApp, pictures } from '../support/openedApps.ts'

const openBoard = keptApp()
const shot = pictures('app', 300)

const POSITION = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: {
    size: [10, 8],
    terrain: ['..........', '..........', '......b...', '...h......', '..........', '..........', '..........', '..........'],
    walls: [
      [
        [5, 5],
        [5, 6]
      ]
    ]
  },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], speed: 6, damage: 4, powers: ['charge', 'super-strength'], abilities: ['carry'] },
    { id: 'sif', name: 'Sif', side: 'red', at: [1, 2] },
    { id: 'loki', name: 'Loki', side: 'blue', at: [5, 1] }
  ],
  objects: [{ id: 'crate', kind: 'heavy', at: [2, 2] }],
  ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' }
}

async function open(): Promise<Page> {
  const { page } = await openBoard()
  await openCase(page, 'position', POSITION)
  return page
}
const ruling = (page: Page) => page.getByTestId('ruling')

describe('a move', () => {
  it('is tapped square by square, told why a step is refused, and made', async () => {
    const page = await open()
    await askKind(page, 'Move')
    await ruling(page).getByText('Tap the squares it enters', { exact: false }).waitFor()
    await tapSquare(page, 'C2')
    await tapSquare(page, 'D3')
    await verdictIs(page, 'legal')
    expect(await page.getByTestId('path').innerText()).toBe('B2 → C2 → D3')
    await tapSquare(page, 'G3')
    await verdictIs(page, 'illegal')
    await shot(page, 'move-refused')
    expect(await page.getByTestId('path').innerText()).toBe('B2 → C2 → D3 → E3 → F3 → G3')
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.getByTestId('board').focus()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
    expect(await page.getByTestId('path').innerText()).toBe('B2 → C2 → D3 → E3')
    await choose(page, 'Carrying: nobody', /Sif/)
    await choose(page, 'Picking up: nothing', /Heavy object/)
    await verdictIs(page, 'legal')
    await shot(page, 'move')
    await page.getByRole('button', { name: 'Move it there' }).click()
    const tray = page.getByTestId('tray')
    await tray.getByRole('button', { name: 'Thor' }).first().filter({ hasText: 'E3' }).waitFor()
    expect(await page.getByTestId('objects').count()).toBe(0)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await page.getByTestId('objects').waitFor()
  })

  it('is asked for as a field of squares, by any power that moves the figure', async () => {
    const page = await open()
    await askKind(page, 'Reach')
    await verdictIs(page, 'some')
    const squares = () => page.getByTestId('verdict').innerText()
    const far = parseInt(await squares())
    expect(far).toBeGreaterThan(0)
    await choose(page, 'Action: a move action', 'Charge')
    await ruling(page).getByText('Targets in reach').waitFor()
    // By a power that attacks, too, the headline says whether it can.
    expect(await squares()).toContain('Yes')
    const [, near] = /can reach (\d+) squares/.exec(await ruling(page).innerText()) ?? []
    expect(Number(near)).toBeGreaterThan(0)
    expect(Number(near)).toBeLessThan(far)
    expect(await ruling(page).getByText('Loki', { exact: true }).isVisible()).toBe(true)
    await shot(page, 'reach')
    // Two names typed are a line again.
    await page.keyboard.type('sif > loki')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Attacker: Sif' }).waitFor()
  })

  it('breaks away by a die', async () => {
    const page = await open()
    await drag(page, 'F2', 'C2')
    await askKind(page, 'Break away')
    for (const [die, word] of [
      ['1', 'failure'],
      ['6', 'success']
    ] as const) {
      await page.getByRole('spinbutton', { name: 'Break-away roll' }).focus()
      await page.keyboard.press(die)
      await verdictIs(page, word)
    }
    await drag(page, 'C2', 'H7')
    await verdictIs(page, 'not-needed')
  })

  it('of a base of several squares is ruled on as well', async () => {
    const page = await open()
    await dropFile(
      page,
      'giant.clixcase',
      JSON.stringify({
        ...POSITION,
        figures: [
          ...POSITION.figures,
          {
            id: 'surtur',
            name: 'Surtur',
            squares: [
              [8, 5],
              [9, 5],
              [8, 6],
              [9, 6]
            ]
          }
        ]
      })
    )
    await page.getByText('Opened giant.clixcase.').waitFor()
    await askKind(page, 'Reach')
    await choose(page, /^Figure: /, 'Surtur')
    await ruling(page).getByText('Speed', { exact: true }).waitFor()
    expect(await ruling(page).getByText('No ruling yet').count()).toBe(0)
    // And it is still on the table after a restart.
    await page.locator('[data-testid=save-state][data-state=saved]').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Figure: Surtur' }).waitFor()
  })
})

describe('objects and markers', () => {
  it('are put on by tapping, dragged, moved by key, and taken off', async () => {
    const page = await open()
    const tray = page.getByTestId('tray')
    await tray.getByRole('button', { name: 'Add to table', exact: true }).click()
    await page.getByRole('button', { name: 'Objects', exact: true }).click()
    await page.getByRole('button', { name: 'Blocking marker' }).click()
    await tapSquare(page, 'D2')
    await verdictIs(page, 'blocked')
    await tapSquare(page, 'H7')
    await page.getByRole('button', { name: 'Done' }).click()
    const objects = page.getByTestId('objects')
    expect(await objects.getByRole('listitem').count()).toBe(3)
    await drag(page, 'D2', 'D7')
    await verdictIs(page, 'clear')
    await objects.getByText('D7').waitFor()
    await objects
      .getByRole('button', { name: /Blocking marker.*D7/ })
      .first()
      .click()
    await page.getByTestId('board').focus()
    await page.keyboard.press('Shift+ArrowUp')
    await objects.getByText('D6').waitFor()
    await shot(page, 'objects')
    await page.keyboard.press('Delete')
    await objects.getByText('D6').waitFor({ state: 'detached' })
    await objects.getByRole('button', { name: 'Remove: Heavy object in C3' }).click()
    expect(await objects.getByRole('listitem').count()).toBe(1)
  })
})

describe('a target that is no figure', () => {
  it('is a wall, blocking terrain or an object, by tapping it', async () => {
    const page = await open()
    await askKind(page, 'Can it target?')
    const aim = async (tap: () => Promise<void>, name: RegExp) => {
      await tapSquare(page, 'B2')
      await tap()
      await page.getByRole('button', { name }).waitFor()
      await page.getByTestId('verdict').waitFor()
    }
    await aim(() => tapSquare(page, 'C3'), /^Target: heavy object in C3/)
    await aim(() => tapSquare(page, 'G3'), /^Target: blocking terrain G3/)
    await aim(async () => {
      const [[x, above], [, below]] = [await pointOf(page, 'F6'), await pointOf(page, 'F7')]
      await page.mouse.click(x, (above + below) / 2)
    }, /^Target: the wall F6/)
    await shot(page, 'target-wall')
    await aim(() => tapSquare(page, 'C3'), /^Target: heavy object in C3/)
    await askKind(page, 'Attack')
    await ruling(page).getByText('Destroyed').waitFor()
    await page.getByRole('button', { name: 'Apply result' }).click()
    expect(await page.getByTestId('objects').count()).toBe(0)
    // The ruling that was given stays until the next question.
    await ruling(page).getByText('Destroyed').waitFor()
    await page.getByRole('button', { name: 'Result applied' }).waitFor()
  })
})

describe('deep space', () => {
  it('knocks back by the damage less two without doubles, and the ruling opens its rule', async () => {
    const { page } = await openBoard()
    await openCase(page, 'space', {
      ...POSITION,
      map: { size: [10, 3], terrain: ['ssssssssss', 'ssssssssss', 'ssssssssss'], legend: { s: ['special:deep-space'] } },
      figures: POSITION.figures.slice(1).map((figure, index) => ({ ...figure, at: [index * 3, 1] })),
      objects: [],
      ask: { kind: 'knock-back', from: 'sif', hits: [{ figure: 'loki', damageTaken: 4 }], dice: [2, 5], attack: 'ranged' }
    })
    await verdictIs(page, 'knocked-back')
    await ruling(page)
      .getByText(/2 squares, to/)
      .waitFor()
    await page.getByRole('textbox', { name: 'Damage taken: Loki' }).fill('6')
    await ruling(page)
      .getByText(/4 squares, to/)
      .waitFor()
    await shot(page, 'deep-space')
    await ruling(page)
      .getByRole('button', { name: /MAP-DS4/ })
      .first()
      .click()
    await page.getByTestId('reference-page').or(page.getByRole('dialog')).first().getByText('MAP-DS4').first().waitFor()
  })
})

describe('editing', () => {
  it('every figure that was hit, with the damage that it took and was dealt', async () => {
    const page = await open()
    await askKind(page, 'Knock back')
    await page
      .getByRole('textbox', { name: /^Damage taken/ })
      .first()
      .fill('2')
    await page.getByRole('button', { name: 'Add a figure that was hit' }).click()
    await page.getByRole('textbox', { name: 'Damage taken: Sif' }).fill('3')
    await page.getByRole('textbox', { name: 'Damage dealt: Sif' }).fill('4')
    await ruling(page).getByText('Knock back, Sif').waitFor()
    expect(await ruling(page).innerText()).toMatch(/Knock back, Sif\s+(3 squares|\d squares? \(of 3\)), to/)
    await shot(page, 'hits')
    await page.getByRole('button', { name: 'Sif was not hit' }).click()
    await ruling(page).getByText('Knock back, Sif').waitFor({ state: 'detached' })
  })

  it('a dial click by click, and what a special power lets its figure use', async () => {
    const page = await open()
    await askKind(page, 'Combat value')
    await page.getByTestId('tray').getByRole('button', { name: 'Edit Loki' }).click()
    await page.getByRole('button', { name: 'Add a dial' }).click()
    await page.getByLabel('Click 1, defense').fill('17')
    await page.getByRole('button', { name: 'Add a click' }).click()
    await page.getByLabel('Click 2, defense').fill('15')
    await page.getByTestId('verdict').filter({ hasText: '17' }).waitFor()
    await page.getByRole('button', { name: 'Click 2', exact: true }).click()
    await page.getByTestId('verdict').filter({ hasText: '15' }).waitFor()
    await page.getByRole('button', { name: 'Add to Powers on click 2' }).click()
    await page.keyboard.type('energy shield')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByTestId('verdict').filter({ hasText: '17' }).waitFor()
    await shot(page, 'dial')
    await page.getByRole('button', { name: 'Remove click 2' }).click()
    expect(await page.getByTestId('click').count()).toBe(1)
    await page.getByRole('button', { name: 'Add to Special powers and traits' }).click()
    await page.keyboard.type('Trickster')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add to Trickster: can use' }).click()
    await page.keyboard.type('combat reflexes')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Take Combat Reflexes away' }).first().waitFor()
  })
})

describe('looking closer', () => {
  it('shows the question close up and the whole map again, and remembers the switch for gestures', async () => {
    const page = await open()
    const width = async () => (await pointOf(page, 'C2'))[0] - (await pointOf(page, 'B2'))[0]
    const opened = await width()
    await page.getByRole('button', { name: 'Whole map' }).click()
    const whole = await width()
    await page.getByRole('button', { name: 'The question close up' }).click()
    expect(await width()).toBeGreaterThan(whole * 1.1)
    await page.keyboard.press('0')
    expect(Math.abs((await width()) - whole)).toBeLessThan(5)
    // Another question is opened close up again.
    await dropFile(page, 'again.clixcase', JSON.stringify(POSITION))
    await page.getByText('Opened again.clixcase.').waitFor()
    expect(Math.abs((await width()) - opened)).toBeLessThan(5)
    const gestures = page.getByRole('switch', { name: /Pinch/ })
    await page.getByRole('button', { name: 'Settings' }).click()
    await gestures.click()
    await page.locator('[data-testid=save-state][data-state=saved]').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Settings' }).click()
    expect(await gestures.getAttribute('aria-checked')).toBe('false')
  })

  it('marks every square of a reason while it is pointed at or focused', async () => {
    const page = await open()
    await page.keyboard.type('A1 J8')
    await page.keyboard.press('Enter')
    await page.getByTestId('verdict').waitFor()
    // It lies over the board for a while.
    await page.getByText(/^Opened /).waitFor({ state: 'detached' })
    await page.waitForTimeout(400)
    const board = page.getByTestId('board')
    const before = await board.screenshot()
    const crossed = page.getByTestId('reason').filter({ hasText: /The line crosses [A-J]\d, / })
    await crossed.focus()
    await page.waitForTimeout(300)
    const pointed = await board.screenshot()
    await shot(page, 'highlight')
    expect(pointed.equals(before)).toBe(false)
    await page.getByRole('button', { name: 'Settings' }).focus()
    await page.waitForTimeout(300)
    expect((await board.screenshot()).equals(before)).toBe(true)
  })
})
