/** `judge import BACKUP`: what a whole backup holds, what of it cannot be read, and its documents as files. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'fast-png'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'
import { pictureName } from '../../../../src/cli/verbs/documentFiles.ts'
import { eventFileText } from '../../../../src/renderer/model/event/log/eventFile.ts'
import { KNOWN_TABLES } from '../../../../src/renderer/storage/rows/rowBackup.ts'
import type { StoredEvent, StoredFact } from '../../../../src/renderer/storage/interface/storage.ts'
import { PRESENT_TABLES } from '../../../../src/shared/backup/migrateTables.ts'
import type { SnapshotRow } from '../../../../src/shared/backup/snapshot.ts'
import { formatSnapshot } from '../../../../src/shared/backup/writeSnapshot.ts'
import { sampleSnapshot, sampleTables, sha } from '../../shared/backup/samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-backup-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const at = (name: string) => join(folder, name)

/** A backup with these tables in the place of the sample's. */
async function backup(name: string, change: Parameters<typeof sampleTables>[0] = {}): Promise<string> {
  writeFileSync(at(name), await formatSnapshot(await sampleSnapshot(sampleTables(change)), sha))
  return at(name)
}

interface Told {
  readonly ok: boolean
  readonly files: readonly { readonly recognised: string; readonly skipped: number; readonly backup?: { readonly counts: object } }[]
  readonly documents: readonly { readonly kind: string; readonly document: Readonly<Record<string, unknown>> }[]
  readonly notes: readonly { readonly code: string; readonly severity: string; readonly path?: string; readonly facts: object }[]
  readonly problems: readonly { readonly code: string; readonly path: string; readonly file: string; readonly message: string }[]
  readonly written?: readonly string[]
}

async function judge(...args: readonly string[]) {
  let [out, err] = ['', '']
  const status = await main(args, { out: (more) => (out += more), err: (more) => (err += more), terminal: false })
  return { status, out, err, json: () => JSON.parse(out) as Told }
}

const row = (table: string, index: number): SnapshotRow => sampleTables()[table]![index]!
const facts = (): readonly StoredFact[] => sampleTables().eventFacts!.map(({ value }) => value as StoredFact)

