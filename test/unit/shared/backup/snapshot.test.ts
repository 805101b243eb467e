/** The file of a backup: what is written is read again, and whatever happens to it is explained and never used. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../../src/shared/base/text/canonicalJson.ts'
import { migrateTables, STEPS } from '../../../../src/shared/backup/migrateTables.ts'
import { readSnapshot } from '../../../../src/shared/backup/readSnapshot.ts'
import type { Snapshot } from '../../../../src/shared/backup/snapshot.ts'
import { formatSnapshot, makeSnapshot } from '../../../../src/shared/backup/writeSnapshot.ts'
import { SCHEMA } from '../../../../src/renderer/storage/rows/dexieStorage.ts'
import { damagedSnapshots } from '../../../reliability/snapshots.ts'
import { known, NOW, sampleSnapshot, sampleTables, sha } from './samples.ts'
import { seededRuns } from '../../../support/seeded.ts'

const read = (text: string) => readSnapshot(text, known, sha)
const problem = async (text: string): Promise<string> => {
  const result = await read(text)
  return result.ok ? 'It was read.' : (result.problems[0]?.message ?? '')
}
/** The file as a value, changed, with checksums that fit again: what somebody could write on purpose. */
async function rewritten(change: (json: Record<string, unknown>) => void): Promise<string> {
  const json = JSON.parse(await formatSnapshot(await sampleSnapshot(), sha)) as Record<string, unknown> & Snapshot
  change(json)
  const { header: _header, tables, ...head } = json
  const content = `sha256:${await sha(canonicalJson(tables))}`
  return JSON.stringify({ ...head, content, header: `sha256:${await sha(canonicalJson({ ...head, content }))}`, tables })
}

describe('a backup', () => {
  it('comes back as it was written, to the last field', async () => {
    const snapshot = await sampleSnapshot()
    expect(await read(await formatSnapshot(snapshot, sha))).toEqual({ ok: true, value: snapshot })
    expect(snapshot.counts).toMatchObject({ maps: 2, rulings: 1, events: 1, settings: 1, sessions: 1 })
  })

  it('is the same file for the same content, whatever the order of rows and fields', async () => {
    const turned = Object.fromEntries(
      Object.entries(sampleTables()).map(([table, rows]) => [
        table,
        rows.toReversed().map((row) => Object.fromEntries(Object.entries(row).toReversed()))
      ])
    )
    const [one, other] = [await sampleSnapshot(), await sampleSnapshot(turned as never)]
    expect(other.content).toBe(one.content)
    expect((await sampleSnapshot(sampleTables({ rulings: [] }))).content).not.toBe(one.content)
  })

  it('keeps every text there is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4 }), async (text, state) => {
        const tables = sampleTables({ events: [{ id: 'e', value: { id: 'e', name: 'x', state: { text, state } } } as never] })
        const snapshot = await sampleSnapshot(tables)
        const back = await read(await formatSnapshot(snapshot, sha))
        // Keys that could reach a prototype are in no file of ours: such an entry is named instead.
        if (snapshot.leftOut.length === 0) expect(back).toEqual({ ok: true, value: snapshot })
        else expect(snapshot.leftOut[0]?.id).toBe('e')
      }),
      seededRuns(80)
    )
  })

  it('names an entry that is no data, and holds all others', async () => {
    const ring: Record<string, unknown> = { id: 'ring' }
    ring.value = ring
    let deep: unknown = 1
    for (let i = 0; i < 70; i++) deep = [deep]
    const snapshot = await makeSnapshot(
      {
        app: '1',
        schema: known.schema,
        takenAt: NOW,
        why: 'asked',
        tables: {
          ...sampleTables(),
          setAside: [
            ring,
            { id: 'deep', value: deep },
            { id: 'proto', value: JSON.parse('{"__proto__": 1}') as unknown },
            { value: 1 },
            { id: 'good', value: 1 }
          ]
        }
      },
      sha
    )
    expect(snapshot.leftOut.map(({ table, id }) => `${table}/${id}`)).toEqual([
      'setAside/ring',
      'setAside/deep',
      'setAside/proto',
      'setAside/?'
    ])
    expect(snapshot.tables.setAside).toEqual([{ id: 'good', value: 1 }])
    expect((await read(await formatSnapshot(snapshot, sha))).ok).toBe(true)
  })
})

