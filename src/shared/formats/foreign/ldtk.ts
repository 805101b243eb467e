/** Projects of LDtk (`.ldtk`): each level a map, ground from IntGrid layers, the rest from entities. */
import * as v from 'valibot'
import { problem } from '../../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { checked, failWith, isRecord, listOf, pointerStep } from '../../base/validate.ts'
import type { SquareXY } from '../../contract/case.ts'
import { MOST_LAYERS, MOST_PARTS, MOST_TILES } from '../../json/limits.ts'
import { apart } from './apart.ts'
import { NOTHING_BESIDE } from './beside.ts'
import type { ImportedMaps, Importer, ImportOptions } from './importer.ts'
import { MapBuilder, sizeProblem } from './mapBuilder.ts'
import { MOST_SHOWN, Notes, numbersFacts, type Note } from './notes.ts'
import { tellUnread, unreadIn } from './unread.ts'
import '../../base/sayFileSentences.ts'

const number = v.pipe(v.number(), v.finite())

/** Of a point the two numbers are read; everything else is a text or a flag. */
const value = v.optional(v.union([v.looseObject({ cx: v.unknown(), cy: v.unknown() }), v.unknown()]))

const entity = v.looseObject({
  __identifier: v.string(),
  px: v.tuple([number, number]),
  __pivot: v.optional(v.tuple([number, number])),
  width: v.optional(number),
  height: v.optional(number),
  fieldInstances: v.optional(listOf(v.looseObject({ __identifier: v.string(), __value: value }), 1000))
})

const layer = v.looseObject({
  __identifier: v.string(),
  __type: v.string(),
  __cWid: v.pipe(number, v.integer()),
  __cHei: v.pipe(number, v.integer()),
  __gridSize: v.pipe(number, v.minValue(1)),
  __pxTotalOffsetX: v.optional(number),
  __pxTotalOffsetY: v.optional(number),
  layerDefUid: v.optional(number),
  visible: v.optional(v.boolean()),
  intGridCsv: v.optional(listOf(number, MOST_TILES)),
  entityInstances: v.optional(listOf(entity, MOST_PARTS))
})

const level = v.looseObject({
  identifier: v.string(),
  bgRelPath: v.optional(v.nullable(v.string())),
  externalRelPath: v.optional(v.nullable(v.string())),
  layerInstances: v.optional(v.nullable(listOf(layer, MOST_LAYERS)))
})

const levels = v.nullish(listOf(v.unknown(), 10_000))

/** The fields of a project; `levels` are checked one by one, so that one that cannot be read leaves the others. */
const projectWith = <S extends v.GenericSchema>(levels: S) =>
  v.looseObject({
    jsonVersion: v.string(),
    defs: v.optional(
      v.looseObject({
        layers: v.optional(
          listOf(
            v.looseObject({
              identifier: v.string(),
              uid: v.optional(number),
              intGridValues: v.optional(listOf(v.looseObject({ value: number, identifier: v.optional(v.nullable(v.string())) }), 10_000))
            }),
            1000
          )
        )
      })
    ),
    levels,
    worlds: v.nullish(listOf(v.looseObject({ levels }), 1000))
  })
const schema = projectWith(levels)
/** With the fields of levels: which fields are not read. */
const wholeSchema = projectWith(v.nullish(v.array(level)))

type Level = v.InferOutput<typeof level>
type Layer = v.InferOutput<typeof layer>
type Project = v.InferOutput<typeof schema>
type Entity = v.InferOutput<typeof entity>

