/** The event of the desktop app while the app hosts it: it is switched on by hand, and players call a judge from their phones. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { eventKeyIn } from '../../../src/host/log/eventKey.ts'
import { journalStore } from '../../../src/host/log/journalStore.ts'
import { tokenOfPlayer } from '../../../src/shared/venue/keys.ts'
import { choose } from '../../support/pageDriver.ts'
import type { Chance } from '../../support/seeded.ts'
import { Phone } from '../host/crowd.ts'
import type { Hand } from '../page/hand.ts'
import { keys } from '../page/rows.ts'

const PHONES = 3
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Waits until the app has taken over the rows of its host's folder: it hosted when it ended. */
export async function takenOver(page: Page, hand: Hand): Promise<void> {
  await hand.showEvent()
  await page.getByText('was hosted at').waitFor()
}

/** Hosts the event from now on, for the first time or again. Returns the address. */
export async function hostEvent(page: Page, hand: Hand, isAgain: boolean): Promise<string> {
  if (isAgain) {
    await hand.showEvent()
    await page.getByRole('button', { name: 'Host it again' }).click()
  } else {
    await hand.showEvent('Venue')
    await choose(page, /^Address of this computer/, /^127\.0\.0\.1/)
    await page.getByRole('button', { name: 'Start hosting' }).click()
  }
  const said = await page.getByTestId('hosting-strip').getByText('Hosting at').textContent()
  return /Hosting at (\S+)/.exec(said ?? '')![1]!
}

/** The key of the event out of a copy of the folder that the host works in. */
async function keyOfEvent(hosted: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-hosted-'))
  try {
    const [name] = await readdir(hosted)
    // Without the lock of the process that writes there.
    await cp(join(hosted, name!), folder, { recursive: true, filter: (path) => !path.endsWith('.lock') })
    return eventKeyIn((await (await journalStore(folder, null)).read()).venue)!
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Players call a judge until it is over; what the host answered is expected of the app from then on. */
export async function playersCall(origin: string, hosted: string, hand: Hand, chance: Chance, over: AbortSignal): Promise<void> {
  const key = await keyOfEvent(hosted)
  const fact = (id: string): void => {
    hand.expect('calls of players', keys.call(id), 'called')
  }
  const heard = { fact, beside: () => undefined, line: () => undefined, beat: () => undefined }
  const phones = Array.from({ length: PHONES }, (_, index) => {
    const player = `p${100 - 2 * index}`
    return { phone: new Phone(player, tokenOfPlayer(key, player), heard), table: 50 - index }
  })
  await Promise.all(
    phones.map(async ({ phone, table }) => {
      while (!over.aborted) {
        await phone.call(origin, table).catch(() => null)
        await pause(chance.whole(300, 1200))
      }
    })
  )
}