describe('a damaged backup', () => {
  it('is explained in a sentence and never read, in a hundred ways', async () => {
    const { explained, unharmed, wrong } = await damagedSnapshots(await sampleSnapshot(), 100)
    expect(wrong).toEqual([])
    expect(explained + unharmed).toBe(100)
    // Nearly everything in a backup matters.
    expect(explained).toBeGreaterThan(80)
  })

  it.each([
    ['an empty file', () => '', /damaged, or it is no backup\. Line 1/],
    ['a case file', () => '{ "format": "clixcase/1" }', /"format" holds the text "clixcase\/1"; expected "linejudge-backup\/1"/],
    ['a list', () => '[]', /expected a backup/],
    ['one without checksums', () => '{ "format": "linejudge-backup/1" }', /one of its checksums/]
  ])('%s is told as such', async (_what, text, sentence) => {
    expect(await problem(text())).toMatch(sentence)
  })

  it('says whether its top or its content was changed', async () => {
    const text = await formatSnapshot(await sampleSnapshot(), sha)
    expect(await problem(text.replace(/"schema": \d+/, '"schema": 1'))).toMatch(/what stands at its top/)
    expect(await problem(text.replace('Berta against Carl', 'Berta against Karl'))).toMatch(/its content is not what was written/)
  })
})

describe('a backup with fitting checksums', () => {
  it.each([
    [
      'from a newer Linejudge',
      (json: Record<string, unknown>) => {
        json.schema = 99
      },
      /made by a newer Linejudge \(0\.3\.0, tables of version 99\)/
    ],
    [
      'in a newer format',
      (json: Record<string, unknown>) => {
        json.format = 'linejudge-backup/2'
      },
      /made by a newer Linejudge/
    ],
    [
      'with a strange table',
      (json: Record<string, unknown>) => {
        ;(json.tables as Record<string, unknown>).spells = []
      },
      /no version of Linejudge has/
    ],
    [
      'with another count',
      (json: Record<string, unknown>) => {
        ;(json.counts as Record<string, number>).maps = 5
      },
      /there are 2 entries; expected 5/
    ],
    [
      'with an entry twice',
      (json: Record<string, unknown>) => {
        const { maps } = json.tables as Record<string, unknown[]>
        maps!.push(maps![0])
        ;(json.counts as Record<string, number>).maps = 3
      },
      /stands there twice/
    ],
    [
      'without a date',
      (json: Record<string, unknown>) => {
        json.takenAt = 'yesterday'
      },
      /"yesterday"; expected a time in ISO 8601/
    ],
    [
      'with an entry without an id',
      (json: Record<string, unknown>) => {
        ;(json.tables as Record<string, unknown[]>).maps = [{}]
      },
      /the field "id" is missing/
    ]
  ])('%s is refused by name', async (_what, change, sentence) => {
    expect(await problem(await rewritten(change))).toMatch(sentence)
  })

  it('from older tables is brought forward: what did not exist is empty', async () => {
    const { ruleNotes: _notes, sessions: _sessions, events: _events, ...old } = sampleTables()
    const snapshot = await makeSnapshot({ app: '0.1.0', schema: 1, takenAt: NOW, why: 'before-upgrade', tables: old }, sha)
    const back = await read(await formatSnapshot(snapshot, sha))
    expect(back).toMatchObject({
      ok: true,
      value: { schema: known.schema, app: '0.1.0', tables: { maps: snapshot.tables.maps, events: [], sessions: [], ruleNotes: [] } }
    })
  })
})

describe('the steps between versions of the tables', () => {
  it('leave out no version that was ever released', () => {
    expect(Object.keys(STEPS).map(Number)).toEqual(SCHEMA.slice(0, -1).map(({ version }) => version))
    expect(() => migrateTables({}, 1, { names: [], schema: 2 }, {})).toThrow('No way from tables of version 1')
  })
})