describe('a whole backup on the command line', () => {
  it('is of the tables that the app has', () => {
    expect(PRESENT_TABLES).toEqual(KNOWN_TABLES)
  })

  it('is recognised, counted by kind, and comes apart into its documents', async () => {
    const { status, json } = await judge('import', await backup('whole.json'), '--json')
    const told = json()
    expect(status).toBe(0)
    expect(told).toMatchObject({
      format: 'linejudge-import/1',
      ok: true,
      files: [
        {
          file: 'whole.json',
          recognised: 'linejudge-backup',
          skipped: 0,
          backup: {
            app: '0.3.0',
            why: 'asked',
            takenAt: '2026-03-07T10:20:30.456Z',
            counts: { maps: 2, events: 1, eventFacts: 5, rulings: 1 },
            leftOut: []
          }
        }
      ],
      problems: []
    })
    expect(told.documents.map(({ kind, document }) => [kind, document.name ?? document.id ?? document.format])).toEqual([
      ['map', 'Deck'],
      ['map', 'Anna’s street'],
      ['hexmap', 'Paula’s hill'],
      ['figures', expect.anything()],
      ['elements', 'Otto’s cards'],
      ['special-terrain', expect.anything()],
      ['edition', 'Corner Store'],
      ['team', 'Kurt’s team'],
      ['event', 'Friday at Frieda’s'],
      ['league', 'League of Gustav Heller'],
      ['case', expect.anything()]
    ])
    // A league has its events with it; what has no file of its own is told.
    expect(told.documents.find(({ kind }) => kind === 'league')?.document.files).toMatchObject([{ format: 'linejudge-event/1', id: 'e1' }])
    expect(told.notes).toMatchObject([
      {
        code: 'kept-in-backup',
        severity: 'info',
        facts: { names: 'mapRevisions 1, owned 1, ruleNotes 1, sessions 1, settings 1, starters 1, setAside 1' }
      }
    ])
    const inWords = (await judge('import', at('whole.json'))).out
    expect(inWords).toContain('whole.json: backup of 2026-03-07T10:20:30.456Z (asked), written by Linejudge 0.3.0')
    expect(inWords).toContain('event "Friday at Frieda’s", 5 entries')
  })

  it('is recognised where another program has sorted its fields, and in the shape of older tables', async () => {
    const json = JSON.parse(readFileSync(await backup('whole.json'), 'utf8')) as Record<string, unknown>
    writeFileSync(at('sorted.json'), JSON.stringify(Object.fromEntries(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)))))
    expect((await judge('import', at('sorted.json'), '--json')).json().files).toMatchObject([{ recognised: 'linejudge-backup' }])
    const older = { ...(await sampleSnapshot({ maps: sampleTables().maps! })), schema: 1 }
    writeFileSync(at('older.json'), await formatSnapshot(older, sha))
    expect((await judge('import', at('older.json'), '--json')).json().documents).toHaveLength(2)
  })

  it('is refused whole where it is damaged or newer', async () => {
    const text = readFileSync(await backup('whole.json'), 'utf8')
    writeFileSync(at('damaged.json'), text.replace('Gustav Heller', 'Gustav Holler'))
    const damaged = await judge('import', at('damaged.json'), '--json')
    expect([damaged.status, damaged.json()]).toMatchObject([
      2,
      { ok: false, files: [{ recognised: 'linejudge-backup' }], documents: [], problems: [{ code: 'damaged', file: 'damaged.json' }] }
    ])
    writeFileSync(at('cut.json'), text.slice(0, text.length / 2))
    expect((await judge('import', at('cut.json'), '--json')).json().problems).toMatchObject([{ code: 'syntax' }])
    writeFileSync(at('newer.json'), await formatSnapshot({ ...(await sampleSnapshot()), schema: 99 }, sha))
    expect((await judge('import', at('newer.json'), '--json')).json().problems).toMatchObject([{ code: 'newer-version', path: '/schema' }])
  })

  it.each<[string, Parameters<typeof sampleTables>[0], string, number]>([
    [
      'a map',
      { maps: [row('maps', 0), { ...row('maps', 1), value: { format: 'linejudge-map/2', id: 'deck' } }] },
      '/tables/maps/0/value',
      10
    ],
    [
      'a team',
      { teams: [{ id: 't', value: { id: 't', team: { format: 'linejudge-team/1', name: 3 } } } as never] },
      '/tables/teams/0/value/team',
      10
    ],
    ['a note on a rule', { ruleNotes: [{ id: 'LOF-05', value: { id: 'LOF-05' } } as never] }, '/tables/ruleNotes/0/value', 11],
    [
      'a fact',
      { eventFacts: [{ id: 'e1/000000001', value: { event: 'e1', at: 1, fact: { do: 'register', player: 3 } } } as never] },
      '/tables/eventFacts/0/value/fact',
      11
    ],
    ['a fact that is missing', { eventFacts: [row('eventFacts', 0), row('eventFacts', 2)] }, '/tables/events/0', 11],
    ['an event that is missing', { events: [] }, '/tables/eventFacts/0', 10]
  ])('leaves out %s that cannot be read and tells its place; --check then ends with 2', async (_what, change, path, documents) => {
    const file = await backup('partly.json', change)
    const { status, json } = await judge('import', file, '--json')
    const [note] = json().notes
    expect([status, json().files[0]!.skipped, note?.code, note?.severity]).toEqual([0, 1, 'entry-unreadable', 'error'])
    expect(note?.path).toContain(path)
    expect(json().documents).toHaveLength(documents)
    const checked = await judge('import', file, '--check', '--json')
    expect([checked.status, checked.json()]).toMatchObject([
      2,
      { ok: false, documents: [], problems: [{ code: 'entry-unreadable', path: note?.path, file: 'partly.json' }] }
    ])
    expect((await judge('import', file, '--check')).err).toContain(`partly.json at ${note?.path}: `)
  })

  it('is checked without letting anything out', async () => {
    const { status, json } = await judge('import', await backup('whole.json'), '--check', '--out', at('nothing'), '--json')
    expect([status, json().ok, json().documents, json().problems]).toEqual([0, true, [], []])
    expect(existsSync(at('nothing'))).toBe(false)
  })

  it('is written out, a file each, that come in again as they were; an event as the app writes it', async () => {
    const file = await backup('whole.json')
    const { status, json } = await judge('import', file, '--out', at('out'), '--json')
    expect([status, readdirSync(at('out')).toSorted()]).toEqual([0, json().written!.toSorted()])
    expect(json().written).toContain('e1.event.json')
    const event = sampleTables().events![0]!.value as StoredEvent
    expect(readFileSync(at('out/e1.event.json'), 'utf8')).toBe(eventFileText(event, facts()))
    const again = await judge('import', ...json().written!.map((name) => at(`out/${name}`)), '--json')
    expect(again.json().documents).toEqual(json().documents)
    expect((await judge('league', at('out/l1.league.json'))).status).toBe(0)
    // A second time only where that is asked for, and then nothing of it is half written.
    rmSync(at('out/street.map.json'))
    const refused = await judge('import', file, '--out', at('out'), '--json')
    expect([refused.status, refused.json().problems]).toMatchObject([2, [{ code: 'file-exists' }]])
    expect(existsSync(at('out/street.map.json'))).toBe(false)
    expect((await judge('import', file, '--out', at('out'), '--force')).status).toBe(0)
  })

  it('lets one document out by its id, and says which there are', async () => {
    const file = await backup('whole.json')
    const one = await judge('import', file, '--event', 'e1', '--map', 'street', '--json')
    expect(one.json().documents.map(({ kind }) => kind)).toEqual(['map', 'event'])
    const none = await judge('import', file, '--map', 'dock', '--json')
    expect([none.status, none.json().problems]).toMatchObject([
      2,
      [{ code: 'not-in-file', message: 'There is no map "dock" in what was read; it holds deck, street, hill.' }]
    ])
    expect((await judge('lint', file, '--map', 'street', '--json')).status).toBeLessThan(2)
  })

  it('brings pictures with their maps', async () => {
    const bytes = encode({ width: 2, height: 1, channels: 4, depth: 8, data: new Uint8Array(8).fill(255) })
    const id = pictureName({ kind: 'png', width: 2, height: 1, bytes })
    const street = row('maps', 0) as { readonly value: object } & SnapshotRow
    const value = { ...street.value, picture: { file: id, grid: [1, 0, 0, 0, 1, 0, 0, 0, 1] } }
    const picture = { id, value: { id, kind: 'png', width: 2, height: 1, data: Buffer.from(bytes).toString('base64') } }
    const file = await backup('pictures.json', { maps: [{ ...street, value } as SnapshotRow], pictures: [picture] })
    const { json } = await judge('import', file, '--pictures', at('pictures'), '--json')
    expect(json().documents[0]!.document.picture).toMatchObject({ file: id })
    expect(new Uint8Array(readFileSync(at(`pictures/${id}`)))).toEqual(new Uint8Array(bytes))
  })
})
