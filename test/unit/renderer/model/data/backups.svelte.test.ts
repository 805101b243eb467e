/** The backups of a device: what is on the shelf in the order of time, what is damaged, and that nothing is kept twice. */
import { describe, expect, it } from 'vitest'
import { Backups } from '../../../../../src/renderer/model/data/backups.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import { readBackupName } from '../../../../../src/shared/backup/names.ts'
import type { Digest } from '../../../../../src/shared/backup/snapshot.ts'
import { crc32c } from '../../../../../src/shared/base/bytes/bytes.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

const digest: Digest = (text) => Promise.resolve(crc32c(new TextEncoder().encode(text)).toString(16).padStart(64, '0'))

/** A device whose clock goes on by a minute whenever somebody looks at it. */
function device(storage = memoryStorage(), shelf = new MemoryShelf(), from = 0) {
  let minute = from
  const backups = new Backups({
    rows: backupRows(storage),
    shelf,
    app: '1',
    digest,
    now: () => new Date(Date.UTC(2026, 2, 7, 10, minute++))
  })
  const change = (name: string) => storage.commit([{ do: 'put', table: 'maps', value: sampleMap('m', name), origin: 'user' }])
  const times = () => backups.generations.map(({ takenAt, why }) => `${takenAt.slice(11, 16)} ${why}`)
  const onShelf = () => [...shelf.files.keys()].map((name) => readBackupName(name)!.why)
  return { storage, shelf, backups, change, times, onShelf, again: (at: number) => device(storage, shelf, at) }
}

describe('a backup', () => {
  it('that is made stands first in the list, read already, and its name is told', async () => {
    const { backups, shelf, change, times } = device()
    await change('One')
    const made = backups.backUp('asked')
    await Promise.resolve()
    expect(backups.busy).toBe(true)
    const name = (await made)!
    expect([backups.busy, backups.error]).toEqual([false, null])
    const text = shelf.files.get(name)!
    expect(backups.generations).toEqual([
      {
        name,
        takenAt: '2026-03-07T10:00:00.000Z',
        why: 'asked',
        bytes: new TextEncoder().encode(text).length,
        read: { counts: expect.objectContaining({ maps: 1 }) as object, leftOut: 0 }
      }
    ])
    await change('Two')
    await backups.backUp('change')
    expect([times(), backups.newest?.why]).toEqual([['10:01 change', '10:00 asked'], 'change'])
  })

  it('is made once for what has not changed since', async () => {
    const { backups, change, onShelf } = device()
    await change('One')
    expect(await backups.backUpIfChanged('change')).not.toBeNull()
    expect(await backups.backUpIfChanged('change')).toBeNull()
    await change('Two')
    expect(await backups.backUpIfChanged('hidden')).not.toBeNull()
    expect(await backups.backUp('asked')).not.toBeNull()
    expect(await backups.backUpIfChanged('change')).toBeNull()
    expect(onShelf()).toEqual(['change', 'hidden', 'asked'])
  })

  it('that cannot be made is told, and stops none after it', async () => {
    const { backups, shelf, change, onShelf } = device()
    await change('One')
    shelf.failAt(1, 'throw')
    const [first, second] = await Promise.all([backups.backUp('asked'), backups.backUp('change')])
    expect([first, second === null, backups.error, onShelf()]).toEqual([null, false, null, ['change']])
    shelf.failAt(1, 'throw')
    expect([await backups.backUp('asked'), backups.busy]).toEqual([null, false])
    expect(backups.error).toContain('The disk is full.')
  })
})

