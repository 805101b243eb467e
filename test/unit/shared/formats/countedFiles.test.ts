/**
 * Nothing disappears without a note: random files of every importer, with what went in counted against what came out and what the notes
 * report. Walls, doors, squares, levels, objects, labels, figures, members, results and byes.
 */
import { describe, expect, it } from 'vitest'
import { readAny, type AnyOptions } from '../../../../src/shared/formats/anyFile.ts'
import { IMPORTERS } from '../../../../src/shared/formats/importers.ts'
import { PARTS } from '../../../../src/shared/formats/foreign/partAlone.ts'
import { EVENT_IMPORTERS } from '../../../../src/shared/tournament/foreign/all.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'
import { octgnCard, octgnSet } from '../../../support/octgnSet.ts'
import { chanceFrom, times, type Chance } from '../../../support/seeded.ts'

type Json = Readonly<Record<string, unknown>>

const COUNTED: string[] = []
const seeds = Array.from({ length: times(240) }, (_, at) => at + 1)
const [COLUMNS, ROWS] = [8, 6] as const

function read(content: unknown, options: AnyOptions = {}) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const reading = readAny([{ name: 'own.file', bytes: bytesOf(text) }], options)
  if (!reading.ok) throw new Error(`${reading.broken.problems.map(({ path, message }) => `${path} ${message}`).join('\n')}\n${text}`)
  const [{ documents, notes }] = reading.files as [(typeof reading.files)[number]]
  const count = (...codes: readonly string[]): number => notes.reduce((sum, one) => (codes.includes(one.code) ? sum + one.count : sum), 0)
  const map = documents[0]?.kind === 'map' ? documents[0].document : null
  return { documents, map: map!, count, text }
}

/** Notes about a wall or a door that is not in the map. */
const LEFT_OUT = ['off-grid-wall', 'wall-too-short', 'outside-map', 'opening-left-out', 'opening-doubled', 'wall-half', 'other-level']

interface Piece {
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
  readonly isDoor: boolean
  readonly isOpen: boolean
  /** On the edge of the map, which stops everything: a wall there is in the map as that edge. */
  readonly onBorder: boolean
}

/** Walls and doors, each on a separate edge: whole, short, slanted, off the lines, on the border or outside. */
function randomPieces(chance: Chance): readonly Piece[] {
  const edges = Array.from({ length: 60 }, () => [chance.whole(-2, COLUMNS + 1), chance.whole(-2, ROWS + 1), chance.is(0.5)] as const)
  const own = [...new Map(edges.map((edge) => [edge.join(), edge])).values()].slice(0, chance.whole(1, 40))
  const pieces = own.map(([x, y, across]): Piece => {
    const reach = chance.pick([1, 1, 1, 0.3, 0.7, 0])
    const slant = chance.pick([0, 0, 0, 0.1, 0.4, 0.6])
    const isDoor = chance.is(0.3)
    const line = across ? y : x
    return {
      a: across ? [x, y + slant] : [x + slant, y],
      b: across ? [x + reach, y + slant] : [x + slant, y + reach],
      isDoor,
      isOpen: chance.is(0.5),
      onBorder: reach > 0 && slant < 0.25 && (line === 0 || line === (across ? ROWS : COLUMNS)) && !isDoor
    }
  })
  // A door over the door before it.
  const doubled = pieces.find(({ isDoor }) => isDoor)
  return doubled && chance.is(0.5) ? [...pieces, doubled] : pieces
}

function expectPieces(pieces: readonly Piece[], { map, count, text }: ReturnType<typeof read>): void {
  const closed = new Set((map.openings ?? []).filter(({ state }) => state === 'closed').map(({ edge }) => edge.join()))
  const walls = [...(map.map.walls ?? []), ...(map.map.barriers ?? [])].filter((edge) => !closed.has(edge.join())).length
  const along = (from: number, to: number, most: number): boolean => Math.max(from, to) > 0 && Math.min(from, to) < most
  const border = pieces.filter(({ a, b, onBorder }) => {
    const isAcross = Math.abs(a[0] - b[0]) >= Math.abs(a[1] - b[1])
    return onBorder && (isAcross ? along(a[0], b[0], COLUMNS) : along(a[1], b[1], ROWS))
  }).length
  expect(walls + (map.openings ?? []).length + border + count(...LEFT_OUT), text).toBe(pieces.length)
}

