/** Scenes of Foundry: walls in pixels of a padded canvas, three generations of fields. The picture is always another file. */
import * as v from 'valibot'
import { problem } from '../../base/problem.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { checked, isRecord, listOf } from '../../base/validate.ts'
import { MOST_PARTS } from '../../json/limits.ts'
import type { ImportedMaps, Importer, ImportOptions } from './importer.ts'
import { MapBuilder, sizeProblem, type Point, titleOf } from './mapBuilder.ts'
import { Notes, together } from './notes.ts'
import { tellUnread, unreadIn } from './unread.ts'
import '../../base/sayFileSentences.ts'

const SQUARES = 1
/** A padding that the program gives a scene without one. */
const PADDING = 0.25
const number = v.pipe(v.number(), v.finite())

const schema = v.looseObject({
  name: v.optional(v.string()),
  width: number,
  height: number,
  padding: v.optional(number),
  shiftX: v.optional(number),
  shiftY: v.optional(number),
  grid: v.optional(
    v.lazy((found) => (typeof found === 'number' ? number : v.looseObject({ type: v.optional(number), size: v.optional(number) })))
  ),
  gridType: v.optional(number),
  img: v.optional(v.nullable(v.string())),
  background: v.optional(
    v.nullable(v.looseObject({ src: v.optional(v.nullable(v.string())), offsetX: v.optional(number), offsetY: v.optional(number) }))
  ),
  walls: v.optional(
    listOf(
      v.looseObject({
        c: v.tuple([number, number, number, number]),
        move: v.optional(number),
        sense: v.optional(number),
        sight: v.optional(number),
        /** Levels that it belongs to; none named: all of them. */
        levels: v.optional(v.nullable(v.array(v.string()))),
        /** 1 and 2: it stops from its left or its right side only. */
        dir: v.optional(number),
        door: v.optional(number),
        ds: v.optional(number)
      }),
      MOST_PARTS
    )
  ),
  levels: v.optional(
    listOf(
      v.looseObject({
        _id: v.optional(v.nullable(v.string())),
        name: v.optional(v.nullable(v.string())),
        background: v.optional(v.nullable(v.looseObject({ src: v.optional(v.nullable(v.string())) })))
      }),
      MOST_PARTS
    )
  ),
  initialLevel: v.optional(v.nullable(v.string())),
  lights: v.optional(listOf(v.unknown(), MOST_PARTS))
})

/** What the program writes into every scene about itself and how it shows things. */
const USUAL: readonly string[] = [
  '_id', '_stats', 'active', 'navigation', 'navName', 'navOrder', 'folder', 'sort', 'ownership', 'permission', 'initial', 'thumb',
  'backgroundColor', 'foregroundElevation', 'gridDistance', 'gridUnits', 'gridColor', 'gridAlpha', 'distance', 'units', 'color', 'alpha',
  'style', 'thickness', 'tokenVision', 'fogExploration', 'fogReset', 'globalLight', 'darkness', 'environment', 'fog', 'light', 'sound',
  'threshold', 'scaleX', 'scaleY', 'rotation', 'tint', 'fit', 'anchorX', 'anchorY', 'alphaThreshold', 'doorSound', 'animation'
] // prettier-ignore

/** The field under which the scenes of a database go through the importers. */
export const SCENES = 'foundry-scenes'

const isScene = (json: Readonly<Record<string, unknown>>): boolean =>
  'walls' in json &&
  'width' in json &&
  'height' in json &&
  ('grid' in json || 'gridType' in json) &&
  ('padding' in json || 'background' in json || 'img' in json || '_id' in json)

