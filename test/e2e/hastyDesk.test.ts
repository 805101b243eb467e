/**
 * A scorekeeper who types faster than he looks: names at the door, slips and corrections at 20 to 120 ms a key, with keys and presses that
 * belong to none of them, while the disk is slow. Everything he meant is written once; nothing else is, and nothing is lost without a word.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openedApps, pictures } from '../support/openedApps.ts'
import { boardDrawn, dropFiles, jsonFile } from '../support/pageDriver.ts'
import { chanceFrom, type Chance } from '../support/seeded.ts'

const open = openedApps()
const picture = pictures('hasty-desk')

type Fact = Readonly<Record<string, unknown>> & { readonly do: string }

/** Every request to the journal's worker waits its turn and some time more. */
const slowDisk = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Real = globalThis.Worker
    globalThis.Worker = class extends Real {
      #turn: Promise<unknown> = Promise.resolve()
      readonly #isSlow: boolean
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.#isSlow = options?.name === 'journal'
      }
      override postMessage(...args: [unknown]): void {
        const wait = this.#isSlow && sessionStorage.getItem('slow') ? 150 + Math.random() * 450 : 0
        if (!this.#isSlow) {
          super.postMessage(...args)
          return
        }
        const count = (by: number) => Object.assign(globalThis, { waiting: ((globalThis as { waiting?: number }).waiting ?? 0) + by })
        count(1)
        this.#turn = this.#turn
          .then(() => new Promise((done) => setTimeout(done, wait)))
          .then(() => {
            super.postMessage(...args)
            count(-1)
          })
      }
    }
  })

/** The log of the only event, as it is stored. */
const logOf = (page: Page): Promise<Fact[]> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? '')
        asked.onsuccess = () => {
          resolve(asked.result)
        }
        asked.onerror = () => {
          reject(new Error(String(asked.error)))
        }
      })
      if (!database.objectStoreNames.contains('eventFacts')) continue
      const rows = await new Promise<{ value: { at: number; fact: Fact } }[]>((resolve, reject) => {
        const asked = database.transaction('eventFacts').objectStore('eventFacts').getAll()
        asked.onsuccess = () => {
          resolve(asked.result as { value: { at: number; fact: Fact } }[])
        }
        asked.onerror = () => {
          reject(new Error(String(asked.error)))
        }
      })
      database.close()
      return rows
        .map(({ value }) => value)
        .toSorted((a, b) => a.at - b.at)
        .map(({ fact }) => fact)
    }
    return []
  })

/** Types at the speed of a hand. */
class Fingers {
  readonly #page: Page
  readonly chance: Chance
  constructor(page: Page, chance: Chance) {
    this.#page = page
    this.chance = chance
  }
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key)
      await this.#page.waitForTimeout(this.chance.whole(20, 120))
    }
  }
  async click(selector: string): Promise<void> {
    // Where it is, whatever is over it.
    const { x, y, width, height } = (await this.#page.locator(selector).first().boundingBox())!
    await this.#page.mouse.click(x + width / 2, y + height / 2)
  }
}

const keysOf = (text: string | number): string[] => [...String(text)].map((sign) => (sign === ' ' ? 'Space' : sign))

const LISTED = ['Ada Lo', 'Bo Chen', 'Cy Diaz', 'Dan Ek', 'Eve Fox', 'Flo Gil', 'Sam Smith', 'Sam Smithers']
const HERE = ['Sam Jr. Smithson', 'Adam Lott']
const WALK_INS = ['Max Noor', 'Nia Ode']
/** Letters that find each of the list alone. */
const SHORT: Readonly<Record<string, string>> = { 'Sam Smith': 'sam smith', 'Sam Smithers': 'smithers', 'Ada Lo': 'ada' }

