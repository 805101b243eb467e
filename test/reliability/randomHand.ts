/**
 * A hand without an aim: it taps whatever can be tapped, drags over boards, types what fits nowhere and presses keys, on every
 * screen, in the rooms behind them and in every language. Whatever it does, nothing of the app may fail. The same seed takes the
 * same way as long as the page is as quick.
 */
import { resolve } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import english from '../../src/renderer/i18n/en/setupTexts.json' with { type: 'json' }
import spanish from '../../src/renderer/i18n/es/setupTexts.json' with { type: 'json' }
import portuguese from '../../src/renderer/i18n/pt/setupTexts.json' with { type: 'json' }
import { openApp } from '../support/browser.ts'
import { chanceFrom } from '../support/seeded.ts'
import { enterDay, type DayUnderWay } from './daysUnderWay.ts'

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

type HandLanguage = (typeof HAND_LANGUAGES)[number]

/** Rooms behind a screen, where the hand begins instead of on the screen itself; it goes back there now and then. */
export const ROOMS = ['new map', 'map', 'versions', 'picture', 'hex map', 'rules of ground'] as const
export type HandRoom = (typeof ROOMS)[number]

export interface HandNeeds {
  readonly seed: number
  readonly taps: number
  readonly screen: (typeof SCREENS)[number]
  readonly room?: HandRoom
  /** An event that is under way before the first tap. */
  readonly day?: DayUnderWay
  readonly language: (typeof HAND_LANGUAGES)[number]
}

const TYPED = ['7', '-3', '999999', 'Ann', 'B4 G7', 'merrow > brine', '10:61', '', '{"a":1}', 'ñandú 😀', 'x'.repeat(200)]
const KEYS = 'Escape Enter Delete ArrowDown PageUp Home End Control+z Control+Shift+z Control+k f w b m n / ?'.split(' ')
/** In a room also what its tools listen to. */
const ROOM_KEYS =
  'Space Space ArrowUp ArrowDown ArrowLeft ArrowRight Shift+ArrowRight Shift+ArrowDown Control+c Delete Backspace Shift+1 Alt+1 ` a b c d e f g h i j k l m o p q r s t u v w x y z 1 2 5 9'.split(
    ' '
  )
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 }
]
/** What was tapped is remembered so far back. */
const REMEMBERED = 12
/** After so many taps the hand goes back to its room, wherever it has got to. */
const BACK_AFTER = 60

interface Target {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly takesText: boolean
  readonly isBoard: boolean
}

/** A drag from there, so far to the right and down. */
async function dragTo(page: Page, { x, y }: Target, [dx, dy]: readonly [number, number]): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2)
  await page.mouse.move(x + dx, y + dy)
  await page.mouse.up()
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
        takesText: chosen.matches('input, textarea'),
        isBoard: board
      }
    },
    [which, where, right, down]
  )
}

const MAPS_NEW = 'main .new'

/** Opens the room from wherever the hand has got to. */
const OPENING: Readonly<Record<HandRoom, (page: Page, language: HandLanguage) => Promise<void>>> = {
  'new map': async (page) => {
    await onMaps(page)
    await page.locator(MAPS_NEW).first().locator('button').nth(5).click()
  },
  map: async (page) => {
    await onMaps(page)
    await page.locator('main .act').first().locator('button').nth(2).click()
  },
  versions: async (page, language) => {
    await OPENING.map(page, language)
    // Only what was drawn on has an older version.
    await page.getByTestId('board').click()
    await page.locator('.tabs button').nth(4).click()
    await page.locator('.content li button').first().click()
  },
  picture: async (page) => {
    await onMaps(page)
    await page.locator(MAPS_NEW).first().locator('button').last().click()
    await page.getByTestId('picture-file').setInputFiles(resolve(import.meta.dirname, '../fixtures/photos/perspective.png'))
    await page.locator('.sheet').waitFor()
  },
  'hex map': async (page) => {
    await onMaps(page)
    await page.locator(MAPS_NEW).nth(1).locator('button').first().click()
  },
  'rules of ground': async (page, language) => {
    const { title } = { 'en-US': english, 'es-ES': spanish, 'pt-BR': portuguese }[language].beside
    await page.keyboard.press('Alt+1')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(title)
    await page.getByRole('option', { name: title }).first().click()
    await page.getByTestId('beside').waitFor()
  }
}

async function onMaps(page: Page): Promise<void> {
  await page.locator('nav button').nth(SCREENS.indexOf('maps')).click()
  await page.locator(MAPS_NEW).first().waitFor()
}

/** To the room, with everything put away that lies over it. */
async function toRoom(page: Page, room: HandRoom, language: HandLanguage): Promise<void> {
  for (let i = 0; i < 4; i++) await page.keyboard.press('Escape')
  page.setDefaultTimeout(8_000)
  await OPENING[room](page, language)
}

/** Taps so often, and everything that failed meanwhile. */
export async function randomHand({ seed, taps, screen, room, day, language }: HandNeeds): Promise<HandFigures> {
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
    if (room) await toRoom(page, room, language)
    if (day) await enterDay(page, day)
    for (let done = 0; done < taps; done++) {
      if (room && done % BACK_AFTER === BACK_AFTER - 1) {
        // What the hand has opened may keep it away: then it goes on where it is.
        const isBack = await toRoom(page, room, language).then(() => true, () => false) // prettier-ignore
        if (isBack) trail.push(`back to “${room}”`)
      }
      const target = await chooseTarget(page, [next(), next(), next(), next()])
      if (target) {
        trail.push(target.what)
        if (target.isBoard && is(0.6)) await dragTo(page, target, [next() * 300 - 150, next() * 300 - 150])
        else await page.mouse.click(target.x, target.y, { button: is(0.04) ? 'right' : 'left' })
        if (target.takesText && is(0.6)) {
          const text = pick(TYPED)
          trail.push(`type ${text.slice(0, 20)}`)
          await page.keyboard.press('Control+a')
          await page.keyboard.type(text)
          if (is(0.6)) await page.keyboard.press('Enter')
        }
      }
      if (!target || is(room ? 0.4 : 0.06)) {
        const key = target ? pick(room && is(0.8) ? ROOM_KEYS : KEYS) : 'Escape'
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
