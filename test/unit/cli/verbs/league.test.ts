/** `judge league FILE`: standings over the events in it or beside it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-league-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function run(files: Readonly<Record<string, unknown>>, ...options: string[]) {
  const paths = Object.entries(files).map(([name, json]) => {
    const path = join(folder, name)
    writeFileSync(path, typeof json === 'string' ? json : JSON.stringify(json))
    return path
  })
  let [out, err] = ['', '']
  const output = { out: (more: string) => (out += more), err: (more: string) => (err += more), terminal: false }
  return { status: await main(['league', ...paths, ...options], output), out, err }
}

const night = (id: string, winner: 'a' | 'b') => ({
  format: 'linejudge-event/1',
  id,
  log: [
    { do: 'register', player: 'a', name: 'Ada' },
    { do: 'register', player: 'b', name: 'Bo' },
    { do: 'round', round: 1, pairs: [['a', 'b']] },
    { do: 'result', round: 1, table: 1, winner, score: { a: 10, b: 10 } }
  ]
})
const league = (more: object) => ({
  format: 'linejudge-league/1',
  id: 'autumn',
  name: 'Autumn',
  rule: { places: [3, '1/2'] },
  events: [{ id: 'one' }, { id: 'two' }],
  ...more
})

describe('judge league', () => {
  it('tells of fields that nobody knows, with the file they stand in', async () => {
    const files = {
      'odd.json': league({ files: [{ ...night('one', 'a'), fog: 1 }], tune: 'x' }),
      'odd-e.json': { ...night('two', 'b'), wind: 2 }
    }
    const { out } = await run(files, '--json')
    const { notConsidered } = JSON.parse(out) as { notConsidered: { path: string; file: string }[] }
    expect(notConsidered.map(({ path, file }) => `${file.split('/').at(-1)} ${path}`)).toEqual(['odd.json /tune', 'odd.json /files/0/fog', 'odd-e.json /wind']) // prettier-ignore
    expect((await run(files)).out).toContain('does not know /wind;')
  })

  it('answers as data, with what is in the file and what is given beside it; the latter counts', async () => {
    const files = { 'l.json': league({ files: [night('one', 'a'), night('two', 'a')] }), 'e.json': night('two', 'b') }
    const { status, out } = await run(files, '--json')
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      format: 'linejudge-league-answer/1',
      id: 'autumn',
      missing: [],
      events: [{ id: 'one', players: 2, open: 0 }, { id: 'two' }],
      rows: [
        { rank: 1, name: 'Ada', points: '7/2', firsts: 1, results: [{ points: '3/1' }, { points: '1/2' }] },
        { rank: 1, name: 'Bo', points: '7/2', firsts: 1 }
      ]
    })
  })

  it('answers in sentences, and names events that are not here', async () => {
    const { status, out } = await run({ 'l.json': league({ files: [night('one', 'a')] }) })
    expect(status).toBe(0)
    expect(out).toContain('The event two is not here.')
    expect(out).toContain('1 Ada: 3/1 · one place 1 3/1')
  })

  it('says what is wrong with the file that it is in, and with the command', async () => {
    expect(await run({ 'l.json': league({ rule: { places: [-1] } }) })).toMatchObject({
      status: 2,
      err: expect.stringContaining('/rule/places/0') as string
    })
    const bad = await run({ 'l.json': league({}), 'e.json': '{' }, '--json')
    expect(bad.status).toBe(2)
    expect(JSON.parse(bad.out)).toMatchObject({ ok: false })
    expect((await run({}, '--fast')).status).toBe(2)
  })
})
