import { describe, expect, it } from 'vitest'
import type { HexMapFile } from '../../../../../src/shared/formats/documents/maps/hexMapFile.ts'
import { lintHexMap } from '../../../../../src/shared/mapCheck/lint/hexLint.ts'
import { HEX_SYMMETRIES } from '../../../../support/turnHexes.ts'

type Spaces = HexMapFile['map']['hexes']

/** Rows of levels from [0, 0] on, each row half a hex in; a point is no hex. */
const rows = (...lines: readonly string[]): Spaces =>
  lines.flatMap((line, r) => [...line].flatMap((sign, x) => (sign === '.' ? [] : [[x - (r >> 1), r, Number(sign)] as const])))

const file = (hexes: Spaces, more: Partial<HexMapFile> = {}, ground?: HexMapFile['map']['ground']): HexMapFile => ({
  format: 'linejudge-hexmap/1',
  id: 'hill',
  name: 'Hill',
  description: '',
  systems: [],
  map: { hexes, ...(ground && { ground }) },
  ...more
})
const found = (map: HexMapFile) =>
  lintHexMap(map).findings.map(({ code, severity, hexes }) => [code, severity, hexes.map((hex) => hex.join())])

describe('the checks of a map of hexes', () => {
  it('find nothing on plain ground, and count what there is', () => {
    expect(lintHexMap(file(rows('1122', '1122'), {}, { water: [[0, 0]], obstacle: [[1, 0]] }))).toEqual({
      map: 'hill',
      ok: true,
      errors: 0,
      warnings: 0,
      infos: 0,
      findings: [],
      census: { hexes: 8, levels: { 1: 4, 2: 4 }, ground: { water: 1, obstacle: 1 } }
    })
  })

  it('find parts that do not touch, and a missing hex amid others', () => {
    expect(found(file(rows('111.11', '11..11', '11..1.')))).toEqual([['hexes-apart', 'warning', ['4,0', '5,0', '4,1', '5,1', '3,2']]])
    expect(found(file(rows('1111', '1.11', '1111')))).toEqual([['hex-hole', 'info', ['1,1']]])
    // At the rim nothing is missing.
    expect(found(file(rows('1111', '.111', '1111')))).toEqual([])
  })

  it('find what no figure of the usual Height comes to: above cliffs and behind trees', () => {
    // Up by five is too high in one step, by four it is not; down it may go as far as it likes.
    expect(found(file(rows('1666', '1666')))).toEqual([])
    expect(found(file(rows('111166', '111166')))).toEqual([['hex-cut-off', 'warning', ['4,0', '5,0', '4,1', '5,1']]])
    expect(found(file(rows('111155', '111155')))).toEqual([])
    const trees = { obstacle: [[1, 0], [1, 1]] as const } // prettier-ignore
    expect(found(file(rows('1111', '1111'), {}, trees))).toEqual([['hex-cut-off', 'warning', ['0,0', '0,1']]])
  })

  it('find a single hex of another level amid six alike, and a map without a name', () => {
    const peak = rows('1111', '1211', '1111')
    expect(found(file(peak))).toEqual([['hex-island', 'info', ['1,1']]])
    expect(found(file(rows('1111', '1211', '1112')))).toEqual([['hex-island', 'info', ['1,1']]])
    expect(found(file(rows('1121', '1211', '1111')))).toEqual([])
    expect(found(file(rows('11'), { name: ' ' }))).toEqual([['name-missing', 'info', []]])
  })

  it('find the same on a turned map', () => {
    const map = file(rows('1119.2', '1.19..', '111119'), {}, { obstacle: [[0, 2]] })
    const codes = found(map).map(([code, , hexes]) => `${code as string} ${(hexes as string[]).length}`)
    expect(codes.length).toBeGreaterThan(2)
    for (const { hex, name } of HEX_SYMMETRIES) {
      const turned = {
        ...map,
        map: { hexes: map.map.hexes.map(([q, r, level]) => [...hex([q, r]), level] as const), ground: { obstacle: [hex([0, 2])] } }
      }
      expect(
        found(turned).map(([code, , hexes]) => `${code as string} ${(hexes as string[]).length}`),
        name
      ).toEqual(codes)
    }
  })
})
