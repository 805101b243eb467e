/** axe on the page as it is. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Tried = Window & { axe?: { run(options: RunOptions): Promise<AxeResults> } }

/** All that axe finds in the page as it is now, one line for each place. */
export async function faultsOfAxe(page: Page): Promise<readonly string[]> {
  return (await violations(page, {})).map(lineOf)
}

/** The one dear rule of those whose findings axe counts as moderate, always. */
const NEVER_SERIOUS: RunOptions = { rules: { region: { enabled: false } } }

/**
 * What axe finds serious or critical in the page as it is now, one line for each place.
 * @param colours The colours alone: all that another theme can change.
 */
export async function serious(page: Page, colours = false): Promise<readonly string[]> {
  const found = await violations(
    page,
    colours ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : NEVER_SERIOUS
  )
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(lineOf)
}

interface Place {
  readonly id: string
  readonly help: string
  readonly html: string
  readonly impact: Result['impact']
}
const lineOf = ({ id, help, html }: Place): string => `${id}: ${help}: ${html.slice(0, 160)}`

async function violations(page: Page, options: RunOptions): Promise<readonly Place[]> {
  if (!(await page.evaluate(() => (window as Tried).axe !== undefined))) await page.evaluate(SOURCE)
  const found = await page.evaluate(async (how) => (await (window as Tried).axe!.run(how)).violations, {
    resultTypes: ['violations'],
    ...options
  } satisfies RunOptions)
  return found.flatMap(({ id, help, impact, nodes }) => nodes.map(({ html }) => ({ id, help, impact, html })))
}
