/** `judge import FILE …`: documents, notes, exit statuses. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'
import { fileSentences } from '../../../../src/shared/base/fileSentences.ts'
import { noteSentences } from '../../../../src/shared/formats/foreign/notes.ts'
import { CORONATE } from '../../../support/coronate.ts'
import { octgnCard, octgnSet } from '../../../support/octgnSet.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-import-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function file(name: string, content: unknown): string {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return join(folder, name)
}

async function judge(...args: readonly string[]) {
  let [out, err] = ['', '']
  const status = await main(['import', ...args], { out: (more) => (out += more), err: (more) => (err += more), terminal: false })
  return { status, out, err, json: () => JSON.parse(out) as Record<string, unknown> }
}

const UVTT = { resolution: { map_size: { x: 4, y: 3 } }, line_of_sight: [[{ x: 1, y: 1 }, { x: 2, y: 1 }]] } // prettier-ignore
const LEVEL = { identifier: 'A', layerInstances: [{ __identifier: 'Terrain', __type: 'IntGrid', __cWid: 2, __cHei: 1, __gridSize: 8, intGridCsv: [1, 0] }] } // prettier-ignore

describe('judge import', () => {
  it('names a file of which nothing comes in above what is reported of it', async () => {
    const cards = [{ unit_id: 'own1', collector_number: '1', name: 'Rope', type: 'equipment', dial: [] }]
    const { out } = await judge(file('yard.uvtt', UVTT), file('units.json', cards), '--check')
    expect(out).toContain('units.json: nothing comes in\n Left out, because they are no figures: 1 of the cards.')
  })

  it('writes game elements as files of their own, which come back as they were', async () => {
    const cards = octgnSet([octgnCard(), octgnCard({ number: '002', fields: { 'Unit Type': 'One Shot' }, clicks: [] })])
    const { out } = await judge(file('set.xml', cards), '--out', join(folder, 'written'))
    expect(out).toContain('set.xml: game elements "Own Set", 1 cards')
    const written = readFileSync(join(folder, 'written', 'own.elements.json'), 'utf8')
    const again = await judge(join(folder, 'written', 'own.elements.json'), '--json')
    expect(again.json().documents).toMatchObject([{ kind: 'elements', document: JSON.parse(written) as object }])
  })

  it('answers with documents and notes, in JSON and in sentences', async () => {
    const yard = file('Yard.uvtt', UVTT)
    const { status, json } = await judge(yard, '--json')
    expect(status).toBe(0)
    expect(json()).toMatchObject({
      format: 'linejudge-import/1',
      ok: true,
      files: [{ file: 'Yard.uvtt', recognised: 'universal-vtt', skipped: 0 }],
      documents: [{ kind: 'map', document: { format: 'linejudge-map/2', id: 'yard', name: 'Yard' } }],
      notes: [{ code: 'no-terrain-in-format', file: 'Yard.uvtt' }, { code: 'picture-missing' }],
      problems: []
    })
    expect((await judge(yard)).out).toContain('map "Yard", 4 x 3 squares')
    // What came in comes in again.
    const { document } = (json().documents as { document: unknown }[])[0]!
    const again = await judge(file('again.json', document), '--json')
    expect((again.json().documents as { document: unknown }[])[0]!.document).toEqual(document)
  })

  it('reads files that belong together, and takes its options', async () => {
    const project = { jsonVersion: '1.5.3', levels: [{ identifier: 'A', externalRelPath: 'p/A.ldtkl', layerInstances: null }] }
    const files = [file('p.ldtk', project), file('A.ldtkl', LEVEL)]
    const both = await judge(...files, '--tiles', '1=blocking', '--json')
    expect(both.json()).toMatchObject({
      ok: true,
      files: [{ recognised: 'ldtk' }],
      documents: [{ document: { map: { terrain: ['b.'] } } }]
    })
    const alone = await judge(files[0]!, '--json')
    expect([alone.status, alone.json()]).toMatchObject([
      2,
      { ok: false, documents: [], problems: [{ code: 'missing-file', file: 'p.ldtk' }] }
    ])
  })

  it('names the place of what is missing, whole', async () => {
    const { status, json } = await judge(file('bare.uvtt', { ...UVTT, resolution: {} }), '--json')
    expect([status, json()]).toMatchObject([2, { problems: [{ code: 'missing-field', path: '/resolution/map_size' }] }])
  })

  it.each([
    ['{', 'syntax'],
    ['[]', 'not-recognised'],
    ['{"a": 1}', 'not-recognised'],
    ['{"__proto__": {}}', 'forbidden-key']
  ])('ends with 2 on %s', async (text, code) => {
    const bad = await judge(file('bad.json', text), '--json')
    expect([bad.status, bad.json()]).toMatchObject([2, { ok: false, problems: [{ code }] }])
    expect((await judge(join(folder, 'bad.json'))).err).not.toBe('')
  })

  it('ends with 2 without a file, on a missing one, and on options that cannot be', async () => {
    const yard = file('Yard.uvtt', UVTT)
    for (const args of [[], [join(folder, 'none')], [yard, '--objects', 'trees'], [yard, '--tiles', 'x'], [yard, '--speed']])
      expect((await judge(...args)).status, args.join(' ')).toBe(2)
  })
})

describe('judge import of tournaments', () => {
  it('brings an event for each tournament of Coronate, and tells what has no place in it', async () => {
    const tournaments = file('options.json', CORONATE)
    const { status, json } = await judge(tournaments, '--json')
    expect(status).toBe(0)
    expect(json()).toMatchObject({
      files: [{ file: 'options.json', recognised: 'coronate' }],
      documents: [
        { kind: 'event', document: { format: 'linejudge-event/1', id: 'coronate-spring', name: 'Spring' } },
        { kind: 'event', document: { name: 'Coronate' } }
      ]
    })
    const { notes } = json() as { notes: { code: string; severity: string; count: number; facts: object; message: string }[] }
    expect(notes).toContainEqual(expect.objectContaining({ code: 'event-draws', severity: 'loss', count: 1, facts: { name: 'Spring' } }))
    expect(notes.find(({ code }) => code === 'event-ratings')).toMatchObject({ count: 4, message: 'Spring: left out, ratings: 4.' })
    const inWords = (await judge(tournaments)).out
    expect(inWords).toContain('options.json: event "Spring", 14 entries')
    expect(inWords).toContain(' Spring: left out, tie-breaks, because the standings follow the rules here: 2.')
    // What came in comes in again, as an event of ours.
    const { document } = (json().documents as { document: object }[])[0]!
    const again = await judge(file('spring.json', { ...document, hall: 2 }), '--json')
    expect(again.json()).toMatchObject({
      files: [{ recognised: 'linejudge-event' }],
      documents: [{ kind: 'event', document }],
      notes: [{ code: 'fields-not-read', facts: { names: 'hall' } }]
    })
  })

  it('ends with 2 where one is broken, and says where', async () => {
    const broken = { ...CORONATE, tournaments: { spring: { ...CORONATE.tournaments.spring, roundList: [[{ whiteId: 'k' }]] } } }
    const bad = await judge(file('options.json', broken), '--json')
    expect([bad.status, bad.json()]).toMatchObject([
      2,
      {
        files: [{ recognised: 'coronate' }],
        documents: [],
        problems: [{ code: 'missing-field', path: '/tournaments/spring/roundList/0/0/blackId' }, {}]
      }
    ])
  })
})

describe('judge import --suggest', () => {
  const photo = join(import.meta.dirname, '../../../fixtures/photos/perspective.png')
  const corners = '142,62 724,78 826,1066 38,1048'

  it('answers with what the colours suggest, beside a map that is still clear', async () => {
    const { status, json } = await judge(photo, '--size', '16x24', '--corners', corners, '--inks', 'hindering=#73a068 starting=143,1034', '--suggest', '--json') // prettier-ignore
    const { documents, suggestion } = json() as { documents: { document: { map: object } }[]; suggestion: { map: { walls: unknown[]; starting: object }; areas: unknown[] } } // prettier-ignore
    expect(status).toBe(0)
    expect(documents[0]!.document.map).not.toHaveProperty('walls')
    expect(suggestion.map.walls.length).toBeGreaterThan(20)
    expect(suggestion).toMatchObject({ unnamedSpecial: expect.any(Array) as unknown, confidence: expect.any(Number) as unknown })
  })

  it.each([
    ['an ink that is none', ['--inks', 'grass=#00ff00', '--suggest'], 'wrong-option'],
    ['a colour that is none', ['--inks', 'water=blue', '--suggest'], 'wrong-option'],
    ['corners that are none', ['--corners', '1,1 2,2 3,3', '--suggest'], 'bad-corners']
  ])('refuses %s', async (_, more, code) => {
    const bad = await judge(photo, '--size', '16x24', ...more, '--json')
    expect([bad.status, bad.json()]).toMatchObject([2, { problems: [{ code }] }])
  })

  it('says that a map of another program has no colours to read', async () => {
    const bad = await judge(file('Yard.uvtt', UVTT), '--suggest', '--json')
    expect([bad.status, bad.json()]).toMatchObject([2, { problems: [{ code: 'picture-not-decoded' }] }])
  })
})

describe('advice that names an option', () => {
  const tiles = { orientation: 'orthogonal', width: 2, height: 1, tilewidth: 10, tileheight: 10, tilesets: [{ firstgid: 1, tiles: [] }] }
  const ground = (more: object = {}) => ({ name: 'ground', type: 'tilelayer', width: 2, height: 1, data: [1, 0], ...more })
  const walls = (more: object) => ({ name: 'walls', type: 'objectgroup', objects: [{ x: 10, y: 0, polyline: [{ x: 0, y: 0 }, { x: 0, y: 10 }], ...more }] }) // prettier-ignore
  const layer = (name: string) => ({ __identifier: name, __type: 'IntGrid', __cWid: 2, __cHei: 1, __gridSize: 8, intGridCsv: [3, 0] })
  const project = (name: string) => ({ jsonVersion: '1.5.3', levels: [{ identifier: 'A', layerInstances: [layer(name)] }] })
  const furniture = { name: 'furniture', type: 'objectgroup', objects: [{ x: 10, y: 0, width: 10, height: 10 }] }
  const crate = { __identifier: 'Crate', px: [0, 0], width: 8, height: 8 }
  const things = { ...layer('Things'), __type: 'Entities', intGridCsv: [], entityInstances: [crate] }
  const scene = { name: 'Hall', width: 2, height: 2, padding: 0, grid: { type: 1, size: 1 }, levels: [{ _id: 'a', name: 'Cellar' }, { _id: 'b', name: 'Attic' }], walls: [{ c: [1, 0, 1, 1], levels: ['b'] }] } // prettier-ignore

  /** A file for each sentence of a note or a problem that names an option, and the placeholder of a name in the advice. */
  const FILES: Readonly<Record<string, { readonly name: string; readonly content: unknown; readonly said?: readonly [string, string] }[]>> =
    {
      'objects-skipped': [
        { name: 'a.tmj', content: { ...tiles, layers: [furniture] } },
        { name: 'a.ldtk', content: { jsonVersion: '1.5.3', levels: [{ identifier: 'A', layerInstances: [layer('Terrain'), things] }] } },
        { name: 'a.uvtt', content: { ...UVTT, objects_line_of_sight: [[{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }]] } } // prettier-ignore
      ],
      'unmapped-tiles': [{ name: 'a.tmj', content: { ...tiles, layers: [ground()] } }],
      'unmapped-values': [{ name: 'a.ldtk', content: project('Terrain') }],
      'unmapped-layer': [{ name: 'a.ldtk', content: project('Collisions') }],
      'other-level': [{ name: 'a.json', content: scene, said: ['NAME', 'Attic'] }],
      'layer-hidden': [{ name: 'a.tmj', content: { ...tiles, layers: [ground({ visible: false })] } }],
      'objects-hidden': [{ name: 'a.tmj', content: { ...tiles, layers: [walls({ visible: false })] } }],
      'unknown-column': [
        { name: 'a.csv', content: 'Qty,Figure,Called\n1,Watchman,Wally\n' },
        { name: 'b.csv', content: 'set,number,name,click,speed,Called\nown,1,Watchman,1,8,Wally\n' }
      ],
      'no-columns': [
        { name: 'heads.csv', content: 'Called,Worth\nWatchman,50\n' },
        { name: 'none.csv', content: '001|Watchman|50\n002|Queen|30\n' }
      ]
    }
  /** Sentences whose option belongs to a picture or another verb, tried with those. */
  const ELSEWHERE = ['picture-shape', 'several-sets', 'several-teams', 'several-maps', 'file-exists']

  it('is tried for every sentence', () => {
    const named = Object.entries({ ...noteSentences, ...fileSentences }).flatMap(([code, words]) => (/--[a-z]/.test(words) ? [code] : []))
    expect(named.filter((code) => !Object.hasOwn(FILES, code) && !ELSEWHERE.includes(code))).toEqual([])
  })

  it.each(Object.entries(FILES).flatMap(([code, files]) => files.map((one) => [code, one] as const)))('works: %s', async (code, one) => {
    const path = file(one.name, one.content)
    const answer = await judge(path, '--json')
    const { notes, problems } = answer.json() as { notes: { code: string; count: number; message: string }[]; problems: typeof notes }
    const told = [...notes, ...problems].find((said) => said.code === code)
    if (!told) throw new Error(answer.out)
    const [from, to] = one.said ?? ['', '']
    const all = [...told.message.matchAll(/(--[a-z]+) ("[^"]*"|[^\s;,.]+)/g)].map(([, option, value]) => [option!, value!.replaceAll('"', '').replace(/,…$/, '').replace(from, to)]) // prettier-ignore
    expect(all.length).toBeGreaterThan(0)
    for (const advice of all) {
      const followed = await judge(path, ...advice, '--json')
      const after = followed.json() as { ok: boolean; notes: typeof notes }
      expect([followed.status, after.ok], advice.join(' ')).toEqual([0, true])
      expect(
        after.notes.filter((said) => said.code === code && said.message === told.message),
        advice.join(' ')
      ).toEqual([])
      expect((after as unknown as { documents: unknown[] }).documents.length, advice.join(' ')).toBeGreaterThan(0)
    }
  })
})

describe('files that were chosen together', () => {
  const map = { orientation: 'orthogonal', width: 1, height: 1, tilewidth: 10, tileheight: 10, layers: [] }

  it('leave out the one that cannot be read: a note, and with --check a problem', async () => {
    const files = [file('m.tmj', map), file('broken.tmj', '{"layers": [')]
    const { status, json } = await judge(...files, '--json')
    expect([status, json()]).toMatchObject([0, { ok: true, files: [{ file: 'm.tmj' }, { file: 'broken.tmj', recognised: null }], documents: [{}], notes: [{ code: 'file-skipped', severity: 'error', file: 'broken.tmj' }] }]) // prettier-ignore
    const checked = await judge(...files, '--check', '--json')
    expect([checked.status, checked.json()]).toMatchObject([2, { ok: false, problems: [{ code: 'file-skipped' }] }])
    const unused = await judge(file('m.tmj', map), file('w.world', { type: 'world', maps: [] }), '--check', '--json')
    expect([unused.status, unused.json()]).toMatchObject([0, { ok: true, notes: [{ code: 'file-unused' }] }])
  })
})
