/** Settings that go by the edition of an event, and what they do to its results. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../../src/shared/editions/shippedEditions.ts'
import { RULESETS } from '../../../../../src/shared/contract/case.ts'
import { checkEvent } from '../../../../../src/shared/published/events.ts'
import { cappedAt, settingsOf, type SomeSettings } from '../../../../../src/shared/tournament/state/settings.ts'

const PLAYERS = [
  { do: 'register', player: 'p1', name: 'One' },
  { do: 'register', player: 'p2', name: 'Two' },
  { do: 'round', round: 1, pairs: [['p1', 'p2']], bye: null }
]

/** The answer to an event of one result: standings, and what was refused. */
function answered(settings: SomeSettings, result: object) {
  const fact = { do: 'result', round: 1, table: 1, ...result }
  const event = checkEvent({ format: 'linejudge-event/1', id: 'e', settings, log: [...PLAYERS, fact], ask: [{ kind: 'standings' }] })
  if (!event.ok) throw new Error(JSON.stringify(event.problems))
  const { refused, answers } = event.value.answer()
  const rows = (answers[0] as unknown as { rows: { player: string; wins: number; losses: number; score: number }[] }).rows
  return {
    refused: refused.map(({ code }) => code),
    rows: rows.map(({ player, wins, losses, score }) => `${player} ${wins}-${losses} ${score}`)
  }
}

const MODERN = { ruleset: 'heroclix-2023', buildTotal: 300 }

describe('what is recorded for a game', () => {
  it('is at most the build total in the editions that say so, and only there', () => {
    for (const ruleset of RULESETS) {
      const capped = shippedRuleset(ruleset)?.params.score.atMostTotal === true
      expect(cappedAt(settingsOf({ ruleset, buildTotal: 400 })), ruleset).toBe(capped ? 400 : null)
    }
    expect(cappedAt(settingsOf({}))).toBeNull()
  })

  it('is what the event says where it says something', () => {
    expect(cappedAt(settingsOf({ ...MODERN, scoreCap: false }))).toBeNull()
    expect(cappedAt(settingsOf({ ruleset: 'heroclix-2012', buildTotal: 500, scoreCap: true }))).toBe(500)
  })

  it('leaves the winner to the real score', () => {
    expect(answered(MODERN, { score: { p1: 340, p2: 350 } }).rows).toEqual(['p2 1-0 300', 'p1 0-1 300'])
  })
})

describe('a tie at zero points', () => {
  const score = { p1: 0, p2: 0 }

  it('wants a winner, whom the dice say', () => {
    expect(answered(MODERN, { score }).refused).toEqual(['winner-missing'])
    expect(answered(MODERN, { score, winner: 'p2' }).rows[0]).toBe('p2 1-0 0')
  })

  it('is lost by both where the event says so, but for a winner who is told', () => {
    const settings: SomeSettings = { ...MODERN, zeroTie: 'double-loss' }
    expect(answered(settings, { score })).toMatchObject({ refused: [], rows: ['p1 0-1 0', 'p2 0-1 0'] })
    expect(answered(settings, { score, winner: 'p2' }).rows[0]).toBe('p2 1-0 0')
    expect(answered(settings, { score: { p1: 50, p2: 50 } }).refused).toEqual(['winner-missing'])
    expect(answered(settings, {}).refused).toEqual(['winner-missing'])
  })
})

describe('a concession', () => {
  it('needs its winner, and has the points as they are reported', () => {
    expect(answered(MODERN, { kind: 'concession', score: { p1: 140, p2: 60 } }).refused).toEqual(['winner-missing'])
    expect(answered(MODERN, { kind: 'concession', winner: 'p2', score: { p1: 140, p2: 60 } }).rows).toEqual(['p2 1-0 60', 'p1 0-1 140'])
  })
})

it('refuses settings that cannot be', () => {
  const wrong = [
    { on: '2026-13-01' },
    { atTime: 'soon' },
    { zeroTie: 'draw' },
    { scoreCap: 1 },
    { age: 'bronze' },
    { lists: [{ age: 'any' }] }
  ]
  for (const settings of wrong)
    expect(checkEvent({ format: 'linejudge-event/1', id: 'e', settings, log: [] }).ok, JSON.stringify(settings)).toBe(false)
})