describe.each(seeds)('random files (%i)', (seed) => {
  const chance = chanceFrom(seed)

  it('of Universal VTT keep or report every wall, door and object', () => {
    const pieces = randomPieces(chance)
    const point = ([x, y]: readonly [number, number]) => ({ x: x + 10, y: y + 20 })
    const lines = pieces.filter(({ isDoor }) => !isDoor).map(({ a, b }) => [point(a), point(b)])
    const portals = pieces.filter(({ isDoor }) => isDoor).map(({ a, b, isOpen }) => ({ bounds: [point(a), point(b)], closed: !isOpen }))
    const file = { resolution: { map_size: { x: COLUMNS, y: ROWS }, map_origin: { x: 10, y: 20 } }, line_of_sight: lines, portals }
    expectPieces(pieces, read(file))
    const things = randomThings(chance)
    const shapes = things.map(({ x, y, w, h }) =>
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h]
      ].map(([u, v]) => point([u!, v!]))
    )
    const withThings = { ...file, line_of_sight: [], portals: [], objects_line_of_sight: shapes }
    expect(read(withThings).count('objects-skipped')).toBe(things.length)
    expectThings(things, read(withThings, { objects: chance.pick(['blocking', 'hindering']) }))
    COUNTED.push('universal-vtt')
  })

  it('of Foundry keep or report every wall, door and scene', () => {
    const pieces = randomPieces(chance)
    const half = pieces.map(() => chance.is(0.1))
    const walls = pieces.map(({ a, b, isDoor, isOpen }, at) => ({
      c: [...a, ...b].map((one) => one * 100),
      ...(isDoor ? { door: 1, ds: isOpen ? 1 : 0 } : { move: 20, sight: half[at] ? 0 : chance.pick([10, 20]) })
    }))
    const scene = (more: Json = {}): Json => ({ name: 'Own', width: COLUMNS * 100, height: ROWS * 100, padding: 0, grid: { type: 1, size: 100 }, walls, ...more }) // prettier-ignore
    const kept = pieces.filter(({ isDoor }, at) => isDoor || !half[at])
    const found = read(scene())
    expect(found.count('wall-half')).toBe(pieces.length - kept.length)
    expectPieces(
      pieces.map((one, at) => (half[at] && !one.isDoor ? { ...one, onBorder: false } : one)),
      found
    )
    const scenes = Array.from({ length: chance.whole(2, 6) }, (_, at) =>
      chance.pick([scene({ name: `S${at}` }), scene({ grid: { type: 0 } }), { name: 'Goblin', type: 'npc' }, scene({ width: 'wide' })])
    )
    const all = [scene({ name: 'First' }), ...scenes]
    for (const content of [all, { name: 'Tour', scenes: all }, all.map((one) => JSON.stringify(one)).join('\n')]) {
      const many = read(content)
      expect(many.documents.length + many.count('part-skipped', 'other-entries')).toBe(all.length)
    }
    COUNTED.push('foundry-scene')
  })

  it('of Tiled keep or report every wall, door, square, object and label', () => {
    const pieces = randomPieces(chance)
    const SIZE = 20
    const objects = pieces.map(({ a, b, isDoor, isOpen }) => ({
      x: a[0] * SIZE,
      y: a[1] * SIZE,
      polyline: [{ x: 0, y: 0 }, { x: (b[0] - a[0]) * SIZE, y: (b[1] - a[1]) * SIZE }],
      ...(isDoor && { type: chance.pick(['door', 'window', 'gate']), properties: [{ name: 'state', value: isOpen ? 'open' : 'closed' }] })
    })) // prettier-ignore
    const [dx, dy] = [chance.whole(-2, 2), chance.whole(-2, 2)]
    const data = Array.from({ length: COLUMNS * ROWS }, () => chance.pick([0, 0, 1, 2, 3, 4, 9]))
    const levels = Array.from({ length: COLUMNS * ROWS }, () => chance.pick([0, 0, 0, 5, 6]))
    const labels = Array.from({ length: chance.whole(0, 5) }, () => ({ x: chance.whole(-40, 200), y: chance.whole(-40, 160), text: { text: chance.pick(['Gate', '', 'x'.repeat(201)]) } })) // prettier-ignore
    const things = randomThings(chance)
    const said = (id: number, name: string, value: unknown) => ({ id, properties: [{ name, value }] })
    const layer = (name: string, more: Json): Json => ({ name, type: 'tilelayer', width: COLUMNS, height: ROWS, ...more })
    const group = (name: string, list: readonly unknown[]): Json => ({ name, type: 'objectgroup', objects: list })
    const file = (layers: readonly Json[]): Json => ({
      orientation: 'orthogonal', width: COLUMNS, height: ROWS, tilewidth: SIZE, tileheight: SIZE, layers,
      tilesets: [{ firstgid: 1, tiles: [said(0, 'terrain', 'water'), said(1, 'terrain', 'special:lava'), said(2, 'terrain', 'jelly'), said(4, 'level', 3), said(5, 'level', 12)] }]
    }) // prettier-ignore
    expectPieces(pieces, read(file([group('walls', objects)])))
    const ground = { name: 'g', type: 'group', offsetx: dx * SIZE, offsety: dy * SIZE, layers: [layer('ground', { data })] }
    expectSquares(data, read(file([ground])))
    expectLevels(levels, read(file([{ ...layer('level', { data: levels }), offsetx: dx * SIZE, offsety: dy * SIZE }])))
    const shapes = things.map(({ x, y, w, h }) => ({ x: x * SIZE, y: y * SIZE, width: w * SIZE, height: h * SIZE }))
    expect(read(file([group('furniture', shapes)])).count('objects-skipped')).toBe(things.length)
    expectThings(things, read(file([group('furniture', shapes)]), { objects: 'blocking' }))
    const marked = read(file([group('labels', labels)]))
    expect((marked.map.labels ?? []).length + marked.count('label-left-out', 'outside-map')).toBe(labels.length)
    COUNTED.push('tiled')
  })

  it('of LDtk keep or report every wall, door, square, entity and level', () => {
    const pieces = randomPieces(chance)
    const SIZE = 20
    const [dx, dy] = [chance.whole(-2, 2), chance.whole(-2, 2)]
    const layer = (__identifier: string, __type: string, more: Json): Json => ({ __identifier, __type, __cWid: COLUMNS, __cHei: ROWS, __gridSize: SIZE, ...more }) // prettier-ignore
    const empty = layer('Terrain', 'IntGrid', { intGridCsv: Array.from({ length: COLUMNS * ROWS }, () => 0) })
    const fields = (all: Json) => Object.entries(all).map(([__identifier, __value]) => ({ __identifier, __value }))
    const walls = pieces.map(({ a, b, isDoor, isOpen }) => ({
      __identifier: 'Wall',
      px: [a[0] * SIZE, a[1] * SIZE],
      width: (b[0] - a[0]) * SIZE,
      height: (b[1] - a[1]) * SIZE,
      fieldInstances: isDoor ? fields({ kind: 'door', open: isOpen }) : []
    }))
    const file = (...layers: readonly Json[]): Json => ({
      jsonVersion: '1.5.3',
      defs: { layers: [{ identifier: 'Terrain', intGridValues: [{ value: 1, identifier: 'water' }, { value: 2, identifier: 'special_lava' }, { value: 3, identifier: 'jelly' }] }] },
      levels: [{ identifier: 'A', layerInstances: [empty, ...layers] }]
    }) // prettier-ignore
    const entities = (list: readonly unknown[]) => layer('Things', 'Entities', { entityInstances: list })
    expectPieces(pieces, read(file(entities(walls))))
    const data = Array.from({ length: COLUMNS * ROWS }, () => chance.pick([0, 0, 1, 2, 3, 4, 9]))
    const moved = { __pxTotalOffsetX: dx * SIZE, __pxTotalOffsetY: dy * SIZE }
    const one = file(layer('Terrain', 'IntGrid', { intGridCsv: data, ...moved }))
    expectSquares(data, read({ ...one, levels: [{ identifier: 'A', layerInstances: [layer('Terrain', 'IntGrid', { intGridCsv: data, ...moved })] }] })) // prettier-ignore
    expectSquares(data, read(file(layer('Collisions', 'IntGrid', { intGridCsv: data, ...moved })), { tiles: new Map([[1, 'water'], [3, 'jelly']]) })) // prettier-ignore
    const levels = Array.from({ length: COLUMNS * ROWS }, () => chance.pick([0, 0, 0, 3, 12]))
    expectLevels(levels, read(file(layer('Level', 'IntGrid', { intGridCsv: levels, ...moved }))))
    const things = randomThings(chance)
    const crates = things.map(({ x, y, w, h }) => ({ __identifier: 'Crate', px: [x * SIZE, y * SIZE], width: w * SIZE, height: h * SIZE }))
    expect(read(file(entities(crates))).count('objects-skipped')).toBe(things.length)
    expectThings(things, read(file(entities(crates)), { objects: 'blocking' }))
    const placed = Array.from({ length: chance.whole(0, 6) }, () => ({ __identifier: chance.pick(['Label', 'Stairs']), px: [chance.whole(-40, 200), chance.whole(-40, 160)], fieldInstances: fields({ text: chance.pick(['Gate', '']), to: { cx: chance.whole(0, 7), cy: chance.whole(0, 5) } }) })) // prettier-ignore
    const found = read(file(entities(placed)))
    expect((found.map.labels ?? []).length + (found.map.map.stairs ?? []).length + found.count('label-left-out', 'outside-map', 'stairs-apart')).toBe(placed.length) // prettier-ignore
    const all = Array.from({ length: chance.whole(1, 5) }, (_, at) => (chance.is(0.5) ? { identifier: `L${at}`, layerInstances: [empty] } : { identifier: `L${at}`, layerInstances: [] })) // prettier-ignore
    const many = read({ ...one, levels: [{ identifier: 'A', layerInstances: [empty] }, ...all] })
    expect(many.documents.length + many.count('part-skipped')).toBe(all.length + 1)
    COUNTED.push('ldtk')
  })

  it('of boards as text keep every letter and edge', () => {
    const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => chance.pick(['.', '.', 'h', 'b', 'w'])).join(''))
    const board = ['.'.repeat(COLUMNS), ...rows]
    const edges = Array.from({ length: COLUMNS - 1 }, (_, x) => x).filter(() => chance.is(0.5))
    const letters = (x: number) => String.fromCharCode(65 + x)
    const walls = edges.map((x) => `${letters(x)}1|${letters(x + 1)}1`)
    const { map } = read(['# Own', ...board, '', ...(walls.length > 0 ? [`walls ${walls.join(' ')}`] : [])].join('\n'))
    expect([map.map.terrain, (map.map.walls ?? []).length]).toEqual([board, walls.length])
    COUNTED.push('text-board')
  })

  it('of figures keep or report every row, unit, dial and member', () => {
    const many = Array.from({ length: chance.whole(1, 8) }, (_, at) => at)
    const points = (): string => chance.pick(['50', '50', 'many', ''])
    const table = read(`set,number,name,points,click,speed,attack,defense,damage\n${many.map((at) => `own,${at},Figure ${at},${points()},1,8,10,17,3`).join('\n')}\nown,99,Sound,50,1,8,10,17,3\n`) // prettier-ignore
    expect(figuresIn(table) + table.count('figure-skipped')).toBe(many.length + 1)
    const force = read(`Qty,Set,#,Figure,Pts\n${many.map((at) => `${chance.pick(['1', '2', '0', 'x'])},own,${at},Figure ${at},${points()}`).join('\n')}\n1,own,99,Sound,50\n,,,Total,300\n`) // prettier-ignore
    expect(membersIn(force) + force.count('figure-skipped', 'row-skipped')).toBe(many.length + 2)
    const click = (more: Json = {}): Json => ({ click_number: 1, speed_value: 8, attack_value: 10, defense_value: 17, damage_value: 3, ...more }) // prettier-ignore
    const unit = (at: number, more: Json = {}): Json => ({ unit_id: `own${at}`, set_id: 'own', collector_number: `${at}`, name: `Figure ${at}`, type: 'character', point_values: [50], dial: [click()], ...more }) // prettier-ignore
    const units = many.map((at) => chance.pick([unit(at), unit(at, { type: 'equipment' }), unit(at, { dial: 'none' }), unit(at, { point_values: ['x'] })])) // prettier-ignore
    const set = read([unit(99), ...units])
    expect(figuresIn(set) + set.count('figure-skipped', 'other-cards')).toBe(units.length + 1)
    const members = many.map((at) => chance.pick([{ unit_id: `own${at}`, point_value: 50, quantity: 1 }, 'Figure', 7, { unit_id: `own${at}`, point_value: 'x', quantity: 2 }])) // prettier-ignore
    const team = read({ name: 'Ours', main_force: [{ unit_id: 'own99', point_value: 50 }, ...members] })
    expect(membersIn(team) + team.count('row-skipped')).toBe(members.length + 1)
    const slots = ['gray', 'blue', 'darkblue', 'special'].map((colour, at) => `[slot=${colour}]${8 + at}[/slot]`).join('')
    const dials = many.map((at) => `own${at} R [b]Figure ${at}[/b]\nPoints: [b]${chance.pick(['80', 'many'])}[/b]\n[dial][click]${slots}[/click][/dial]`) // prettier-ignore
    const forum = read([`own99 R [b]Sound[/b]\nPoints: [b]80[/b]\n[dial][click]${slots}[/click][/dial]`, ...dials].join('\n\n'))
    expect(figuresIn(forum) + forum.count('figure-skipped')).toBe(dials.length + 1)
    const cards = many.map((at) => chance.pick([octgnCard({ number: `${at}` }), octgnCard({ number: `${at}`, fields: { 'Unit Type': 'Map' }, clicks: [] }), octgnCard({ number: `${at}`, fields: { 'Unit ID': '' } }), octgnCard({ number: `${at}`, fields: { 'Point Values': 'x' } })])) // prettier-ignore
    const sets = read(octgnSet([octgnCard({ number: '99' }), ...cards]))
    expect(figuresIn(sets) + elementsIn(sets) + sets.count('figure-skipped')).toBe(cards.length + 1)
    COUNTED.push('figures-table', 'force-list', 'hcunits', 'hcunits-team', 'bbcode-dial', 'octgn')
  })

  it('of Coronate keep or report every match, result and bye', () => {
    const NOBODY = '________DUMMY________'
    const ids = Array.from({ length: chance.whole(2, 9) }, (_, at) => `p${at}`)
    const result = (): string => chance.pick(['whiteWon', 'blackWon', 'draw', 'aborted', 'whiteAborted', 'blackAborted', 'notSet', 'other'])
    const rounds = Array.from({ length: chance.whole(1, 5) }, () => {
      const order = chance.shuffled(ids)
      const matches: { whiteId: string; blackId: string; result: string }[] = []
      while (order.length > 0) {
        const [white, black = NOBODY] = [order.pop()!, chance.is(0.8) ? order.pop() : undefined]
        matches.push(chance.is(0.5) || black !== NOBODY ? { whiteId: white, blackId: black, result: result() } : { whiteId: black, blackId: white, result: result() }) // prettier-ignore
      }
      if (chance.is(0.1)) matches.push({ whiteId: NOBODY, blackId: NOBODY, result: 'notSet' })
      return matches
    })
    const players = Object.fromEntries(ids.map((id) => [id, { firstName: id, lastName: chance.pick(['A', null]) }]))
    const tournament = { id: 't', name: 'T', playerIds: ids, roundList: rounds }
    const broken = chance.is(0.3) ? { x: { id: 'x' } } : {}
    const { documents, count, text } = read({ config: { byeValue: chance.pick([0.5, 1, null]) }, players, tournaments: { t: tournament, ...broken } }) // prettier-ignore
    const log = (documents[0]!.document as { readonly log: readonly Json[] }).log
    const facts = (does: string) => log.filter((fact) => fact.do === does)
    const all = rounds.flatMap((matches, at) => matches.map((match) => ({ ...match, isLast: at === rounds.length - 1 })))
    const isEmpty = ({ whiteId, blackId }: { whiteId: string; blackId: string }) => whiteId === NOBODY && blackId === NOBODY
    const byes = all.filter((one) => !isEmpty(one) && (one.whiteId === NOBODY || one.blackId === NOBODY))
    const played = all.filter(({ whiteId, blackId }) => whiteId !== NOBODY && blackId !== NOBODY)
    const open = played.filter((one) => one.isLast && !['whiteWon', 'blackWon', 'draw', 'aborted', 'whiteAborted', 'blackAborted'].includes(one.result)) // prettier-ignore
    expect(count('event-empty-matches'), text).toBe(all.filter(isEmpty).length)
    expect(
      facts('round').reduce((sum, { pairs }) => sum + (pairs as unknown[]).length, 0),
      text
    ).toBe(played.length)
    expect(facts('result').length, text).toBe(played.length - open.length)
    expect(facts('result').filter(({ kind }) => kind === 'double-loss').length, text).toBe(count('event-draws', 'event-no-result'))
    const given = facts('round').filter(({ bye }) => bye !== null)
    expect(given.length + count('event-other-byes'), text).toBe(byes.length)
    expect(documents.length + count('part-skipped')).toBe(1 + Object.keys(broken).length)
    expect(count('event-refused'), text).toBe(0)
    COUNTED.push('coronate')
  })
})

