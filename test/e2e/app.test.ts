/** The whole app as a judge uses it: the built renderer in a real Chromium with a real database. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askKind, drag, dropFile, goTo, saved, tapSquare, verdictIs } from '../support/pageDriver.ts'
import { keptExample, newDevice, openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const openExample = keptExample()
const shot = pictures('app')
const verdict = (page: Page) => page.getByTestId('verdict')

async function quickFigure(page: Page, name: string, square: string): Promise<void> {
  const tray = page.getByTestId('tray')
  const add = tray.getByRole('button', { name: 'Add to table', exact: true })
  if (await add.isVisible()) await add.click()
  await tray.getByLabel('Search all figures').fill(name)
  await tray.getByRole('button', { name: `Quick figure: ${name}` }).click()
  await page.getByText(`Tap the square where ${name} stands.`).waitFor()
  await tapSquare(page, square)
}

describe('the first start', () => {
  it('opens on a finished question on the Helicarrier and offers more, each with what it shows, until they are dismissed', async () => {
    const { page } = await open()
    await verdict(page).waitFor()
    expect(await verdict(page).getAttribute('data-verdict')).toMatch(/^(clear|hindered|blocked)$/)
    expect(await page.getByTestId('reason').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-testid=reason][data-weight=decides]').count()).toBeGreaterThan(0)
    expect(await page.getByText('Helicarrier training map').first().isVisible()).toBe(true)
    const strip = page.getByTestId('strip')
    expect(await strip.textContent()).toContain('You play by HeroClix 2023.')
    // The way to other rules, the tour, three questions, the list of all, and the button that ends it.
    expect(await strip.getByRole('button').count()).toBe(7)
    await shot(page, 'first-start')
    const words = page.getByTestId('example-words')
    await strip.getByRole('button', { name: 'Stealth' }).click()
    await words.getByText('It is red’s turn').waitFor()
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('blocked')
    await shot(page, 'stealth')
    const listed = async (name: string) => {
      await strip.getByRole('button', { name: 'More questions' }).click()
      await page.getByRole('option', { name }).click()
    }
    await listed('Seeing a giant')
    await words.getByText('blocks a line to a giant, too').waitFor()
    await verdict(page).waitFor()
    await shot(page, 'giant')
    await listed('Past a corner')
    await words.getByText('exactly through a corner').waitFor()
    await shot(page, 'corner')
    // Another question is not what the words are about.
    await page.keyboard.press('Control+z')
    await words.waitFor({ state: 'detached' })
    await strip.getByRole('button', { name: /show again/ }).click()
    await strip.waitFor({ state: 'detached' })
    await saved(page)
    await page.reload()
    await verdict(page).waitFor()
    expect(await strip.count()).toBe(0)
  })

  it('opens the rule behind each reason', async () => {
    const { page } = await openExample()
    const reason = page.getByTestId('reason').first()
    const label = await reason.getAttribute('aria-label')
    await reason.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const id = /Read rule (\S+)$/.exec(label ?? '')?.[1] ?? 'no id'
    expect(await dialog.getByRole('heading').first().innerText()).toContain(id)
    expect((await dialog.innerText()).length).toBeGreaterThan(60)
    await shot(page, 'rule')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('asking', () => {
  it('takes two figures from nothing to a verdict by typing', async () => {
    const { page } = await openExample()
    await page.getByRole('button', { name: 'Clear the table' }).click()
    await page.getByText('Ask a question').waitFor()
    await shot(page, 'empty')
    await quickFigure(page, 'Alpha', 'D4')
    await quickFigure(page, 'Beta', 'E4')
    await verdict(page).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByTestId('board').focus()
    await page.keyboard.type('beta > alpha')
    expect(await page.locator('#ask-field').inputValue()).toBe('beta > alpha')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Attacker: Beta' }).waitFor()
    await verdictIs(page, 'clear')
  })

  it('answers two typed squares, and says what it did not understand', async () => {
    const { page } = await openExample()
    await page.keyboard.type('A1 P24')
    await page.keyboard.press('Enter')
    await verdictIs(page, 'blocked')
    await page.getByRole('button', { name: 'Attacker: A1' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.type('nobody > merrow')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'nobody' }).waitFor()
    await verdictIs(page, 'blocked')
  })

  it('takes the attacker and the target by tapping the board, turns round, and undoes each', async () => {
    const { page } = await openExample()
    await page.getByRole('button', { name: 'Clear the table' }).click()
    const box = await page.getByTestId('board').boundingBox()
    if (!box) throw new Error('The board is not shown.')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.3)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.6)
    await verdict(page).waitFor()
    const from = await page.getByRole('button', { name: /^Attacker: / }).innerText()
    const to = await page.getByRole('button', { name: /^Target: / }).innerText()
    expect(from).toMatch(/^[A-P]\d+$/)
    await page.getByRole('button', { name: /^Swap/ }).click()
    expect(await page.getByRole('button', { name: /^Attacker: / }).innerText()).toBe(to)
    await page.keyboard.press('Control+z')
    expect(await page.getByRole('button', { name: /^Attacker: / }).innerText()).toBe(from)
  })

  it('works by keyboard alone: cursor, Enter, Enter, and a figure moved with Shift', async () => {
    const { page } = await openExample()
    const board = page.getByTestId('board')
    await page.getByTestId('tray').getByRole('button', { name: 'Merrow' }).first().click()
    await board.focus()
    // The map lies on its side: its columns go upwards, its rows to the right.
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByTestId('tray').getByText('C20').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Target: C21' }).waitFor()
    await verdict(page).waitFor()
  })

  it('asks by the edition chosen, and keeps the figures through every kind of question', async () => {
    const { page } = await openExample()
    await page.getByRole('button', { name: /^Rules: / }).click()
    await page.getByRole('option', { name: '2013 rules' }).click()
    await page.getByRole('button', { name: 'Rules: 2013 rules' }).waitFor()
    for (const kind of ['Can it target?', 'Legal targets', 'Attack', 'Knock back', 'Damage', 'Combat value', 'Line of fire']) {
      await askKind(page, kind)
      if (kind === 'Knock back') {
        await page.getByText('Enter the damage that each figure took.').waitFor()
        await page.getByRole('textbox', { name: /^Damage taken/ }).fill('2')
      }
      await verdict(page).waitFor()
      await shot(page, `kind-${kind.replace(/\W+/g, '-').toLowerCase()}`)
    }
    await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
    await page.getByRole('button', { name: 'Target: Brine' }).waitFor()
  })
})

describe('hands on the board', () => {
  it('drag a figure to another square, and not onto an occupied one', async () => {
    const { page } = await openExample()
    const tray = page.getByTestId('tray')
    await drag(page, 'D20', 'K22')
    await tray.getByText('K22').waitFor()
    await verdict(page).waitFor()
    await drag(page, 'K22', 'C17')
    await page.getByText('Lamplighter already stands on C17.').waitFor()
    expect(await tray.getByText('K22').isVisible()).toBe(true)
  })
})

describe('an attack', () => {
  it('shows the dice, the damage and the knock back, and puts the figures where it leaves them', async () => {
    const { page } = await open()
    await page.getByTestId('strip').getByRole('button', { name: 'More questions' }).click()
    await page.getByRole('option', { name: 'Knock back in space' }).click()
    await verdictIs(page, 'hit')
    const ruling = page.getByTestId('ruling')
    expect(await ruling.getByText('Needs', { exact: true }).isVisible()).toBe(true)
    expect(await ruling.getByText('Knock back', { exact: true }).isVisible()).toBe(true)
    await shot(page, 'attack')
    // Six and six would be a critical hit; one and one misses always.
    for (const die of ['Die 1', 'Die 2']) {
      await page.getByRole('spinbutton', { name: die }).focus()
      await page.keyboard.press('1')
    }
    await verdictIs(page, 'miss')
    await page.keyboard.press('Control+z')
    await verdictIs(page, 'hit')
    // The player chooses first: nothing is applied before.
    expect(await ruling.getByRole('button', { name: /^Choose first: / }).isDisabled()).toBe(true)
    await ruling.getByRole('button', { name: /^1 / }).click()
    const before = await page.getByTestId('tray').innerText()
    await ruling.getByRole('button', { name: 'Apply result' }).click()
    expect(await page.getByTestId('tray').innerText()).not.toBe(before)
    await shot(page, 'applied')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByTestId('tray').innerText()).toBe(before)
  })
})

describe('figures', () => {
  it('take values and powers, and the ruling says what is counted without being known', async () => {
    const { page } = await openExample()
    for (const line of ['+ Thor D22', 'thor attacks brine']) {
      await page.locator('#ask-field').fill(line)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('#ask-field').inputValue()).toBe('')
    }
    // The numbers stand beside the verdict, and are filled in there.
    const chip = page.getByTestId('assumed')
    const before = Number.parseInt(await chip.innerText())
    expect(before).toBeGreaterThan(1)
    await chip.click()
    await page.getByTestId('ruling').getByLabel('Thor: attack', { exact: true }).fill('12')
    await expect.poll(async () => Number.parseInt(await chip.innerText())).toBe(before - 1)
    await page.getByRole('button', { name: 'Edit Thor', exact: true }).click()
    await page.getByRole('button', { name: 'Add to Powers' }).click()
    await page.keyboard.type('super str')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Take Super Strength away' }).waitFor()
    await shot(page, 'figure')
  })

  it('look right four hundred at a time and with a name of sixty letters', async () => {
    const { page } = await openExample()
    const name = 'The Unbelievably Long Named Champion of the Outer Reaches II'
    const figures = Array.from({ length: 400 }, (_, i) => ({
      id: `f${i}`,
      name: `${name} ${i}`,
      side: i % 2 ? 'blue' : 'red',
      at: [i % 24, Math.floor(i / 24)]
    }))
    await dropFile(
      page,
      'crowd.clixcase',
      JSON.stringify({
        format: 'clixcase/1',
        ruleset: 'heroclix-2012',
        map: { size: [24, 20] },
        figures,
        ask: { kind: 'line-of-fire', from: 'f0', to: 'f399' }
      })
    )
    await page.getByText('Opened crowd.clixcase.').waitFor()
    await verdict(page).waitFor()
    await page.waitForTimeout(400)
    await shot(page, 'four-hundred')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

describe('files', () => {
  it('that are broken are told place by place, and the table stays as it was', async () => {
    const { page } = await openExample()
    const before = await page.getByTestId('ruling').innerText()
    await dropFile(
      page,
      'broken.clixcase',
      JSON.stringify({
        format: 'clixcase/1',
        ruleset: 'heroclix-2012',
        map: { size: [4, 4] },
        figures: [
          { id: 'a', at: [0, 0] },
          { id: 'b', at: [9, 9] }
        ],
        ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
      })
    )
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain('broken.clixcase')
    // The dialog is open while the file is still being read.
    await dialog.getByText('/figures/1').first().waitFor()
    expect(await dialog.innerText()).toContain('/figures/1')
    await shot(page, 'broken-file')
    await page.keyboard.press('Escape')
    await dropFile(page, 'torn.clixcase', '{ "format": "clixcase/1", ')
    await dialog
      .getByText(/[Ll]ine 1/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByTestId('ruling').innerText()).toBe(before)
  })

  it('are saved and opened again as they were', async () => {
    const { page } = await openExample()
    const word = await verdict(page).innerText()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
    expect(download.suggestedFilename()).toMatch(/\.clixcase$/)
    const path = await download.path()
    await page.getByRole('button', { name: 'Clear the table' }).click()
    await page.getByText('Ask a question').waitFor()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Control+o')])
    // Somebody who looks for a file takes so long that the browser tidies up meanwhile.
    await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage')
    await chooser.setFiles({
      name: 'again.clixcase',
      mimeType: 'application/json',
      buffer: await import('node:fs/promises').then((fs) => fs.readFile(path))
    })
    // What says that it was opened goes by itself; what it holds stays.
    await expect.poll(() => verdict(page).innerText()).toBe(word)
    await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
  })
})

describe('what is kept', () => {
  it('is all there after the browser was closed: the table and the saved ruling', async () => {
    const device = await newDevice()
    const first = await open(device)
    await first.page.keyboard.type('lamplighter > brine')
    await first.page.keyboard.press('Enter')
    await first.page.getByRole('button', { name: 'Attacker: Lamplighter' }).waitFor()
    const word = await verdict(first.page).innerText()
    await first.page.keyboard.press('Escape')
    await first.page.keyboard.press('Escape')
    await first.page.keyboard.press('Control+s')
    await first.page.getByRole('dialog').getByLabel('Title').fill('Lamplighter at the gantry')
    await first.page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
    await first.page.getByText('Saved “Lamplighter at the gantry”.').waitFor()
    // Right after the last change: to another address and back, and then the whole browser is quit.
    await first.page.keyboard.type('C1 C9')
    await first.page.keyboard.press('Enter')
    await first.page.getByRole('button', { name: 'Attacker: C1' }).waitFor()
    await first.page.goto('about:blank')
    await first.page.goto(first.app.origin)
    await first.page.getByRole('button', { name: 'Attacker: C1' }).waitFor()
    await first.page.keyboard.type('B1 B9')
    await first.page.keyboard.press('Enter')
    await first.page.getByRole('button', { name: 'Attacker: B1' }).waitFor()
    await first.close()

    const second = await open(device)
    await second.page.getByRole('button', { name: 'Attacker: B1' }).waitFor()
    await goTo(second.page, 'Rulings')
    const row = second.page.getByTestId('saved-ruling')
    await row.first().waitFor()
    expect(await row.count()).toBe(1)
    // As if the page had died over its question: the next start shows the table and does not ask it again.
    await second.page.addInitScript(() => {
      localStorage.setItem('linejudge.asking', '1')
    })
    await second.page.reload()
    const held = second.page.getByTestId('ruling')
    await held.getByText('Not asked again').waitFor()
    await second.page.getByRole('button', { name: 'Attacker: B1' }).waitFor()
    await shot(second.page, 'held')
    await held.getByRole('button', { name: 'Ask it' }).click()
    await verdict(second.page).waitFor()
    await goTo(second.page, 'Rulings')
    await shot(second.page, 'rulings')
    await row.getByRole('button', { name: 'Open on the table' }).click()
    await second.page.getByRole('button', { name: 'Attacker: Lamplighter' }).waitFor()
    expect(await verdict(second.page).innerText()).toBe(word)
    await goTo(second.page, 'Rulings')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await row.waitFor({ state: 'detached' })
    await shot(second.page, 'rulings-empty')
    await second.page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await row.waitFor()
  })
})

describe('a device that keeps nothing', () => {
  it('is told so at once, and the table still works', async () => {
    const { page } = await open()
    await page.addInitScript(() => {
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value: () => {
          throw new DOMException('The store is closed.', 'InvalidStateError')
        }
      })
      // Nor a journal: that needs a worker.
      Object.defineProperty(window, 'Worker', { value: undefined })
    })
    await page.reload()
    await verdict(page).waitFor()
    await page.getByRole('alert').getByRole('paragraph').first().waitFor()
    await page.keyboard.type('A1 A9')
    await page.keyboard.press('Enter')
    await verdictIs(page, 'blocked')
    await page.locator('[data-testid=save-state][data-state=failed]').waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await shot(page, 'not-saved')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
    await page.getByText(/The ruling is not saved\./).waitFor()
    // It is not left without a question.
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => {
      setTimeout(() => {
        location.reload()
      })
    })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    // The judge stays: a page that is on its way elsewhere is not closed cleanly.
    await dialog.dismiss()
    await verdictIs(page, 'blocked')
  })
})

describe('a start that fails', () => {
  it('is a page with words, a copy of everything, the errors, and a way in without the last question', async () => {
    const { page } = await open()
    await saved(page)
    await page.addInitScript(() => {
      if (sessionStorage.getItem('mended') === null)
        Element.prototype.replaceChildren = () => {
          throw new TypeError('broken on purpose')
        }
      // Files go where a download goes.
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    })
    await page.reload()
    const failed = page.getByTestId('failed-start')
    await failed.getByText('Linejudge could not start').waitFor()
    await failed.getByText('broken on purpose').waitFor()
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [768, 1024]
    ] as const) {
      await page.setViewportSize({ width, height })
      await shot(page, `failed-start-${width}`)
    }
    const fileOf = async (button: string): Promise<string> => {
      const [download] = await Promise.all([page.waitForEvent('download'), failed.getByRole('button', { name: button }).click()])
      return readFile(await download.path(), 'utf8')
    }
    expect(await fileOf('Save a copy')).toContain('Helicarrier')
    expect(JSON.parse(await fileOf('Save the list of errors'))).toMatchObject({
      errors: [{ kind: 'TypeError', said: 'broken on purpose' }]
    })
    await page.evaluate(() => {
      sessionStorage.setItem('mended', 'yes')
    })
    await failed.getByRole('button', { name: 'Start without the last question' }).click()
    await page.getByTestId('ruling').getByText('Not asked again').waitFor()
  })
})

describe('the other places', () => {
  it('put a map and a figure on the table, and find a rule', async () => {
    const { page } = await openExample()
    await goTo(page, 'Maps')
    await shot(page, 'maps')
    await page.getByLabel('Search maps').fill('city')
    await page.getByRole('button', { name: 'Use on the table' }).click()
    await page.getByRole('button', { name: 'Map: City blocks' }).waitFor()
    await verdict(page).waitFor()
    await goTo(page, 'Figures')
    await shot(page, 'figures')
    await page.keyboard.press('/')
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor()
    await page.keyboard.type('cyclops')
    await page
      .getByRole('option', { name: /^Cyclops/ })
      .first()
      .click()
    await page.getByText('Tap the square where Cyclops stands.').waitFor()
    await tapSquare(page, 'B2')
    await page.getByTestId('tray').getByText('Cyclops').waitFor()
    await shot(page, 'city')
    await goTo(page, 'Rules')
    await page.getByLabel('Find in the rules').fill('knock back')
    await shot(page, 'rules')
    expect(await page.locator('main li').count()).toBeGreaterThan(3)
    await page.getByLabel('Find in the rules').fill('qqqq zzzz')
    await page.getByText('No rule matches').waitFor()
    await page.keyboard.press('Escape')
  })

  it('shows the keys', async () => {
    const { page } = await openExample()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Turn', { exact: false }).or(page.getByRole('dialog').getByText('Undo')).first().waitFor()
    await shot(page, 'keys')
  })
})

describe('narrow screens and touch', () => {
  it.each([
    ['dark', 768, 1024],
    ['bright', 1024, 768]
  ] as const)('%s, %i x %i: the ruling never covers the board, targets are 44 px', async (theme, width, height) => {
    const { page } = await open({
      context: {
        viewport: { width, height },
        hasTouch: true,
        isMobile: true,
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        deviceScaleFactor: 1
      }
    })
    await verdict(page).waitFor()
    await page.waitForTimeout(300)
    await shot(page, `tablet-${width}`)
    const apart = async () => {
      const [board, ruling] = await Promise.all([page.getByTestId('board').boundingBox(), page.getByTestId('ruling').boundingBox()])
      if (!board || !ruling) throw new Error('Board and ruling must both be shown.')
      expect(board.height).toBeGreaterThan(190)
      expect(ruling.y >= board.y + board.height - 1 || ruling.x >= board.x + board.width - 1).toBe(true)
    }
    await apart()
    const fold = page.getByRole('button', { name: 'Show the reasons' })
    if (await fold.isVisible()) {
      await fold.click()
      await apart()
      await page.waitForTimeout(300)
      await shot(page, `tablet-${width}-sheet`)
    }
    await page.getByRole('button', { name: 'Show the figures' }).click()
    await page.getByRole('button', { name: 'Edit Merrow' }).click()
    await page.waitForTimeout(300)
    await shot(page, `tablet-${width}-tray`)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, input')].flatMap((element) => {
        const { width: w, height: h } = element.getBoundingClientRect()
        const round = element.matches('[role=switch]')
        return w === 0 || h === 0 || round || (h >= 44 && w >= 44) || (element instanceof HTMLInputElement && h >= 40)
          ? []
          : [`${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(w)} x ${Math.round(h)}`]
      })
    )
    expect(small).toEqual([])
  })
})
