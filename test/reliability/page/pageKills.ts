/**
 * The built app in a real Chromium with a profile, worked on through its screens, and the whole browser killed at any moment: everything that its mark reported
 * as saved is there at the next start, nothing older is laid over it, and what was deleted stays deleted.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { chanceFrom, type Chance } from '../../support/seeded.ts'
import { Tally, type KillRun } from '../common/tally.ts'
import { openBrowser, pageOf } from '../ownBrowser.ts'
import { Hand, openTable } from './hand.ts'
import { FAULTY_PAGE, playFaults, serveFaultyApp } from './pageFaults.ts'

const KILLS_PER_PROFILE = 25
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** @param onKill called after each kill with what has been found so far */
export async function killPage(run: KillRun, onKill: (soFar: Tally) => void = () => undefined): Promise<Tally> {
  const tally = new Tally(run)
  const chance = chanceFrom(run.seed)
  const app = await serveFaultyApp()
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-page-kills-'))
  try {
    while (tally.kills < run.kills) {
      const profile = await mkdtemp(join(folder, 'profile-'))
      const hand = new Hand(chance, tally)
      const end = Math.min(run.kills, tally.kills + KILLS_PER_PROFILE)
      // One visit more than kills: the state after the last kill is compared, too.
      for (let visits = 0; ; visits++) {
        const isLast = tally.kills === end
        const { browser, kill } = await openBrowser(profile)
        try {
          const page = await pageOf(browser)
          page.setDefaultTimeout(60_000)
          await page.setViewportSize({ width: 1500, height: 900 })
          await page.addInitScript({ path: FAULTY_PAGE })
          await openTable(page, app.origin)
          if (visits === 0) await hand.begin(page)
          else {
            tally.opened++
            const before = tally.lost.length
            await hand.compare(page, `after kill ${tally.kills}`)
            // The notices of the start, for example that the journal could not be opened.
            const notices = await page.getByRole('alert').allInnerTexts()
            for (let at = before; at < tally.lost.length; at++) tally.lost[at] += ` [${notices.join(' ').trim()}]`
          }
          if (!isLast) await workUntilKilled(page, hand, chance, tally, kill)
        } catch (error) {
          tally.broken(`after kill ${tally.kills}`, error)
          break
        } finally {
          await kill()
        }
        if (isLast) break
        tally.kills++
        onKill(tally)
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    }
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return tally
}

async function workUntilKilled(page: Page, hand: Hand, chance: Chance, tally: Tally, kill: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  const before = tally.acknowledged
  const work = Promise.all([hand.work(over.signal), playFaults(page, chance, tally, over.signal)])
  // Chromium writes its small stores to the disk within five seconds: some lives end before that, some after it.
  const time = chance.is(0.5) ? chance.whole(300, 2500) : chance.whole(2500, 7000)
  const patience = performance.now() + 10_000
  const enough = async (): Promise<void> => {
    await pause(time)
    while (tally.acknowledged === before && performance.now() < patience) await pause(20)
  }
  await Promise.race([work, enough()])
  over.abort()
  await kill()
  await work
}