/** What the program writes into every file about itself, its window and how it shows things. */
const USUAL: readonly string[] = [
  '__header__', 'iid', 'uid', 'levelId', 'worldUid', 'appBuildId', 'nextUid', 'identifierStyle', 'toc', 'worldLayout', 'worldGridWidth',
  'worldGridHeight', 'defaultLevelWidth', 'defaultLevelHeight', 'defaultPivotX', 'defaultPivotY', 'defaultGridSize', 'defaultEntityWidth',
  'defaultEntityHeight', 'bgColor', 'defaultLevelBgColor', 'minifyJson', 'externalLevels', 'exportTiled', 'simplifiedExport',
  'imageExportMode', 'exportLevelBg', 'pngFilePattern', 'backupOnSave', 'backupLimit', 'backupRelPath', 'levelNamePattern', 'tutorialDesc',
  'customCommands', 'flags', 'dummyWorldIid', 'worldX', 'worldY', 'worldDepth', 'pxWid', 'pxHei', '__bgColor', 'useAutoIdentifier',
  'bgPos', 'bgPivotX', 'bgPivotY', '__smartColor', '__bgPos', '__neighbours', '__opacity', '__tilesetDefUid', '__tilesetRelPath',
  'pxOffsetX', 'pxOffsetY', 'visible', 'optionalRules', 'autoLayerTiles', 'seed', 'overrideTilesetUid', '__grid', '__tags', '__tile',
  '__worldX', '__worldY', 'defUid', '__type', '__tile', 'realEditorValues'
] // prettier-ignore

/** The first version with grids as lists of numbers. */
const OLDEST = [0, 8] as const

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

export const ldtk: Importer = {
  name: 'ldtk',
  recognises: (json) => 'jsonVersion' in json && ('levels' in json || 'worlds' in json),
  read: readProject
}

function readProject(json: Readonly<Record<string, unknown>>, _: string, options: ImportOptions): Result<ImportedMaps> {
  // Asked first: an older file lacks fields, and its age is what its author can mend.
  const { jsonVersion } = json
  if (typeof jsonVersion === 'string' && isOlder(jsonVersion))
    return fail(problem('older-version', '/jsonVersion', 'older-program', { found: jsonVersion, wanted: OLDEST.join('.') }))
  const outcome = checked(schema, json)
  if (!outcome.ok) return outcome
  const project = outcome.value
  const notes = new Notes()
  const documents: ImportedMaps['documents'][number][] = []
  const all = [
    ...(project.levels ?? []).map((own, index) => ({ own, path: `/levels/${index}` })),
    ...(project.worlds ?? []).flatMap((world, at) =>
      (world.levels ?? []).map((own, index) => ({ own, path: `/worlds/${at}/levels/${index}` }))
    )
  ]
  const broken: { readonly name: string; readonly problems: readonly Problem[] }[] = []
  const unread = [...unreadIn(wholeSchema, json, USUAL)]
  for (const { own, path } of all) {
    const read = levelAt(
      project,
      own,
      path,
      options,
      all.flatMap(({ own: other }) => externalOf(other))
    )
    if (!read.ok) {
      broken.push({ name: nameOf(own, path), problems: read.problems })
      continue
    }
    documents.push({ kind: 'map', document: read.value.document })
    notes.take(read.value.notes)
    unread.push(...read.value.unread)
  }
  if (all.length === 0) return fail(problem('missing-field', '/levels', 'no-levels', {}))
  if (documents.length === 0) return failWith(broken.flatMap(({ problems }) => problems))
  for (const { name, problems } of broken) notes.skip('part-skipped', name, problems)
  tellUnread(unread, notes)
  return ok({ documents: apart(documents), notes: notes.all })
}

const nameOf = (own: unknown, path: string): string => (isRecord(own) && typeof own.identifier === 'string' ? own.identifier : path)

/** The separate file with the layers of a level, if there is one. */
const externalOf = (own: unknown): readonly string[] =>
  isRecord(own) && typeof own.externalRelPath === 'string' ? [own.externalRelPath] : []

interface ReadLevel {
  readonly document: ImportedMaps['documents'][number]['document']
  readonly notes: readonly Note[]
  /** The places of the fields that are not read in the separate file of the level. */
  readonly unread: readonly string[]
}

function levelAt(project: Project, json: unknown, path: string, options: ImportOptions, files: readonly string[]): Result<ReadLevel> {
  const own = checked(level, json, path)
  if (!own.ok) return own
  const found = withLayers(own.value, options, files)
  if (!found.ok) return found
  const notes = new Notes()
  const document = mapOf(project, found.value, notes, options, path)
  if (!document.ok) return document
  return ok({
    document: document.value,
    notes: notes.all,
    unread: found.value === own.value ? [] : unreadIn(level, found.value, USUAL)
  })
}

