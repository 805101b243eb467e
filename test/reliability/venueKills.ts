/** A host that is killed while facts come in: whatever a device was told is saved is in its journal, once. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LineNews } from '../../src/device/wire.ts'
import { isRecord } from '../../src/shared/base/validate.ts'
import { QuietSocket } from '../../src/host/follow/quietSocket.ts'
import { journalStore } from '../../src/host/log/journalStore.ts'
import { createVenueWire } from '../../src/device/venueWire.ts'
import { hexOf, proofOf } from '../../src/shared/venue/mac.ts'
import { factId, type Entry } from '../../src/shared/venue/messages.ts'
import { entryContent } from '../../src/shared/venue/signed.ts'
import { joinHost } from '../support/staffLine.ts'
import { until } from '../support/until.ts'
import { eventFile } from '../support/venue.ts'
import { copyHost, HostProgram } from './host/hostProgram.ts'

const DEAF: LineNews = {
  link: () => undefined,
  begin: () => undefined,
  log: () => undefined,
  beside: () => undefined,
  receipts: () => undefined,
  beat: () => undefined
}

export interface KillsFound {
  readonly kills: number
  readonly sent: number
  /** Told as saved. */
  readonly saved: number
  /** Told as saved, and not in the journal. */
  readonly lost: number
  /** In the journal more than once. */
  readonly doubled: number
}

/** @param onProgress told after every kill */
export async function killHost(kills: number, facts: number, onProgress: (kill: number) => void = () => undefined): Promise<KillsFound> {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-kills-'))
  const file = join(folder, 'event.json')
  const data = join(folder, 'data')
  const script = await copyHost(folder)
  await writeFile(file, JSON.stringify(eventFile()))
  let child = new HostProgram(script, [file, '--data', data])
  const { origin } = await child.heard('listening')
  if (typeof origin !== 'string') throw new Error('The host has told no address.')
  const port = new URL(origin).port
  const shown = await child.ask('open-joining')
  const joining = joinHost(origin, isRecord(shown) ? String(shown.code) : '', 'Ann')
  const { asking } = await child.heard('asks-in')
  await child.ask('let-in', { request: isRecord(asking) ? asking.request : null, role: 'judge' })
  const { device, key } = await joining
  const saved = new Set<number>()
  // The line of the app: what is measured is also whether it comes back each time.
  const line = createVenueWire(origin, fetch, QuietSocket).openLine(
    { event: 'saturday', device, role: 'judge', key: hexOf(key) },
    () => 0,
    {
      ...DEAF,
      receipts: (receipts) => {
        for (const { n, is: what } of receipts) if (what === 'saved') saved.add(n)
      }
    }
  )
  let sent = 0
  /** So many on their way around each kill: some saved, some in the middle of it, some while nobody is there. */
  const send = async (upTo: number): Promise<void> => {
    while (sent < Math.min(upTo, facts)) {
      const entry: Entry = { n: ++sent, said: new Date().toISOString(), facts: [{ do: 'note', text: `fact ${sent}` }] }
      line.send([{ entry, proof: proofOf(key, 'entry', entryContent('saturday', device, entry)) }])
      await new Promise((done) => setTimeout(done, 2))
    }
  }
  for (let kill = 1; kill <= kills; kill++) {
    const before = saved.size
    const sending = send(Math.ceil((kill * facts) / kills))
    await until(() => saved.size > before, 'a fact that is saved')
    await new Promise((done) => setTimeout(done, (kill * 7) % 30))
    await child.kill()
    child = new HostProgram(script, ['--data', data, '--port', port])
    await child.heard('listening')
    await sending
    onProgress(kill)
  }
  await send(facts)
  await until(() => saved.size >= facts, 'every fact to be saved')
  line.close()
  await child.close()
  const rows = await (await journalStore(data, null)).read()
  const times = new Map<unknown, number>()
  for (const { fact } of rows.facts) times.set(fact.id, (times.get(fact.id) ?? 0) + 1)
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  return {
    kills,
    sent,
    saved: saved.size,
    lost: [...saved].filter((n) => !times.has(factId(device, n))).length,
    doubled: [...times].filter(([id, count]) => id !== undefined && count > 1).length
  }
}