describe('the start of the app', () => {
  it('with nothing on the shelf backs nothing up: the first change does', async () => {
    const { backups, change, onShelf } = device()
    expect([await backups.begin(), await backups.backUpIfChanged('change')]).toEqual([null, null])
    await change('One')
    expect([await backups.begin(), onShelf()]).toEqual([null, []])
    expect(await backups.backUpIfChanged('change')).not.toBeNull()
  })

  it('backs up what the app ended before it was, and nothing that is on the shelf', async () => {
    const first = device()
    await first.change('One')
    await first.backups.backUp('asked')
    const same = first.again(10)
    expect([await same.backups.begin(), same.onShelf()]).toEqual([null, ['asked']])
    await first.change('Two')
    const other = first.again(20)
    expect(await other.backups.begin()).not.toBeNull()
    expect([await other.backups.begin(), other.onShelf()]).toEqual([null, ['asked', 'start']])
    expect(await other.backups.backUpIfChanged('change')).toBeNull()
  })

  it('takes the newest backup for the last one that is whole', async () => {
    const { shelf, storage, change, backups } = device()
    await change('One')
    const old = (await backups.backUp('asked'))!
    await change('Two')
    const newer = (await backups.backUp('asked'))!
    await change('One')
    // The newer one is another content; the older one would be the same.
    const start = device(storage, shelf, 10)
    expect(await start.backups.begin()).not.toBeNull()
    for (const name of [...shelf.files.keys()]) if (name !== old && name !== newer) shelf.files.delete(name)
    shelf.files.set(newer, shelf.files.get(newer)!.slice(0, 100))
    expect(await device(storage, shelf, 20).backups.begin()).toBeNull()
  })
})

describe('the list of what is on the shelf', () => {
  it('is in the order of time, the newest first, without files that are none; what is damaged says so and is never the newest', async () => {
    const { shelf, change, backups, again } = device()
    const names: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      await change(name)
      names.push((await backups.backUp('change'))!)
    }
    const [one, two, three] = names
    const files = new Map(shelf.files)
    shelf.files.clear()
    for (const name of [two!, 'notes.txt', three!, one!]) shelf.files.set(name, files.get(name) ?? 'x')
    shelf.files.set(three!, '{}')
    const fresh = again(10).backups
    await fresh.refresh()
    expect(fresh.place).toEqual({ kind: 'browser', folder: null, problem: null })
    expect(fresh.generations.map(({ name, bytes }) => [name, bytes])).toEqual([
      [three, 2],
      [two, new TextEncoder().encode(files.get(two!)).length],
      [one, new TextEncoder().encode(files.get(one!)).length]
    ])
    expect(fresh.generations.map(({ read }) => Object.keys(read!))).toEqual([['damage'], ['counts', 'leftOut'], ['counts', 'leftOut']])
    expect(fresh.newest?.name).toBe(two)
  })

  it('reads again only what has changed in length', async () => {
    const { shelf, change, backups, again } = device()
    await change('One')
    const one = (await backups.backUp('change'))!
    await change('Two')
    await backups.backUp('change')
    const fresh = again(10).backups
    await fresh.refresh()
    const before = shelf.count
    await fresh.refresh()
    expect(shelf.count - before).toBe(1)
    shelf.files.set(one, `${shelf.files.get(one)!} `)
    await fresh.refresh()
    expect(shelf.count - before).toBe(3)
    shelf.files.delete(one)
    await fresh.refresh()
    expect(fresh.generations.map(({ name }) => name)).not.toContain(one)
  })

  it('is empty where the shelf cannot be read, and a backup that is gone is damaged', async () => {
    const { shelf, change, backups } = device()
    await change('One')
    const name = (await backups.backUp('change'))!
    shelf.files.delete(name)
    const result = await backups.read(name)
    expect([result.ok, backups.generations[0]!.read]).toEqual([false, { damage: expect.stringContaining('it is not there') as string }])
    expect(backups.newest).toBeUndefined()
    shelf.failAt(1, 'throw')
    await backups.refresh()
    expect(backups.generations).toEqual([])
  })

  it('keeps in the list only what is on the shelf, when one more is made', async () => {
    const { shelf, change, backups, times } = device()
    await change('One')
    const one = (await backups.backUp('change'))!
    await change('Two')
    await backups.backUp('change')
    shelf.files.delete(one)
    await change('Three')
    await backups.backUp('change')
    expect(times()).toEqual(['10:02 change', '10:01 change'])
  })
})
