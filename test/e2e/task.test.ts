/**
 * "Two figures, a wall, an elevated square: is this line clear?", from whatever is on the screen to the verdict, by
 * mouse, by keyboard alone and by touch, counted (`support/hand.ts`).
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { byPointing, byTyping, Hand, still } from '../support/hand.ts'
import { askKind, boardDrawn, gridOf, verdictIs } from '../support/pageDriver.ts'
import type { OpenAppOptions } from '../support/browser.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const openBoard = openedApps()
const open = async (options?: OpenAppOptions): Promise<Page> => (await openBoard(options)).page
const shot = pictures('task')

describe('two figures, a wall, an elevated square: is this line clear?', () => {
  it('by mouse', async () => {
    const page = await open({ context: { viewport: { width: 1280, height: 800 } } })
    const hand = new Hand(page, (x, y) => page.mouse.click(x, y))
    await byPointing(page, hand, 28)
    hand.check('mouse', 7)
    await shot(page, 'mouse')
  })

  it.each([
    [1024, 768],
    [768, 1024]
  ])('by touch, at %i × %i', async (width, height) => {
    const page = await open({ context: { viewport: { width, height }, hasTouch: true, isMobile: true } })
    const hand = new Hand(page, (x, y) => page.touchscreen.tap(x, y))
    await byPointing(page, hand, 44)
    hand.check(`touch, ${width}`, 7)
    await shot(page, `touch-${width}`)
  })

  it('by keyboard, typed', async () => {
    const page = await open()
    const hand = new Hand(page, () => Promise.reject(new Error('This way has no pointer.')))
    await byTyping(page, hand)
    hand.check('keyboard, typed')
    await shot(page, 'typed')
  })

  it('by keyboard, with the cursor on the board', async () => {
    const page = await open()
    const hand = new Hand(page, () => Promise.reject(new Error('This way has no pointer.')))
    await hand.line('new')
    await page.getByText('No figures on the table').first().waitFor()
    // The map lies on its side: its rows go from left to right. To the board: the first figure is in the hand, the cursor in the middle.
    await hand.key('F2')
    await hand.key('Enter')
    await hand.key('ArrowRight')
    await hand.key('6')
    await hand.key('Enter')
    await hand.key('ArrowRight')
    await hand.key('1')
    await hand.key('Enter')
    await verdictIs(page, 'blocked')
    await hand.key('Alt+w')
    await hand.key('ArrowLeft')
    await page
      .locator('[data-testid=reason]')
      .filter({ hasText: /the wall between I\d+ and I\d+/ })
      .first()
      .waitFor()
    hand.check('keyboard, by the cursor')
    await shot(page, 'cursor')
  })
})

describe('a giant knocked back on the Helicarrier map', () => {
  it('by mouse, from the first question on', async () => {
    const page = await open({ context: { viewport: { width: 1280, height: 800 } } })
    const hand = new Hand(page, (x, y) => page.mouse.click(x, y))
    await page.getByRole('button', { name: 'Attacker: Merrow' }).waitFor()
    await hand.button(/^What is asked/)
    const kind = page.getByRole('option', { name: 'knocks back', exact: true })
    const box = await kind.boundingBox()
    if (!box) throw new Error('The kind is not in the list.')
    await hand.point([box.x + box.width / 2, box.y + box.height / 2])
    await page.getByRole('button', { name: /^What is asked: knocks back/ }).waitFor()
    // Both are in sight, in squares that a person can see.
    const at = await gridOf(page, 'D20', 'F17')
    const stays = await still(page, 28)
    await hand.point(at('D20'))
    await stays()
    await hand.point(at('F17'))
    await page.getByRole('button', { name: 'Target: Hill Giant Orrin' }).waitFor()
    await stays()
    await hand.button(/damage taken.*more|more.*damage taken/i)
    await hand.button(/damage taken.*more|more.*damage taken/i)
    await page
      .locator('#ruling-sentence', { hasText: 'Hill Giant Orrin stands on more than one square and cannot be knocked back.' })
      .waitFor()
    await stays()
    hand.check('giant, mouse', 10)
    await shot(page, 'giant')
  })
})

describe('a hand that is fast, on a slow machine,', () => {
  it('finds the board in its place as soon as it stands, however slowly scripts come, and at once in its new place below a longer question', async () => {
    const page = await open({ context: { viewport: { width: 768, height: 1024 } } })
    await page.route('**/*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 100))
      await route.continue()
    })
    // Every place of the board is kept that a person can have seen: one a frame.
    await page.addInitScript(() => {
      const places: string[] = []
      let last = ''
      Object.assign(window, { places })
      const look = () => {
        const canvas = document.querySelector('[data-testid=board] canvas')
        if (canvas) {
          const { x, y, width, height } = canvas.parentElement!.getBoundingClientRect()
          const place = [x, y, width, height].join()
          if (place !== last) places.push((last = place))
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await boardDrawn(page)
    const seen = () => page.evaluate(() => (window as unknown as { places: string[] }).places.splice(0))
    await page.waitForLoadState('networkidle')
    expect(await seen(), 'places after the start').toHaveLength(1)
    await askKind(page, 'Knock back')
    await page.getByRole('button', { name: /damage taken.*more|more.*damage taken/i }).waitFor()
    expect(await seen(), 'places after another question').toHaveLength(1)
  })

  it('types before what reads the lines is there: each is done in its order, and what is wrong stands there to be mended', async () => {
    const page = await open()
    // What reads the lines comes when all of them have been typed, however slow the machine is.
    const typeFirst = async (lines: readonly string[]): Promise<void> => {
      let release = (): void => undefined
      const typed = new Promise<void>((resolve) => (release = resolve))
      await page.unroute('**/runTyped-*.js')
      await page.route('**/runTyped-*.js', async (route) => {
        await typed
        await route.continue()
      })
      await page.reload()
      await boardDrawn(page)
      for (const line of lines) {
        await page.keyboard.type(line)
        await page.keyboard.press('Enter')
      }
      release()
    }
    await typeFirst(['new', '+ E6 E16', 'wall E10 s'])
    await verdictIs(page, 'blocked')
    await typeFirst(['nonsense > here', 'new'])
    await expect.poll(() => page.locator('#ask-field').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#ask-field').inputValue()).toBe('nonsense > here new')
  })

  it('asks for a command before the box of search is there: it is done when the box knows it', async () => {
    const page = await open()
    await page.route('**/search-*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 800))
      await route.continue()
    })
    await page.reload()
    await boardDrawn(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('read the board')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'The board as text' }).waitFor()
  })
})
