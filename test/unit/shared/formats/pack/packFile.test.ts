/** Packs: what is written comes back, byte for byte the same each time; what is not named does not come in. */
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readPack, writePack, type PackContents } from '../../../../../src/shared/formats/pack/packFile.ts'
import { changesOf, rowsOf } from '../../../../../src/renderer/model/importing/plan.ts'
import { readIncoming } from '../../../../../src/shared/formats/incoming.ts'
import type { TeamFile } from '../../../../../src/shared/formats/documents/teamFile.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { editionFile } from '../../../../support/editions.ts'
import { sampleElements, sampleHexMap, sampleMap, sampleSet, sampleTerrain } from '../../../renderer/storage/rows/samples.ts'
import { pictureOf } from '../../../../fuzz/pictures.ts'

const contents: PackContents = {
  name: 'Three of a kind',
  version: '2',
  origin: 'A club',
  maps: [sampleMap('a'), sampleMap('b')],
  figureSets: [sampleSet('s')],
  specialTerrain: [sampleTerrain('chasm')]
}

const zipOf = (files: Readonly<Record<string, unknown>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? value : bytesOf(typeof value === 'string' ? value : JSON.stringify(value))
      ])
    )
  )

const manifest = { format: 'linejudge-pack/1', name: 'P', version: '', origin: '', maps: [{ id: 'a' }], figureSets: [], specialTerrain: [] }
const told = (bytes: Uint8Array): string[] => {
  const pack = readPack(bytes)
  return pack.ok ? [] : pack.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('a pack', () => {
  it('comes back as it was written, with the same bytes each time', () => {
    const bytes = writePack(contents)
    const pack = readPack(bytes)
    if (!pack.ok) throw new Error(pack.problems[0]!.message)
    expect(pack.value.maps).toEqual(contents.maps)
    expect(pack.value.figureSets).toEqual(contents.figureSets)
    expect(pack.value.specialTerrain).toEqual(contents.specialTerrain)
    expect(pack.value.manifest).toMatchObject({ name: 'Three of a kind', version: '2', origin: 'A club' })
    expect(writePack({ ...contents, ...pack.value })).toEqual(bytes)
  })

  it('with pictures and hex maps is of version 2, and comes back whole', () => {
    const bytes = pictureOf('png', 640, 480)
    const packed = writePack({ ...contents, hexMaps: [sampleHexMap('hill')], pictures: new Map([['b', { kind: 'png', bytes }]]) })
    const pack = readPack(packed)
    if (!pack.ok) throw new Error(pack.problems[0]!.message)
    expect(pack.value.manifest).toMatchObject({ maps: [{ id: 'a' }, { id: 'b', picture: 'png' }], hexMaps: [{ id: 'hill' }] })
    expect(pack.value.hexMaps).toEqual([sampleHexMap('hill')])
    expect([...pack.value.pictures]).toMatchObject([['b', { kind: 'png', width: 640, height: 480, bytes }]])
    const plain = (of: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(unzipSync(of)['manifest.json'])) as unknown
    expect([plain(packed), plain(writePack(contents))]).toMatchObject([{ format: 'linejudge-pack/2' }, { format: 'linejudge-pack/1' }])
  })

  it('with teams is of version 2: each has the id of the manifest, also where two are called the same', () => {
    const team = { format: 'linejudge-team/1', name: 'Saturday', total: 50, members: [{ set: 'own', number: '001', points: 50, count: 1 }] } satisfies TeamFile // prettier-ignore
    const teams = [{ id: 'saturday', team }, { id: 'saturday-2', team: { ...team, total: 60 } }] // prettier-ignore
    const packed = writePack({ ...contents, teams })
    const pack = readPack(packed)
    expect(pack.ok && pack.value.teams).toEqual(teams)
    expect(new TextDecoder().decode(unzipSync(packed)['manifest.json'])).toContain('linejudge-pack/2')
    const reading = readIncoming([{ name: 'club.clixpack', bytes: packed }])
    if (!reading.ok) throw new Error(JSON.stringify(reading.broken))
    const shelf = { maps: [], hexMaps: [], figureSets: [], elements: [], specialTerrain: [], editions: [], teams: [] }
    const puts = changesOf(rowsOf(reading.documents, shelf), new Map()).filter(({ table }) => table === 'teams')
    expect(puts).toMatchObject(teams.map((value) => ({ do: 'put', value })))
  })

  it('with editions is of version 3, and comes back whole', () => {
    const editions = [editionFile('corner'), editionFile('north')]
    const packed = writePack({ ...contents, editions })
    const pack = readPack(packed)
    expect(pack.ok && pack.value).toMatchObject({
      manifest: { format: 'linejudge-pack/3', editions: [{ id: 'corner-store' }, { id: 'north-store' }] }
    })
    expect(pack.ok && pack.value.editions).toEqual(editions)
    expect(pack.ok && writePack({ ...contents, ...pack.value })).toEqual(packed)
    expect(
      told(
        zipOf({
          'manifest.json': { ...manifest, maps: [], editions: [{ id: 'corner-store' }] },
          'editions/1.json': { ...editions[0], effects: 3 }
        })
      )[0]
    ).toMatch(/^editions\/1.json \/effects: /)
  })

  it('with game elements is of version 3, and comes back whole', () => {
    const elements = [sampleElements('own'), sampleElements('other')]
    const packed = writePack({ ...contents, elements })
    const pack = readPack(packed)
    expect(pack.ok && pack.value).toMatchObject({ manifest: { format: 'linejudge-pack/3', elements: [{ id: 'own' }, { id: 'other' }] } })
    expect(pack.ok && pack.value.elements).toEqual(elements)
    expect(pack.ok && writePack({ ...contents, ...pack.value })).toEqual(packed)
    const reading = readIncoming([{ name: 'club.clixpack', bytes: packed }])
    expect(reading.ok && reading.documents.filter(({ kind }) => kind === 'elements').map(({ document }) => document)).toEqual(elements)
  })

  it('may have a picture for each map, and files that systems put beside others are left alone', () => {
    const bytes = zipOf({
      'manifest.json': { ...manifest, maps: [{ id: 'a', picture: 'png' }] },
      'maps/1.json': sampleMap('a'),
      'pictures/1.png': pictureOf('png', 640, 480),
      '__MACOSX/._manifest.json': 'x',
      '.DS_Store': 'x'
    })
    const pack = readPack(bytes)
    expect(pack.ok && pack.value.pictures.get('a')).toMatchObject({ kind: 'png', width: 640, height: 480 })
  })

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'no manifest',
      { 'maps/1.json': sampleMap('a') },
      'manifest.json: The archive has no “manifest.json”; expected a pack, which has one at its top.'
    ],
    [
      'a document that is not there',
      { 'manifest.json': manifest },
      'maps/1.json: The pack has no “maps/1.json”, which its manifest names.'
    ],
    [
      'a file that nobody names',
      { 'manifest.json': manifest, 'maps/1.json': sampleMap('a'), 'maps/2.json': sampleMap('b') },
      'maps/2.json: The pack holds “maps/2.json”, which its manifest does not name; expected only the files that the manifest names, such as “maps/1.json”.'
    ],
    [
      'a document under another id',
      { 'manifest.json': manifest, 'maps/1.json': sampleMap('b') },
      'maps/1.json /id: In “maps/1.json” the document has the id "b"; expected "a", as the manifest names it.'
    ],
    [
      'a broken document',
      { 'manifest.json': manifest, 'maps/1.json': { ...sampleMap('a'), name: 7 } },
      'maps/1.json /name: At /name there is 7; expected a text of 1 to 120 characters.'
    ],
    [
      'a document of another kind',
      { 'manifest.json': manifest, 'maps/1.json': sampleSet('a') },
      'maps/1.json /format: The field "format" holds the text "linejudge-figures/2"; expected "linejudge-map/2", as a map file has it.'
    ],
    [
      'a picture that is none',
      {
        'manifest.json': { ...manifest, maps: [{ id: 'a', picture: 'png' }] },
        'maps/1.json': sampleMap('a'),
        'pictures/1.png': '<svg xmlns="x"/>'
      },
      'pictures/1.png: The file is an SVG drawing, which may carry a program; expected a picture in PNG, JPEG or WebP.'
    ],
    [
      'a later manifest',
      { 'manifest.json': { ...manifest, format: 'linejudge-pack/4' } },
      'manifest.json /format: This pack was made by a newer Linejudge (linejudge-pack/4); this version reads linejudge-pack/3. Update Linejudge to open it.'
    ]
  ])('with %s is refused whole', (_what, files, message) => {
    expect(told(zipOf(files))).toEqual([message])
  })
})
