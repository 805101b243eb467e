/** The start: what the journal and the database give each other, and what is said and kept. */
import { describe, expect, it, vi } from 'vitest'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { openStorage } from '../../../../../src/renderer/storage/openStorage.ts'
import { IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { Device, everything, noJournal } from '../../../../support/journaledStorage.ts'
import { sampleMap, sampleRuling } from '../rows/samples.ts'

const save = (id: string): Change => ({ do: 'put', table: 'rulings', value: sampleRuling(id, `2013-10-01T12:00:0${id.length}.000Z`) })
const putMap = (id: string): Change => ({ do: 'put', table: 'maps', value: sampleMap(id), origin: 'user' })

/** A device on which three things were saved. */
async function used(): Promise<{ device: Device; before: string }> {
  const device = new Device()
  const { storage } = await device.open()
  await storage.commit([save('a'), putMap('m')])
  await storage.commit([save('bb')])
  await storage.commit([putMap('n')])
  const before = await everything(storage)
  storage.close()
  return { device, before }
}

const flip = (device: Device, name: string, at: number): void => {
  device.disk.files.get(name)!.at(at)
  device.disk.files.get(name)![at < 0 ? device.disk.files.get(name)!.length + at : at]! ^= 0xff
}
const current = (device: Device): string =>
  [...device.disk.files]
    .filter(([name, file]) => name.startsWith('journal') && file.length > 0)
    .toSorted((a, b) => b[1].length - a[1].length)[0]![0]

describe('a start', () => {
  it('the first one says nothing, and knows where it stands', async () => {
    const { storage, notices } = await new Device().open()
    expect(notices).toEqual([])
    expect(storage.health()).toMatchObject({
      journal: 'browser',
      noJournal: null,
      generation: 0,
      savedAt: null,
      restored: [],
      quarantined: []
    })
    await storage.commit([save('a')])
    expect(storage.health()).toMatchObject({ generation: 1, savedAt: expect.stringContaining('2013-10-01') as string })
  })

  it('after a sound end finds everything and says nothing', async () => {
    const { device, before } = await used()
    const { storage, notices } = await device.open()
    expect(await everything(storage)).toBe(before)
    expect(notices).toEqual([])
    expect(storage.health()).toMatchObject({ generation: 3, restored: [], quarantined: [] })
  })

  it('brings everything back when the database is gone, and says what and from when', async () => {
    const { device, before } = await used()
    device.loseDatabase()
    const { storage, notices } = await device.open()
    expect(await everything(storage)).toBe(before)
    expect(notices).toEqual([expect.stringMatching(/brought back from the journal as it was saved on .*2013.*: 2 rulings and 2 maps/)])
    expect(storage.health().restored).toMatchObject([{ from: 'journal', counts: { rulings: 2, maps: 2 } }])
    storage.close()
    expect((await device.open()).notices).toEqual([])
  })

  it('brings the database forward when it is behind', async () => {
    const { device } = await used()
    // The database as it was before the last two changes.
    const old = new Device()
    old.disk = device.disk
    const { storage } = await old.open()
    storage.close()
    const behind = old.indexedDB
    const { storage: later } = await device.open()
    await later.commit([save('ccc')])
    const before = await everything(later)
    later.close()
    device.indexedDB = behind
    const { storage: caught, notices } = await device.open()
    expect(await everything(caught)).toBe(before)
    // Nothing was in danger: it is said where the data is looked at, and nowhere else.
    expect(notices).toEqual([])
    expect(caught.health().restored.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Linejudge was cut off while it was saving. The last change, up to .* has been brought back/)
    ])
  })

  it('starts the journal from the database of a version that had none, without a word', async () => {
    const device = new Device()
    const { storage: old } = await openStorage({ indexedDB: device.indexedDB, IDBKeyRange, files: {} })
    await old.commit([save('a'), putMap('m')])
    const before = await everything(old)
    old.close()
    const first = await device.open()
    expect(first.notices).toEqual([])
    first.storage.close()
    device.loseDatabase()
    expect(await everything((await device.open()).storage)).toBe(before)
  })

  it('says that the journal is gone, and starts it anew from the database', async () => {
    const { device, before } = await used()
    device.disk.files.clear()
    const { storage, notices } = await device.open()
    expect(notices).toEqual([expect.stringMatching(/journal .* was missing/)])
    expect(await everything(storage)).toBe(before)
    storage.close()
    device.loseDatabase()
    expect(await everything((await device.open()).storage)).toBe(before)
  })

  it('says that changes may be missing where something was saved after what the database holds', async () => {
    const { device, before } = await used()
    device.disk.files.clear()
    device.witness.saved('2013-10-02T08:00:00.000Z')
    const { storage, notices } = await device.open()
    expect(notices).toEqual([expect.stringMatching(/Some changes may be missing/)])
    expect(await everything(storage)).toBe(before)
  })

  it.each([
    ['in its head', 3],
    ['in its first record', 60],
    ['in the middle', 500],
    ['at its end', -3]
  ])('mends a journal damaged %s from the database and keeps the damaged piece', async (_where, at) => {
    const { device, before } = await used()
    flip(device, current(device), at)
    const { storage, notices } = await device.open()
    expect(await everything(storage)).toBe(before)
    expect(notices).toEqual([expect.stringMatching(/was damaged. Nothing is lost/)])
    const [quarantined] = storage.health().quarantined
    expect(await storage.readQuarantined(quarantined!.name)).toContain('"format": "linejudge-kept/1"')
    expect(await storage.readQuarantined('aside-never.ljj')).toBeNull()
    await storage.commit([save('dddd')])
    const after = await everything(storage)
    storage.close()
    device.loseDatabase()
    expect(await everything((await device.open()).storage)).toBe(after)
  })

  it('brings back what can be read where the journal is damaged and the database gone, and says that it is not all', async () => {
    const { device } = await used()
    const file = device.disk.files.get(current(device))!
    // The second of three changes.
    const at = new TextDecoder('latin1').decode(file).indexOf('Ruling bb')
    flip(device, current(device), at)
    device.loseDatabase()
    const { storage, notices } = await device.open()
    expect((await storage.rulings()).map(({ id }) => id)).toEqual(['a'])
    expect((await storage.maps()).map(({ id }) => id)).toEqual(['m', 'n'])
    expect(notices).toEqual([expect.stringContaining('Some changes may be missing')])
    expect(storage.health().quarantined).toHaveLength(1)
  })

  it('never takes a journal that cannot be read at all for a first start', async () => {
    const { device } = await used()
    for (const [name, file] of device.disk.files)
      device.disk.files.set(
        name,
        file.map((byte, i) => (i % 7 === 0 ? 0 : byte))
      )
    device.loseDatabase()
    const { storage, notices } = await device.open()
    expect(notices).toEqual([expect.stringContaining('nothing in the journal can be read any more')])
    expect(storage.health().quarantined.length).toBeGreaterThan(0)
  })

  it('does not believe a database that says it has everything and has not', async () => {
    const { device, before } = await used()
    await new Promise<void>((done) => {
      const request = device.indexedDB.open('linejudge')
      request.onsuccess = () => {
        const transaction = request.result.transaction('rulings', 'readwrite')
        transaction.objectStore('rulings').delete('bb')
        transaction.oncomplete = () => {
          request.result.close()
          done()
        }
      }
    })
    const { storage, notices } = await device.open()
    expect(notices).toEqual([expect.stringContaining('hold different data')])
    expect(await everything(storage)).toBe(before)
    storage.close()
    expect((await device.open()).notices).toEqual([])
  })

  it('keeps both where the database is of another past', async () => {
    const { device, before } = await used()
    const other = new Device()
    const { storage: theirs } = await other.open()
    await theirs.commit([save('other')])
    theirs.close()
    device.indexedDB = other.indexedDB
    const { storage, notices } = await device.open()
    expect(await everything(storage)).toBe(before)
    expect(notices).toEqual([expect.stringContaining('hold different data')])
    const quarantined = storage.health().quarantined.find(({ name }) => name.includes('database'))
    expect(await storage.readQuarantined(quarantined!.name)).toContain('Ruling other')
  })

  it('keeps both where the database has never known a journal', async () => {
    const { device, before } = await used()
    const other = new Device()
    const { storage: theirs } = await other.open({ journal: noJournal('unsupported') })
    await theirs.commit([save('other')])
    theirs.close()
    device.indexedDB = other.indexedDB
    const { storage, notices } = await device.open()
    expect(await everything(storage)).toBe(before)
    expect(notices).toEqual([expect.stringContaining('hold different data')])
    const quarantined = storage.health().quarantined.find(({ name }) => name.includes('database'))
    expect(await storage.readQuarantined(quarantined!.name)).toContain('Ruling other')
  })

  it('goes on with a database that is of another past and newer, and keeps the journal', async () => {
    const { device } = await used()
    const other = new Device()
    const { storage: theirs } = await other.open()
    for (const id of ['v', 'w', 'x', 'y', 'z']) await theirs.commit([save(id)])
    const after = await everything(theirs)
    theirs.close()
    device.indexedDB = other.indexedDB
    const { storage, notices } = await device.open()
    expect(await everything(storage)).toBe(after)
    expect(notices).toEqual([expect.stringContaining('the database, which is newer')])
    expect(await storage.readQuarantined(storage.health().quarantined[0]!.name)).toContain('Ruling bb')
    storage.close()
    device.loseDatabase()
    expect(await everything((await device.open()).storage)).toBe(after)
  })

  it('takes changes that were made without the journal into it', async () => {
    const { device } = await used()
    const alone = await device.open({ journal: noJournal('failed') })
    expect(alone.notices).toEqual([expect.stringContaining('could not be opened (not here)')])
    expect(alone.storage.health()).toMatchObject({ journal: null, noJournal: 'failed' })
    await alone.storage.commit([save('dddd')])
    const before = await everything(alone.storage)
    alone.storage.close()
    const { storage, notices } = await device.open()
    expect(notices).toEqual([])
    storage.close()
    device.loseDatabase()
    expect(await everything((await device.open()).storage)).toBe(before)
  })

  it('merges changes that only the journal has with those that were made without it', async () => {
    const { device } = await used()
    const first = await device.open()
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await first.storage.commit([save('ccc'), save('bb')])
    full.mockRestore()
    first.storage.close()
    const alone = await device.open({ journal: noJournal('failed') })
    expect((await alone.storage.rulings()).map(({ id }) => id)).not.toContain('ccc')
    for (const id of ['dddd', 'eeeee', 'ffffff']) await alone.storage.commit([save(id)])
    await alone.storage.commit([{ do: 'delete', table: 'rulings', id: 'a' }])
    alone.storage.close()
    const { storage } = await device.open()
    expect((await storage.rulings()).map(({ id }) => id).toSorted()).toEqual(['bb', 'ccc', 'dddd', 'eeeee', 'ffffff'])
    expect(storage.health().restored).toMatchObject([{ from: 'journal' }])
    const merged = await everything(storage)
    storage.close()
    device.loseDatabase()
    expect(await everything((await device.open()).storage)).toBe(merged)
  })

  it('that took them in knows the journal again: one that is older than the database from then on is told', async () => {
    const { device } = await used()
    const before = new Map([...device.disk.files].map(([name, bytes]) => [name, bytes.slice()]))
    const alone = await device.open({ journal: noJournal('failed') })
    await alone.storage.commit([save('dddd')])
    alone.storage.close()
    ;(await device.open()).storage.close()
    device.disk.files.clear()
    for (const [name, bytes] of before) device.disk.files.set(name, bytes)
    expect((await device.open()).notices).toEqual([expect.stringContaining('was behind the database')])
  })

  it('only looks while another window holds the journal', async () => {
    const { device, before } = await used()
    const { storage, notices } = await device.open({ journal: noJournal('elsewhere') })
    expect(notices).toEqual([])
    expect(await everything(storage)).toBe(before)
    await expect(storage.commit([save('x')])).rejects.toMatchObject({ code: 'elsewhere' })
    expect(storage.health()).toMatchObject({ noJournal: 'elsewhere' })
  })

  it('works from the journal alone where the database cannot be opened', async () => {
    const { device, before } = await used()
    const broken = {
      open: () => {
        throw Object.assign(new Error('no'), { name: 'SecurityError' })
      }
    } as unknown as IDBFactory
    const options = { IDBKeyRange, files: {}, journal: device.source(), now: device.now }
    const { storage, notices } = await openStorage({ ...options, indexedDB: broken })
    expect(notices).toEqual([expect.stringContaining('saved to a backup file instead')])
    expect(await everything(storage)).toBe(before)
    await storage.commit([save('eeeee')])
    const after = await everything(storage)
    storage.close()
    expect(await everything((await device.open()).storage)).toBe(after)
  })
})