const file = {
  format: 'linejudge-event/1',
  id: 'hasty',
  name: 'Hasty',
  settings: { checkIn: true, rounds: 3 },
  log: [...LISTED, ...HERE]
    .map((name, index) => ({ do: 'register', player: `p${index + 1}`, name, id: `d1:${index + 1}` }))
    .concat(HERE.map((_, index) => ({ do: 'check-in', player: `p${LISTED.length + 1 + index}`, name: '', id: `d1:${100 + index}` })))
}

/** Everybody is at the desk once, some give their name twice, and some names fit several people. */
async function checkIn(page: Page, fingers: Fingers): Promise<void> {
  const { chance } = fingers
  const box = page.locator('#event-door')
  const noteOf = () =>
    page
      .getByTestId('door-note')
      .textContent({ timeout: 100 })
      .catch(() => '')
  let waiting = chance.shuffled([...LISTED, ...WALK_INS])
  for (let round = 0; waiting.length > 0; round++) {
    expect(round).toBeLessThan(12)
    for (const name of waiting) {
      if (chance.is(0.15)) await fingers.press(...keysOf('smi'), 'Enter')
      if (chance.is(0.1)) await fingers.press('Enter')
      if (chance.is(0.15)) await fingers.press('Escape')
      if (chance.is(0.1)) await fingers.click('#event-door')
      if (chance.is(0.1)) await fingers.press(...keysOf(chance.pick(HERE)), 'Enter')
      await fingers.press(...keysOf(SHORT[name] ?? (WALK_INS.includes(name) ? name : name.slice(0, 3).toLowerCase())), 'Enter')
      // Now and then he looks up. Keys that were refused in between are counted in sight.
      if (!chance.is(0.4)) continue
      if ((await page.locator('#event-door.stopped').count()) > 0) {
        expect(await noteOf()).toMatch(/Which|which|not entered|already here/)
        break
      }
    }
    if ((await page.locator('#event-door.stopped').count()) > 0) await picture(page, `door-${round}`)
    await fingers.press('Escape')
    await expect.poll(() => box.inputValue()).toBe('')
    await settled(page)
    const log = await logOf(page)
    const names = new Map(log.filter((fact) => fact.do === 'register').map((fact) => [fact['player'], fact['name']]))
    const inside = log.filter((fact) => fact.do === 'check-in').map((fact) => names.get(fact['player']))
    waiting = waiting.filter((name) => !inside.includes(name))
  }
  const log = await logOf(page)
  const registered = log.filter((fact) => fact.do === 'register').map((fact) => fact['name'])
  expect(registered.toSorted()).toEqual([...LISTED, ...HERE, ...WALK_INS].toSorted())
  const inside = log.filter((fact) => fact.do === 'check-in').map((fact) => fact['player'])
  expect(inside.length).toBe(registered.length)
  expect(new Set(inside).size).toBe(inside.length)
  expect([...new Set(log.map((fact) => fact.do))].toSorted()).toEqual(['check-in', 'register'])
}

/** Everything that was sent is written: nothing waits for the disk several times in a row, and the log stays as it is. */
async function settled(page: Page): Promise<void> {
  let seen = ''
  let quiet = 0
  await expect
    .poll(
      async () => {
        const waiting = await page.evaluate(() => (globalThis as { waiting?: number }).waiting ?? 0)
        const now = `${waiting} ${(await logOf(page)).length}`
        quiet = now === seen && waiting === 0 ? quiet + 1 : 0
        seen = now
        return quiet
      },
      { interval: 250, timeout: 90_000 }
    )
    .toBeGreaterThan(3)
}

interface Slip {
  readonly table: number
  readonly winner: 1 | 2
  readonly a: number
  readonly b: number
}
const betweenOf = (chance: Chance) => chance.pick(['Space', 'Tab', 'Enter'])

function slipKeys({ table, winner, a, b }: Slip, chance: Chance): string[] {
  const keys = [...keysOf(table), betweenOf(chance), String(winner), ...keysOf(a), betweenOf(chance), ...keysOf(b)]
  return [...keys, 'Enter']
}

