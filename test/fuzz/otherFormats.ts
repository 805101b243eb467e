/** Formats that came later, and files of other programs: samples of each, as `formats.ts` has them for our first ones. */
import { click as octgnClick, octgnCard, octgnSet } from '../support/octgnSet.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync, zlibSync } from 'fflate'
import type { Result } from '../../src/shared/base/result.ts'
import { cardCoverageOf } from '../../src/shared/figureCheck/cardCoverage.ts'
import { readAny } from '../../src/shared/formats/anyFile.ts'
import { parseMapDocument } from '../../src/shared/formats/documents/maps/mapDocument.ts'
import { parseElementsFile } from '../../src/shared/formats/documents/figures/elementsFile.ts'
import { parseFigureSetFile } from '../../src/shared/formats/documents/figures/figureSetFile.ts'
import { formatTeamFile, parseTeamFile } from '../../src/shared/formats/documents/teamFile.ts'
import { EXPORTERS, exportMap } from '../../src/shared/formats/exporting/all.ts'
import { parseJsonText } from '../../src/shared/json/jsonText.ts'
import { textOf } from '../../src/shared/json/utf8.ts'
import { answerEvent } from '../../src/shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../src/shared/tournament/asks/readEvent.ts'
import { eventFileText, readEventFile, rowOfEvent } from '../../src/renderer/model/event/log/eventFile.ts'
import { SHAPES, pictureOf } from './pictures.ts'
import { CORONATE } from '../support/coronate.ts'
import type { Chance } from '../support/seeded.ts'
import type { FuzzFormat, Outcome } from './formats.ts'
import { mutatedBytes, mutatedJson } from './mutate.ts'
import { sampleElements } from '../unit/renderer/storage/rows/samples.ts'

type Json = Readonly<Record<string, unknown>>
type Samples = readonly (Json | readonly Json[] | string)[]

const encoder = new TextEncoder()
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const tiles = new Uint8Array(Uint32Array.from([1, 0, 2, 0x80000001, 0, 3]).buffer)

const elements = JSON.parse(JSON.stringify(sampleElements('own'))) as Json
const figuresThree = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/saves/figures-3.figures.json'), 'utf8')) as Json
const figuresTwo = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/saves/figures-2.figures.json'), 'utf8')) as Json
const mapTwo = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/saves/map-2.map.json'), 'utf8')) as Json

/** A map as each of our exporters writes it: what goes out comes in. */
function exported(name: string): string {
  const map = parseMapDocument(mapTwo)
  const exporter = EXPORTERS.find((one) => one.name === name)
  if (!map.ok || !exporter) throw new Error(`There is no sample of ${name}.`)
  const { content } = exportMap(exporter, map.value)
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }))
const uvtt: Json = {
  format: 0.3,
  resolution: { map_size: { x: 4, y: 3 }, map_origin: { x: 10, y: 20 }, pixels_per_grid: 50 },
  line_of_sight: [line([10, 21], [12.1, 21.1], [12, 22.6])],
  objects_line_of_sight: [line([10, 20], [12, 20], [12, 20.6], [10, 20.6])],
  portals: [{ bounds: line([11, 21], [12, 21]), closed: true, position: { x: 11.5, y: 21 }, rotation: 0 }],
  lights: [{ position: { x: 1, y: 1 } }],
  weather: { rain: true },
  image: base64(pictureOf('png', 200, 150))
}

