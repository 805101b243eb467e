/** Parsers given what no text can hold: they only answer. Broken files of every format: `test/fuzz`. */
import { expect, it } from 'vitest'
import { parseFigureSetFile } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { parseMapFile } from '../../../../../src/shared/formats/documents/maps/mapFile.ts'
import { parseSpecialTerrainFile } from '../../../../../src/shared/formats/documents/specialTerrainFile.ts'

it('parsers given hostile values directly, past the text, still only answer', () => {
  const hostile: unknown[] = [
    undefined,
    Symbol('x'),
    () => 1,
    NaN,
    new Date(0),
    new Map(),
    Object.create(null),
    new Proxy({}, {}),
    JSON.parse('{ "format": "linejudge-map/1", "__proto__": { "polluted": 1 } }'),
    10n
  ]
  for (const parse of [parseMapFile, parseFigureSetFile, parseSpecialTerrainFile]) {
    for (const value of hostile) expect(parse(value).ok).toBe(false)
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})
