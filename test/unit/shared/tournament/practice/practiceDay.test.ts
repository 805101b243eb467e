/** A made-up day: it goes to its end by itself, only writes what a real day could, and a seed makes the same day again. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { practiceCall, PRACTICE_VERDICTS } from '../../../../../src/renderer/model/event/practiceCall.ts'
import { PageHost } from '../../../../../src/renderer/model/event/eventHost.ts'
import { nextStep, roundsOf } from '../../../../../src/renderer/model/event/nextStep.ts'
import { settingsAgain } from '../../../../../src/renderer/model/event/newEvent.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { practiceNext } from '../../../../../src/shared/tournament/practice/practiceDay.ts'
import { unknownInEvent } from '../../../../../src/shared/tournament/asks/unknownInEvent.ts'
import { parseMapFile } from '../../../../../src/shared/formats/documents/mapFile.ts'
import { parseJsonText } from '../../../../../src/shared/json/jsonText.ts'

async function day(players: number, seed: number) {
  const practice = { seed, players }
  const { host } = await PageHost.open({
    storage: memoryStorage(),
    event: 'e',
    settings: { practice, checkIn: true },
    device: 'd',
    now: () => 0
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

  it('has each answer about as often, is ruled on without anything left out, and is the same by the same seed', () => {
    const verdicts = Array.from({ length: 30 }, (_, seed) => practiceCall(maps, 'heroclix-2012', seed)!)
    for (const { ruling } of verdicts) expect(ruling.notConsidered).toEqual([])
    for (const verdict of PRACTICE_VERDICTS) expect(verdicts.filter((one) => one.verdict === verdict).length, verdict).toBeGreaterThan(4)
    expect(practiceCall(maps, 'heroclix-2012', 3)).toEqual(verdicts[3])
  })

  it('is none where there is no map', () => {
    expect(practiceCall([], 'heroclix-2012', 1)).toBeNull()
  })
})
