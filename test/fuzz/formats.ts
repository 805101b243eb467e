/** The formats that strangers' files come in, each with good samples, a way to break them, and the reader that must not break. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webcrypto } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { zipSync } from 'fflate'
import { readSnapshot } from '../../src/shared/backup/readSnapshot.ts'
import type { Digest, SnapshotTables } from '../../src/shared/backup/snapshot.ts'
import { contentChecksum, formatSnapshot, headerChecksum, makeSnapshot } from '../../src/shared/backup/writeSnapshot.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { formatTeamFile, parseTeamFile } from '../../src/shared/formats/documents/teamFile.ts'
import { formatRulingFile, parseRulingFile } from '../../src/shared/formats/documents/rulingFile.ts'
import { formatElementsFile, parseElementsFile } from '../../src/shared/formats/documents/figures/elementsFile.ts'
import { formatFigureSetFile, parseFigureSetFile } from '../../src/shared/formats/documents/figures/figureSetFile.ts'
import { readIncoming, type Incoming } from '../../src/shared/formats/incoming.ts'
import { formatMapFile, parseMapFile } from '../../src/shared/formats/documents/maps/mapFile.ts'
import { writePack } from '../../src/shared/formats/pack/packFile.ts'
import { readPictureHeader } from '../../src/shared/formats/pack/pictureHeader.ts'
import { formatEditionFile, parseEditionFile } from '../../src/shared/formats/documents/editionFile.ts'
import { formatSpecialTerrainFile, parseSpecialTerrainFile } from '../../src/shared/formats/documents/specialTerrainFile.ts'
import { textOf } from '../../src/shared/json/utf8.ts'
import type { Problem, Result } from '../../src/shared/base/result.ts'
import { changesOf, rowsOf } from '../../src/renderer/model/importing/plan.ts'
import { MemoryRows } from '../../src/renderer/storage/rows/memoryStorage.ts'
import { KNOWN_TABLES } from '../../src/renderer/storage/rows/rowBackup.ts'
import { RowStorage } from '../../src/renderer/storage/rows/rowStorage.ts'
import { TABLES } from '../../src/renderer/storage/rows/rows.ts'
import type { Chance } from '../support/seeded.ts'
import { sampleMap, sampleSet, sampleTerrain } from '../unit/renderer/storage/rows/samples.ts'
import { readAsEdition, SAMPLES } from './editions.ts'
import { mutatedBytes, mutatedJson } from './mutate.ts'
import { otherFormats } from './otherFormats.ts'
import { pictureOf, SHAPES } from './pictures.ts'

/** The outcome of reading a broken file: the problems, or 'let in'. Anything thrown is a fault. */
export type Outcome = readonly Problem[] | 'let in'

export interface FuzzFormat {
  readonly name: string
  /** How many are broken in the short run; left out: as many as of other formats. */
  readonly count?: number
  /** What is broken, whole: it comes in. */
  readonly samples?: readonly Uint8Array[]
  readonly mutant: (chance: Chance) => Uint8Array | Promise<Uint8Array>
  readonly read: (bytes: Uint8Array) => Outcome | Promise<Outcome>
}

const encoder = new TextEncoder()
const resource = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../../resources', path), 'utf8'))

/** Mostly values of the JSON changed, now and then its bytes. */
const mutantsOfJson = (all: readonly unknown[]): Pick<FuzzFormat, 'samples' | 'mutant'> => {
  const samples = all.map((sample) => encoder.encode(JSON.stringify(sample)))
  return {
    samples,
    mutant: (chance) => {
      const at = chance.whole(0, all.length - 1)
      return chance.is(0.7) ? encoder.encode(mutatedJson(all[at], chance)) : mutatedBytes(samples[at]!, chance)
    }
  }
}

/** As the app reads it; what is let in goes into an empty library, all of it or nothing. */
async function readAsApp(bytes: Uint8Array): Promise<Outcome> {
  const reading = readIncoming([{ name: 'stranger', bytes }])
  if (!reading.ok) return reading.broken.flatMap(({ problems }) => problems)
  const changes = changesOf(
    rowsOf(reading.documents, { maps: [], hexMaps: [], figureSets: [], elements: [], specialTerrain: [], editions: [], teams: [] }),
    new Map()
  )
  const expected = reading.documents.filter(({ kind }) => kind !== 'case').length
  if (changes.length !== expected) throw new Error(`Of ${expected} documents ${changes.length} would come in.`)
  const rows = new MemoryRows()
  const storage = new RowStorage(rows)
  await storage.commit(changes)
  let written = 0
  for (const table of TABLES) written += (await rows.rows(table)).length
  if (written !== changes.length) throw new Error(`Of ${changes.length} documents ${written} were written.`)
  if ((await storage.setBrokenAside('2026-01-01T00:00:00.000Z')).length > 0) throw new Error('What came in cannot be read again.')
  for (const incoming of reading.documents) {
    const again = writtenAndRead(incoming)
    // As JSON has it: a minus zero is written as a zero.
    if (again && !(again.ok && isDeepStrictEqual(again.value, JSON.parse(JSON.stringify(incoming.document)))))
      throw new Error('What came in is another document once it was written.')
  }
  ruleOn(reading.documents)
  return 'let in'
}

