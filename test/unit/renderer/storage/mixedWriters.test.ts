/** Every writer of the app's storage at the same moment, with faults of the disk, compactions and kills between them: nothing saved is lost. */
import { expect, it } from 'vitest'
import type { Change } from '../../../../src/renderer/storage/interface/storage.ts'
import { Device } from '../../../support/journaledStorage.ts'
import { slowly } from '../../../support/memoryFiles.ts'
import { chanceFrom } from '../../../support/seeded.ts'

const AT = '2026-01-01T00:00:00.000Z'
const EVENT = 'saturday'
const COUNTERS = ['settings', 'note', 'session', 'league'] as const
type Counter = (typeof COUNTERS)[number]

const changeOf: { readonly [C in Counter]: (n: number) => Change } = {
  settings: (n) => ({
    do: 'put',
    table: 'settings',
    value: { theme: 'dark', ruleset: 'heroclix-2012', squareNames: false, firstStripSeen: true, table: null, searchWords: [[String(n)]] }
  }),
  note: (n) => ({ do: 'put', table: 'ruleNotes', value: { id: 'LOF-05', text: String(n), bookmarked: false, changedAt: AT } }),
  session: (n) => ({ do: 'put', table: 'sessions', value: { id: 'counter', state: { n } } }),
  league: (n) => ({ do: 'put', table: 'sessions', value: { id: 'large', state: { n, text: 'x'.repeat(4000) } } })
}

it.each([1, 2, 3, 4, 5, 6])('what was saved is there once after each kill (seed %i)', async (seed) => {
  const chance = chanceFrom(seed)
  let device = new Device()
  const saved = new Map<Counter, number>()
  const facts = new Set<number>()
  let n = 0
  let at = 0
  for (let sitting = 0; sitting < 6; sitting++) {
    const { disk } = device
    // Acknowledgements after the kill do not count.
    let alive = true
    const journal = {
      open: () => Promise.resolve(slowly(disk.open(), () => chance.whole(0, 2))),
      whenFree: () => new Promise<never>(() => undefined)
    }
    const { storage } = await device.open({ journal, compactFrom: 30_000 })
    const [settings, notes, sessions, stored] = [
      await storage.settings(),
      await storage.ruleNotes(),
      await storage.sessions(),
      await storage.eventFacts(EVENT)
    ]
    const found: Readonly<Record<Counter, number>> = {
      settings: Number(settings.searchWords?.[0]?.[0] ?? 0),
      note: Number(notes[0]?.text ?? 0),
      session: Number(sessions.find(({ id }) => id === 'counter')?.state.n ?? 0),
      league: Number(sessions.find(({ id }) => id === 'large')?.state.n ?? 0)
    }
    for (const counter of COUNTERS) expect(found[counter], counter).toBeGreaterThanOrEqual(saved.get(counter) ?? 0)
    const numbers = stored.map((fact) => fact.at)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const fact of facts) expect(numbers).toContain(fact)
    at = Math.max(at, ...numbers)
    for (let round = 0; round < 10; round++) {
      if (chance.is(0.3)) disk.fault = { at: disk.operations + chance.whole(1, 6), how: chance.pick(['throw', 'late']), code: 'full' }
      const writing = Array.from({ length: chance.whole(2, 8) }, async () => {
        if (chance.is(0.3)) {
          const fact = ++at
          await storage.commit([
            { do: 'put', table: 'eventFacts', value: { event: EVENT, at: fact, fact: { do: 'note', text: String(fact) } } }
          ])
          if (alive) facts.add(fact)
          return
        }
        const counter = chance.pick(COUNTERS)
        const number = ++n
        await storage.commit([changeOf[counter](number)])
        if (alive) saved.set(counter, Math.max(saved.get(counter) ?? 0, number))
      })
      // The last round of a sitting is cut off by the kill.
      if (round === 9 && chance.is(0.5)) break
      await Promise.allSettled(writing)
    }
    disk.fault = null
    alive = false
    const next = new Device()
    next.disk = disk.copy()
    device = next
  }
  expect(facts.size).toBeGreaterThan(20)
  expect(n).toBeGreaterThan(50)
})
