/** Kills a real browser while it writes, again and again on one profile, and looks for every acknowledged change. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceFrom } from '../support/seeded.ts'
import type { Seen } from './killPage/main.ts'
import { countNotices, goTo, lookAt, openBrowser, pageOf, servePage } from './ownBrowser.ts'

export interface KillFigures {
  readonly kills: number
  /** Changes that were acknowledged in all. */
  readonly acknowledged: number
  /** Acknowledged and not there afterwards. */
  readonly lost: number
  /** Starts after which everything was gone. */
  readonly totalLosses: number
  /** States that are not the one after some whole change: sentences. */
  readonly torn: readonly string[]
  /** What the starts said, each sentence with how often. */
  readonly said: ReadonlyMap<string, number>
  /** The slowest start, from opening to everything read, in milliseconds. */
  readonly slowest: number
}

/** So many changes of a life are acknowledged before its time begins to count: a slow machine writes, too, before it is killed. */
const ACKNOWLEDGED_FIRST = 6

/** A page that writes nothing at all is killed all the same; the figures then say that nothing was acknowledged. */
const WRITES_WITHIN_MS = 30_000

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, milliseconds)
  })

/** The store's own folder must be young enough: a profile is used for so many kills. */
const KILLS_PER_PROFILE = 25

/**
 * @param journal without it: plain Dexie, as the storage was before
 * @param what notes on rules, the facts of an event as while results come in, or strokes on a map in the map room
 */
export async function killWhileWriting(
  kills: number,
  journal: boolean,
  onKill: (done: number) => void = () => undefined,
  what: 'notes' | 'event' | 'map' = 'notes'
): Promise<KillFigures> {
  const served = await servePage('killPage')
  const address = `${served.address}?what=${what}${journal ? '' : '&journal=no'}`
  const chance = chanceFrom(7)
  const figures = { kills, acknowledged: 0, lost: 0, totalLosses: 0, torn: [] as string[], said: new Map<string, number>(), slowest: 0 }
  let profile = ''
  let before = 0
  try {
    for (let done = 0; done < kills; done++) {
      if (done % KILLS_PER_PROFILE === 0) {
        if (profile !== '') await rm(profile, { recursive: true, force: true, maxRetries: 10 })
        profile = await mkdtemp(join(tmpdir(), 'linejudge-kill-'))
        before = 0
      }
      const last = await oneLife(profile, address, chance.whole(60, 760), (seen) => {
        look(seen, before, done, figures)
      })
      figures.acknowledged += last.acknowledged - last.begunAt
      before = last.acknowledged
      onKill(done + 1)
    }
    const seen = await lookAt(profile, address)
    look(seen, before, kills, figures)
  } finally {
    await served.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  return figures
}

interface Figures {
  lost: number
  totalLosses: number
  torn: string[]
  said: Map<string, number>
  slowest: number
}

function look(seen: Seen, acknowledged: number, done: number, figures: Figures): void {
  figures.slowest = Math.max(figures.slowest, seen.took)
  if (seen.count < acknowledged) {
    figures.lost += acknowledged - seen.count
    if (seen.count === 0) figures.totalLosses++
  }
  // More may be there: what was acknowledged just before the browser died may not have reached this process any more.
  for (const sentence of seen.wrong) figures.torn.push(`after kill ${done}: ${sentence}`)
  countNotices(seen, figures.said)
}

/** Opens the page, looks, writes until the first changes are acknowledged and for `time` milliseconds more, and kills everything. */
async function oneLife(
  profile: string,
  address: string,
  time: number,
  onSeen: (seen: Seen) => void
): Promise<{ begunAt: number; acknowledged: number }> {
  const { browser, kill } = await openBrowser(profile)
  const page = await pageOf(browser)
  let acknowledged = -1
  let onSaved = (): void => undefined
  page.on('console', (message) => {
    const n = /^saved (\d+)$/.exec(message.text())?.[1]
    if (n === undefined) return
    acknowledged = Number(n)
    onSaved()
  })
  await goTo(page, address, 'kill')
  const seen = await page.evaluate(() => window.kill.seen)
  onSeen(seen)
  const begunAt = seen.count
  acknowledged = Math.max(acknowledged, begunAt)
  const begun = new Promise<void>((resume) => {
    onSaved = () => {
      if (acknowledged >= begunAt + ACKNOWLEDGED_FIRST) resume()
    }
  })
  void page.evaluate((from) => window.kill.write(from), begunAt + 1).catch(() => undefined)
  await Promise.race([begun, pause(WRITES_WITHIN_MS)])
  await pause(time)
  await kill()
  return { begunAt, acknowledged }
}