const property = (name: string, value: unknown) => [{ name, value }]
const tiled: Json = {
  orientation: 'orthogonal',
  width: 3,
  height: 2,
  tilewidth: 10,
  tileheight: 20,
  properties: [...property('name', 'Yard'), ...property('rules', 'thick-fog')],
  tilesets: [
    {
      firstgid: 1,
      tiles: [
        { id: 0, properties: property('terrain', 'hindering') },
        { id: 1, properties: property('terrain', 'special:deep space') },
        { id: 2, properties: property('level', 3) }
      ]
    }
  ],
  layers: [
    { name: 'ground', type: 'tilelayer', width: 3, height: 2, encoding: 'base64', compression: 'zlib', data: base64(zlibSync(tiles)) },
    { name: 'level', type: 'tilelayer', width: 3, height: 2, data: [0, 0, 0, 0, 0, 3] },
    {
      name: 'walls',
      type: 'objectgroup',
      objects: [
        { x: 10, y: 0, polyline: line([0, 0], [0, 40]) },
        { x: 20, y: 0, type: 'door', polyline: line([0, 0], [0, 20]), properties: property('state', 'open') }
      ]
    },
    { name: 'starting', type: 'objectgroup', objects: [{ name: 'red', x: 0, y: 0, width: 20, height: 20 }] }
  ]
}
const endless: Json = {
  ...tiled,
  infinite: true,
  layers: [{ name: 'ground', type: 'tilelayer', chunks: [{ x: -2, y: 4, width: 2, height: 1, data: [1, 1] }] }]
}
const cards = [
  octgnCard({
    fields: { 'Traits and Special Powers': '[Trait] OWN\nPowers: Charge\nCharge. If alone, Flurry.\n\n[Speed] QUICK\nSTOP. Charge.' }
  }),
  octgnCard({ number: '002', clicks: [octgnClick(1, { start: 'Auto', speedPower: 'Special - QUICK' }), octgnClick(3)] }),
  octgnCard({ number: '003', fields: { 'Unit Type': 'Map' }, clicks: [] })
]

const spoken = octgnSet([
  octgnCard({
    fields: {
      'Traits and Special Powers':
        '[Trait] OWN\nWhen Watchman hits, after resolutions you may roll a d6.\n[d:4]-[d:6]: Heal him 1 click.\n\n[Trait] CREW\nFriendly characters with the X-Men keyword that are adjacent or have the X-Men keyword modify attack and defense +1. // Charge, but don\'t halve speed. When he uses it, he has "At the end of your turn, KO Watchman."'
    }
  })
])