/** A level with its layers, which may lie in a file of their own. */
function withLayers(own: Level, { beside = NOTHING_BESIDE, path = '' }: ImportOptions, files: readonly string[]): Result<Level> {
  if (own.layerInstances) return ok(own)
  const found = beside.find(own.externalRelPath ?? '', path, files)
  if (!found.ok) return found
  return found.value
    ? checked(level, found.value)
    : fail(problem('missing-file', '', 'file-not-chosen', { file: own.externalRelPath ?? own.identifier }))
}

function mapOf(
  project: Project,
  { identifier, bgRelPath, layerInstances }: Level,
  notes: Notes,
  { tiles, hidden, objects }: ImportOptions,
  path: string
) {
  const layers = layerInstances ?? []
  // The size of the map is that of its ground.
  const ground = layers.find((one) => one.__identifier === 'Terrain') ?? layers.find((one) => one.__type === 'IntGrid') ?? layers[0]
  if (ground === undefined) return fail(problem('missing-field', `${path}/layerInstances`, 'no-layers', { name: identifier }))
  const [columns, rows] = [ground.__cWid, ground.__cHei]
  const wrong = sizeProblem(columns, rows, path)
  if (wrong) return wrong
  const size = ground.__gridSize
  const builder = new MapBuilder(columns, rows, notes)
  for (const one of layers) {
    // As of a Tiled map: what the program does not show is often a draft, and is taken where somebody says so.
    if (one.visible === false && hidden !== 'read') {
      notes.add('layer-hidden', { name: one.__identifier })
      continue
    }
    for (const thing of one.entityInstances ?? []) placeEntity(thing, one, size, builder, objects)
    if (one.__type === 'Tiles' || one.__type === 'AutoLayer') notes.add('layer-skipped', { name: one.__identifier })
    if (one.__type !== 'IntGrid') continue
    const grid = one.intGridCsv ?? []
    if (grid.length !== one.__cWid * one.__cHei)
      return fail(
        problem('wrong-value', `${path}${pointerStep(one.__identifier)}/intGridCsv`, 'tile-count', {
          found: grid.length,
          expected: one.__cWid * one.__cHei
        })
      )
    if (one.__gridSize !== size) {
      notes.add('layer-grid', { name: one.__identifier })
      continue
    }
    if ((one.__pxTotalOffsetX ?? 0) % size !== 0 || (one.__pxTotalOffsetY ?? 0) % size !== 0)
      notes.add('layer-offset', { name: one.__identifier })
    const shift: SquareXY = [Math.round((one.__pxTotalOffsetX ?? 0) / size), Math.round((one.__pxTotalOffsetY ?? 0) / size)]
    const each = (does: (at: SquareXY, value: number) => void): void => {
      grid.forEach((value, index) => {
        if (value !== 0) does([(index % one.__cWid) + shift[0], Math.floor(index / one.__cWid) + shift[1]], value)
      })
    }
    if (one.__identifier === 'Terrain') terrainFrom(valueNames(project, one), each, builder, tiles)
    else if (one.__identifier === 'Level')
      each((at, value) => { builder.level(at, value) }) // prettier-ignore
    else if (one.__identifier === 'Indoor')
      each((at) => { builder.indoors(at) }) // prettier-ignore
    else otherGrid(one.__identifier, valueNames(project, one), each, builder, tiles)
  }
  if (bgRelPath) notes.add('picture-elsewhere', { file: bgRelPath })
  return builder.document(identifier.replaceAll('_', ' '), 'Map')
}

type Names = ReadonlyMap<number, string | null>
type Each = (does: (at: SquareXY, value: number) => void) => void

/** The names that the project gives to the values of a layer. */
function valueNames(project: Project, { layerDefUid, __identifier }: Layer): Names {
  const definitions = project.defs?.layers ?? []
  const own =
    definitions.find(({ uid, identifier }) => uid === layerDefUid && identifier === __identifier) ??
    definitions.find(({ identifier }) => identifier === __identifier)
  return new Map((own?.intGridValues ?? []).map(({ value, identifier }) => [value, identifier ?? null]))
}

