/** What findings say beyond English, and where they are. */
import { describe, expect, it } from 'vitest'
import { lintSentences as spanish } from '../../../../../src/renderer/i18n/es/mapRoomTexts.ts'
import {
  findingPlaces,
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
