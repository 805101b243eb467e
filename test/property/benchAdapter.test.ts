/** What the adapter tells a bench of others must be what the rulings say on the same map (`npm run bench:adapter`). */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../src/shared/cases/answer.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import type { CaseFigure, ClixCase, SquareXY } from '../../src/shared/contract/case.ts'
import type { LineOfFireRuling, ReachRuling } from '../../src/shared/contract/ruling.ts'
import {
  allPairs,
  caseMap,
  lofField,
  lofPair,
  moveRange,
  odds,
  prepareMap,
  swissRound,
  type BenchMap,
  type BenchPlayer
} from '../bench/adapter.ts'
import { chanceFrom } from '../support/seeded.ts'

const VERDICTS = ['clear', 'hindered', 'blocked']

/** A map of the bench: bytes of terrain, elevation and walls, with a ring of blocking squares. */
function benchMap(seed: number, w: number, h: number): BenchMap {
  const chance = chanceFrom(seed)
  const cells = new Uint8Array((w + 2) * (h + 2)).fill(1)
  const at = (x: number, y: number): number => (y + 1) * (w + 2) + x + 1
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      cells[at(x, y)] =
        (chance.is(0.12) ? 1 : chance.is(0.2) ? 2 : 0) |
        (chance.is(0.15) ? chance.whole(1, 3) << 2 : 0) |
        (chance.is(0.06) ? 16 : 0) |
        (chance.is(0.06) ? 32 : 0)
  return { w, h, cells, at }
}

function ruled<R>(map: BenchMap, figures: readonly CaseFigure[], ask: ClixCase['ask']): R {
  const parsed = parseCase({ format: 'clixcase/1', ruleset: 'heroclix-2012', map: caseMap(map), figures, ask })
  if (!parsed.ok) throw new Error(parsed.problems[0]!.message)
  return answerCase(parsed.value) as R
}

describe('the adapter of the bench', () => {
  it.each([1, 2, 3])('has the verdicts of single rulings: map %i', (seed) => {
    const map = benchMap(seed, 9, 12)
    const board = prepareMap(map)
    const chance = chanceFrom(seed)
    const out = new Uint8Array(9 * 12)
    let open = 0
    for (let y = 0; y < 12; y++)
      for (let x = 0; x < 9; x++) {
        lofField(board, x, y, out)
        open += out.reduce((sum, state, square) => sum + Number(state !== 2 && square !== y * 9 + x), 0)
        for (let n = 0; n < 4; n++) {
          const to: SquareXY = [chance.whole(0, 8), chance.whole(0, 11)]
          if (to[0] === x && to[1] === y) continue
          const { verdict } = ruled<LineOfFireRuling>(map, [], { kind: 'line-of-fire', from: [x, y], to })
          expect(VERDICTS[lofPair(board, x, y, ...to)]).toBe(verdict)
          expect(VERDICTS[out[to[1] * 9 + to[0]]!]).toBe(verdict)
        }
      }
    expect(allPairs(board)).toBe(open)
  })

  it('goes where the rulings go', () => {
    const map = benchMap(4, 12, 9)
    const board = prepareMap(map)
    const out = new Uint16Array(12 * 9)
    for (const [x, y] of [
      [1, 1],
      [6, 4],
      [10, 7]
    ] as const) {
      if (map.cells[map.at(x, y)]! & 1) continue
      moveRange(board, x, y, 4, out)
      const { squares } = ruled<ReachRuling>(map, [{ id: 'A', at: [x, y], speed: 4 }], { kind: 'reach', figure: 'A' })
      const reached = [...out].flatMap((steps, square): SquareXY[] => (steps <= 4 ? [[square % 12, Math.floor(square / 12)]] : []))
      // The figure of the board passes through other squares than it may end in; its own start counts as reached.
      for (const at of squares) expect(reached).toContainEqual(at)
    }
  })

  it('has the exact chances', () => {
    expect(odds(7, 0, 0)).toBe(21 / 36)
    expect(odds(12, 1, 0)).toBe(71 / 1296)
  })

  it('pairs everybody once, nobody again, and the bye not to who has had one', () => {
    const chance = chanceFrom(4)
    for (const size of [8, 9, 40]) {
      const players = Array.from({ length: size }, (_, index): BenchPlayer & { opp: Set<number> } => ({
        id: index + 1,
        score: 3 * chance.whole(0, 2),
        opp: new Set<number>(),
        bye: index === 0
      }))
      for (const [index, one] of players.slice(1).entries()) {
        one.opp.add(index + 1)
        players[index]!.opp.add(one.id)
      }
      const round = swissRound({ players })
      expect(
        round
          .flat()
          .filter((id) => id !== null)
          .toSorted((a, b) => a - b)
      ).toEqual(players.map(({ id }) => id))
      for (const [a, b] of round) {
        if (b === null) expect(players[a - 1]!.bye).toBe(false)
        else expect(players[a - 1]!.opp.has(b)).toBe(false)
      }
    }
  })
})