function terrainFrom(names: Names, each: Each, builder: MapBuilder, tiles: ImportOptions['tiles']): void {
  const unnamed = new Map<number, number>()
  each((at, value) => {
    const name = tiles?.get(value) ?? names.get(value)
    if (typeof name === 'string') builder.terrain(at, name.replace(/^special_/i, 'special:'))
    else unnamed.set(value, (unnamed.get(value) ?? 0) + 1)
  })
  builder.notes.add('unmapped-values', numbersFacts([...unnamed.keys()]), sumOf(unnamed))
}

/** A grid of another name: only what the user says of its values is read. */
function otherGrid(name: string, names: Names, each: Each, builder: MapBuilder, tiles: ImportOptions['tiles']): void {
  const unsaid = new Map<number, number>()
  let some = false
  each((at, value) => {
    some = true
    const kind = tiles?.get(value)
    if (kind === undefined) unsaid.set(value, (unsaid.get(value) ?? 0) + 1)
    else builder.terrain(at, kind)
  })
  if (!some) builder.notes.add('layer-skipped', { name })
  const values = [...unsaid.keys()].sort((a, b) => a - b)
  const called = values.map((value) => `${value}${names.get(value) ? ` "${names.get(value)!}"` : ''}`)
  const shown = [...called.slice(0, MOST_SHOWN), ...(called.length > MOST_SHOWN ? [`… (${called.length - MOST_SHOWN})`] : [])]
  builder.notes.add('unmapped-layer', { name, values: shown.join(', ').slice(0, 600), ...numbersFacts(values) }, sumOf(unsaid))
}

const sumOf = (counts: ReadonlyMap<number, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0)

function placeEntity(
  thing: Entity,
  { __pxTotalOffsetX: dx = 0, __pxTotalOffsetY: dy = 0 }: Layer,
  size: number,
  builder: MapBuilder,
  objects: ImportOptions['objects']
): void {
  const { width = 0, height = 0, __pivot: [pivotX, pivotY] = [0, 0] } = thing
  const [x, y] = [(thing.px[0] + dx - pivotX * width) / size, (thing.px[1] + dy - pivotY * height) / size]
  const [w, h] = [width / size, height / size]
  const field = (name: string): unknown => thing.fieldInstances?.find(({ __identifier }) => __identifier === name)?.__value
  const text = (name: string): string => {
    const value = field(name)
    return typeof value === 'string' ? value : ''
  }
  const place = ENTITIES[thing.__identifier]
  if (place === undefined)
    builder.object([[x, y], [x + w, y], [x + w, y + h], [x, y + h], [x, y]], objects ?? 'skip') // prettier-ignore
  else place(builder, { x, y, w, h, field, text })
}

/** An entity in squares, and its fields. */
interface Placed {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  field(name: string): unknown
  text(name: string): string
}

/** What entities mean, by their identifier. */
const ENTITIES: Readonly<Record<string, (builder: MapBuilder, placed: Placed) => void>> = {
  Wall(builder, placed) {
    const { x, y, w, h } = placed
    const [a, b] = w >= h ? ([[x, y + h / 2], [x + w, y + h / 2]] as const) : ([[x + w / 2, y], [x + w / 2, y + h]] as const) // prettier-ignore
    const kind = placed.text('kind').toLowerCase()
    if (kind === 'door' || kind === 'window' || kind === 'gate')
      builder.opening(a, b, kind, placed.field('open') === true ? 'open' : 'closed')
    else builder.wall([a, b], kind === 'barrier' ? 'barriers' : 'walls')
  },
  Stairs(builder, placed) {
    const to = placed.field('to')
    if (isRecord(to) && typeof to.cx === 'number' && typeof to.cy === 'number')
      builder.stairs([Math.floor(placed.x), Math.floor(placed.y)], [to.cx, to.cy])
    else builder.notes.add('stairs-apart')
  },
  Start(builder, placed) {
    builder.starting(placed.text('side') || 'red', [placed.x, placed.y], placed.w, placed.h)
  },
  Label(builder, placed) {
    builder.label([placed.x, placed.y], placed.text('text') || placed.text('label'))
  }
}
