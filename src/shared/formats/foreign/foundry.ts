/** Scenes of Foundry: walls in pixels of a padded canvas, three generations of fields. The picture is always another file. */
import * as v from 'valibot'
import { inPlace, phrase, problem } from '../../base/problem.ts'
import { fail, ok, type Phrase, type Problem, type Result } from '../../base/result.ts'
import { checked, failWith, isRecord, listOf } from '../../base/validate.ts'
import { MOST_PARTS } from '../../json/limits.ts'
import type { ImportedMaps, Importer, ImportOptions } from './importer.ts'
import { apart } from './apart.ts'
import { MapBuilder, sizeProblem, type Point, titleOf } from './mapBuilder.ts'
import { Notes } from './notes.ts'
import { tellUnread, unreadIn } from './unread.ts'
import '../../base/sayFileSentences.ts'

type Json = Readonly<Record<string, unknown>>

const SQUARES = 1
/** A padding that the program gives a scene without one. */
const PADDING = 0.25
const number = v.pipe(v.number(), v.finite())

/** Lists of a scene that have no place in a map. */
const PLACED = ['tokens', 'drawings', 'notes', 'sounds', 'templates', 'tiles', 'regions'] as const

/** Kinds of sight of a wall that is less than whole: limited, and by distance (`sense` 2 before version 9). */
const IN_PART = { sight: [10, 30, 40], sense: [2, 10] } as const

/** The names of other kinds of grids. */
const GRIDS: Readonly<Record<number, Phrase>> = {
  0: phrase('grid.gridless', {}),
  ...Object.fromEntries([2, 3, 4, 5].map((type) => [type, phrase('grid.hexagonal', {})]))
}
const gridName = (type: number): Phrase => GRIDS[type] ?? phrase('grid.other', { kind: type })

/** Some scenes have `null` for what they do not have. */
const list = <S extends v.GenericSchema>(entry: S) => v.nullish(listOf(entry, MOST_PARTS))

const schema = v.looseObject({
  name: v.nullish(v.string()),
  width: number,
  height: number,
  padding: v.nullish(number),
  shiftX: v.nullish(number),
  shiftY: v.nullish(number),
  grid: v.nullish(
    v.lazy((found) => (typeof found === 'number' ? number : v.looseObject({ type: v.nullish(number), size: v.nullish(number) })))
  ),
  gridType: v.nullish(number),
  img: v.nullish(v.string()),
  background: v.nullish(v.looseObject({ src: v.nullish(v.string()), offsetX: v.nullish(number), offsetY: v.nullish(number) })),
  walls: list(
    v.looseObject({
      c: v.tuple([number, number, number, number]),
      move: v.nullish(number),
      sense: v.nullish(number),
      sight: v.nullish(number),
      /** Levels that it belongs to; none named: all of them. */
      levels: v.nullish(v.array(v.string())),
      /** 1 and 2: it stops from its left or its right side only. */
      dir: v.nullish(number),
      door: v.nullish(number),
      ds: v.nullish(number)
    })
  ),
  levels: list(
    v.looseObject({
      _id: v.nullish(v.string()),
      name: v.nullish(v.string()),
      background: v.nullish(v.looseObject({ src: v.nullish(v.string()) }))
    })
  ),
  initialLevel: v.nullish(v.string()),
  lights: list(v.unknown()),
  // What is on the scene and has no place in a map: counted.
  ...Object.fromEntries(PLACED.map((name) => [name, v.nullish(v.unknown())]))
})

/** What the program writes into every scene about itself and how it shows things. */
const USUAL: readonly string[] = [
  '_id', '_stats', 'active', 'navigation', 'navName', 'navOrder', 'folder', 'sort', 'ownership', 'permission', 'initial', 'thumb',
  'backgroundColor', 'foregroundElevation', 'gridDistance', 'gridUnits', 'gridColor', 'gridAlpha', 'distance', 'units', 'color', 'alpha',
  'style', 'thickness', 'tokenVision', 'fogExploration', 'fogReset', 'globalLight', 'darkness', 'environment', 'fog', 'light', 'sound',
  'threshold', 'scaleX', 'scaleY', 'rotation', 'tint', 'fit', 'anchorX', 'anchorY', 'alphaThreshold', 'doorSound', 'animation'
] // prettier-ignore

/** The field under which the documents of a database or of a list go through the importers: no file can have it. */
export const SCENES = Symbol('foundry-scenes')

