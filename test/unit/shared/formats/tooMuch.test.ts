/** Each format has a bound on how much of one thing a file holds; what is beyond it is refused with its place and the bound. */
import { describe, expect, it } from 'vitest'
import { readAny } from '../../../../src/shared/formats/anyFile.ts'
import { readLeague } from '../../../../src/shared/formats/documents/leagueWithEvents.ts'
import { MOST_BYTES, MOST_EVENTS, MOST_LAYERS, MOST_PARTS, MOST_TILES, MOST_UNITS } from '../../../../src/shared/json/limits.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'
import { readEvent } from '../../../../src/shared/tournament/asks/readEvent.ts'
import { eventSample, foreignSamples, foreignTexts } from '../../../fuzz/otherFormats.ts'

const { uvtt, tiled, foundry, unit, team } = foreignSamples as Readonly<Record<string, Readonly<Record<string, unknown>>>>
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

/** Where a file is refused, and the bound that its sentence names. */
function refused(content: unknown): readonly [path: string, most: string | undefined] {
  return refusedBytes(bytesOf(typeof content === 'string' ? content : JSON.stringify(content)))
}

function refusedBytes(bytes: Uint8Array<ArrayBuffer>): readonly [path: string, most: string | undefined] {
  const reading = readAny([{ name: 'much', bytes }])
  if (reading.ok) throw new Error('It came in.')
  const { path, message } = reading.broken.problems[0]!
  return [path, /at most (\d+)/.exec(message)?.[1]]
}

describe('more than a file may hold', () => {
  it.each<[string, unknown, string, number]>([
    ['doors of Universal VTT', { ...uvtt, portals: times(MOST_PARTS + 1, {}) }, '/portals', MOST_PARTS],
    ['lights of Universal VTT', { ...uvtt, lights: times(MOST_PARTS + 1, 0) }, '/lights', MOST_PARTS],
    ['walls of Foundry', { ...foundry, walls: times(MOST_PARTS + 1, {}) }, '/walls', MOST_PARTS],
    ['lights of Foundry', { ...foundry, lights: times(MOST_PARTS + 1, 0) }, '/lights', MOST_PARTS],
    ['layers of Tiled', { ...tiled, layers: times(MOST_LAYERS + 1, {}) }, '/layers', MOST_LAYERS],
    [
      'layers of a group of Tiled',
      { ...tiled, layers: [{ name: '', type: 'group', layers: times(MOST_LAYERS + 1, {}) }] },
      '/layers/0/layers',
      MOST_LAYERS
    ],
    [
      'squares of a layer of Tiled in Base64',
      { ...tiled, layers: [{ name: 'g', type: 'tilelayer', width: 2_000_000_000, height: 1, encoding: 'base64', data: 'AAAA' }] },
      '/layers/0/data',
      MOST_TILES
    ],
    [
      'squares of a layer of Tiled as numbers',
      { ...tiled, layers: [{ name: 'g', type: 'tilelayer', width: 40_000, height: 50_000, data: [] }] },
      '/layers/0/data',
      MOST_TILES
    ],
    [
      'squares of a part of an endless layer of Tiled',
      {
        ...tiled,
        infinite: true,
        layers: [{ name: 'g', type: 'tilelayer', chunks: [{ x: 0, y: 0, width: 4001, height: 1000, data: [] }] }]
      },
      '/layers/0/chunks/0/data',
      MOST_TILES
    ],
    ['units', [unit, ...times(MOST_UNITS, {})], '', MOST_UNITS],
    ['units of a page', { results: [unit, ...times(MOST_UNITS, {})] }, '/results', MOST_UNITS],
    ['members of a team', { ...team, main_force: [...(team!.main_force as object[]), ...times(MOST_UNITS, {})] }, '', MOST_UNITS],
    ['rows of a table', `${foreignTexts.table}${'own,1,W,1,8,10,17,3,\n'.repeat(MOST_UNITS)}`, '', MOST_UNITS],
    ['dials of a forum', `${foreignTexts.forum}\n${'own01 C [b]W[/b]\n'.repeat(MOST_UNITS)}`, '', MOST_UNITS]
  ])('%s: refused with its place', (_what, content, path, most) => {
    expect(refused(content)).toEqual([path, String(most)])
  })

  it('a set of millions of empty figures is refused before they are made', () => {
    const reading = readAny([{ name: 'set', bytes: bytesOf(`{"format":"linejudge-figures/2","figures":[${'{},'.repeat(5_000_000)}{}]}`) }])
    expect(reading).toMatchObject({ ok: false, broken: { problems: [{ code: 'too-large', path: '' }] } })
  })

  // The filler is put in as bytes: in a process that holds much, each long text more costs a whole collection of garbage.
  it('a map may be as large as the picture inside it makes it, and no larger beside it', () => {
    const filler = new Uint8Array(MOST_BYTES).fill('A'.charCodeAt(0))
    const filled = (map: object): Uint8Array<ArrayBuffer> => {
      const [before, after] = JSON.stringify(map).split('…')
      return new Uint8Array(Buffer.concat([bytesOf(before!), filler, bytesOf(after!)]))
    }
    const map = { format: 0.3, ...uvtt, image: `${String(uvtt!.image)}…` }
    expect(readAny([{ name: 'cave.dd2vtt', bytes: filled(map) }]).ok).toBe(true)
    const { format: _, ...unversioned } = map
    expect(refusedBytes(filled({ software: 'a drawing program of a long name', ...unversioned }))).toEqual(['', '32'])
    expect(refusedBytes(filled({ format: 0.3, ...uvtt, other: '…' }))).toEqual(['', '32'])
  })

  it('facts and asks of an event, events of a league', () => {
    const placesOf = (read: ReturnType<typeof readEvent> | ReturnType<typeof readLeague>) =>
      read.ok ? [] : read.problems.map(({ path }) => path)
    expect(placesOf(readEvent({ ...eventSample, log: times(200_001, {}) }))).toEqual(['/log'])
    expect(placesOf(readEvent({ ...eventSample, ask: times(1001, {}) }))).toEqual(['/ask'])
    const league = { format: 'linejudge-league/1', id: 'l', name: 'L', rule: {}, events: [] }
    expect(placesOf(readLeague({ ...league, events: times(MOST_EVENTS + 1, {}) }))).toEqual(['/events'])
    expect(placesOf(readLeague({ ...league, files: times(MOST_EVENTS + 1, {}) }))).toEqual(['/files'])
  })
})
