/** The log of an event says of whom and what each of its entries tells. */
import { describe, expect, it } from 'vitest'
import { factWords } from '../../../../../../src/renderer/model/event/words/factWords.ts'
import { PageHost } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { FACT_KINDS } from '../../../../../../src/shared/tournament/facts/all.ts'
import type { ReadFact } from '../../../../../../src/shared/tournament/facts/factKind.ts'
import { eventTexts } from '../../../../../../src/renderer/i18n/laterTexts.ts'
import { clockOf } from '../../../../../support/clock.ts'

async function day() {
  const { host } = await PageHost.open({ storage: memoryStorage(), event: 'e', settings: {}, device: 'd', clock: clockOf(() => 0) })
  for (const [player, name] of [
    ['p1', 'Ada Lo'],
    ['p2', 'Bo Chen']
  ])
    expect(await host.append([{ do: 'register', player, name }])).toEqual({ ok: true })
  return (name: string, json: object) => factWords(host.state, { do: name, json } as ReadFact)
}

describe('an entry of the log', () => {
  it('says whose list, which table, which players', async () => {
    const said = await day()
    expect(said('list', { player: 'p1' })).toBe('Team list of Ada Lo')
    expect(said('list-checked', { player: 'p1', ok: false, reason: 'too dear' })).toBe('The team list of Ada Lo is rejected – too dear')
    expect(said('table-map', { table: 3, map: 'Yard' })).toBe('Map on table 3: Yard')
    expect(said('table-map', { table: 3, map: null })).toBe('Table 3: no map any more')
    expect(said('claim', { round: 1, table: 2, winner: 'p2', score: { p1: 95, p2: 300 } })).toBe(
      'Claim of a player, round 1, table 2: Bo Chen wins (Ada Lo 95, Bo Chen 300)'
    )
    expect(said('pod', { round: 1, table: 2, players: ['p1', 'p2'] })).toBe('Pod, round 1, table 2: Ada Lo, Bo Chen')
    expect(said('pod-result', { round: 1, table: 2, places: [['p1', 'p2']] })).toBe('Result of a pod, round 1, table 2: Ada Lo = Bo Chen')
    expect(said('correct', { round: 1, table: 2, places: [['p2'], ['p1']], reason: 'misread' })).toBe(
      'Correction, round 1, table 2: Bo Chen, Ada Lo – misread'
    )
  })

  it('marks a result that is doubtful, and no other', async () => {
    const said = await day()
    const result = (score: object, kind = 'played') => said('result', { round: 1, table: 2, winner: 'p2', score, kind })
    expect(result({ p1: 250, p2: 180 })).toBe(
      'Result, round 1, table 2: Bo Chen wins (Ada Lo 250, Bo Chen 180) – check: winner has fewer points'
    )
    expect(result({ p2: 1191 })).toContain(' – check: above the build total')
    expect(said('correct', { round: 1, table: 2, winner: 'p1', score: { p1: 1, p2: 2 } })).toContain(' – check: winner has fewer points')
    for (const fine of [result({ p1: 95, p2: 300 }), result({ p1: 180, p2: 180 }), result({}, 'no-show')])
      expect(fine).not.toContain('check')
  })

  it('names settings as the screen of settings does', async () => {
    expect((await day())('settings', { changes: { minutes: 60, checkIn: true, other: 1 } })).toBe(
      `Settings changed: ${eventTexts.plan.minutes}, ${eventTexts.plan.checkIn}, other`
    )
  })

  it('is never only the name of its kind', async () => {
    const said = await day()
    const { kinds } = eventTexts
    expect([...FACT_KINDS.keys()].filter((name) => said(name, { player: 'p1', device: 'd' }) === kinds[name])).toEqual([])
  })
})
