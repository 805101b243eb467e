import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SettingsStore } from '../../../../../src/renderer/model/settings/settings.svelte.ts'
import { emptyTable } from '../../../../../src/renderer/model/table/table.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { StorageError } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { Change, Storage } from '../../../../../src/renderer/storage/interface/storage.ts'

/** A storage whose commits wait until they are let go, or are refused. */
function slowStorage() {
  const waiting: { changes: readonly Change[]; done: () => void; refuse: (error: Error) => void }[] = []
  const storage: Storage = Object.assign(memoryStorage(), {
    commit: (changes: readonly Change[]) =>
      new Promise<void>((done, refuse) => {
        waiting.push({ changes, done, refuse })
      })
  })
  return { storage, waiting }
}
const settled = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}

describe('settings', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('says “saved” only after the storage has said so', async () => {
    const { storage, waiting } = slowStorage()
    const settings = new SettingsStore(storage)
    settings.set({ theme: 'bright' })
    expect(settings.writer.state).toBe('saving')
    vi.runAllTimers()
    await settled()
    expect(waiting).toHaveLength(1)
    expect(settings.writer.state).toBe('saving')
    waiting[0]?.done()
    await settled()
    expect(settings.writer.state).toBe('saved')
  })

  it('writes many changes in a row once, the last one', async () => {
    const { storage, waiting } = slowStorage()
    const settings = new SettingsStore(storage)
    const table = emptyTable('heroclix-2013')
    settings.set({ theme: 'bright' })
    settings.set({ squareNames: false })
    settings.keepTable(table)
    vi.runAllTimers()
    await settled()
    expect(waiting).toHaveLength(1)
    expect(waiting[0]?.changes).toMatchObject([{ do: 'put', table: 'settings', value: { theme: 'bright', squareNames: false, table } }])
  })

  it('is not saved yet while a newer change waits behind the one written', async () => {
    const { storage, waiting } = slowStorage()
    const settings = new SettingsStore(storage)
    settings.set({ theme: 'bright' })
    vi.runAllTimers()
    await settled()
    settings.set({ theme: 'dark' })
    waiting[0]?.done()
    await settled()
    expect(settings.writer.state).toBe('saving')
    vi.runAllTimers()
    await settled()
    waiting[1]?.done()
    await settled()
    expect(settings.writer.state).toBe('saved')
  })

  it('shows a refused commit with its sentence, and is well again when a later one is taken', async () => {
    const { storage, waiting } = slowStorage()
    const settings = new SettingsStore(storage)
    settings.set({ theme: 'bright' })
    vi.runAllTimers()
    await settled()
    waiting[0]?.refuse(new StorageError('quota', 'The disk is full.'))
    await settled()
    expect(settings.writer.state).toBe('failed')
    expect(settings.writer.error).toBe('The disk is full.')
    void settings.writer.flush()
    await settled()
    waiting[1]?.done()
    await settled()
    expect(settings.writer.state).toBe('saved')
    expect(settings.writer.error).toBeNull()
  })

  it('tries again by itself what was refused, and keeps what was typed meanwhile', async () => {
    const { storage, waiting } = slowStorage()
    const settings = new SettingsStore(storage)
    settings.set({ theme: 'bright' })
    vi.advanceTimersByTime(400)
    await settled()
    waiting[0]?.refuse(new StorageError('quota', 'The disk is full.'))
    await settled()
    expect(settings.writer.state).toBe('failed')
    vi.advanceTimersByTime(2000)
    await settled()
    expect(waiting).toHaveLength(2)
    expect(waiting[1]?.changes).toMatchObject([{ do: 'put', table: 'settings', value: { theme: 'bright' } }])
    waiting[1]?.refuse(new StorageError('quota', 'The disk is full.'))
    await settled()
    settings.set({ squareNames: true })
    vi.advanceTimersByTime(400)
    await settled()
    waiting[2]?.done()
    await settled()
    expect(waiting[2]?.changes).toMatchObject([{ value: { theme: 'bright', squareNames: true } }])
    expect(settings.writer.state).toBe('saved')
    // Nothing is left to be tried.
    vi.runAllTimers()
    await settled()
    expect(waiting).toHaveLength(3)
  })

  it('is not saved while something beside the settings has changed since', async () => {
    const { storage, waiting } = slowStorage()
    const settings = new SettingsStore(storage)
    settings.set({ theme: 'bright' })
    vi.advanceTimersByTime(400)
    await settled()
    settings.touch()
    waiting[0]?.done()
    await settled()
    expect(settings.writer.state).toBe('saving')
  })
})
