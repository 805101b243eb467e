/**
 * The desktop app on the stand-in, worked on through its screens, hosting its event now and then, and all of its processes killed at any moment: main,
 * page and the process of the host. Everything acknowledged is there at the next start.
 */
import { readFile } from 'node:fs/promises'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandin } from '../../desktop/standinRuntime.ts'
import { boardDrawn } from '../../support/pageDriver.ts'
import { chanceFrom, type Chance } from '../../support/seeded.ts'
import { CLOCK_JUMPS, FaultSwitch, PRELOAD } from '../common/faults.ts'
import { Tally, type KillRun } from '../common/tally.ts'
import { Hand } from '../page/hand.ts'
import { FAULTY_PAGE, playFaults } from '../page/pageFaults.ts'
import { hostEvent, playersCall, takenOver } from './hosted.ts'

const KILLS_PER_HOME = 25
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** A user of this machine whose app is killed again and again. */
class Home {
  readonly #at: Parameters<typeof startStandin>[0]
  readonly #faults: FaultSwitch
  readonly #chance: Chance
  readonly #tally: Tally
  readonly #hand: Hand
  #hosts = false

  constructor(chance: Chance, tally: Tally) {
    const folder = mkdtempSync(join(tmpdir(), 'linejudge-desktop-kills-'))
    this.#at = {
      folder,
      profile: join(folder, 'profile'),
      documents: join(folder, 'Documents'),
      at: (...parts: readonly string[]) => join(folder, ...parts)
    }
    mkdirSync(this.#at.documents)
    this.#faults = new FaultSwitch(join(folder, 'faults'))
    this.#chance = chance
    this.#tally = tally
    this.#hand = new Hand(chance, tally)
  }

  remove(): void {
    rmSync(this.#at.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }

  /** Starts the app, compares, and works until it is killed. @param works false: it only compares */
  async visit(works: boolean, when: string, isFirst: boolean): Promise<void> {
    this.#faults.disk('well')
    const runtime = await startStandin(this.#at, { environment: { ...this.#faults.environment, NODE_OPTIONS: `--import=${PRELOAD}` } })
    try {
      runtime.go()
      const page = await runtime.page()
      page.setDefaultTimeout(60_000)
      await boardDrawn(page)
      this.#hand.page = page
      if (isFirst) await this.#hand.begin(page)
      else {
        if (this.#hosts) await takenOver(page, this.#hand)
        this.#tally.opened++
        await this.#hand.compare(page, when)
      }
      if (!works) return
      await page.evaluate(await readFile(FAULTY_PAGE, 'utf8'))
      const over = new AbortController()
      const before = this.#tally.acknowledged
      const begun = performance.now()
      const origin = this.#hosts || this.#chance.is(0.3) ? await hostEvent(page, this.#hand, this.#hosts) : null
      this.#hosts = origin !== null
      if (origin !== null) this.#tally.count('lives as a host')
      const work = Promise.all([
        this.#hand.work(over.signal),
        playFaults(page, this.#chance, this.#tally, over.signal),
        this.#playMain(over.signal),
        origin === null ? null : playersCall(origin, this.#at.at('profile', 'hosted'), this.#hand, this.#chance, over.signal)
      ])
      const time = this.#chance.is(0.5) ? this.#chance.whole(300, 2500) : this.#chance.whole(2500, 6000)
      const enough = async (): Promise<void> => {
        await pause(time)
        while (this.#tally.acknowledged === before && performance.now() - begun < 20_000) await pause(20)
      }
      await Promise.race([work, enough()])
      over.abort()
      await runtime.kill()
      await work
    } finally {
      await runtime.kill()
    }
  }

  /** The disk and the clock of the main process and of the host. */
  async #playMain(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await pause(this.#chance.whole(200, 1500))
      if (this.#chance.is(0.5)) this.#tally.count(`disk of main ${await this.#faults.forAMoment(this.#chance)}`)
      if (!this.#chance.is(0.3)) continue
      this.#faults.clock(this.#chance.is(0.4) ? 0 : this.#chance.pick(CLOCK_JUMPS))
      this.#tally.count('clock jumps of main')
    }
  }
}

/** @param onKill called after each kill with what has been found so far */
export async function killDesktop(run: KillRun, onKill: (soFar: Tally) => void = () => undefined): Promise<Tally> {
  const tally = new Tally(run)
  const chance = chanceFrom(run.seed)
  while (tally.kills < run.kills) {
    const home = new Home(chance, tally)
    const end = Math.min(run.kills, tally.kills + KILLS_PER_HOME)
    try {
      for (let visits = 0; ; visits++) {
        const isLast = tally.kills === end
        await home.visit(!isLast, `after kill ${tally.kills}`, visits === 0)
        if (isLast) break
        tally.kills++
        onKill(tally)
      }
    } catch (error) {
      tally.broken(`after kill ${tally.kills}`, error)
    } finally {
      home.remove()
    }
  }
  return tally
}
