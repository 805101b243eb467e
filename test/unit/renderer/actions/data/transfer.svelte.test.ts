/** Everything to one file and everything from one: what is in it, how it is called, and what is told where it is none. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { copyOfAll } from '../../../../../src/renderer/actions/data/copyOfAll.ts'
import { copyAction, exportAll, exportWithoutNames, offerImport, pickImport } from '../../../../../src/renderer/actions/data/transfer.ts'
import { Backups } from '../../../../../src/renderer/model/data/backups.svelte.ts'
import { readCopyNote } from '../../../../../src/renderer/model/data/copyNote.ts'
import { DataState } from '../../../../../src/renderer/model/data/data.svelte.ts'
import { DataStore } from '../../../../../src/renderer/model/data/dataStore.svelte.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { backupRows } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import { crc32c } from '../../../../../src/shared/base/bytes/bytes.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'
import { sampleRuling } from '../../storage/rows/samples.ts'

const digest = (text: string): Promise<string> => Promise.resolve(crc32c(new TextEncoder().encode(text)).toString(16).padStart(64, '0'))

function desk() {
  const on = memoryApp()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) }) // prettier-ignore
  const ruling = { ...sampleRuling('r1', '2026-01-01T00:00:00.000Z'), title: 'Asked by Ann Example', players: 'Ann Example' }
  const storage: RowStorage = on.storage
  // What was changed last is written before a file is made of it.
  const flush = vi.fn(() => on.library.saveRuling(ruling))
  const backups = new Backups({
    rows: backupRows(storage, { indexedDB: new IDBFactory(), IDBKeyRange }),
    shelf: new MemoryShelf(),
    app: '1',
    digest,
    now: () => new Date('2026-03-07T10:00:00.000Z')
  })
  const dataStore = new DataStore(backups, new DataState(storage), { settle: () => Promise.resolve(), restart: () => undefined })
  const openFile = vi.fn(() => Promise.resolve<{ name: string; text: string } | null>(null))
  const platform = { ...on.app.platform, openFile }
  const app = Object.assign(on.app, { saving: { flush, unsaved: () => [] as readonly Change[] }, dataStore, platform }) as unknown as App
  const files = () => on.platform.saveBytes.mock.calls.map(([file]) => file as unknown as { name: string; kind: string; bytes: Uint8Array })
  const texts = () => files().map(({ bytes }) => new TextDecoder().decode(bytes))
  const isCopied = () => readCopyNote(localStorage).from !== null
  return { ...on, app, backups, dataStore, flush, openFile, files, texts, isCopied }
}

it('is the present state with what was changed last, under its day; it counts as copied once it lies in a file', async () => {
  const on = desk()
  on.platform.saveBytes.mockResolvedValueOnce(null)
  await exportAll(on.app)
  expect([on.isCopied(), on.told()]).toEqual([false, []])
  await exportAll(on.app)
  expect(on.files().map(({ name, kind }) => [name, kind])).toEqual([
    ['Linejudge 2026-03-07', 'json'],
    ['Linejudge 2026-03-07', 'json']
  ])
  expect(on.texts()[0]).toContain('Ann Example')
  expect([on.isCopied(), on.told()]).toEqual([true, [['info', 'Everything is in Linejudge 2026-03-07.']]])
})

it('or a backup of the list as it was, which is no copy of what is here now', async () => {
  const on = desk()
  const before = await on.backups.take('asked')
  await exportAll(on.app, { ...before, takenAt: '2025-12-31T23:00:00.000Z' })
  expect(on.files().map(({ name }) => name)).toEqual(['Linejudge 2025-12-31'])
  expect([on.texts()[0]!.includes('Ann Example'), on.flush.mock.calls.length, on.isCopied()]).toEqual([false, 1, false])
})

it('without names holds the same question and nobody’s words', async () => {
  const on = desk()
  await exportWithoutNames(on.app)
  expect(on.files().map(({ name }) => name)).toEqual(['Linejudge without names 2026-03-07'])
  const [text] = on.texts()
  expect([text!.includes('Ann Example'), text!.includes('"kind": "damage"'), on.isCopied()]).toEqual([false, true, false])
  // It is a file like every other one.
  await offerImport(on.app, { name: 'a.json', text: text! })
  expect(on.dataStore.incoming?.snapshot).toMatchObject({ why: 'without-names', counts: { rulings: 1 } })
})

it('that cannot be read or written is told', async () => {
  const on = desk()
  on.platform.saveBytes.mockRejectedValueOnce(new Error('The disk is full.'))
  await exportAll(on.app)
  vi.spyOn(on.backups.needs.rows, 'all').mockRejectedValueOnce(new Error('Not to be read.'))
  await exportWithoutNames(on.app)
  expect([on.told(), on.isCopied()]).toEqual([
    [
      ['error', 'The disk is full.'],
      ['error', 'Not to be read.']
    ],
    false
  ])
})

it('comes in by a file that is picked: shown on the screen of data, and broken ones explained', async () => {
  const on = desk()
  await exportAll(on.app)
  const text = on.texts()[0]!
  await pickImport(on.app)
  expect([on.session.screen, on.dataStore.incoming]).toEqual(['table', null])
  on.openFile.mockResolvedValueOnce({ name: 'broken.json', text: text.replace('Ann Example', 'Bob Example') })
  await pickImport(on.app)
  expect([on.session.screen, on.dataStore.incoming, on.session.broken?.name, on.session.broken?.problems[0]?.code]).toEqual([
    'table',
    null,
    'broken.json',
    'damaged'
  ])
  on.openFile.mockResolvedValueOnce({ name: 'all.json', text })
  await pickImport(on.app)
  expect([on.session.screen, on.dataStore.incoming?.fileName]).toEqual(['data', 'all.json'])
  on.openFile.mockRejectedValueOnce(new Error('Not allowed.'))
  await pickImport(on.app)
  expect(on.told().at(-1)).toEqual(['error', 'Not allowed.'])
})

it('is given where nothing else of the app is there, too, and its name is answered', async () => {
  const on = desk()
  await on.flush()
  expect(await copyOfAll(on.backups, on.app.platform)).toBe('Linejudge 2026-03-07')
  await offerImport(on.app, { name: 'a.json', text: on.texts()[0]! })
  expect([on.files()[0]!.kind, on.dataStore.incoming?.snapshot]).toMatchObject(['json', { why: 'export', counts: { rulings: 1 } }])
  on.platform.saveBytes.mockResolvedValueOnce(null)
  expect(await copyOfAll(on.backups, on.app.platform)).toBeNull()
})

it('has what could not be saved, and what is in memory where nothing can be read any more', async () => {
  const on = desk()
  const unsaved: Change = {
    do: 'put',
    table: 'rulings',
    value: { ...sampleRuling('r2', '2026-01-02T00:00:00.000Z'), title: 'Not saved yet' }
  }
  on.app.saving.unsaved = () => [unsaved]
  await exportAll(on.app)
  expect(on.texts()[0]).toContain('Not saved yet')
  expect(on.texts()[0]).toContain('Ann Example')
  // The browser has deleted everything: neither writing nor reading works.
  on.flush.mockResolvedValue()
  on.storage.rows = () => Promise.reject(new Error('The database has been closed.'))
  await expect(on.backups.take('asked')).rejects.toThrow('closed')
  copyAction(on.app).run()
  await vi.waitFor(() => expect(on.texts()).toHaveLength(2))
  for (const words of ['Not saved yet', 'Ann Example']) expect(on.texts()[1]).toContain(words)
})
