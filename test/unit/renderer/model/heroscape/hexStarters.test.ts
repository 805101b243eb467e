/** Hex map files: the ones that come with the app are whole, and a broken one is told. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseHexMapFile } from '../../../../../src/shared/formats/documents/maps/hexMapFile.ts'
import { firstPosition, hexMaps, starterProblems } from '../../../../../src/renderer/model/heroscape/hexStarters.ts'

const folder = new URL('../../../../../resources/hexmaps/', import.meta.url)
const files = readdirSync(folder)
const json = (name: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>

describe('the hex maps that come with the app', () => {
  it('are read whole, named after their ids, and suit HeroScape', () => {
    expect(starterProblems).toEqual([])
    expect(hexMaps.map(({ id }) => `${id}.hexmap.json`).sort()).toEqual([...files].sort())
    for (const { systems } of hexMaps) expect(systems).toContain('heroscape-knockback')
  })

  it('lie under the first position', () => {
    const map = hexMaps.find(({ id }) => id === firstPosition?.map.id)
    expect(map?.map.hexes).toEqual(firstPosition?.map.hexes)
  })
})

describe('a hex map file', () => {
  const good = json(files[0]!)
  it.each([
    [{ format: 'linejudge-map/1' }, 'expected "linejudge-hexmap/1", as a hex map file has it.'],
    [{ format: 'linejudge-hexmap/2' }, 'made by a newer Linejudge'],
    [{ map: { hexes: [] } }, 'At /map/hexes there is a list with 0 entries; expected at least one hex.'],
    [{ map: { hexes: [[0, 0, 1000]] } }, 'At /map/hexes/0/2 there is 1000; expected a whole number from -999 to 999.'],
    [{ systems: 'heroscape-knockback' }, 'At /systems there is the text "heroscape-knockback"; expected a list.']
  ])('with %j is refused with a sentence', (change, sentence) => {
    const parsed = parseHexMapFile(JSON.parse(JSON.stringify({ ...good, ...change })))
    expect(parsed.ok ? [] : parsed.problems.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)])
  })
})
