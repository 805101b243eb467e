/** `judge lint|pins|fairness|diff`: one JSON document, exit statuses, and input that is no map. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'
import { editionPath } from '../../../support/editions.ts'
import { MAP_VERBS } from '../../../../src/cli/verbs/mapVerbs.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-maps-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
function file(content: unknown): string {
  const name = join(folder, `${++files}.json`)
  writeFileSync(name, content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

async function judge(...args: readonly string[]) {
  let [out, err] = ['', '']
  const status = await main(args, { out: (more) => (out += more), err: (more) => (err += more), terminal: false })
  return { status, out, err, json: () => JSON.parse(out) as Record<string, unknown> }
}

const rows = (row: string, count: number): string[] => Array.from({ length: count }, () => row)
const strip = (y: number) => [0, 1, 2, 3].flatMap((x) => [[x, y], [x, y + 1]]) // prettier-ignore
const MAP = {
  format: 'linejudge-map/2',
  id: 'strip',
  name: 'Strip',
  meta: { permission: 'free to share' },
  map: { size: [4, 10], terrain: rows('....', 10), walls: [[[1, 4], [1, 5]]], starting: { red: strip(0), blue: strip(8) } }, // prettier-ignore
  pins: [{ id: 'over', ask: { kind: 'line-of-fire', from: [1, 2], to: [1, 7] }, expect: { verdict: 'blocked' } }]
}
const FIRST = { ...MAP, format: 'linejudge-map/1', description: '', systems: [], specialTerrain: [], pins: undefined, meta: undefined }

describe('the verbs of maps', () => {
  it('lint: clean 0, errors 1, warnings 1 only where it is strict', async () => {
    const clean = await judge('lint', file(MAP), '--json')
    expect([clean.status, clean.err]).toEqual([0, ''])
    expect(clean.json()).toMatchObject({
      format: 'linejudge-lint/1',
      map: 'strip',
      ok: true,
      errors: 0,
      warnings: 0,
      census: { squares: 40, walls: 1, starting: { red: 8, blue: 8 } }
    })
    const small = file({ ...MAP, map: { ...MAP.map, starting: { red: strip(0).slice(0, 2), blue: strip(8).slice(0, 2) } } })
    expect((await judge('lint', small, '--json')).status).toBe(0)
    expect((await judge('lint', small, '--strict')).status).toBe(1)
    const wrong = await judge('--json', 'lint', file({ ...MAP, map: { ...MAP.map, starting: {} } }), '--ruleset', 'heroclix-2010')
    expect([wrong.status, wrong.json().ok]).toEqual([1, false])
  })

  it('go by editions in files, which pins may name', async () => {
    const pin = { ...MAP.pins[0]!, ruleset: 'corner-store' }
    const map = file({ ...MAP, pins: [pin] })
    expect((await judge('pins', map, '--json')).json()).toMatchObject({ total: 1, same: 0, broken: [{ id: 'over' }] })
    for (const args of [
      ['--edition', editionPath('corner')],
      ['--edition', editionPath('corner'), '--ruleset', 'heroclix-2012']
    ])
      expect((await judge('pins', map, '--json', ...args)).json()).toMatchObject({ total: 1, same: 1, broken: [] })
    expect((await judge('lint', file(MAP), '--edition', editionPath('corner'))).status).toBe(0)
    const lost = await judge('lint', map, '--edition', editionPath('north'), '--json')
    expect([lost.status, lost.json()]).toMatchObject([2, { ok: false, problems: [{ code: 'parent-missing' }] }])
  })

  it('of figures: coverage counts the powers of an edition in a file', async () => {
    const empty = { keywords: [], powers: [], canUse: [], specialPowers: [], abilities: [], dial: [] }
    const values = { size: 'standard', points: 50, speed: 6, attack: 9, defense: 15, damage: 2, range: 4, bolts: 1 }
    const one = { id: 'one', name: 'One', baseSquares: 1, source: '', teamAbilities: ['night-watch'] }
    const set = file({ format: 'linejudge-figures/2', id: 'night', name: 'Night', figures: [{ ...one, ...values, ...empty }] })
    expect((await judge('coverage', set, '--json')).json()).toMatchObject({ ruleset: 'heroclix-2013', fullyRuled: 0 })
    expect((await judge('coverage', set, '--json', '--edition', editionPath('corner'))).json()).toMatchObject({
      ruleset: 'corner-store',
      fullyRuled: 1
    })
    expect((await judge('coverage', set, '--ruleset', 'chess')).status).toBe(2)
  })

  it('pins, fairness and diff answer as their formats say', async () => {
    const map = file(MAP)
    const pins = await judge('pins', map, '--json')
    expect([pins.status, pins.json()]).toMatchObject([
      0,
      { format: 'linejudge-pins/1', total: 1, same: 1, changed: [], broken: [], unnoticedWalls: [] }
    ])
    expect(pins.json()).not.toHaveProperty('proposed')
    const bare = file({ ...MAP, pins: undefined })
    const proposed = await judge('pins', bare, '--json', '--propose', '3')
    expect([proposed.status, proposed.json()]).toMatchObject([
      0,
      {
        total: 0,
        unnoticedWalls: MAP.map.walls,
        proposed: { pins: [{ expect: { verdict: 'blocked' } }], unnoticedWalls: [], unnoticedGround: [] }
      }
    ])
    expect((await judge('pins', bare, '--propose', '3')).out).toContain('with them 0 walls and 0 squares that no pin notices')
    const changed = file({ ...MAP, map: { ...MAP.map, walls: [] } })
    expect((await judge('pins', changed)).status).toBe(1)
    const { heat } = (await judge('fairness', map, '--heat', 'sees', '--json')).json() as { heat: { kind: string; squares: object[] } }
    expect([heat.kind, Object.keys(heat.squares[0]!)]).toEqual(['sees', ['at', 'value', 'hindered']])
    expect((await judge('fairness', map, '--heat', 'cold', '--json')).status).toBe(2)
    const fairness = (await judge('fairness', map, '--json')).json()
    expect(fairness).toMatchObject({
      format: 'linejudge-fairness/1',
      balance: 0,
      firstStrike: 0,
      sides: { red: { squares: 8, exposure: 1 } }
    })
    expect((await judge('fairness', map, '--json', '--exact', '--speed', '0', '--range', '2')).json()).toMatchObject({
      balance: [0, 40],
      sides: { red: { exposure: [0, 8] } }
    })
    expect((await judge('diff', map, map, '--json')).json()).toMatchObject({
      format: 'linejudge-diff/1',
      same: true,
      lines: { of: 40 * 39, changed: 0 },
      pins: []
    })
    const diff = await judge('diff', map, changed, '--json')
    expect([diff.status, diff.json()]).toMatchObject([1, { same: false, edges: [{ field: 'walls', how: 'gone' }], pins: ['over'] }])
  })

  it('read maps of version 1', async () => {
    expect((await judge('lint', file(FIRST), '--json')).status).toBe(0)
  })

  it('speak in sentences without --json', async () => {
    const map = file(MAP)
    for (const verb of MAP_VERBS) {
      const { out, err } = await judge(verb.name, ...(verb.maps === 2 ? [map, file({ ...MAP, name: 'Other' })] : [map]))
      expect([out.length > 20, err]).toEqual([true, ''])
      expect(out).not.toMatch(/undefined|\[object|NaN/)
    }
  })

  it('lint: a map of hexes has a few codes of its own; the other verbs refuse it', async () => {
    const hexes = file({
      format: 'linejudge-hexmap/1',
      id: 'two',
      name: 'Two parts',
      description: '',
      systems: [],
      map: { hexes: [[0, 0, 1], [1, 0, 1], [4, 0, 2]], ground: { water: [[0, 0]] } } // prettier-ignore
    })
    const { status, json } = await judge('lint', hexes, '--json')
    expect([status, (await judge('lint', hexes, '--strict')).status]).toEqual([0, 1])
    expect(json()).toMatchObject({
      format: 'linejudge-lint/1',
      map: 'two',
      ok: true,
      warnings: 1,
      findings: [{ code: 'hexes-apart', hexes: [[4, 0]], count: 1 }],
      census: { hexes: 3, levels: { 1: 2, 2: 1 }, ground: { water: 1 } }
    })
    expect((await judge('lint', hexes, '--map', 'other')).status).toBe(2)
    for (const args of [
      ['pins', hexes],
      ['fairness', hexes],
      ['diff', hexes, hexes]
    ])
      expect((await judge(...args, '--json')).json()).toMatchObject({ ok: false, problems: [{ code: 'wrong-grid' }] })
  })

  const BAD: readonly (readonly [string, unknown, string])[] = [
    ['rubbish', new Uint8Array([0, 255, 3, 7]), 'not-utf-8'],
    ['no JSON', '{"format":', 'syntax'],
    ['too deep', `${'['.repeat(65)}${']'.repeat(65)}`, 'too-deep'],
    ['a prototype', '{"__proto__": {"a": 1}}', 'forbidden-key'],
    ['another format', { ...MAP, format: 'clixcase/1' }, 'wrong-format'],
    ['a later version', { ...MAP, format: 'linejudge-map/9' }, 'newer-version'],
    ['a map of hexes', { format: 'linejudge-hexmap/1' }, 'wrong-grid'],
    ['a map without squares', { ...MAP, map: { size: [0, 3] } }, 'wrong-value']
  ]

  it.each(BAD)('tell %s by a code and a sentence, and end with 2', async (_, content, code) => {
    for (const { name, maps, format } of MAP_VERBS) {
      const names = Array.from({ length: maps }, () => file(content))
      const bad = await judge(name, ...names, '--json')
      expect(bad.status).toBe(2)
      // Only lint knows maps of hexes: it says what is wrong with one.
      const told = code === 'wrong-grid' && name === 'lint' ? 'missing-field' : code
      expect(bad.json().problems).toContainEqual(expect.objectContaining({ code: told }))
      expect(bad.json()).toMatchObject({ format, ok: false })
      expect((await judge(name, ...names)).err).not.toBe('')
    }
  })

  it('end with 2 on a missing file, a folder, too many or too few files, and options that are not theirs', async () => {
    const map = file(MAP)
    for (const args of [
      ['lint', join(folder, 'missing.json')],
      ['lint', folder],
      ['lint'],
      ['lint', map, map],
      ['diff', map],
      ['lint', map, '--speed', '3'],
      ['fairness', map, '--speed', 'fast'],
      ['pins', map, '--propose', 'many'],
      ['fairness', map, '--speed'],
      ['lint', map, '--ruleset', 'chess']
    ]) {
      const { status, out, err } = await judge(...args)
      expect([status, out], args.join(' ')).toEqual([2, ''])
      expect(err).not.toBe('')
    }
    expect((await judge('lint', '--help')).status).toBe(0)
  })
})
