/** `judge event FILE`: answers, refusals, and files that are no event. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-event-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
async function run(text: string | Uint8Array, ...options: string[]) {
  const file = join(folder, `${++files}.json`)
  writeFileSync(file, text)
  let [out, err] = ['', '']
  const status = await main(['event', file, ...options], {
    out: (more) => (out += more),
    err: (more) => (err += more),
    terminal: false
  })
  return { status, out, err }
}

const EVENT = {
  format: 'linejudge-event/1',
  id: 'saturday',
  log: [
    { do: 'register', player: 'a', name: 'Ada' },
    { do: 'register', player: 'b', name: 'Bo' },
    { do: 'drop', player: 'c' },
    { do: 'round', round: 1, pairs: [['a', 'b']], bye: null, tables: [4] },
    { do: 'result', round: 1, table: 4, winner: 'a', score: { a: 300, b: 20 } },
    { do: 'clock', round: 1, action: 'start', at: '2026-03-07T10:00:00+01:00' }
  ],
  ask: [
    { kind: 'standings' },
    { kind: 'pair', seed: 1 },
    { kind: 'bracket' },
    { kind: 'clock', round: 1, now: '2026-03-07T09:30:00Z' },
    { kind: 'lists' },
    { kind: 'penalties', player: 'a', infraction: 'x' },
    { kind: 'calls', now: '2026-03-07T09:30:00Z' },
    { kind: 'check-pairing', round: 1 },
    { kind: 'check-pairing', round: 7 }
  ]
}

describe('judge event', () => {
  it('tells of fields that nobody knows, with their places, and of none where there are none', async () => {
    const odd = JSON.stringify({ ...EVENT, settings: { fog: 1 }, ask: [{ kind: 'standings', tune: 'x' }] })
    const places = ['/settings/fog', '/ask/0/tune']
    const answer = JSON.parse((await run(odd, '--json')).out) as object
    expect(answer).toMatchObject({ notConsidered: places.map((path) => ({ kind: 'field', path })) })
    for (const path of places) expect((await run(odd)).out).toContain(`does not know ${path};`)
    expect(JSON.parse((await run(JSON.stringify(EVENT), '--json')).out)).not.toHaveProperty('notConsidered')
  })

  it('prints standings, pairings and clock of a saved event, which asks nothing', async () => {
    const { ask: _, ...saved } = EVENT
    const { status, out } = await run(JSON.stringify(saved))
    expect(status).toBe(0)
    for (const words of [
      'Standings after round 1\n 1. Ada: 1-0, 300 points',
      'Pairings of round 1\n Table 4: Ada - Bo: Ada has won, 300 : 20',
      'Clock of round 1\n running, 50:00 left'
    ])
      expect(out).toContain(words)
    const log = [...saved.log, { do: 'cut', size: 2 }]
    const cut = (await run(JSON.stringify({ ...saved, log }))).out
    expect(cut).toContain('Bracket\n cut-1-1, table 1: Ada - Bo: no result yet')
    expect(cut).toContain('Clock of round 1 of the cut\n not started, 50:00 left')
    const long = (await run(JSON.stringify({ ...saved, settings: { minutes: 65 }, log }))).out
    expect(long).toContain('not started, 1:05:00 left')
    // A file with asks gets their answers alone.
    expect((await run(JSON.stringify(EVENT))).out).not.toContain('Pairings of round 1')
  })

  it('answers as JSON, also where facts were refused', async () => {
    const { status, out, err } = await run(JSON.stringify(EVENT), '--json')
    expect([status, err]).toEqual([0, ''])
    const answer = JSON.parse(out) as { refused: unknown; answers: Record<string, unknown>[] }
    expect(answer).toMatchObject({
      format: 'linejudge-event-answer/1',
      id: 'saturday',
      refused: [{ at: 2, code: 'unknown-player', message: 'There is no player "c" in this event.' }],
      ignored: []
    })
    // Each answer repeats what was asked.
    answer.answers.forEach((one, index) => {
      expect(one).toMatchObject(EVENT.ask[index]!)
    })
    expect(answer.answers[0]).toMatchObject({ after: 1, rows: [{ rank: 1, player: 'a', opponentsWinRate: '3/10' }, { rank: 2 }] })
    expect(answer.answers[1]).toMatchObject({
      round: 2,
      generator: 'mulberry32',
      cost: { rematches: 1 },
      pairs: [{ table: 1, because: [{ id: 'down-one-win' }, { id: 'neighbours-by-points' }, { id: 'rematch-unavoidable' }] }]
    })
    expect(answer.answers[2]).toMatchObject({ refused: { code: 'no-cut' } })
    expect(answer.answers[3]).toMatchObject({ state: 'running', left: 1200, said: ['start', '25 minutes'] })
    expect(answer.answers[5]).toMatchObject({ count: 0, next: 'caution' })
    expect(answer.answers[6]).toMatchObject({ open: [], medianWait: null })
    expect(answer.answers[7]).toMatchObject({ ok: true })
    expect(answer.answers[8]).toMatchObject({ refused: { code: 'round-out-of-order' } })
  })

  it('says the same in sentences', async () => {
    const { status, out } = await run(JSON.stringify(EVENT))
    expect(status).toBe(0)
    expect(out).toContain('Fact 3 was refused: There is no player "c" in this event.')
    expect(out).toContain('Standings')
    expect(out).toContain('rank 1 · player a · wins 1')
    expect(out).not.toMatch(/undefined|\[object/)
  })

  it.each([
    ['no JSON', '{', 'syntax', ''],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00]), 'not-utf-8', ''],
    ['no event', JSON.stringify({ ...EVENT, format: 'clixcase/1' }), 'wrong-value', '/format'],
    ['a fact of no shape', JSON.stringify({ ...EVENT, log: [EVENT.log[0], 5] }), 'wrong-value', '/log/1'],
    ['a fact without its player', JSON.stringify({ ...EVENT, log: [{ do: 'register', name: 'Ada' }] }), 'missing-field', '/log/0'],
    ['a wrong setting', JSON.stringify({ ...EVENT, settings: { floor: '3/0' } }), 'wrong-value', '/settings/floor'],
    ['an unknown ask', JSON.stringify({ ...EVENT, ask: [{ kind: 'weather' }] }), 'wrong-value', '/ask/0/kind'],
    ['an ask without its field', JSON.stringify({ ...EVENT, ask: [{ kind: 'pair' }] }), 'missing-field', '/ask/0']
  ] as const)('tells %s by its place and ends with 2', async (_, text, code, path) => {
    const { status, out } = await run(text, '--json')
    expect(status).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ error: { code, path } })
    expect((await run(text)).err).not.toBe('')
  })

  it('refuses what is no option of it, and no file at all', async () => {
    expect((await run(JSON.stringify(EVENT), '--change')).status).toBe(2)
    expect(await main(['event'], { out: () => undefined, err: () => undefined, terminal: false })).toBe(2)
  })
})
