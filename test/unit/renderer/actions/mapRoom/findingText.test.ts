/** What findings say beyond English, and where they are. */
import { describe, expect, it } from 'vitest'
import spanish from '../../../../../src/renderer/i18n/es/lintSentences.json' with { type: 'json' }
import {
  countFinding,
  findingPlaces,
  hexLintText,
  isStillFound,
  likelySquares,
  lintText,
  pointAt,
  unmarkMended
} from '../../../../../src/renderer/actions/mapRoom/findingText.ts'
import type { SeenFinding } from '../../../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import type { Segment, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { lintMap, type Finding } from '../../../../../src/shared/mapCheck/lint/lint.ts'
import type { MapDocument } from '../../../../../src/shared/formats/documents/maps/mapDocument.ts'

const yard: MapDocument = {
  id: 'yard',
  name: 'Yard',
  specialTerrain: [],
  counts: { hindering: 3, elevated: 4, walls: 9, starting: [2, 8] },
  meta: { kind: 'outdoor' },
  map: {
    size: [4, 4],
    terrain: ['.h..', '....', '....', '...h'],
    level: ['1111', '1221', '1111', '1111'],
    indoor: ['....', '....', '....', 'i...'],
    walls: [[[0, 0], [1, 0]]],
    starting: { red: [[0, 0]], blue: [[3, 3], [2, 3]] }
  }
} // prettier-ignore
const findings = (() => {
  const report = lintMap(yard)
  if (!report.ok) throw new Error('no report')
  return report.value.findings
})()
const counted = (what: string): Finding => findings.find(({ code, facts }) => code === 'count-differs' && facts.what === what)!

