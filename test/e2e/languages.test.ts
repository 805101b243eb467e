/** What a language and a start cost: a broken file is told in the language spoken, and only what the table needs is read first. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openedApps } from '../support/openedApps.ts'
import { dropFile } from '../support/pageDriver.ts'

const open = openedApps()

/** The scripts that the page asked for until its table has a verdict, and until its board is drawn: name and bytes. */
async function scriptsOf(page: Page): Promise<{ readonly verdict: number; readonly board: number; readonly names: readonly string[] }> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js'))
      scripts.set(
        pathname,
        response.body().then(({ length }) => length)
      )
  })
  // The moment is taken in the page itself: what is asked for after it is known by its time.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-testid=verdict]')) return
      Object.assign(window, { verdictAt: performance.now() })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await page.getByTestId('verdict').waitFor()
  await page.getByTestId('board').locator('canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window as unknown as { verdictAt: number }).verdictAt)
      .map(({ name }) => new URL(name).pathname)
  )
  const sizes = await Promise.all([...scripts].map(async ([name, size]) => [name, await size] as const))
  const sum = (of: typeof sizes): number => of.reduce((all, [, size]) => all + size, 0)
  return { verdict: sum(sizes.filter(([name]) => before.includes(name))), board: sum(sizes), names: sizes.map(([name]) => name) }
}

describe('the first scripts', () => {
  it('are no more than the table needs', async () => {
    const { page } = await open()
    const { verdict, board, names } = await scriptsOf(page)
    expect(names.length).toBeGreaterThan(2)
    expect(verdict).toBeLessThan(1_600_000)
    expect(board).toBeLessThan(2_050_000)
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
    await dropFile(page, 'roto.clixmap', JSON.stringify({ format: 'linejudge-map/1', id: 'a', name: 3, map: { size: [2, 2] } }))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('En /name hay 3; se esperaba un texto de 1 a').waitFor()
    await dialog.getByText('el nivel superior del archivo falta el campo').first().waitFor()
  })
})
