/** A call for a trainee judge: a position that nobody has built, and a question on it whose answer the engine knows. */
import type { CaseFigure, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { mulberry32 } from '../../../shared/tournament/pairing/random.ts'
import { answerTable } from '../table/answerTable.ts'

/** What may be answered. */
export const PRACTICE_VERDICTS = ['clear', 'hindered', 'blocked'] as const
export type PracticeVerdict = (typeof PRACTICE_VERDICTS)[number]

export interface PracticeCall {
  readonly case: ClixCase
  readonly ruling: Ruling
  readonly verdict: PracticeVerdict
}

const NAMES = ['Rook', 'Wren', 'Jay', 'Finch', 'Heron']
const SIZES = [undefined, undefined, undefined, 'giant'] as const
/** So many positions are looked at until one has an answer. */
const TRIES = 40

/** A call by a seed on one of the maps; null: no map has one. The answers are asked for evenly: a position that gives another one is passed over. */
export function practiceCall(maps: readonly MapFile[], ruleset: ClixCase['ruleset'], seed: number): PracticeCall | null {
  const chance = mulberry32(seed)
  const wanted = PRACTICE_VERDICTS[chance() % PRACTICE_VERDICTS.length]
  const fitting = maps.filter(({ map }) => map.size[0] <= 40 && map.size[1] <= 40)
  if (fitting.length === 0) return null
  let other: PracticeCall | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const made = callOn(fitting[chance() % fitting.length]!, ruleset, chance)
    if (made?.verdict === wanted) return made
    other ??= made
  }
  return other
}

function callOn(file: MapFile, ruleset: ClixCase['ruleset'], chance: () => number): PracticeCall | null {
  const [width, height] = file.map.size
  const square = (): SquareXY => [chance() % width, chance() % height]
  const from = square()
  // Near enough that the line can be read on a board.
  const to: SquareXY = [from[0] - 7 + (chance() % 15), from[1] - 7 + (chance() % 15)]
  const others = chance() % 3
  const figures: CaseFigure[] = [
    from,
    to,
    ...Array.from({ length: others }, (): SquareXY => [from[0] - 5 + (chance() % 11), from[1] - 5 + (chance() % 11)])
  ].map((at, index) => {
    const size = index < 2 ? undefined : SIZES[chance() % SIZES.length]
    return { id: `f${index + 1}`, name: NAMES[index]!, side: index % 2 === 0 ? 'red' : 'blue', at, ...(size && { size }) }
  })
  const inside = figures.every(({ at }) => {
    const [x, y] = at as SquareXY
    return x >= 0 && y >= 0 && x < width && y < height
  })
  const places = new Set(figures.map(({ at }) => String(at)))
  if (!inside || places.size < figures.length) return null
  const value: ClixCase = {
    format: 'clixcase/1',
    ruleset,
    turn: { round: 1 },
    map: { ...file.map, id: file.id, name: file.name },
    ...(file.specialTerrain.length > 0 && { specialTerrain: file.specialTerrain }),
    figures,
    ask: { kind: 'line-of-fire', from: 'f1', to: 'f2' }
  }
  const answer = answerTable(value)
  if (answer.state !== 'ruled' || answer.ruling.notConsidered.length > 0) return null
  const verdict = PRACTICE_VERDICTS.find((one) => one === answer.ruling.verdict)
  return verdict === undefined ? null : { case: value, ruling: answer.ruling, verdict }
}
