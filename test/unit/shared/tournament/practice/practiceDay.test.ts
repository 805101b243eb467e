/** A made-up day: it goes to its end by itself, only writes what a real day could, and a seed makes the same day again. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { practiceCall, PRACTICE_KINDS } from '../../../../../src/renderer/model/event/practice/practiceCall.ts'
import { PageHost } from '../../../../../src/renderer/model/event/log/eventHost.ts'
import { trainedRows } from '../../../../../src/renderer/model/event/practice/trained.ts'
import { nextStep, roundsOf } from '../../../../../src/renderer/model/event/nextStep.ts'
import { settingsAgain } from '../../../../../src/renderer/model/event/newEvent.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { practiceNext } from '../../../../../src/shared/tournament/practice/practiceDay.ts'
import { unknownInEvent } from '../../../../../src/shared/tournament/asks/unknownInEvent.ts'
import { parseMapFile } from '../../../../../src/shared/formats/documents/maps/mapFile.ts'
import { parseJsonText } from '../../../../../src/shared/json/jsonText.ts'
import { clockOf } from '../../../../support/clock.ts'

async function day(players: number, seed: number) {
  const practice = { seed, players }
  const { host } = await PageHost.open({
    storage: memoryStorage(),
    event: 'e',
    settings: { practice, checkIn: true },
    device: 'd',
    clock: clockOf(() => 0)
  })
  let facts = practiceNext(host.state, practice, 0, 3)
  while (facts.length > 0) {
    expect(await host.append(facts), JSON.stringify(facts)).toEqual({ ok: true })
    facts = practiceNext(host.state, practice, host.entries.length, roundsOf(host.state))
  }
  return host
}

describe('a made-up day', () => {
  it.each([2, 5, 12, 33])('of %i players goes to its end, with every fact taken', async (players) => {
    const { state, entries } = await day(players, players)
    // What the app writes is what the format names.
    expect(unknownInEvent({ log: entries.map(({ fact }) => fact.json) })).toEqual([])
    expect(nextStep(state)).toEqual({ do: 'finish' })
    expect(state.players.size).toBe(players)
    expect(new Set([...state.players.values()].map(({ name }) => name)).size).toBe(players)
    expect(state.rounds.length).toBeGreaterThanOrEqual(3)
    expect([...state.calls.values()].every(({ closed }) => closed !== null)).toBe(true)
  })

  it('is the same again by the same seed, and another one by another', async () => {
    const said = async (seed: number) =>
      JSON.stringify((await day(12, seed)).entries.map(({ fact }) => [fact.do, fact.json.score, fact.json.name]))
    expect(await said(7)).toBe(await said(7))
    expect(await said(7)).not.toBe(await said(8))
  })

  it('has calls for a judge', async () => {
    const calls = await Promise.all([1, 2, 3, 4, 5].map(async (seed) => (await day(12, seed)).state.calls.size))
    expect(calls.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(5)
  })

  it('does not come along when another event is made as last time', async () => {
    expect(settingsAgain((await day(2, 1)).state.settings)).not.toHaveProperty('practice')
  })
})

describe('a call for a trainee', () => {
  const folder = join(import.meta.dirname, '../../../../../resources/packs')
  const maps = readdirSync(folder)
    .filter((name) => name.endsWith('.map.json'))
    .flatMap((name) => {
      const json = parseJsonText(readFileSync(join(folder, name), 'utf8'))
      const file = json.ok ? parseMapFile(json.value) : json
      return file.ok ? [file.value] : []
    })

  it.each(PRACTICE_KINDS)('%s: has several answers with the right one among them, and is ruled on without anything left out', (kind) => {
    const calls = Array.from({ length: 12 }, (_, seed) => practiceCall(maps, 'heroclix-2012', seed, kind)!)
    for (const { ruling, answers, right, question } of calls) {
      expect(ruling.notConsidered).toEqual([])
      expect(answers.length).toBeGreaterThan(1)
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
      expect(answers.map(({ id }) => id)).toContain(right)
      expect(question).toMatch(/\?$/)
    }
    // No place among the answers is always the right one.
    expect(new Set(calls.map(({ answers, right }) => answers.findIndex(({ id }) => id === right))).size).toBeGreaterThan(1)
    expect(practiceCall(maps, 'heroclix-2012', 3, kind)).toEqual(calls[3])
  })

  it('is of every kind in its turn', () => {
    const kinds = Array.from({ length: 30 }, (_, seed) => practiceCall(maps, 'heroclix-2012', seed)!.kind)
    expect(new Set(kinds)).toEqual(new Set(PRACTICE_KINDS))
  })

  it('is none where there is no map', () => {
    expect(practiceCall([], 'heroclix-2012', 1)).toBeNull()
  })
})

describe('a call that a trainee has taken', () => {
  it('is left alone by the day, which goes on at the other tables and after it', async () => {
    const practice = { seed: 5, players: 8 }
    const { host } = await PageHost.open({
      storage: memoryStorage(),
      event: 'e',
      settings: { practice },
      device: 'd',
      clock: clockOf(() => 0)
    })
    const step = async () => {
      const facts = practiceNext(host.state, practice, host.entries.length, 3)
      if (facts.length > 0) expect(await host.append(facts)).toEqual({ ok: true })
      return facts.length > 0
    }
    while (host.state.clocks.size === 0) await step()
    await host.append([{ do: 'call', call: 'own', round: 1, table: 2 }])
    await host.append([{ do: 'take-call', call: 'own', judge: 'Trainee' }])
    while (await step()) {
      // Until nothing happens by itself any more.
    }
    expect([...host.state.rounds[0]!.tables.values()].filter(({ result }) => result === null).map(({ table }) => table)).toEqual([2])
    expect(host.state.calls.get('own')!.closed).toBeNull()
    await host.append([{ do: 'close-call', call: 'own' }])
    expect(await step()).toBe(true)
  })

  it('is counted by its kind, with the time that it took', () => {
    const trained = [
      { said: 'clear', verdict: 'blocked' },
      { said: '7', verdict: '7', kind: 'needed', seconds: 20 },
      { said: '8', verdict: '7', kind: 'needed', seconds: 11 }
    ]
    expect(trainedRows({ trained })).toEqual([
      { kind: 'line-of-fire', right: 0, all: 1, seconds: null },
      { kind: 'needed', right: 1, all: 2, seconds: 15 },
      { kind: null, right: 1, all: 3, seconds: 15 }
    ])
    expect(trainedRows({ trained: [] })).toEqual([])
  })
})