it('is counted for every importer', () => {
  // A patch holds nothing by itself.
  const names = [...IMPORTERS.filter((one) => !PARTS.includes(one) && one.name !== 'hcunits-patch'), ...EVENT_IMPORTERS].map(
    ({ name }) => name
  )
  expect(names.filter((name) => !COUNTED.includes(name))).toEqual([])
})

interface Thing {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Objects, each in a separate block of two by two squares, some of them outside. */
function randomThings(chance: Chance): readonly Thing[] {
  const blocks = Array.from({ length: (COLUMNS / 2 + 1) * (ROWS / 2) }, (_, at) => [2 * (at % (COLUMNS / 2 + 1)), 2 * Math.floor(at / (COLUMNS / 2 + 1))] as const) // prettier-ignore
  return chance.shuffled(blocks).slice(0, chance.whole(1, 12)).map(([x, y]) => {
    const [w, h] = [chance.whole(1, 15) / 10, chance.whole(1, 15) / 10]
    return { x: x + chance.whole(0, 5) / 10, y: y + chance.whole(0, 5) / 10, w, h }
  }) // prettier-ignore
}

function expectThings(things: readonly Thing[], { map: { map }, count, text }: ReturnType<typeof read>): void {
  const there = things.filter(({ x, y }) => {
    const [left, top] = [2 * Math.floor(x / 2), 2 * Math.floor(y / 2)]
    return [0, 1].some((dy) => [0, 1].some((dx) => !['.', undefined].includes(map.terrain![top + dy]?.[left + dx])))
  }).length
  expect(there + count('object-too-small'), text).toBe(things.length)
}

function expectSquares(data: readonly number[], { map: { map }, count, text }: ReturnType<typeof read>): void {
  const set = map.terrain!.join('').replaceAll('.', '').length
  const left = count('outside-map', 'unknown-terrain', 'unmapped-tiles', 'unmapped-values', 'unmapped-layer')
  expect(set + left, text).toBe(data.filter((one) => one !== 0).length)
}

function expectLevels(data: readonly number[], { map: { map }, count, text }: ReturnType<typeof read>): void {
  const set = (map.level ?? []).join('').replaceAll('1', '').length
  expect(set + count('outside-map', 'level-outside'), text).toBe(data.filter((one) => one !== 0).length)
}

const figuresIn = ({ documents }: ReturnType<typeof read>): number =>
  documents.reduce((sum, one) => (one.kind === 'figures' ? sum + one.document.figures.length : sum), 0)
const elementsIn = ({ documents }: ReturnType<typeof read>): number =>
  documents.reduce((sum, one) => (one.kind === 'elements' ? sum + one.document.elements.length : sum), 0)
const membersIn = ({ documents }: ReturnType<typeof read>): number =>
  documents.reduce((sum, one) => (one.kind === 'team' ? sum + one.document.members.length : sum), 0)
