/** What a language and a start cost: a broken file is told in the language spoken, and only what the table needs is read first. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openedApps } from '../support/openedApps.ts'
import { boardDrawn, dropFile } from '../support/pageDriver.ts'
import {
  ANSWERS_SINCE,
  DOCUMENT_OF_2023,
  EDITIONS_SINCE,
  OWNERS_AND_STEPS,
  BOARD_SINCE,
  FAST_SINCE,
  GUARDS_SINCE,
  PACKS_OF_2023,
  RULES_OF_2023,
  RULES_SINCE,
  RULINGS_SINCE,
  SMALL_WINDOWS_SINCE,
  STARTER_MAPS,
  TEAMS_OF_2012,
  TRAINING_FIGURES
} from '../support/startBounds.ts'

const open = openedApps()

/** The scripts that the page asks for until its board is drawn: all of them, and those before the first piece of the board. */
async function scriptsOf(page: Page): Promise<{ readonly first: number; readonly all: number; readonly names: readonly string[] }> {
  await page.reload()
  await page.getByTestId('verdict').waitFor()
  await boardDrawn(page)
  await page.waitForLoadState('networkidle')
  const read = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, decodedBodySize }) => [new URL(name).pathname, decodedBodySize, startTime] as const
    )
  )
  const startOf = new Map(read.map(([name, , at]) => [name, at]))
  const board = Math.min(...read.filter(([name]) => /\/board-[^/]*\.js$/.test(name)).map(([, , at]) => at))
  expect(board).toBeLessThan(Infinity)
  const sizes = read.filter(([name]) => name.endsWith('.js')).map(([name, size]) => [name, size] as const)
  const sum = (of: typeof sizes): number => of.reduce((total, [, size]) => total + size, 0)
  // What is asked for in the same moment as the board belongs to it.
  const first = sizes.filter(([name]) => (startOf.get(name) ?? 0) < board - 5)
  return { first: sum(first), all: sum(sizes), names: sizes.map(([name]) => name) }
}

describe('the first scripts', () => {
  it('are no more than the table needs', async () => {
    const { page } = await open()
    const { first, all, names } = await scriptsOf(page)
    expect(names.length).toBeGreaterThan(2)
    // The verdict is there with the first; sizes and no times.
    expect(first).toBeGreaterThan(500_000)
    expect(first).toBeLessThan(1_400_000 + EDITIONS_SINCE + OWNERS_AND_STEPS + RULES_OF_2023 + DOCUMENT_OF_2023 + TEAMS_OF_2012)
    expect(all).toBeLessThan(
      1_950_000 +
        RULES_SINCE +
        RULINGS_SINCE +
        STARTER_MAPS +
        TRAINING_FIGURES +
        PACKS_OF_2023 +
        BOARD_SINCE +
        FAST_SINCE +
        GUARDS_SINCE +
        SMALL_WINDOWS_SINCE +
        ANSWERS_SINCE +
        EDITIONS_SINCE +
        OWNERS_AND_STEPS +
        RULES_OF_2023 +
        DOCUMENT_OF_2023 +
        TEAMS_OF_2012
    )
  })

  it('hold the language that is spoken and no other', async () => {
    const { page } = await open({ context: { locale: 'es-ES' } })
    const { names } = await scriptsOf(page)
    expect(names.filter((name) => /\/all-/.test(name))).toHaveLength(1)
  })
})

describe('a part of the app that cannot be read', () => {
  it('is told in words, and the table goes on', async () => {
    const { page, faults } = await open()
    await page.getByTestId('verdict').waitFor()
    await page.route('**/MapsScreen-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Maps' }).click()
    await page.getByText('This part of Linejudge cannot be opened').waitFor()
    await page.getByTestId('verdict').waitFor()
    expect(faults.filter((fault) => !fault.includes('MapsScreen'))).toEqual([])
    ;(faults as string[]).length = 0
  })
})

describe('a broken file', () => {
  it('is told in Spanish where Spanish is spoken', async () => {
    const { page } = await open({ context: { locale: 'es-ES' } })
    await page.getByTestId('verdict').waitFor()
    await dropFile(page, 'roto.clixmap', JSON.stringify({ format: 'linejudge-map/1', name: 3, map: { size: [2, 2] } }))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('En /name hay 3; se esperaba un texto de 1 a').waitFor()
    await dialog.getByText('el nivel superior del archivo falta el campo').first().waitFor()
    // So is what the browser's own way of opening says.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.evaluate(() => {
      const handle = { getFile: () => Promise.resolve(new File([], 'a')) }
      Object.assign(window, { showOpenFilePicker: () => Promise.resolve(Array.from({ length: 201 }, () => handle)) })
    })
    await page.keyboard.press('Control+O')
    await page.getByText('Son 201 archivos; se esperaban 200 como máximo a la vez.').waitFor()
  })
})
