/** A backup that is dropped on the window or opened like any file may be as large as the app writes it; other files may not. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readPickedBytes } from '../../../../../src/renderer/platform/interface/readPickedFile.ts'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { bringIn, bringInPicked } from '../../../../../src/renderer/actions/importing/importActions.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import type { Snapshot } from '../../../../../src/shared/backup/snapshot.ts'
import { formatSnapshot, makeSnapshot } from '../../../../../src/shared/backup/writeSnapshot.ts'
import { sha256 } from '../../../../../src/renderer/model/data/digest.ts'

const MIB = 1024 * 1024
const rows = backupRows(memoryStorage())
let text = ''
beforeAll(async () => {
  const tables = {
    ruleNotes: [{ id: 'LOF-05', value: { id: 'LOF-05', text: 'a note', bookmarked: true, changedAt: '2026-03-06T10:00:00.000Z' } }]
  }
  text = await formatSnapshot(
    await makeSnapshot({ app: '1', schema: rows.known.schema, takenAt: '2026-03-07T10:20:30.456Z', why: 'export', tables }, sha256),
    sha256
  )
})

/** The same document, made larger by what means nothing in JSON. */
const padded = (json: string, mib: number): string => json.trimEnd() + ' '.repeat(mib * MIB)
const fileOf = (name: string, content: string): File => new File([content], name)

function setUp() {
  const offer = vi.fn((_name: string, _snapshot: Snapshot) => Promise.resolve())
  const session = { screen: 'table', imports: {}, broken: null as { name: string; problems: readonly { message: string }[] } | null }
  const storage = { measureRoom: () => Promise.resolve(null) }
  const app = { session, storage, dataStore: { offer, backups: { needs: { rows, digest: sha256 } } } } as unknown as App
  return { app, session, offer }
}

describe('a backup larger than other files may be', () => {
  it('is looked at when it is dropped', async () => {
    const { app, session, offer } = setUp()
    await bringInPicked(app, [fileOf('export.json', padded(text, 33))])
    expect(session.broken).toBeNull()
    expect(offer).toHaveBeenCalledOnce()
    expect(offer.mock.calls[0]![1].counts).toMatchObject({ ruleNotes: 1 })
  })

  it('is looked at when it is opened like any file, with a byte order mark as well', async () => {
    const { app, offer } = setUp()
    await bringIn(app, await readPickedBytes([fileOf('export.json', `\uFEFF${padded(text, 33)}`)]))
    expect(offer).toHaveBeenCalledOnce()
  })

  it('takes away what was said of a broken file before it', async () => {
    const { app, session, offer } = setUp()
    session.broken = { name: 'broken.json', problems: [{ message: 'Line 1' }] }
    await bringIn(app, await readPickedBytes([fileOf('export.json', text)]))
    expect([session.broken, offer.mock.calls.length]).toEqual([null, 1])
  })

  it('is refused by its size alone beyond its own limit, and where it comes with other files', async () => {
    const { app, session, offer } = setUp()
    const huge = fileOf('export.json', text)
    Object.defineProperty(huge, 'size', { value: 128 * MIB + 1 })
    huge.arrayBuffer = () => Promise.reject(new Error('read'))
    await bringInPicked(app, [huge])
    expect(session.broken).toMatchObject({
      name: 'export.json',
      problems: [{ message: 'The file holds 129 MiB; expected at most 128 MiB.' }]
    })
    await expect(readPickedBytes([huge])).rejects.toThrow('“export.json” holds 129 MiB; a file has at most 128 MiB.')
    await bringInPicked(app, [fileOf('a.clixmap', '{}'), fileOf('export.json', padded(text, 33))])
    expect(session.broken).toMatchObject({
      name: 'export.json',
      problems: [{ message: 'The file holds 34 MiB; expected at most 32 MiB.' }]
    })
    expect(offer).not.toHaveBeenCalled()
  })

  it('is a backup by its own first words, not by its name', async () => {
    const { app, session, offer } = setUp()
    await bringInPicked(app, [fileOf('linejudge-backup.json', padded('{"format": "linejudge-map/1", "notes": "linejudge-backup/1"}', 33))])
    expect(session.broken).toMatchObject({ problems: [{ message: 'The file holds 34 MiB; expected at most 32 MiB.' }] })
    expect(offer).not.toHaveBeenCalled()
  })

  it('is explained where it is no text', async () => {
    const { app, session, offer } = setUp()
    const bytes = new TextEncoder().encode(text)
    bytes[100] = 0xff
    await bringIn(app, [{ name: 'export.json', bytes }])
    expect(session.broken).toMatchObject({ problems: [{ message: expect.stringContaining('no text in UTF-8') as string }] })
    expect(offer).not.toHaveBeenCalled()
  })
})