describe('a finding', () => {
  it('says what it counts, sides and kinds of map in words of the language, as the rest of the app does', () => {
    expect(lintText(counted('elevated'), spanish)).toBe('Contado en el impreso: 4 raised squares; dibujado: 2.')
    expect(lintText(counted('starting areas and squares'), spanish)).toBe(
      'Contado en el impreso: 2, 8 starting areas, squares of starting areas; dibujado: 2, 3.'
    )
    expect(
      lintText(
        findings.find(({ code }) => code === 'start-unequal')!,
        spanish
      )
    ).toBe('Las áreas iniciales tienen tamaños distintos: red 1, blue 2.')
    const turned = {
      code: 'nearly-symmetric',
      severity: 'info',
      squares: [],
      edges: [],
      count: 2,
      facts: { turn: 'a half turn' },
      message: ''
    } as const
    expect(lintText(turned, spanish)).toBe('El mapa es igual con a half turn salvo 2 casillas y bordes.')
    const judge = { ...turned, code: 'special-judge', facts: { name: 'pit', questions: 'line-of-fire, knock-back' } } as const
    expect(lintText(judge, spanish)).toBe('La regla de "pit" deja algo al juez: lines of fire, knock back.')
  })

  it('says sizes, turns and kinds of map by their words, and what has no word as it is', () => {
    const finding = (code: Finding['code'], facts: Finding['facts'], count = 2): Finding => ({
      code,
      severity: 'info',
      squares: [],
      edges: [],
      count,
      facts,
      message: 'In English.'
    })
    const said = (code: Finding['code'], facts: Finding['facts']) => lintText(finding(code, facts), spanish)
    expect(said('start-unequal', { sizes: 'red 3, violet 12' })).toBe('Las áreas iniciales tienen tamaños distintos: red 3, violet 12.')
    for (const turn of ['a half turn', 'a mirror from left to right', 'a mirror from top to bottom', 'a somersault'])
      expect(said('nearly-symmetric', { turn })).toContain(` con ${turn} salvo `)
    expect(said('indoor-outdoor', { kind: 'mixed', indoor: 1, squares: 9 })).toContain('mixed')
    expect(said('special-judge', { name: 'pit', questions: 'swimming' })).toContain('swimming')
    expect(lintText(finding('name-missing', {}), null as never)).toBe('In English.')
    expect(hexLintText({ code: 'hex-hole', severity: 'info', hexes: [], count: 3, facts: {}, message: 'Holes: 3.' })).toBe('Holes: 3.')
  })

  it('of a count is that of its kind; of starting areas that of areas and squares', () => {
    for (const what of ['hindering', 'elevated', 'walls']) expect(countFinding(findings, what)).toBe(counted(what))
    expect(countFinding(findings, 'starting')).toBe(counted('starting areas and squares'))
    const others = findings.map((one) => ({ ...one, code: 'name-missing' as const }))
    expect([countFinding(findings, 'water'), countFinding(others, 'walls')]).toEqual([undefined, undefined])
  })

  it('of a count that differs shows every edge of its kind, and nothing where nothing is drawn', () => {
    const { walls: _, ...plain } = yard.map
    const about = (what: string, map: MapDocument['map']) =>
      findingPlaces({ code: 'count-differs', facts: { what, expected: 9, found: 0 }, squares: [], edges: [] }, { map })
    for (const kind of ['walls', 'barriers', 'stairs'] as const) {
      expect(about(kind, { ...plain, [kind]: [[[0, 0], [0, 1]]] })).toEqual({ squares: [], edges: [[[0, 0], [0, 1]]] }) // prettier-ignore
      expect(about(kind, plain)).toEqual({ squares: [], edges: [] })
    }
    const { starting: __, ...bare } = plain
    expect(about('starting areas and squares', bare)).toEqual({ squares: [], edges: [] })
    expect(about('indoor', yard.map).squares).toEqual([[0, 3]])
    const corners = { size: [3, 2], terrain: ['w.w', 'w.w'] } as const
    expect(about('water', corners).squares).toEqual([[0, 0], [2, 0], [0, 1], [2, 1]]) // prettier-ignore
  })

  it('of too many walls shows those in doubt that are drawn, of too few those that are not; as many are too few', () => {
    const doubtful = { walls: [[[0, 0], [1, 0]], [[1, 1], [2, 1]]] } as const // prettier-ignore
    const edges = (expected: unknown, found: unknown) =>
      findingPlaces(
        { code: 'count-differs', facts: { what: 'walls', expected, found } as Finding['facts'], squares: [], edges: [] },
        { ...yard, picture: { doubtful } }
      ).edges
    expect([edges(0, 1), edges(9, 1), edges(1, 1), edges('none', 1)]).toEqual([
      [doubtful.walls[0]],
      [doubtful.walls[1]],
      [doubtful.walls[1]],
      [doubtful.walls[0]]
    ])
  })

  it('of a count that differs shows all that was drawn of it, another one its own place', () => {
    const places = (what: string) => findingPlaces(counted(what), yard)
    expect(places('hindering').squares).toEqual([[1, 0], [3, 3]]) // prettier-ignore
    expect(places('elevated').squares).toEqual([[1, 1], [2, 1]]) // prettier-ignore
    expect(places('walls').edges).toEqual(yard.map.walls)
    expect(places('starting areas and squares').squares).toHaveLength(3)
    const island = findings.find(({ squares }) => squares.length > 0)!
    expect(findingPlaces(island, yard).squares).toBe(island.squares)
  })

  it('of a count that differs shows what the photo left in doubt: of too few what is not drawn, of too many what is', () => {
    const picture = { doubtful: { hindering: [[0, 0], [1, 0]], elevated: [[2, 1], [0, 3]], walls: [[[1, 1], [2, 1]]], starting: [[1, 1]] } } as const // prettier-ignore
    const places = (what: string, expected?: number) => {
      const finding = counted(what)
      return findingPlaces(expected === undefined ? finding : { ...finding, facts: { ...finding.facts, expected } }, { ...yard, picture })
    }
    expect(places('hindering')).toEqual({ squares: [[0, 0]], edges: [] })
    expect(places('hindering', 1)).toEqual({ squares: [[1, 0]], edges: [] })
    expect(places('elevated', 1).squares).toEqual([[2, 1]])
    expect(places('walls')).toEqual({ squares: [], edges: [[[1, 1], [2, 1]]] }) // prettier-ignore
    expect(places('starting areas and squares').squares).toEqual([[1, 1]])
    expect([likelySquares(counted('hindering'), { ...yard, picture }), likelySquares(counted('hindering'), yard)]).toEqual([1, 0])
  })

  it('is marked on the board until it is mended, whatever is found besides', () => {
    const room = {
      document: { ...yard, format: 'linejudge-map/2', description: '', systems: [] } as const,
      pointed: [] as readonly SquareXY[],
      pointedEdges: [] as readonly Segment[],
      seen: null as SeenFinding | null,
      point(squares: readonly SquareXY[] = [], edges: readonly Segment[] = [], seen: SeenFinding | null = null) {
        Object.assign(room, { pointed: squares, pointedEdges: edges, seen })
      }
    }
    pointAt(room, counted('walls'))
    expect([room.pointedEdges, room.seen?.code]).toEqual([yard.map.walls, 'count-differs'])
    unmarkMended(room, findings)
    expect(room.pointedEdges).toEqual(yard.map.walls)
    unmarkMended(
      room,
      findings.filter((one) => one !== counted('walls'))
    )
    expect([room.pointed, room.pointedEdges, room.seen]).toEqual([[], [], null])
    room.point([[1, 1]])
    unmarkMended(room, [])
    expect(room.pointed).toEqual([[1, 1]])
  })

  it('is still there at the same place, and a count as long as it differs', () => {
    const island = findings.find(({ squares }) => squares.length > 0)!
    expect(isStillFound(island, findings)).toBe(true)
    expect(isStillFound({ ...island, squares: [[9, 9]] }, findings)).toBe(false)
    const drawnOn = { ...counted('walls'), facts: { what: 'walls', expected: 9, found: 2 } }
    expect([isStillFound(counted('walls'), [drawnOn]), isStillFound(counted('elevated'), [drawnOn])]).toEqual([true, false])
  })
})
