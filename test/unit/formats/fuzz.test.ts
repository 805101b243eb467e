/** Two thousand broken files of each format: always an answer, never a crash, never a changed prototype. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatFigureSetFile, parseFigureSetFile } from '../../../src/shared/formats/figureSetFile.ts'
import { parseJsonText } from '../../../src/shared/formats/jsonText.ts'
import { formatMapFile, parseMapFile } from '../../../src/shared/formats/mapFile.ts'
import { formatSpecialTerrainFile, parseSpecialTerrainFile } from '../../../src/shared/formats/specialTerrainFile.ts'
import type { Result } from '../../../src/shared/result.ts'
import { mutantsOf } from './mutate.ts'

const resource = (path: string) => readFileSync(join(import.meta.dirname, '../../../resources', path), 'utf8')

const small = (text: string, most: number): string => {
  const set = JSON.parse(text) as { figures: unknown[] }
  return JSON.stringify({ ...set, figures: set.figures.slice(0, most) })
}

interface Format { parse: (json: unknown) => Result<unknown>; format: (value: never) => string }
const MAP: Format = { parse: parseMapFile, format: formatMapFile }
const FIGURES: Format = { parse: parseFigureSetFile, format: formatFigureSetFile }
const TERRAIN: Format = { parse: parseSpecialTerrainFile, format: formatSpecialTerrainFile }

const ownOfObject = Object.getOwnPropertyNames(Object.prototype).sort().join()
const ownOfArray = Object.getOwnPropertyNames(Array.prototype).sort().join()

it.each<[string, Format, string]>([
  ['map files', MAP, resource('packs/helicarrier-training.map.json')],
  ['figure sets', FIGURES, small(resource('packs/seed-articles.figures.json'), 12)],
  ['special terrain', TERRAIN, resource('special-terrain/deep-space.json')]
])('2 000 mutated %s are answered', (_name, { parse, format }, text) => {
  let refused = 0
  fc.assert(fc.property(mutantsOf(text), mutant => {
    const json = parseJsonText(mutant)
    const result = json.ok ? parse(json.value) : json
    if (result.ok) {
      const written = format(result.value as never)
      expect(parse(JSON.parse(written))).toEqual(result)
    } else {
      refused += 1
      expect(result.problems.length).toBeGreaterThan(0)
      for (const { message, path, code } of result.problems) {
        expect(message).toMatch(/^[A-Z].*\.$/s)
        expect(message.length).toBeLessThan(700)
        expect(path).toMatch(/^(\/|$)/)
        expect(code).not.toBe('')
      }
    }
    expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(ownOfObject)
    expect(Object.getOwnPropertyNames(Array.prototype).sort().join()).toBe(ownOfArray)
  }), { numRuns: 2000 })
  // If nearly everything passed, the mutants would be too tame to prove anything.
  expect(refused).toBeGreaterThan(1000)
}, 120_000)

it('parsers given hostile values directly, past the text, still only answer', () => {
  const hostile: unknown[] = [
    undefined, Symbol('x'), () => 1, NaN, new Date(0), new Map(), Object.create(null), new Proxy({}, {}),
    JSON.parse('{ "format": "linejudge-map/1", "__proto__": { "polluted": 1 } }'), 10n
  ]
  for (const { parse } of [MAP, FIGURES, TERRAIN]) {
    for (const value of hostile) expect(parse(value).ok).toBe(false)
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})
