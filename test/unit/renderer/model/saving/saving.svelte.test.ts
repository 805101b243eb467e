/** All that is written a moment late, as one: nothing is “saved” while any of it is not, and leaving waits for all of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeVersion } from '../../../../../src/renderer/actions/window/edition.svelte.ts'
import { RuleNotes } from '../../../../../src/renderer/model/notes/notes.svelte.ts'
import { LateWriter, Saving } from '../../../../../src/renderer/model/saving/saving.svelte.ts'
import { SettingsStore } from '../../../../../src/renderer/model/settings/settings.svelte.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { StorageError } from '../../../../../src/renderer/storage/interface/storage.ts'

function open() {
  const rows = new MemoryRows()
  const storage = new RowStorage(rows)
  const settings = new SettingsStore(storage)
  const notes = new RuleNotes(storage)
  return { rows, storage, settings, notes, saving: new Saving([settings, notes]) }
}

describe('everything that is written late', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is not saved while a note is not, and says why', async () => {
    const { rows, notes, saving } = open()
    expect(saving.state).toBe('saved')
    notes.write('LOF-05', 'Ask for the corner')
    expect(saving.state).toBe('saving')
    rows.refusal = () => new StorageError('quota', 'The disk is full.')
    await saving.flush()
    expect([saving.state, saving.error]).toEqual(['failed', 'The disk is full.'])
  })

  it('tries a note again by itself', async () => {
    const { rows, storage, notes, saving } = open()
    rows.refusal = () => new StorageError('quota', 'The disk is full.')
    notes.write('LOF-05', 'Ask for the corner')
    await saving.flush()
    rows.refusal = () => null
    await vi.advanceTimersByTimeAsync(2000)
    expect([saving.state, saving.error]).toEqual(['saved', null])
    expect((await storage.ruleNotes()).map(({ text }) => text)).toEqual(['Ask for the corner'])
  })

  it('is on the device, notes too, before a new version comes in', async () => {
    const { storage, settings, notes, saving } = open()
    let there: unknown[] = []
    const change = (): void => {
      void Promise.all([storage.settings(), storage.ruleNotes()]).then(([{ theme }, [note]]) => {
        there = [theme, note?.text]
      })
    }
    settings.set({ theme: 'bright' })
    notes.write('LOF-05', 'Ask for the corner')
    await changeVersion({ saving, platform: { edition: { change } }, dataStore: { health: { health: {} } } } as unknown as Parameters<
      typeof changeVersion
    >[0])
    await vi.advanceTimersByTimeAsync(0)
    expect(there).toEqual(['bright', 'Ask for the corner'])
  })

  it('is written once: what is written already, or on its way, is not written again', async () => {
    const done: (() => void)[] = []
    const writer = new LateWriter(
      () => () =>
        new Promise((resolve) => {
          done.push(resolve)
        })
    )
    await writer.flush()
    expect(done).toHaveLength(0)
    writer.touch(100)
    const first = writer.flush()
    void writer.flush()
    await vi.advanceTimersByTimeAsync(1000)
    expect(done).toHaveLength(1)
    done[0]!()
    await first
    expect(writer.state).toBe('saved')
  })
})
