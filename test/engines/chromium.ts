/** Chromium, over its debugging protocol. */
import { chromium as playwright } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import { launchOptions } from '../support/browser.ts'
import type { Engine, EngineKind, Source } from './engine.ts'

export const chromium: EngineKind = {
  name: 'Chromium',
  missing: () => (findChromium() === null ? 'no Chromium is installed' : null),
  start
}

const KEYS: Readonly<Record<string, string>> = {
  '\uE007': 'Enter',
  '\uE00C': 'Escape',
  '\uE009': 'Control',
  '\uE00A': 'Alt',
  '\uE008': 'Shift'
}

async function start(profile: string): Promise<Engine> {
  const context = await playwright.launchPersistentContext(profile, { ...launchOptions(), viewport: { width: 1280, height: 800 } })
  const page = context.pages()[0] ?? (await context.newPage())
  const { mouse, keyboard } = page
  const DEEDS: Readonly<Record<string, (action: Readonly<Record<string, unknown>>) => Promise<void>>> = {
    pointerMove: ({ x, y }) => mouse.move(x as number, y as number),
    pointerDown: () => mouse.down(),
    pointerUp: () => mouse.up(),
    keyDown: ({ value }) => keyboard.down(KEYS[value as string] ?? (value as string)),
    keyUp: ({ value }) => keyboard.up(KEYS[value as string] ?? (value as string))
  }
  return {
    name: 'Chromium',
    goto: async (address) => {
      await page.goto(address)
    },
    run: async (body) =>
      JSON.parse(await page.evaluate(`(async () => JSON.stringify(await (async () => { ${body} })()) ?? 'null')()`)) as unknown,
    act: async (sources: readonly Source[]) => {
      for (const { actions } of sources) for (const action of actions) await DEEDS[action.type as string]!(action)
    },
    shot: () => page.screenshot(),
    print: () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
    close: () => context.close()
  }
}