const tmx = (data: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<map orientation="orthogonal" width="3" height="2" tilewidth="10" tileheight="20">
 <properties><property name="name" value="Yard &amp; dock"/></properties>
 <tileset firstgid="1" name="a"><tile id="0"><properties><property name="terrain" value="hindering"/></properties></tile>
  <tile id="1"><properties><property name="terrain">water</property></properties></tile></tileset>
 <layer name="ground" width="3" height="2">${data}</layer>
 <objectgroup name="walls"><object id="1" x="10" y="0"><polyline points="0,0 0,40"/></object></objectgroup>
</map>`

const ldtk: Json = {
  jsonVersion: '1.5.3',
  defs: { layers: [{ identifier: 'Terrain', intGridValues: [{ value: 1, identifier: 'water' }] }] },
  levels: [
    {
      identifier: 'North_yard',
      bgRelPath: 'yard.png',
      layerInstances: [
        { __identifier: 'Terrain', __type: 'IntGrid', __cWid: 3, __cHei: 2, __gridSize: 8, intGridCsv: [1, 0, 0, 0, 0, 1] },
        {
          __identifier: 'Things',
          __type: 'Entities',
          __cWid: 3,
          __cHei: 2,
          __gridSize: 8,
          intGridCsv: [],
          entityInstances: [
            { __identifier: 'Wall', px: [7, 0], width: 2, height: 16 },
            { __identifier: 'Stairs', px: [8, 8], fieldInstances: [{ __identifier: 'to', __value: { cx: 2, cy: 0 } }] },
            { __identifier: 'Start', px: [0, 0], width: 16, height: 8, fieldInstances: [{ __identifier: 'side', __value: 'blue' }] }
          ]
        }
      ]
    }
  ]
}
const scene = (id: string): Json => ({
  _id: id,
  name: 'Yard',
  width: 300,
  height: 200,
  padding: 0.25,
  grid: { type: 1, size: 100 },
  background: { src: 'yard.webp', offsetX: 0, offsetY: 0 },
  walls: [
    { c: [200, 100, 200, 300], move: 20, sight: 20, door: 0, ds: 0 },
    { c: [200, 200, 300, 200], move: 20, sight: 20, door: 1, ds: 2 }
  ]
})

const click = (at: number, more: Json = {}): Json => ({
  click_number: at,
  speed_value: 8,
  attack_value: 10,
  defense_value: 17,
  damage_value: 3,
  ...more
})
const unit: Json = {
  unit_id: 'own001',
  set_id: 'own',
  collector_number: '001',
  name: 'Watchman',
  type: 'character',
  dimensions: '1x1',
  point_values: [50, 30],
  unit_range: '4',
  targets: '1',
  team_abilities: ['mystics'],
  keywords: ['city'],
  special_powers: [{ type: 'attack', name: 'PULL', description: 'A text.', powers: ['telekinesis', 'stop'] }],
  dial: [click(1, { starting_line: true, attack_power: 'special' }), click(3, { starting_line: 'orange', alt_click_number: 7 })]
}
const team: Json = {
  name: 'Ours',
  point_limit: 300,
  main_force: [{ unit_id: 'own001', name: 'Watchman', point_value: 50, quantity: 2, equipment: [{ name: 'Lantern' }] }],
  sideline: [{ set_id: 'own', number: '9' }]
}
const slot = (colour: string, value: unknown): string => `[slot=${colour}]${String(value)}[/slot]`
const slots = ['gray', 'blue', 'darkblue', 'special'].map((colour, at) => slot(colour, 8 + at)).join('')
const forum = [
  'own07a R [b]Wisp[/b]',
  'Team: [b]S.H.I.E.L.D.|No Affiliation[/b]',
  'Range: [b]6 :bolt::bolt:[/b]',
  'Points: [b]80[/b]',
  'Keywords: [b]City, Spy[/b]',
  `[dial][header][icon]m-wing[/icon][icon]a-fist[/icon][/header][click]${slots}[/click][click]${slots}[/click][/dial]`,
  '[b](Damage) Look: [/b]A text.',
  '[b](Special) Shy: [/b]A trait.'
].join('\n')
const tables = [
  'set,number,name,click,speed,attack,defense,damage,attack power\nown,1,Watchman,1,8,10,17,3,Pulse Wave\n,,,2,7,9,16,2,\nown,2,"Queen, Tide",1,8,10,17,3,\n',
  'coleccion;numero;nombre;clic;velocidad;ataque;defensa;daño;poder de ataque\r\nown;1;Watchman;1;8;10;17;3;negro\r\n',
  'set,number,name,click 1,click 2\nown,1,Watchman,8 / 10 Penetrating/Psychic Blast / 17 / 3 red,KO\n'
]
const forces = ['Qty,Set,#,Figure,Pts\n2,own,1,Watchman,50\n1,own,2,"Queen, Tide",120\n']
const ownTeam: Json = {
  format: 'linejudge-team/1',
  name: 'Ours',
  total: 100,
  buildTotal: 300,
  members: [{ set: 'own', number: '001', name: 'Watchman', points: 50, count: 2, equipment: ['Lantern'] }],
  sideline: [{ name: 'Queen', count: 1 }],
  objects: ['Crate'],
  maps: ['Yard']
}

const pairs = [
  ['a', 'b'],
  ['c', 'd']
]
const event: Json = {
  format: 'linejudge-event/1',
  id: 'saturday',
  name: 'Saturday',
  settings: { byeScore: 150, minutes: 50, calls: [25, 10], floor: '3/10' },
  log: [
    ...['a', 'b', 'c', 'd', 'e'].map((player) => ({ do: 'register', player, name: player.toUpperCase(), id: `r-${player}` })),
    { do: 'round', round: 1, pairs, bye: 'e' },
    { do: 'clock', round: 1, action: 'start', at: '2026-03-07T10:00:00+01:00' },
    { do: 'call', call: 'x', round: 1, table: 1, at: '2026-03-07T10:05:00+01:00' },
    { do: 'take-call', call: 'x', judge: 'Kim', at: '2026-03-07T10:06:00+01:00' },
    { do: 'extend', round: 1, table: 1, seconds: 120 },
    { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 20 }, id: 'r1' },
    { do: 'result', round: 1, table: 2, winner: null, score: { c: 0, d: 0 }, kind: 'double-loss' },
    { do: 'penalty', player: 'b', level: 'caution', infraction: 'late' },
    { do: 'list', player: 'a', figures: [{ id: 'own1', name: 'Watchman', points: 300 }], total: 300 },
    { do: 'undo', fact: 'r1' },
    { do: 'result', round: 1, table: 1, winner: 'b', score: { a: 10, b: 200 } },
    { do: 'cut', size: 4 }
  ],
  ask: [
    { kind: 'standings' },
    { kind: 'pair', seed: 1 },
    { kind: 'bracket' },
    { kind: 'clock', round: 1, now: '2026-03-07T09:30:00Z' },
    { kind: 'lists' },
    { kind: 'penalties', player: 'a', infraction: 'x' },
    { kind: 'calls', now: '2026-03-07T09:30:00Z' },
    { kind: 'check-pairing', round: 1 }
  ]
}

/** Mostly values of JSON changed, or lines and cells of a text; now and then bytes. */
const mutantsOf = (samples: Samples): Pick<FuzzFormat, 'samples' | 'mutant'> => {
  const written = samples.map((sample) => encoder.encode(typeof sample === 'string' ? sample : JSON.stringify(sample)))
  return {
    samples: written,
    mutant: (chance) => {
      const at = chance.whole(0, samples.length - 1)
      const sample = samples[at]!
      if (chance.is(0.3)) return mutatedBytes(written[at]!, chance)
      return encoder.encode(typeof sample === 'string' ? mutatedText(sample, chance) : mutatedJson(sample, chance))
    }
  }
}

const ODD_WORDS = ['', '0', '-1', '1e999', '99999999999', 'NaN', '"', "'", '__proto__', 'constructor', '=1+1', '💥', '\u202E', '<a>', '&#0;', 'x'.repeat(3000)] // prettier-ignore

/** One to three words, cells or lines of a text taken away, doubled, exchanged or replaced by something odd. */
function mutatedText(sample: string, chance: Chance): string {
  let text = sample
  for (let times = chance.whole(1, 3); times > 0; times--) {
    const parts = text.split(chance.is(0.4) ? /(\n)/ : /([\s,;"=<>[\]/]+)/)
    const at = chance.whole(0, parts.length - 1)
    switch (chance.whole(0, 4)) {
      case 0:
        parts.splice(at, 1)
        break
      case 1:
        parts.splice(at, 0, parts[at]!, parts[Math.min(at + 1, parts.length - 1)]!)
        break
      case 2: {
        const other = chance.whole(0, parts.length - 1)
        ;[parts[at], parts[other]] = [parts[other]!, parts[at]!]
        break
      }
      default:
        parts[at] = chance.pick(ODD_WORDS)
    }
    text = parts.join('')
  }
  return text
}

/** What comes in is a document of ours, and comes in again as it is. */
function again(read: (json: unknown) => Result<unknown>, document: object): void {
  const second = read(JSON.parse(JSON.stringify(document)))
  if (!second.ok || !isDeepStrictEqual(JSON.parse(JSON.stringify(second.value)), JSON.parse(JSON.stringify(document))))
    throw new Error('What came in is another document once it was written.')
}

/** As every verb of the command line reads it. */
function readAsAny(bytes: Uint8Array): Outcome {
  const reading = readAny([{ name: 'stranger', bytes }])
  if (!reading.ok) return reading.broken.problems
  for (const one of reading.files.flatMap(({ documents }) => documents)) {
    if (one.kind === 'map') again(parseMapDocument, { ...one.document, format: 'linejudge-map/2' })
    if (one.kind === 'figures') again(parseFigureSetFile, one.document)
    if (one.kind === 'elements') again(parseElementsFile, one.document)
    if (one.kind === 'event' && !readEvent(one.document).ok) throw new Error('What came in is no event.')
    if (one.kind === 'team') again(parseTeamFile, JSON.parse(formatTeamFile(one.document)) as object)
  }
  return 'let in'
}

/** The sentences of all cards are read, too. */
function readWithCards(bytes: Uint8Array): Outcome {
  const reading = readAny([{ name: 'stranger', bytes }])
  if (!reading.ok) return reading.broken.problems
  const documents = reading.files.flatMap((file) => file.documents)
  cardCoverageOf(documents.flatMap((one) => (one.kind === 'figures' ? one.document.figures : [])))
  return 'let in'
}

/** As the command line and the app read it; every ask is answered, and the file comes out of the app as it came in. */
function readAsEvent(bytes: Uint8Array): Outcome {
  const text = textOf(bytes)
  const json = text.ok ? parseJsonText(text.value) : text
  if (!json.ok) return json.problems
  const file = readEvent(json.value)
  const kept = readEventFile(json.value)
  if (file.ok !== kept.ok) throw new Error('The app and the command line do not agree about it.')
  if (!file.ok) return file.problems
  if (!kept.ok) return kept.problems
  answerEvent(file.value)
  const { id, name, head, facts } = kept.value
  const out = parseJsonText(eventFileText(rowOfEvent(id, name, head, '2026-01-01T00:00:00.000Z'), facts))
  if (!out.ok || !isDeepStrictEqual(Reflect.get(out.value as object, 'log'), Reflect.get(json.value as object, 'log')))
    throw new Error('What came in goes out as something else.')
  return 'let in'
}

/** Whole files of other programs, for tests that change them in another way. */
export const foreignSamples: Readonly<Record<string, Json>> = {
  uvtt,
  tiled,
  endless,
  ldtk,
  foundry: scene('a'),
  unit,
  page: { results: [unit], next: 'page 2' },
  team
}
export const foreignTexts = { tmx: tmx('<data encoding="csv">1,0,2,1,0,0</data>'), forum, table: tables[0]!, force: forces[0]! }
export const eventSample = event
export const teamSample = ownTeam

const png = SHAPES.map((shape) => pictureOf(shape, 9, 9))[0]!

/** @param readAsApp the reader of the app's gate, which what comes in passes, too */
export function otherFormats(readAsApp: (bytes: Uint8Array) => Promise<Outcome>): readonly FuzzFormat[] {
  const both = async (bytes: Uint8Array): Promise<Outcome> => {
    const [any, app] = [readAsAny(bytes), await readAsApp(bytes)]
    return any === 'let in' ? app : any
  }
  const data = `<data encoding="base64" compression="gzip">${base64(gzipSync(tiles))}</data>`
  return [
    { name: 'maps of version 2', ...mutantsOf([mapTwo, { ...mapTwo, picture: { kind: 'png', data: base64(png) } }]), read: both },
    { name: 'figure sets of version 2', ...mutantsOf([figuresTwo]), read: both },
    { name: 'game elements', ...mutantsOf([elements]), read: both },
    { name: 'figure sets of version 3', ...mutantsOf([figuresThree]), read: both },
    { name: 'teams', ...mutantsOf([ownTeam]), read: readAsAny },
    { name: 'events', ...mutantsOf([event]), read: readAsEvent },
    { name: 'tournaments of Coronate', ...mutantsOf([CORONATE]), read: readAsAny },
    { name: 'Universal VTT', ...mutantsOf([uvtt, JSON.parse(exported('uvtt')) as Json]), read: both },
    { name: 'Tiled', ...mutantsOf([tiled, endless, JSON.parse(exported('tmj')) as Json]), read: both },
    { name: 'OCTGN', ...mutantsOf([octgnSet(cards), octgnSet(cards).replaceAll(/\n(?!<card )/g, ' ')]), read: both },
    { name: 'sentences of cards', ...mutantsOf([spoken]), read: readWithCards },
    { name: 'Tiled as XML', ...mutantsOf([tmx(data), tmx('<data encoding="csv">1,0,2,1,0,0</data>')]), read: both },
    { name: 'LDtk', ...mutantsOf([ldtk]), read: both },
    { name: 'Foundry', ...mutantsOf([scene('a'), `${JSON.stringify(scene('a'))}\n${JSON.stringify(scene('b'))}\n`]), read: both },
    { name: 'boards as text', ...mutantsOf([exported('text'), '# Board\n.h\nb.\n']), read: both },
    { name: 'HCUnits', ...mutantsOf([unit, [unit], { results: [unit], next: 'page 2' }]), read: both },
    { name: 'teams of HCUnits', ...mutantsOf([team]), read: readAsAny },
    { name: 'dials of a forum', ...mutantsOf([forum]), read: both },
    { name: 'tables of figures', ...mutantsOf(tables), read: both },
    { name: 'force lists', ...mutantsOf(forces), read: readAsAny }
  ]
}
