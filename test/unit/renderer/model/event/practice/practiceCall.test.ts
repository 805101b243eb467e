/** Questions for a trainee judge: on a board, to be answered by one of several answers, of which the engine gives exactly one. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  PRACTICE_KINDS,
  practiceCall,
  type PracticeCall,
  type PracticeKind
} from '../../../../../../src/renderer/model/event/practice/practiceCall.ts'
import { answerTable } from '../../../../../../src/renderer/model/table/answer/answerTable.ts'
import { parseMapFile } from '../../../../../../src/shared/formats/documents/maps/mapFile.ts'
import type { MapFile } from '../../../../../../src/shared/formats/documents/documents.ts'
import { formatSquareName } from '../../../../../../src/shared/grid/squareName.ts'

const mapOf = (name: string): MapFile => {
  const read = parseMapFile(JSON.parse(readFileSync(`resources/packs/${name}.map.json`, 'utf8')))
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return read.value
}
const MAPS = ['back-alley', 'museum-park', 'old-harbour'].map(mapOf)
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)
const callsOf = (kind: PracticeKind): readonly PracticeCall[] => SEEDS.map((seed) => practiceCall(MAPS, 'heroclix-2012', seed, kind)!)
const CALLS = Object.fromEntries(PRACTICE_KINDS.map((kind) => [kind, callsOf(kind)])) as Record<PracticeKind, readonly PracticeCall[]>

it.each(PRACTICE_KINDS)('%s: stands on a map, with figures apart, and nothing of it is unknown to the engine', (kind) => {
  for (const { case: value, ruling, kind: own } of CALLS[kind]) {
    const [width, height] = value.map!.size
    const places = value.figures!.map(({ at }) => at!)
    expect(places.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)).toBe(true)
    expect(new Set(places.map(String)).size).toBe(places.length)
    expect([places.length >= 2, places.length <= 4]).toEqual([true, true])
    const [[ax, ay], [bx, by]] = places as [readonly [number, number], readonly [number, number]]
    expect(Math.max(Math.abs(ax - bx), Math.abs(ay - by))).toBeLessThanOrEqual(kind === 'knock-back' ? 1 : 7)
    expect(value.figures!.map(({ side, size }, index) => [side, index < 2 ? size : undefined])).toEqual(
      places.map((_, index) => [index % 2 === 0 ? 'red' : 'blue', undefined])
    )
    expect([own, value.ruleset, value.turn?.round, ruling.notConsidered]).toEqual([kind, 'heroclix-2012', 1, []])
    expect(MAPS.map(({ id }) => id)).toContain(value.map!.id)
    expect(answerTable(value)).toMatchObject({ state: 'ruled', ruling: { verdict: ruling.verdict } })
  }
})

it.each(PRACTICE_KINDS)('%s: has at least two answers, each once, and the right one among them, in any place', (kind) => {
  const places = CALLS[kind].map(({ answers, right }) => {
    const ids = answers.map(({ id }) => id)
    expect([ids.length >= 2, new Set(ids).size]).toEqual([true, ids.length])
    expect(answers.every(({ label }) => label !== '')).toBe(true)
    return ids.indexOf(right)
  })
  expect(places).not.toContain(-1)
  expect(new Set(places).size).toBeGreaterThan(1)
})

it('is the same for a seed, and of each kind for some', () => {
  const anyOf = (seed: number) => practiceCall(MAPS, 'heroclix-2012', seed)
  expect(anyOf(5)).toEqual(anyOf(5))
  expect(new Set(SEEDS.map((seed) => anyOf(seed)!.kind))).toEqual(new Set(PRACTICE_KINDS))
  expect(new Set(Object.values(CALLS).flat().map(({ case: value }) => value.map!.id)).size).toBe(MAPS.length) // prettier-ignore
})

it('is none where no map is small enough to be read, and none where a map has no room for one', () => {
  const field = (width: number, height: number): MapFile => ({
    ...MAPS[0]!,
    map: { size: [width, height], terrain: Array.from({ length: height }, () => '.'.repeat(width)) }
  })
  const on = (...maps: readonly MapFile[]) => practiceCall(maps, 'heroclix-2012', 1, 'line-of-fire')?.case.map?.size ?? null
  expect([on(), on(field(41, 10)), on(field(10, 41)), on(field(1, 1))]).toEqual([null, null, null, null])
  expect([on(field(40, 40)), on(field(41, 41), field(12, 9))]).toEqual([[40, 40], [12, 9]]) // prettier-ignore
  // Nothing stands in the way there: the other answers are passed over.
  expect(practiceCall([field(12, 9)], 'heroclix-2012', 3, 'line-of-fire')?.question).toMatch(
    /^Is the line of fire from Rook to Wren clear\?$/
  )
})

describe('what is right', () => {
  it('of a line of fire is its verdict', () => {
    for (const { right, ruling, answers, values } of CALLS['line-of-fire'])
      expect([right, answers.map(({ id }) => id), values]).toEqual([ruling.verdict, ['clear', 'hindered', 'blocked'], ''])
    expect(new Set(CALLS['line-of-fire'].map(({ right }) => right)).size).toBe(3)
  })

  it('of a roll is the one that the attack needs, beside three others that dice can come to or nearly so', () => {
    for (const { right, ruling, answers, values, question } of CALLS.needed) {
      expect(right).toBe(String((ruling as { needed?: number }).needed))
      const rolls = answers.map(({ id }) => Number(id))
      expect(rolls).toEqual([0, 1, 2, 3].map((step) => rolls[0]! + step))
      expect([rolls[0]! >= 2, answers[0]!.label]).toEqual([true, `${rolls[0]!} or more`])
      expect(values).toMatch(/^Rook: attack (8|9|10|11), range 8 · Wren: defense 1[4-8]$/)
      expect(question).toBe('Rook makes a ranged attack against Wren. What must the roll come to?')
    }
  })

  it('of a chance is that of two dice, a two missing and a twelve hitting', () => {
    // Of 36 rolls of two dice so many come to this number at least.
    const CHANCES: Readonly<Record<number, number>> = { 3: 97, 4: 92, 5: 83, 6: 72, 7: 58, 8: 42, 9: 28, 10: 17, 11: 8, 12: 3 }
    for (const { right, ruling, answers } of CALLS.odds) {
      expect(Number(right)).toBe(CHANCES[(ruling as { needed?: number }).needed!])
      expect(Object.values(CHANCES)).toEqual(expect.arrayContaining(answers.map(({ id }) => Number(id))))
      expect(answers.every(({ id, label }) => label === `${id} %`)).toBe(true)
    }
  })

  it('of a move is whether it is legal, of paths that stay on the map and are about as long as the figure is fast', () => {
    for (const { right, ruling, case: value, question, values } of CALLS.move) {
      if (value.ask.kind !== 'move') throw new Error('no move')
      const [width, height] = value.map!.size
      const { path } = value.ask
      expect([right, ['legal', 'illegal'].includes(right)]).toEqual([ruling.verdict, true])
      expect(path.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)).toBe(true)
      const { speed, at } = value.figures![0]!
      expect([path.length >= 2, path.length <= 7, Math.abs(path.length - Math.min(7, speed!)) <= 1]).toEqual([true, true, true])
      for (const [index, [x, y]] of path.entries()) {
        const [fromX, fromY] = path[index - 1] ?? at!
        expect(Math.max(Math.abs(x - fromX), Math.abs(y - fromY))).toBeLessThanOrEqual(1)
      }
      expect(question).toBe(`May Rook move along ${path.map(formatSquareName).join(' ')}?`)
      expect(values).toBe(`Rook: speed ${speed}`)
    }
    expect(new Set(CALLS.move.map(({ right }) => right)).size).toBe(2)
  })

  it('of a knock back is where it ends, among the squares in a line from where the figure stood to one too far', () => {
    for (const { right, ruling, answers, case: value, question } of CALLS['knock-back']) {
      if (ruling.kind !== 'knock-back' || value.ask.kind !== 'knock-back') throw new Error('no knock back')
      const [result] = ruling.results
      const [[x, y], [dx, dy]] = [value.figures![1]!.at!, result!.direction!]
      const line = answers.map((_, step) => formatSquareName([x + step * dx, y + step * dy]))
      expect([answers.map(({ id }) => id), answers.map(({ label }) => label)]).toEqual([line, line])
      expect(right).toBe(formatSquareName(result!.end))
      expect(answers.length).toBeLessThanOrEqual(result!.squares + 2)
      const { dice, hits } = value.ask
      const [one, two] = dice!
      expect([one === two, one >= 2 && one <= 5, hits[0]!.damageTaken]).toEqual([true, true, result!.squares])
      expect(question).toMatch(/^Rook hits Wren in [A-Z]+\d+ with doubles; Wren takes [123] damage\. Where does Wren end\?$/)
    }
  })
})
