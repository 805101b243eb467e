/**
 * A hand without an aim: it taps whatever can be tapped, types what fits nowhere and presses keys, on every screen and in every
 * language. Whatever it does, nothing of the app may fail. The same seed takes the same way as long as the page is as quick.
 */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openApp } from '../support/browser.ts'
import { chanceFrom } from '../support/seeded.ts'

export interface HandFault {
  readonly said: string
  /** What it did last before that, the latest last. */
  readonly trail: readonly string[]
}

export interface HandFigures {
  readonly taps: number
  readonly faults: readonly HandFault[]
}

/** What stands in the rail, from the top: the screen that is opened first. */
export const SCREENS = ['table', 'maps', 'figures', 'rules', 'rulings', 'events'] as const
export const HAND_LANGUAGES = ['en-US', 'es-ES', 'pt-BR'] as const

export interface HandNeeds {
  readonly seed: number
  readonly taps: number
  readonly screen: (typeof SCREENS)[number]
  readonly language: (typeof HAND_LANGUAGES)[number]
}

const TYPED = ['7', '-3', '999999', 'Ann', 'B4 G7', 'merrow > brine', '10:61', '', '{"a":1}', 'ñandú 😀', 'x'.repeat(200)]
const KEYS = 'Escape Enter Delete ArrowDown PageUp Home End Control+z Control+Shift+z Control+k f w b m n / ?'.split(' ')
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 }
]
/** What was tapped is remembered so far back. */
const REMEMBERED = 12

interface Target {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly takesText: boolean
}

/** One of what can be tapped where it can be seen; rather what is on the screen than what is in the rail. Null: nothing can. */
function chooseTarget(page: Page, [which, where, right, down]: readonly number[]): Promise<Target | null> {
  return page.evaluate(
    ([one, place, x, y]) => {
      const all = [
        ...document.querySelectorAll<HTMLElement>(
          'button:not([disabled]), summary, input:not([type=file]):not([disabled]), textarea, canvas, [role=option], [role=tab], [role=menuitem], [role=row], [role=gridcell]'
        )
      ].filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        if (width < 4 || height < 4) return false
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      })
      const near = all.filter((element) => element.closest('main, dialog, [role=dialog], [role=listbox]') !== null)
      const pool = near.length > 0 && place! < 0.85 ? near : all
      const chosen = pool[Math.floor(one! * pool.length)]
      if (!chosen) return null
      const { left, top, width, height } = chosen.getBoundingClientRect()
      const board = chosen.tagName === 'CANVAS'
      return {
        what: `${chosen.tagName.toLowerCase()} ${(chosen.getAttribute('aria-label') ?? chosen.innerText).replaceAll('\n', ' ').slice(0, 60)}`,
        x: left + width * (board ? x! : 0.5),
        y: top + height * (board ? y! : 0.5),
        takesText: chosen.matches('input, textarea')
      }
    },
    [which, where, right, down]
  )
}

/** Taps so often, and everything that failed meanwhile. */
export async function randomHand({ seed, taps, screen, language }: HandNeeds): Promise<HandFigures> {
  const { next, is, pick } = chanceFrom(seed)
  const context: BrowserContextOptions = { viewport: SIZES[seed % SIZES.length]!, locale: language, acceptDownloads: true }
  const opened = await openApp({ context })
  const { page } = opened
  const trail: string[] = []
  const faults: HandFault[] = []
  let told = 0
  const look = (): void => {
    for (const said of opened.faults.slice(told)) faults.push({ said, trail: trail.slice(-REMEMBERED) })
    told = opened.faults.length
  }
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  // What opens the system's own windows is left alone: nobody is there to close them.
  page.on('filechooser', () => undefined)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  try {
    await page.getByTestId('verdict').waitFor()
    await page.locator('nav button').nth(SCREENS.indexOf(screen)).click()
    for (let done = 0; done < taps; done++) {
      const target = await chooseTarget(page, [next(), next(), next(), next()])
      if (target) {
        trail.push(target.what)
        await page.mouse.click(target.x, target.y, { button: is(0.04) ? 'right' : 'left' })
        if (target.takesText && is(0.6)) {
          const text = pick(TYPED)
          trail.push(`type ${text.slice(0, 20)}`)
          await page.keyboard.press('Control+a')
          await page.keyboard.type(text)
          if (is(0.6)) await page.keyboard.press('Enter')
        }
      }
      if (!target || is(0.06)) {
        const key = target ? pick(KEYS) : 'Escape'
        trail.push(key)
        await page.keyboard.press(key)
      }
      await page.waitForTimeout(30)
      look()
    }
    return { taps, faults }
  } finally {
    await opened.close()
  }
}
