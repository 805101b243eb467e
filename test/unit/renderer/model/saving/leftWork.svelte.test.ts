/** Pages that end at any moment, in a browser that writes its small store late: nothing older replaces what was saved after it. */
import { describe, expect, it } from 'vitest'
import { LastWords, type SmallStore } from '../../../../../src/renderer/model/saving/lastWords.ts'
import { eraChange, eraIn, takeLeft, type Left } from '../../../../../src/renderer/model/saving/leftWork.ts'
import { RuleNotes } from '../../../../../src/renderer/model/notes/notes.svelte.ts'
import { Saving } from '../../../../../src/renderer/model/saving/saving.svelte.ts'
import { SettingsStore } from '../../../../../src/renderer/model/settings/settings.svelte.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { Settings } from '../../../../../src/renderer/storage/interface/storage.ts'
import { checkedChanges } from '../../../../../src/renderer/storage/rows/leftChanges.ts'
import { Device, type Opened } from '../../../../support/journaledStorage.ts'
import { slowly } from '../../../../support/memoryFiles.ts'
import { chanceFrom } from '../../../../support/seeded.ts'

const KEY = 'linejudge.unsaved'
const AT = '2026-01-01T00:00:00.000Z'
const CASE: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  title: 'Two figures',
  map: { size: [8, 3], terrain: ['........', '...h....', '........'] },
  figures: [
    { id: 'a', at: [1, 1] },
    { id: 'b', at: [5, 1] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}

/** The small store of a browser: what it has had, oldest first. After a kill any of these may be what is on the disk. */
class LateStore implements SmallStore {
  had: (string | null)[] = [null]
  getItem(): string | null {
    return this.had.at(-1) ?? null
  }
  setItem(_: string, value: string): void {
    this.had.push(value)
  }
  removeItem(): void {
    this.had.push(null)
  }
}

interface Page {
  readonly opened: Opened
  readonly settings: SettingsStore
  readonly notes: RuleNotes
  readonly saving: Saving
  readonly left: Left
}

async function startPage(device: Device, store: LateStore, turns = () => 0): Promise<Page> {
  const { disk } = device
  const open = () => Promise.resolve(slowly(disk.open(), turns))
  const opened = await device.open({ journal: { ...device.source(), open } })
  const { storage } = opened
  const words = new LastWords({ store: () => store, position: () => storage.position() })
  words.era = eraIn(await storage.sessions())
  const left = await takeLeft(storage, words, checkedChanges)
  const settings = new SettingsStore(storage)
  const notes = new RuleNotes(storage)
  await settings.load()
  await notes.load()
  return { opened, settings, notes, saving: new Saving([settings, notes], words), left }
}

/** A number in the settings that only grows. */
const numberOf = ({ searchWords }: Settings): number => Number(searchWords?.[0]?.[0] ?? 0)
const noteOf = (notes: RuleNotes): number => Number(notes.of('LOF-05')?.text ?? 0)

/** A device after a kill: the writes of the dead page reach neither its disk nor its database any more. */
function killed(device: Device): Device {
  const next = new Device()
  next.disk = device.disk.copy()
  return next
}

it.each(Array.from({ length: 8 }, (_, at) => at + 1))('nothing that was saved is replaced by an earlier moment (seed %i)', async (seed) => {
  const chance = chanceFrom(seed)
  let device = new Device()
  let store = new LateStore()
  let n = 0
  const saved = { settings: 0, note: 0 }
  for (let sitting = 0; sitting < 5; sitting++) {
    const page = await startPage(device, store, () => chance.whole(0, 3))
    const { settings, notes, saving, opened } = page
    expect(numberOf(settings.current)).toBeGreaterThanOrEqual(saved.settings)
    expect(noteOf(notes)).toBeGreaterThanOrEqual(saved.note)
    for (let edit = 0; edit < chance.whole(1, 12); edit++) {
      const number = ++n
      if (chance.is(0.7)) settings.set({ searchWords: [[String(number)]] })
      else notes.write('LOF-05', String(number))
      saving.leaveAtOnce()
      if (chance.is(0.6)) {
        const flushed = saving.flush()
        if (chance.is(0.3)) settings.set({ searchWords: [[String(++n)]] })
        if (chance.is(0.3)) saving.leave()
        await flushed
        if (settings.writer.state === 'saved') saved.settings = numberOf(settings.current)
        if (notes.writer.state === 'saved') saved.note = noteOf(notes)
        if (chance.is(0.7)) saving.stay()
      }
    }
    // Writes under way when the page is killed: they may never reach the disk.
    if (chance.is(0.6)) {
      for (let write = chance.whole(0, 4); write > 0; write--) void opened.storage.commit([eraChange('')]).catch(() => undefined)
      settings.set({ searchWords: [[String(++n)]] })
      void saving.flush()
      saving.leave()
    }
    device = killed(device)
    const late = new LateStore()
    late.had = store.had.slice(0, chance.whole(1, store.had.length))
    store = late
  }
  expect(n).toBeGreaterThan(5)
})

describe('what a page has left', () => {
  async function oneSaved() {
    const device = new Device()
    const store = new LateStore()
    const page = await startPage(device, store)
    page.settings.set({ searchWords: [['1']] })
    page.saving.leave()
    const words = store.getItem()!
    await page.saving.flush()
    return { device, store, page, words }
  }

  it('is saved if nothing was written after it', async () => {
    const { device, store, page } = await oneSaved()
    page.settings.set({ searchWords: [['2']] })
    page.notes.write('LOF-05', '7')
    page.saving.leave()
    const next = await startPage(killed(device), store)
    expect([numberOf(next.settings.current), noteOf(next.notes), next.left.older, store.getItem()]).toEqual([2, 7, [], null])
  })

  it('is saved in the parts that nothing was written to after it', async () => {
    const { device, store, page } = await oneSaved()
    page.settings.set({ searchWords: [['2']] })
    page.notes.write('LOF-05', '7')
    page.saving.leave()
    const words = store.getItem()!
    page.settings.set({ searchWords: [['3']] })
    await page.settings.writer.flush()
    store.setItem(KEY, words)
    const next = await startPage(killed(device), store)
    expect([numberOf(next.settings.current), noteOf(next.notes)]).toEqual([3, 7])
  })

  it('is not saved over what was saved after it; a table that differs is offered, once', async () => {
    const { device, store, page } = await oneSaved()
    page.settings.set({ table: CASE })
    page.saving.leave()
    const words = store.getItem()!
    page.settings.set({ table: null, searchWords: [['9']] })
    await page.saving.flush()
    store.setItem(KEY, words)
    const after = killed(device)
    const next = await startPage(after, store)
    expect([numberOf(next.settings.current), next.settings.current.table]).toEqual([9, null])
    expect(next.left.older.map((change) => [change.table, (change.value as Settings).table])).toEqual([['settings', CASE]])
    expect((await startPage(killed(after), store)).left.older).toEqual([])
  })

  it('is not offered if it is what was saved', async () => {
    const { device, store, words } = await oneSaved()
    store.setItem(KEY, words)
    const next = await startPage(killed(device), store)
    expect([numberOf(next.settings.current), next.left.older]).toEqual([1, []])
  })

  it('is not saved a second time, although the page had more writes under way than ever reached the disk', async () => {
    const { device, store } = await oneSaved()
    const page = await startPage(killed(device), store, () => 3)
    page.settings.set({ searchWords: [['2']] })
    for (let write = 0; write < 5; write++) void page.opened.storage.commit([eraChange('')])
    page.saving.leave()
    const words = store.getItem()!
    const second = killed(device)
    const next = await startPage(second, store)
    expect(numberOf(next.settings.current)).toBe(2)
    next.settings.set({ searchWords: [['3']] })
    await next.saving.flush()
    store.setItem(KEY, words)
    expect(numberOf((await startPage(killed(second), store)).settings.current)).toBe(3)
  })

  it('is offered and not saved if it belongs to another journal, or to none', async () => {
    const { store } = await oneSaved()
    store.setItem(
      KEY,
      store.had.find((text) => text !== null)!
    )
    const other = new Device()
    const first = await startPage(other, new LateStore())
    first.notes.write('LOF-05', '5')
    await first.saving.flush()
    const next = await startPage(killed(other), store)
    expect([numberOf(next.settings.current), noteOf(next.notes)]).toEqual([0, 5])
    // Version 0.3 left a plain list.
    store.setItem(
      KEY,
      JSON.stringify([{ do: 'put', table: 'ruleNotes', value: { id: 'LOF-05', text: '4', bookmarked: false, changedAt: AT } }])
    )
    const again = await startPage(killed(other), store)
    expect([noteOf(again.notes), again.left.older.map(({ table }) => table)]).toEqual([5, ['ruleNotes']])
  })

  it('is dropped unseen if names were deleted after it', async () => {
    const { device, store, page, words } = await oneSaved()
    await page.saving.voidLeft((change) => page.opened.storage.commit([change]))
    expect(store.getItem()).toBeNull()
    store.setItem(KEY, words.replace('"1"', '"Ann"'))
    const next = await startPage(killed(device), store)
    expect([next.settings.current.searchWords, next.left.older, store.getItem()]).toEqual([[['1']], [], null])
    // Changes that are left after that count again.
    next.settings.set({ searchWords: [['2']] })
    next.saving.leave()
    expect(numberOf((await startPage(killed(device), store)).settings.current)).toBe(2)
  })

  it('stays for the next start if it cannot be written', async () => {
    const { device, store, page } = await oneSaved()
    page.settings.set({ searchWords: [['2']] })
    page.saving.leave()
    const full = killed(device)
    const opened = await full.open()
    full.disk.broken = 'full'
    const left = await takeLeft(opened.storage, new LastWords({ store: () => store }), checkedChanges)
    expect(left.trouble?.is).toBe('not-written')
    expect(numberOf((await startPage(killed(device), store)).settings.current)).toBe(2)
  })
})