const scenesIn = (json: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(json[SCENES]) ? (json[SCENES] as readonly unknown[]).filter(isRecord).filter(isScene) : []

export const foundry: Importer = {
  name: 'foundry-scene',
  recognises: (json) => isScene(json) || scenesIn(json).length > 0,
  read(json, file, options) {
    if (isScene(json)) return readFoundry(json, file, options)
    const read: ImportedMaps[] = []
    for (const [index, scene] of scenesIn(json).entries()) {
      const one = readFoundry(scene, file, options)
      if (!one.ok) return fail(...one.problems.map((wrong) => ({ ...wrong, path: `/${index}${wrong.path}` })))
      read.push(one.value)
    }
    return ok({
      documents: apart(read.flatMap(({ documents }) => documents)),
      notes: together(read.flatMap(({ notes }) => notes)),
      levels: [...new Set(read.flatMap(({ levels = [] }) => levels))]
    })
  }
}

/** Scenes of one name get ids of their own. */
function apart(documents: ImportedMaps['documents']): ImportedMaps['documents'] {
  const taken = new Map<string, number>()
  return documents.map((one) => {
    const { id } = one.document
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    return count === 1 ? one : { ...one, document: { ...one.document, id: `${id.slice(0, 74)}-${count}` } }
  })
}

function readFoundry(json: Readonly<Record<string, unknown>>, file: string, { level }: ImportOptions): Result<ImportedMaps> {
  const outcome = checked(schema, json)
  if (!outcome.ok) return outcome
  const scene = outcome.value
  const grid = typeof scene.grid === 'object' ? scene.grid : { size: scene.grid, type: scene.gridType }
  if ((grid.type ?? SQUARES) !== SQUARES)
    return fail(problem('wrong-grid', typeof scene.grid === 'object' ? '/grid/type' : '/gridType', 'no-square-grid', {}))
  const size = grid.size ?? 100
  if (size <= 0) return fail(problem('wrong-grid', typeof scene.grid === 'object' ? '/grid/size' : '/grid', 'no-square-grid', {}))
  // A scene of several levels is several maps one over the other: one is taken, and what belongs to others is told.
  const { levels: all = [] } = scene
  const chosen = level === undefined ? undefined : all.find((one, index) => levelName(one, index) === level)
  const taken = chosen ?? all.find(({ _id }) => _id !== undefined && _id === scene.initialLevel) ?? all[0]
  const [columns, rows] = [Math.round(scene.width / size), Math.round(scene.height / size)]
  const wrong = sizeProblem(columns, rows, '/width')
  if (wrong) return wrong
  const notes = new Notes()
  const offset = (pixels: number, own: number | undefined, old: number | undefined): number =>
    Math.ceil(((scene.padding ?? PADDING) * pixels) / size) * size - (own ?? old ?? 0)
  const [left, top] = [
    offset(scene.width, scene.background?.offsetX, scene.shiftX),
    offset(scene.height, scene.background?.offsetY, scene.shiftY)
  ]
  const at = (x: number, y: number): Point => [(x - left) / size, (y - top) / size]
  const takenName = taken ? levelName(taken, all.indexOf(taken)) : ''
  if (level !== undefined && all.length > 1 && !chosen) notes.add('no-such-level', { name: level.slice(0, NAME), taken: takenName })
  const builder = new MapBuilder(columns, rows, notes)
  for (const { c, move, sense, sight, dir = 0, door = 0, ds = 0, levels } of scene.walls ?? []) {
    if (taken?._id && levels && levels.length > 0 && !levels.includes(taken._id)) {
      notes.add('other-level', { name: takenName })
      continue
    }
    const [a, b] = [at(c[0], c[1]), at(c[2], c[3])]
    const [stops, hides] = [(move ?? 1) > 0, (sight ?? sense ?? 1) > 0]
    if (dir > 0 && (door > 0 || (stops && hides))) notes.add('wall-one-way')
    if (door > 0) builder.opening(a, b, 'door', ds === 1 ? 'open' : 'closed')
    else if (stops && hides) builder.wall([a, b])
    else if (stops || hides) notes.add('wall-half')
  }
  const picture = taken?.background?.src ?? scene.background?.src ?? scene.img
  if (picture) notes.add('picture-elsewhere', { file: picture.slice(0, 200) })
  notes.add('not-held:lights', {}, scene.lights?.length ?? 0)
  notes.add('no-terrain-in-format')
  tellUnread(unreadIn(schema, json, USUAL), notes)
  const document = builder.document(scene.name ?? '', titleOf(file))
  if (!document.ok) return document
  return ok({
    documents: [{ kind: 'map', document: document.value }],
    notes: notes.all,
    ...(all.length > 1 && { levels: all.map(levelName) })
  })
}

const NAME = 80

/** What a level is called; one without a name by its number. */
const levelName = ({ name }: { readonly name?: string | null | undefined }, index: number): string =>
  (name ?? '').trim() === '' ? String(index + 1) : name!.trim().slice(0, NAME)