export const isScene = (json: unknown): json is Json =>
  isRecord(json) &&
  'walls' in json &&
  'width' in json &&
  'height' in json &&
  ('grid' in json || 'gridType' in json) &&
  ('padding' in json || 'background' in json || 'img' in json || '_id' in json)

/** An export of several documents: its scenes are in a list. */
export const isAdventure = (json: unknown): json is Json =>
  isRecord(json) && !('walls' in json) && Array.isArray(json.scenes) && json.scenes.some(isScene)

/** A document of a file that has several, or what is wrong with its text. */
export interface Entry {
  /** Its place in the file, as a JSON pointer; empty for the line of a database. */
  readonly at: string
  /** Of a database. */
  readonly line?: number
  readonly value: Result<unknown>
}

const entriesIn = (json: Json & { readonly [SCENES]?: readonly Entry[] }): readonly Entry[] => json[SCENES] ?? [{ at: '', value: ok(json) }]

interface SceneAt extends Omit<Entry, 'value'> {
  readonly scene: Json
}

const holdsScenes = ({ value }: Entry): boolean => value.ok && (isScene(value.value) || isAdventure(value.value))

export const foundry: Importer = {
  name: 'foundry-scene',
  recognises: (json) => (SCENES in json || isScene(json) || isAdventure(json)) && entriesIn(json).some(holdsScenes),
  read(json, file, options) {
    const notes = new Notes()
    const scenes: SceneAt[] = []
    const others: unknown[] = []
    const broken: { readonly name: string; readonly problems: readonly Problem[] }[] = []
    const unread: string[] = []
    for (const { at, line, value } of entriesIn(json)) {
      const where = line === undefined ? { at } : { at, line }
      if (!value.ok) broken.push({ name: line === undefined ? at : String(line), problems: placed(value.problems, where) })
      else if (isScene(value.value)) scenes.push({ ...where, scene: value.value })
      else if (isAdventure(value.value)) {
        const all = value.value.scenes as readonly unknown[]
        for (const [index, scene] of all.entries())
          if (isScene(scene)) scenes.push({ ...where, at: `${at}/scenes/${index}`, scene })
          else others.push(scene)
        unread.push(...leftOfAdventure(value.value))
      } else others.push(value.value)
    }
    const read: ImportedMaps[] = []
    for (const { scene, ...where } of scenes) {
      const one = readFoundry(scene, file, options, unread)
      if (one.ok) read.push(one.value)
      else broken.push({ name: nameOf(scene), problems: placed(one.problems, where) })
    }
    if (read.length === 0) return failWith(broken.flatMap(({ problems }) => problems))
    for (const { name, problems } of broken) notes.skip('part-skipped', name, problems)
    notes.take(read.flatMap(({ notes: told }) => told))
    notes.add('other-entries', { names: namesOfEntries(others) }, others.length)
    tellUnread(unread, notes)
    const levels = [...new Set(read.flatMap((one) => one.levels ?? []))]
    return ok({
      documents: apart(read.flatMap(({ documents }) => documents)),
      notes: notes.all,
      ...(levels.length > 0 && { levels })
    })
  }
}

/** Problems of a document with its place in the file. */
const placed = (problems: readonly Problem[], { at, line }: Omit<Entry, 'value'>): readonly Problem[] =>
  problems.map((one) => inPlace(one, at, line))

const nameOf = ({ name, _id }: Json): string => [name, _id].find((one): one is string => typeof one === 'string' && one !== '') ?? 'Scene'

