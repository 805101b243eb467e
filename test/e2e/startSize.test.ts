/** What a page reads until the judge can work: sizes, which are the same on every machine, and no times. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type OpenedApp } from '../support/browser.ts'
import {
  ANSWERS_SINCE,
  CARDS_SINCE,
  DOCUMENT_OF_2023,
  EDITIONS_SINCE,
  GUARDS_SINCE,
  PACKS_OF_2023,
  RULES_OF_2023,
  RULINGS_SINCE,
  SMALL_WINDOWS_SINCE,
  TEAMS_OF_2012,
  WORDS_SINCE
} from '../support/startBounds.ts'

/** Half of what version 0.3 read first: of the script that must be there before anything is shown. */
const HALF_OF_BEFORE = 1_103_096
/** Bytes of all scripts until the board is drawn, on the first start and on a later one, which needs no starter packs. */
const UNTIL_THE_BOARD = { first: 1_900_000, later: 1_790_000 }

/** Scripts until the board is drawn, many of them no more than a name. */
const MOST_SCRIPTS = 26

interface Chunk {
  readonly name: string
  readonly bytes: number
}

let app: OpenedApp
beforeAll(async () => {
  // Not the app yet: its first start is looked at below.
  app = await openApp({ path: '/icon.svg' })
  // What is read while nobody does anything is in nobody's way, and is not counted.
  await app.page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
})
afterAll(() => app.close())

/** The scripts that are read while `go` opens the page, until verdict and board are there; the largest first. */
async function scriptsOf(page: Page, go: () => Promise<unknown>): Promise<readonly Chunk[]> {
  await go()
  await page.getByTestId('verdict').waitFor()
  await page.getByTestId('board').locator('canvas').first().waitFor()
  const chunks = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, decodedBodySize }) => ({
      name: new URL(name).pathname.split('/').at(-1)!,
      bytes: decodedBodySize
    }))
  )
  return chunks.filter(({ name }) => name.endsWith('.js')).sort((a, b) => b.bytes - a.bytes)
}

const bytesOf = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { bytes }) => sum + bytes, 0)
const listed = (chunks: readonly Chunk[]): string => chunks.map(({ name, bytes }) => `${bytes} ${name}`).join('\n')

describe('a start', () => {
  it('reads one script of a bounded size first, and screens, search, rule texts and packs only when they are needed', async () => {
    const { page } = app
    const first = await scriptsOf(page, () => page.goto(`${app.app.origin}/`))
    const later = await scriptsOf(page, () => page.reload())
    const start = first.find(({ name }) => name.startsWith('start-'))
    expect(start?.bytes, listed(first)).toBeLessThanOrEqual(
      HALF_OF_BEFORE +
        WORDS_SINCE +
        RULINGS_SINCE +
        GUARDS_SINCE +
        SMALL_WINDOWS_SINCE +
        ANSWERS_SINCE +
        EDITIONS_SINCE +
        RULES_OF_2023 +
        CARDS_SINCE
    )
    expect(bytesOf(first), listed(first)).toBeLessThanOrEqual(
      UNTIL_THE_BOARD.first +
        PACKS_OF_2023 +
        RULINGS_SINCE +
        GUARDS_SINCE +
        SMALL_WINDOWS_SINCE +
        ANSWERS_SINCE +
        EDITIONS_SINCE +
        RULES_OF_2023 +
        DOCUMENT_OF_2023 +
        CARDS_SINCE +
        TEAMS_OF_2012
    )
    expect(bytesOf(later), listed(later)).toBeLessThanOrEqual(
      UNTIL_THE_BOARD.later +
        RULINGS_SINCE +
        GUARDS_SINCE +
        SMALL_WINDOWS_SINCE +
        ANSWERS_SINCE +
        EDITIONS_SINCE +
        RULES_OF_2023 +
        DOCUMENT_OF_2023 +
        CARDS_SINCE +
        TEAMS_OF_2012
    )
    const packs = (chunks: readonly Chunk[]) => chunks.filter(({ name }) => name.startsWith('starterTexts-')).length
    expect([packs(first), packs(later)]).toEqual([1, 0])
    // Every one costs a way there and back, in two processes besides the page.
    expect(later.length, listed(later)).toBeLessThanOrEqual(MOST_SCRIPTS)
    // Of the renderers only the one that draws: there is no graphics card here.
    const renderers = later.map(({ name }) => /^(Canvas|WebGL|WebGPU)Renderer/.exec(name)?.[1]).filter((name) => name !== undefined)
    expect(new Set(renderers), listed(later)).toEqual(new Set(['Canvas']))
  })
})
