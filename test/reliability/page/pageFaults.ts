/** Faults of a page's storage and jumps of its clock: the built app is served with one script before its own (`faultyPage.js`). */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { ensureBuilt } from '../../../scripts/lib.mjs'
import { startServer, type RunningServer } from '../../../src/cli/server.ts'
import { BUILT_RENDERER } from '../../support/serve.ts'
import type { Chance } from '../../support/seeded.ts'
import { CLOCK_JUMPS, DISK_FAULTS } from '../common/faults.ts'
import type { Tally } from '../common/tally.ts'

export const FAULTY_PAGE: string = resolve(import.meta.dirname, 'faultyPage.js')

/** Serves a copy of the built app as `npm run web` does, its journal's worker with the faults before it. `close` also removes the copy. */
export async function serveFaultyApp(): Promise<RunningServer> {
  await ensureBuilt('app')
  const root = await mkdtemp(join(tmpdir(), 'linejudge-faulty-app-'))
  await cp(BUILT_RENDERER, root, { recursive: true })
  const assets = join(root, 'assets')
  const worker = (await readdir(assets)).find((name) => /^journalWorker.*\.js$/.test(name))
  if (worker === undefined) throw new Error('The built app has no worker that writes the journal.')
  await writeFile(join(assets, worker), `${await readFile(FAULTY_PAGE, 'utf8')}\n${await readFile(join(assets, worker), 'utf8')}`)
  const server = await startServer({ root, port: 0 })
  return {
    ...server,
    close: async () => {
      await server.close()
      await rm(root, { recursive: true, force: true })
    }
  }
}

/** Says to the page and its worker how their disk and clock are from now on. @param clock milliseconds that it is ahead */
const say = (page: Page, disk: string, clock: number): Promise<void> =>
  page.evaluate(
    (now) => {
      const channel = new BroadcastChannel('played-faults')
      channel.postMessage(now)
      channel.close()
    },
    { disk, clock }
  )

/** Now and then something goes wrong for a moment, until it is over. */
export async function playFaults(page: Page, chance: Chance, tally: Tally, over: AbortSignal): Promise<void> {
  const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))
  let clock = 0
  try {
    while (!over.aborted) {
      await pause(chance.whole(200, 1500))
      if (chance.is(0.3)) {
        clock = chance.is(0.4) ? 0 : chance.pick(CLOCK_JUMPS)
        tally.count('clock jumps')
      }
      const disk = chance.is(0.5) ? chance.pick(DISK_FAULTS) : 'well'
      await say(page, disk, clock)
      if (disk === 'well') continue
      tally.count(`disk ${disk}`)
      await pause(chance.whole(100, 500))
      await say(page, 'well', clock)
    }
  } catch (error) {
    if (!over.aborted) throw error
  }
}
