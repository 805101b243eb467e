/** Tournaments that somebody else has made: their histories are taken, and no pairing of theirs is better than ours by the first four criteria. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EVENT_EXPORTS, exportText } from '../../../../../src/renderer/model/event/record/exports.ts'
import { compareCosts, type Cost } from '../../../../../src/shared/tournament/pairing/cost.ts'
import { checkPairing } from '../../../../../src/shared/tournament/pairing/pair.ts'
import { randomEvent } from '../../../../support/randomEvents.ts'
import { readTrf, replayTrf } from '../../../../support/trf.ts'

const file = (name: string): string => readFileSync(join(import.meta.dirname, `../../../../fixtures/trf/${name}.trf`), 'utf8')
const whole = (cost: Partial<Cost>): Cost => ({
  rematches: 0,
  secondByes: 0,
  byeWins: 0,
  spread: 0,
  clubs: 0,
  byePoints: 0,
  order: 0,
  ...cost
})

describe.each([
  ['dutch_2025_C5', 6, 2],
  ['dutch_2025_C9', 5, 1],
  ['issue_7', 60, 14],
  ['issue_15', 180, 11]
] as const)('%s', (name, players, rounds) => {
  it(`is read with its ${players} players, and ours is never the worse pairing`, () => {
    const better: number[] = []
    const log = replayTrf(file(name), (before, round) => {
      const checked = checkPairing(before.state, round)!
      expect(compareCosts(whole(checked.best), whole(checked.cost), 4), `round ${round}`).toBeLessThanOrEqual(0)
      if (!checked.ok) better.push(round)
    })
    expect(log.state.players.size).toBe(players)
    expect(log.state.rounds.length).toBe(rounds)
    // Round 1 knows no wins: every pairing of it is as good as ours.
    expect(better).not.toContain(1)
  })
})

it('our own report is read again: the same pairs in every round', () => {
  const { log } = randomEvent(11, 9, 4)
  const trf = EVENT_EXPORTS.find(({ id }) => id === 'trf')!
  const cells = readTrf(exportText(trf, log, 'Night', true))
  const number = (id: string): number => log.state.players.get(id)!.number
  for (const { round, tables, bye } of log.state.rounds) {
    for (const { players } of tables.values()) expect(cells.get(number(players[0]))![round - 1]!.other).toBe(number(players[1]))
    if (bye !== null) expect(cells.get(number(bye))![round - 1]).toEqual({ other: 0, sign: 'U' })
  }
})

/** Reports that may not lie here, for want of a licence or of room: whoever has them names their folder. */
const OUTSIDE = process.env['LINEJUDGE_TRF']
it.skipIf(OUTSIDE === undefined)('no pairing of the reports in the folder LINEJUDGE_TRF is better than ours', () => {
  let played = 0
  for (const name of readdirSync(OUTSIDE!).filter((one) => one.endsWith('.trf')))
    replayTrf(readFileSync(join(OUTSIDE!, name), 'utf8'), (before, round) => {
      const checked = checkPairing(before.state, round)
      if (checked === null) return
      played++
      expect(compareCosts(whole(checked.best), whole(checked.cost), 4), `${name}, round ${round}`).toBeLessThanOrEqual(0)
    })
  expect(played).toBeGreaterThan(0)
})