const isDone = (fact: Fact, players: ReadonlyMap<number, readonly [string, string]>, { table, winner, a, b }: Slip): boolean => {
  const [one, two] = players.get(table)!
  const score = fact['score'] as Readonly<Record<string, number>>
  return fact['table'] === table && fact['winner'] === (winner === 1 ? one : two) && score[one] === a && score[two] === b
}

/** Back to an empty slip, as a scorekeeper gets there who has looked up. */
async function clear(page: Page, fingers: Fingers): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) {
    await fingers.press('Escape')
    await expect.poll(() => page.locator('[role="dialog"]').count()).toBe(0)
  }
  if ((await page.getByTestId('slip-stop').count()) > 0) await fingers.press('Escape')
  await fingers.click('input[name="table"]')
  for (let times = 0; times < 6; times++) await fingers.press('Escape')
  await expect.poll(() => page.locator('input[name="winner"]').inputValue()).toBe('')
  await expect.poll(() => page.locator('input[name="a"]').inputValue()).toBe('')
}

const meantOf = (tables: number, chance: Chance): Slip[] =>
  chance.shuffled(Array.from({ length: tables }, (_, index) => index + 1)).map((table): Slip => {
    const winner = chance.is(0.5) ? 1 : 2
    const [low, high] = [chance.whole(0, 149), 150 + chance.whole(0, 150)]
    return { table, winner, a: winner === 1 ? high : low, b: winner === 1 ? low : high }
  })

/** Mistakes of a hand before a slip: none of them is a slip, and none may become one. */
async function stray(fingers: Fingers, done: readonly Slip[]): Promise<void> {
  const { chance } = fingers
  const what = chance.whole(0, 9)
  const wrong = done.length > 0 ? chance.pick(done).table : 90
  if (what === 0) await fingers.press('Enter', 'Enter')
  else if (what === 1) await fingers.press('Escape')
  else if (what === 2) await fingers.click('input[name="table"]')
  // A table that has a result, a winner with fewer points, more than the build total, a table that is none, a space too many.
  else if (what === 3) await fingers.press(...slipKeys({ table: wrong, winner: 1, a: 250, b: 60 }, chance))
  else if (what === 4) await fingers.press(...keysOf(1), betweenOf(chance), '1', ...keysOf(20), 'Tab', ...keysOf(180), 'Enter')
  else if (what === 5) await fingers.press(...keysOf(1), betweenOf(chance), '2', ...keysOf(20), 'Tab', ...keysOf(1191), 'Enter')
  else if (what === 6) await fingers.press(...keysOf(77), betweenOf(chance))
}

async function slips(page: Page, fingers: Fingers, round: number): Promise<void> {
  const { chance } = fingers
  const log = await logOf(page)
  const { pairs, tables } = log.find((fact) => fact.do === 'round' && fact['round'] === round) as unknown as {
    pairs: readonly (readonly [string, string])[]
    tables?: readonly number[]
  }
  const players = new Map(pairs.map((pair, index) => [tables?.[index] ?? index + 1, pair]))
  const meant = meantOf(pairs.length, chance)
  const done: Slip[] = []
  const results = async () => (await logOf(page)).filter((fact) => fact['round'] === round && ['result', 'correct'].includes(fact.do))
  let open = meant
  for (let turn = 0; open.length > 0; turn++) {
    expect(turn, 'he comes to an end').toBeLessThan(30)
    const untold: Slip[] = []
    for (const slip of open) {
      await stray(fingers, done)
      await fingers.press(...slipKeys(slip, chance))
      const isStopped = await stopped(page)
      if (!isStopped) untold.push(slip)
      if (isStopped && chance.is(0.6)) {
        await picture(page, `slip-${round}-${turn}`)
        break
      }
    }
    await settled(page)
    const now = await results()
    for (const fact of now)
      expect(
        meant.some((slip) => isDone(fact, players, slip)),
        JSON.stringify(fact)
      ).toBe(true)
    expect(now.length).toBe(new Set(now.map((fact) => fact['table'])).size)
    const left = open.filter((slip) => !now.some((fact) => isDone(fact, players, slip)))
    // A slip that is not in has left a word on the screen.
    expect(untold.filter((slip) => left.includes(slip))).toEqual([])
    done.push(...open.filter((slip) => !left.includes(slip)))
    open = left
    if (open.length > 0) await clear(page, fingers)
  }
}

