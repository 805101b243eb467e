import { describe, expect, it } from 'vitest'
import { gameOf, isKeptGame, mainLine, tableOfGame } from '../../../../../src/renderer/model/table/keptGame.ts'
import type { TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import { hela, HELA_EVENTS } from '../../../../support/helaTimeline.ts'

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a game that is kept', () => {
  it('is the table and its moment, also after it was written', () => {
    const game = gameOf(hela, 2)!
    const back = written(game)
    expect(isKeptGame(back)).toBe(true)
    expect(back).toMatchObject({ format: 'linejudge-game/1', edition: 'heroclix-2010', at: 2 })
    expect(tableOfGame(back as typeof game)).toEqual(hela)
    expect(gameOf({ ...hela, ask: { kind: 'timeline', events: [] } }, 0)).toBeNull()
    expect(gameOf({ ...hela, ask: { kind: 'line-of-fire', from: 'm11', to: 'hela' } }, 0)).toBeNull()
  })

  it('has a main line: the first of several events after the same one', () => {
    const [a, b, c, d] = HELA_EVENTS as readonly [TimelineEvent, TimelineEvent, TimelineEvent, TimelineEvent]
    expect(mainLine({ events: [{ event: a }, { event: b }, { event: c, after: 0 }, { event: d, after: 1 }] })).toEqual([a, b, d])
    expect(mainLine({ events: [{ event: a, after: 5 }] })).toEqual([])
    // No ring holds it up.
    expect(mainLine({ events: [{ event: a }, { event: b, after: 1 }] })).toEqual([a])
  })

  it('is nothing else', () => {
    const game = written(gameOf(hela, 2)) as Record<string, unknown>
    for (const wrong of [
      null,
      {},
      { ...game, format: 'linejudge-game/2' },
      { ...game, events: [1] },
      { ...game, at: 'x' },
      { ...game, start: {} }
    ])
      expect(isKeptGame(wrong)).toBe(false)
  })
})