/** The first names of what is no scene. */
function namesOfEntries(entries: readonly unknown[]): string {
  const names = [...new Set(entries.map((one) => (isRecord(one) ? nameOf(one) : typeof one)))]
  return [...names.slice(0, MOST_NAMES).map((name) => name.slice(0, NAME)), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ')
}
const MOST_NAMES = 6

const OF_ADVENTURE: readonly string[] = ['scenes', 'name', 'img', 'caption', 'description', 'sort', 'flags', 'folders']

/** Fields of an adventure that hold something and are not read. */
const leftOfAdventure = (json: Json): readonly string[] =>
  Object.entries(json)
    .filter(([name, value]) => !OF_ADVENTURE.includes(name) && !USUAL.includes(name) && !(Array.isArray(value) && value.length === 0))
    .flatMap(([name, value]) => (value === null ? [] : [`/${name}`]))

/** @param unread gets the places of the fields that are not read */
function readFoundry(json: Json, file: string, { level }: ImportOptions, unread: string[]): Result<ImportedMaps> {
  const outcome = checked(schema, json)
  if (!outcome.ok) return outcome
  const scene = outcome.value
  const isOld = typeof scene.grid !== 'object'
  const grid = typeof scene.grid === 'object' && scene.grid !== null ? scene.grid : { size: scene.grid, type: scene.gridType }
  const type = grid.type ?? SQUARES
  if (type !== SQUARES) return fail(problem('wrong-grid', isOld ? '/gridType' : '/grid/type', 'no-square-grid', { grid: gridName(type) }))
  const size = Number(grid.size ?? 100)
  if (size <= 0) return fail(problem('wrong-grid', isOld ? '/grid' : '/grid/size', 'no-square-grid', { grid: gridName(0) }))
  // A scene of several levels is several maps one over the other: one is taken, and what belongs to others is told.
  const all = scene.levels ?? []
  const chosen = level === undefined ? undefined : all.find((one, index) => levelName(one, index) === level)
  const taken = chosen ?? all.find(({ _id }) => _id !== undefined && _id === scene.initialLevel) ?? all[0]
  const [columns, rows] = [Math.round(scene.width / size), Math.round(scene.height / size)]
  const wrong = sizeProblem(columns, rows, '/width')
  if (wrong) return wrong
  const notes = new Notes()
  const offset = (pixels: number, own: number | null | undefined, old: number | null | undefined): number =>
    Math.ceil(((scene.padding ?? PADDING) * pixels) / size) * size - (own ?? old ?? 0)
  const [left, top] = [
    offset(scene.width, scene.background?.offsetX, scene.shiftX),
    offset(scene.height, scene.background?.offsetY, scene.shiftY)
  ]
  const at = (x: number, y: number): Point => [(x - left) / size, (y - top) / size]
  const takenName = taken ? levelName(taken, all.indexOf(taken)) : ''
  if (level !== undefined && all.length > 1 && !chosen) notes.add('no-such-level', { name: level.slice(0, NAME), taken: takenName })
  const builder = new MapBuilder(columns, rows, notes)
  for (const wall of scene.walls ?? []) {
    const { c, move, sense, sight, levels } = wall
    const [dir, door, ds] = [wall.dir ?? 0, wall.door ?? 0, wall.ds ?? 0]
    if (taken?._id && levels && levels.length > 0 && !levels.includes(taken._id)) {
      notes.add('other-level', { name: takenName })
      continue
    }
    const [a, b] = [at(c[0], c[1]), at(c[2], c[3])]
    const [stops, hides] = [(move ?? 1) > 0, (sight ?? sense ?? 1) > 0]
    const isRead = door > 0 || (stops && hides)
    if (dir > 0 && isRead) notes.add('wall-one-way')
    if (isRead && hidesInPart(sight, sense)) notes.add('wall-limited')
    if (door > 0) builder.opening(a, b, 'door', ds === 1 ? 'open' : 'closed')
    else if (isRead) builder.wall([a, b])
    else notes.add('wall-half')
  }
  const picture = taken?.background?.src ?? scene.background?.src ?? scene.img
  if (picture) notes.add('picture-elsewhere', { file: picture.slice(0, 200) })
  notes.add('not-held:lights', {}, scene.lights?.length ?? 0)
  for (const what of PLACED) {
    const things = json[what]
    notes.add('not-placed', { name: nameOf(json).slice(0, NAME), what }, Array.isArray(things) ? things.length : 0)
  }
  notes.add('no-terrain-in-format')
  unread.push(...unreadIn(schema, json, USUAL))
  const document = builder.document(scene.name ?? '', titleOf(file))
  if (!document.ok) return document
  return ok({
    documents: [{ kind: 'map', document: document.value }],
    notes: notes.all,
    ...(all.length > 1 && { levels: all.map(levelName) })
  })
}

/** `sight` counts before `sense`, which older versions have. */
const hidesInPart = (sight: number | null | undefined, sense: number | null | undefined): boolean =>
  typeof sight === 'number' ? IN_PART.sight.some((one) => one === sight) : IN_PART.sense.some((one) => one === sense)

const NAME = 80

/** What a level is called; one without a name by its number. */
const levelName = ({ name }: { readonly name?: string | null | undefined }, index: number): string =>
  (name ?? '').trim() === '' ? String(index + 1) : name!.trim().slice(0, NAME)