/** Whether a word says that typing has stopped; a dialog needs some frames. */
const stopped = (page: Page): Promise<boolean> =>
  page
    .locator('[data-testid="slip-stop"], [role="dialog"]')
    .first()
    .waitFor({ timeout: 300 })
    .then(
      () => true,
      () => false
    )

/** Corrections are made with eyes on the screen: table of an old result, new figures, and Ctrl+Enter once it is seen. */
async function corrections(page: Page, fingers: Fingers): Promise<void> {
  const { chance } = fingers
  const count = async () => (await logOf(page)).filter((fact) => fact.do === 'correct').length
  for (const [index, table] of [1, 2].entries()) {
    await clear(page, fingers)
    await fingers.press(...slipKeys({ table, winner: 1, a: 211 + index, b: 17 }, chance))
    // He types on before he looks, and whatever the keys are, they correct nothing.
    await fingers.press(...chance.shuffled(['4', 'Space', '1', 'Enter', '3', '0', 'Tab', 'Enter', 'Space', 'Enter']))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await picture(page, `correction-${index}`)
    expect(await count()).toBe(index)
    expect(await dialog.getByLabel('Why (optional)').inputValue()).not.toMatch(/\d/)
    // Twice: the second press writes nothing more.
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('[role="dialog"]').count(), { timeout: 30_000 }).toBe(0)
    await settled(page)
    expect(await count()).toBe(index + 1)
  }
}

/** Publishes the round that is paired, and starts its clock. */
async function publish(page: Page): Promise<void> {
  await page.getByTestId('preview').waitFor()
  const focus = () => page.evaluate(() => `${document.activeElement?.id} ${document.activeElement?.textContent?.trim()}`)
  for (const button of [/ Publish$/, /^publish-now /]) {
    await expect.poll(focus).toMatch(button)
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => page.getByTestId('preview').count(), { timeout: 30_000 }).toBe(0)
  await page.getByRole('button', { name: 'Start the clock' }).first().click()
  await page.getByTestId('slip').waitFor()
}

describe('a scorekeeper who types faster than he looks', () => {
  it.each([3, 11])(
    'writes what he meant once, and nothing else: seed %i',
    async (seed) => {
      const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
      await slowDisk(page)
      await page.reload()
      await boardDrawn(page)
      await page.keyboard.press('Alt+6')
      await dropFiles(page, [jsonFile('hasty.event.json', file)])
      await page.locator('#arriving-take').click()
      await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
      await page.locator('#event-door').waitFor()
      await page.evaluate(() => {
        sessionStorage.setItem('slow', 'yes')
      })
      const fingers = new Fingers(page, chanceFrom(seed))
      await checkIn(page, fingers)
      await page.keyboard.press('Alt+Enter')
      await publish(page)
      await slips(page, fingers, 1)
      await corrections(page, fingers)
      // After a power cut in the middle of a round the desk is there, with what was half typed.
      await page.keyboard.press('Alt+Enter')
      await publish(page)
      await fingers.press('4', 'Space', '2', '9', '0')
      await settled(page)
      await page.reload()
      await page.getByTestId('slip').waitFor()
      for (const [name, value] of [
        ['table', '4'],
        ['winner', '2'],
        ['a', '90']
      ] as const)
        // prettier-ignore
        expect(await page.locator(`input[name="${name}"]`).inputValue()).toBe(value)
      for (let times = 0; times < 6; times++) await page.keyboard.press('Escape')
      expect(await page.getByTestId('event-desk').count()).toBe(1)
    },
    600_000
  )
})