/** A document that has a file of its own, as it comes out of that file. */
function writtenAndRead(incoming: Incoming): Result<unknown> | null {
  switch (incoming.kind) {
    case 'map':
      return parseMapFile(JSON.parse(formatMapFile(incoming.document)))
    case 'team':
      return parseTeamFile(JSON.parse(formatTeamFile(incoming.document)))
    case 'figures':
      return parseFigureSetFile(JSON.parse(formatFigureSetFile(incoming.document)))
    case 'elements':
      return parseElementsFile(JSON.parse(formatElementsFile(incoming.document)))
    case 'special-terrain':
      return parseSpecialTerrainFile(JSON.parse(formatSpecialTerrainFile(incoming.document)))
    case 'edition':
      return parseEditionFile(JSON.parse(formatEditionFile(incoming.document)))
    case 'ruling':
      return parseRulingFile(JSON.parse(formatRulingFile(incoming.document)))
    case 'case':
    case 'hex-map':
      return null
  }
}

/** A position that was let in gets a ruling, too. */
function ruleOn(documents: readonly Incoming[]): void {
  for (const incoming of documents) if (incoming.kind === 'case') answerQuestion(incoming.document)
}

const figures = { ...(resource('packs/training.figures.json') as { figures: unknown[] }) }
const smallFigures = { ...figures, figures: figures.figures.slice(0, 6) }
const smallMap = {
  format: 'linejudge-map/1',
  id: 'small',
  name: 'Small',
  description: 'A yard',
  systems: ['heroclix'],
  map: {
    size: [5, 4],
    terrain: ['..h..', 'b.w.o', '.....', 'oo..h'],
    level: ['11112', '11222', '11111', '11111'],
    indoor: ['iii..', '.....', '.....', '.....'],
    walls: [
      [
        [0, 0],
        [1, 0]
      ],
      [
        [2, 1],
        [2, 2]
      ]
    ],
    barriers: [
      [
        [3, 0],
        [4, 0]
      ]
    ],
    legend: { o: ['special:pit', 'hindering'] },
    starting: {
      red: [
        [0, 0],
        [0, 1]
      ],
      blue: [[4, 3]]
    },
    stairs: [
      [
        [3, 1],
        [3, 2]
      ]
    ],
    rules: ['shadowland-fortress']
  },
  specialTerrain: [sampleTerrain('pit').rule]
}
const position = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  title: 'One',
  map: { ...smallMap.map, rules: [] },
  figures: [
    {
      id: 'thor',
      name: 'Thor',
      side: 'red',
      at: [0, 0],
      speed: 8,
      attack: 11,
      defense: 17,
      damage: 4,
      range: 6,
      powers: ['charge', 'super-strength'],
      dial: [{ speed: 8, powers: ['charge'] }]
    },
    { id: 'loki', name: 'Loki', side: 'blue', at: [4, 3], tokens: 1, size: 'giant' }
  ],
  objects: [{ id: 'crate', kind: 'heavy', at: [2, 2] }],
  specialTerrain: [sampleTerrain('pit').rule],
  ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' }
}
const cases: readonly unknown[] = [
  position,
  { ...position, ask: { kind: 'knock-back', from: 'thor', hits: [{ figure: 'loki', damageTaken: 3 }] } },
  {
    ...position,
    ruleset: 'heroclix-2013',
    ask: {
      kind: 'move',
      figure: 'thor',
      path: [
        [1, 0],
        [1, 1]
      ],
      action: 'move'
    }
  },
  { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'odds', needed: 8, superSenses: true } },
  resource('positions/hawkgirl-and-grundy.clixcase')
]
const hexMap = {
  format: 'linejudge-hexmap/1',
  id: 'pond',
  name: 'Pond',
  description: '',
  systems: ['heroscape-knockback'],
  map: {
    hexes: [
      [0, 0, 1],
      [1, 0, 1],
      [0, 1, 2],
      [1, 1, -3],
      [2, 0, 0]
    ]
  }
}

const packContents = {
  name: 'P',
  version: '1',
  origin: 'A club',
  maps: [sampleMap('a'), sampleMap('b')],
  figureSets: [sampleSet('s')],
  specialTerrain: [sampleTerrain('pit')]
}
const packFiles: Readonly<Record<string, unknown>> = {
  'manifest.json': {
    format: 'linejudge-pack/1',
    name: 'P',
    version: '',
    origin: '',
    maps: [{ id: 'a', picture: 'png' }, { id: 'b' }],
    figureSets: [{ id: 's' }],
    specialTerrain: [{ id: 'pit' }]
  },
  'maps/1.json': sampleMap('a'),
  'maps/2.json': sampleMap('b'),
  'figures/1.json': sampleSet('s'),
  'special-terrain/1.json': sampleTerrain('pit')
}
const goodPack = writePack(packContents)
const goodFiles = Object.fromEntries(Object.entries(packFiles).map(([name, value]) => [name, encoder.encode(JSON.stringify(value))]))

