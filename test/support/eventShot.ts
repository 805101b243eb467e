/** Screenshots of the desk at four sizes, into the folder that `EVENT_SHOTS` names; without it none is taken. */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844]
] as const

export async function eventShot(page: Page, name: string): Promise<void> {
  const shots = process.env.EVENT_SHOTS
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  const size = page.viewportSize()!
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${shots}/${name}-${width}.png` })
  }
  await page.setViewportSize(size)
}
