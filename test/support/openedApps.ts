/** Apps that the browser tests of a file open, devices that outlive them, and pictures of them for the eye. */
import { mkdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, onTestFinished } from 'vitest'
import { boardDrawn, openCase } from './pageDriver.ts'
import { openApp, sharedBrowser, type OpenAppOptions, type OpenedApp } from './browser.ts'
import { serveApp, type ServedApp } from './serve.ts'

const OUTPUT = resolve(import.meta.dirname, '../e2e/output')
/** Whether somebody wants to look at what the tests show. */
export const PICTURES = Boolean(process.env.LINEJUDGE_PICTURES)

/**
 * Called once at the top of a file, it gives what opens the app and waits for its board. After each test whatever is
 * open is closed, and none of the apps may have had a fault: errors, policy violations, requests to elsewhere.
 * Without a profile they are private windows of one browser.
 */
export function openedApps(): (options?: OpenAppOptions) => Promise<OpenedApp> {
  const opened: OpenedApp[] = []
  afterEach(async ({ task }) => {
    const apps = opened.splice(0)
    const shown = task.result?.state === 'fail' ? await Promise.all(apps.map(({ page }) => shownOn(page))) : []
    await Promise.all(apps.map((app) => app.close()))
    expect(apps.flatMap(({ faults }) => faults)).toEqual([])
    // Of a test that failed this is told, too.
    expect(shown, 'what the pages showed at the end').toEqual([])
  })
  return async (options = {}) => {
    const app = await openApp(options.profile ? options : { ...options, browser: await sharedBrowser() })
    opened.push(app)
    await boardDrawn(app.page)
    return app
  }
}

/** What somebody would read on a page, or why nobody can. */
function shownOn(page: Page): Promise<string> {
  const words = page
    .evaluate(() => document.body.innerText.replace(/\s+/g, ' '))
    .then((text) => `${text.slice(0, 1500)} … ${text.slice(-1500)}`)
  const late = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'The page does not answer.'))
  return Promise.race([words, late]).catch(String)
}

/** How a window looks: CSS pixels, and what the system asks for. */
export interface Look {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'dark' | 'light'
}

/**
 * Called once at the top of a file whose tests open a file of their own before all else, it gives one window of the app for all
 * of them: an app takes longer to start than many a test. Before each test whatever lies over the table is put away and the
 * window has its first size; after each the app may have had no fault.
 */
export function keptApp(): (look?: Look) => Promise<OpenedApp> {
  let kept: OpenedApp | null = null
  afterEach(async ({ task }) => {
    expect(kept?.faults ?? []).toEqual([])
    if (kept && task.result?.state === 'fail') expect(await shownOn(kept.page), 'what the page showed at the end').toBe('')
  })
  afterAll(() => kept?.close())
  return async ({ width = 1500, height = 900, colorScheme = 'light' } = {}) => {
    const isFirst = kept === null
    kept ??= await openApp({ browser: await sharedBrowser() })
    const { page } = kept
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    if (!isFirst) {
      for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
      // From whatever screen, also from one that is still being read.
      await page.keyboard.press('Alt+1')
    }
    await boardDrawn(page)
    return kept
  }
}

/** As `keptApp`, and each test begins with the question that a first start shows: opened again from a file, where it is not the first. */
export function keptExample(): (look?: Look) => Promise<OpenedApp> {
  const kept = keptApp()
  let example: unknown = null
  return async (look) => {
    const app = await kept(look)
    const { page } = app
    if (example === null) {
      // The picker of the system cannot be driven; without it the app downloads and takes an input.
      await page.evaluate(() => {
        Object.assign(window, { showSaveFilePicker: undefined, showOpenFilePicker: undefined })
      })
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
      example = JSON.parse(await readFile(await download.path(), 'utf8'))
    } else {
      await openCase(page, 'example', example)
      await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
    }
    return app
  }
}

/** A device for one test: what is stored in an app opened with it is there when the next one is. */
export async function newDevice(): Promise<{ readonly profile: string; readonly app: ServedApp }> {
  const [profile, app] = await Promise.all([mkdtemp(join(tmpdir(), 'linejudge-device-')), serveApp()])
  onTestFinished(async () => {
    await app.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  return { profile, app }
}

/**
 * Gives what takes a picture called `<topic>-<name>.png`, once what moves has had so many milliseconds to come to rest.
 * Pictures are for the eye and no test looks at them, so they are taken only where they are asked for: `npm test -- --pictures`.
 */
export function pictures(topic: string, rest = 0): (page: Page, name: string) => Promise<void> {
  if (!PICTURES) return () => Promise.resolve()
  mkdirSync(OUTPUT, { recursive: true })
  return async (page, name) => {
    if (rest > 0) await page.waitForTimeout(rest)
    await page.screenshot({ path: join(OUTPUT, `${topic}-${name}.png`) })
  }
}