function mutantPack(chance: Chance): Uint8Array {
  if (chance.is(0.5)) return mutatedBytes(goodPack, chance)
  const broken = chance.pick(Object.keys(packFiles))
  const picture = pictureOf('png', 9, 9)
  return zipSync(
    {
      ...goodFiles,
      [chance.is(0.1) ? chance.pick(['../x', 'maps/3.json', '/a', 'con', 'manifest.json']) : broken]: encoder.encode(
        mutatedJson(packFiles[broken], chance)
      ),
      'pictures/1.png': chance.is(0.3) ? mutatedBytes(picture, chance) : picture
    },
    { level: chance.is(0.9) ? 0 : 1 }
  )
}

/** Places in a pack begin with what a stranger called the file that is meant: they hold to no rule. */
async function readAsPack(bytes: Uint8Array): Promise<Outcome> {
  const outcome = await readAsApp(bytes)
  return outcome === 'let in' ? outcome : outcome.map((problem) => ({ ...problem, path: '' }))
}

const pictures = SHAPES.map((shape) => pictureOf(shape, 300, 200))

const sha256: Digest = async (text) => Buffer.from(await webcrypto.subtle.digest('SHA-256', encoder.encode(text))).toString('hex')

async function sampleSnapshot(): Promise<Uint8Array> {
  const snapshot = await makeSnapshot(
    {
      app: '0.2.0',
      schema: KNOWN_TABLES.schema,
      takenAt: '2026-01-01T10:00:00.000Z',
      why: 'asked',
      tables: {
        maps: [{ id: 'a', origin: 'user', value: sampleMap('a') }],
        figureSets: [{ id: 's', origin: 'starter', value: sampleSet('s') }],
        settings: []
      }
    },
    sha256
  )
  return encoder.encode(await formatSnapshot(snapshot, sha256))
}

/** Backups carry checksums: half of the broken ones get new ones that fit, so that what lies behind is reached, too. */
const mutantOfSnapshot = (sample: Uint8Array) => {
  const root = JSON.parse(new TextDecoder().decode(sample)) as unknown
  return async (chance: Chance): Promise<Uint8Array> => {
    if (chance.is(0.3)) return mutatedBytes(sample, chance)
    const text = mutatedJson(root, chance)
    if (chance.is(0.3)) return encoder.encode(text)
    const json = JSON.parse(text) as Record<string, unknown> | null
    if (typeof json !== 'object' || json === null) return encoder.encode(text)
    const content = await contentChecksum((json.tables ?? {}) as SnapshotTables, sha256)
    const signed = { ...json, content }
    return encoder.encode(JSON.stringify({ ...signed, header: await headerChecksum(signed, sha256) }))
  }
}

async function readAsBackup(bytes: Uint8Array): Promise<Outcome> {
  const text = textOf(bytes)
  const snapshot = text.ok ? await readSnapshot(text.value, KNOWN_TABLES, sha256) : text
  return snapshot.ok ? 'let in' : snapshot.problems
}

export async function fuzzFormats(): Promise<readonly FuzzFormat[]> {
  return [
    { name: 'cases', ...mutantsOfJson(cases), read: readAsApp },
    { name: 'maps', ...mutantsOfJson([smallMap, sampleMap('m')]), read: readAsApp },
    { name: 'figure sets', ...mutantsOfJson([smallFigures, sampleSet('s')]), read: readAsApp },
    {
      name: 'special terrain',
      ...mutantsOfJson([
        resource('special-terrain/deep-space.json'),
        resource('special-terrain/wylden-watch-chasm.json'),
        sampleTerrain('t')
      ]),
      read: readAsApp
    },
    { name: 'hex maps', ...mutantsOfJson([hexMap]), read: readAsApp },
    { name: 'editions', ...mutantsOfJson(SAMPLES), count: 2000, read: readAsEdition },
    { name: 'packs', mutant: mutantPack, read: readAsPack },
    {
      name: 'pictures',
      mutant: (chance) => mutatedBytes(chance.pick(pictures), chance),
      read: (bytes) => {
        const header = readPictureHeader(bytes)
        if (header.ok && header.value.width * header.value.height > 40_000_000) throw new Error('A picture that is too large was let in.')
        return header.ok ? 'let in' : header.problems
      }
    },
    { name: 'backups', mutant: mutantOfSnapshot(await sampleSnapshot()), read: readAsBackup },
    ...otherFormats(readAsApp)
  ]
}
