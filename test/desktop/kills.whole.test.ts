/** Main process and page killed again and again while the table changes: what was told as saved is there afterwards. */
import { expect, it } from 'vitest'
import { chanceFrom } from '../support/seeded.ts'
import { home, start, type Desktop } from './driver.ts'
import { askAndSave, askedAbout, askTo } from './table.ts'

const KILLS = Number(process.env.LINEJUDGE_KILLS ?? 100)

/** Squares in an order in which each is another one than that before it. */
const square = (number: number): string => `A${5 + (number % 10)}`

/** Changes the table and saves, then changes it once more and waits a moment. What was saved, and what may have been. */
async function changeTwice(app: Desktop, number: number, wait: number): Promise<readonly string[]> {
  await askAndSave(app.page, square(2 * number))
  await askTo(app.page, square(2 * number + 1))
  await new Promise((later) => setTimeout(later, wait))
  return [square(2 * number), square(2 * number + 1)]
}

it(`${KILLS} kills of the main process lose nothing that was saved`, async () => {
  const at = home()
  const chance = chanceFrom(21)
  let wanted: readonly string[] | null = null
  for (let done = 0; done <= KILLS; done++) {
    const app = await start(at)
    await app.opened()
    if (wanted) expect(wanted).toContain(await askedAbout(app.page))
    wanted = await changeTwice(app, done, chance.whole(0, 400))
    await app.runtime.kill()
  }
}, 3_000_000)

it(`${KILLS} kills of the page lose nothing that was saved, and the second in a minute asks`, async () => {
  const app = await start(home())
  await app.opened()
  const chance = chanceFrom(22)
  for (let done = 0; done < KILLS; done++) {
    const wanted = await changeTwice(app, done, chance.whole(0, 400))
    // The first is only told; each after it within a minute is asked about.
    await app.answer(0)
    await app.runtime.killPage()
    await expect.poll(async () => (await app.boxes()).length, { timeout: 30_000 }).toBe(done + 1)
    await app.opened()
    expect(wanted).toContain(await askedAbout(app.page))
  }
  expect((await app.boxes()).slice(0, 2)).toEqual(['The table stopped working and was opened again.', 'The table stopped working again.'])
}, 3_000_000)
