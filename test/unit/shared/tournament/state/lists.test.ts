/** A list that is handed in is a force: what the one checker finds is what the event says. */
import { describe, expect, it } from 'vitest'
import { answerEvent } from '../../../../../src/shared/tournament/asks/answerEvent.ts'
import { editionFile } from '../../../../support/editions.ts'
import { forceRulesOfEvent } from '../../../../../src/shared/cases/common/forceRules.ts'
import { readEvent } from '../../../../../src/shared/tournament/asks/readEvent.ts'

function listsOf(list: object, settings: object = {}): unknown {
  const read = readEvent({
    format: 'linejudge-event/1',
    id: 'e',
    name: 'E',
    settings,
    log: [
      { do: 'register', player: 'p1', name: 'Player 1' },
      { do: 'list', player: 'p1', ...list }
    ],
    ask: [{ kind: 'lists' }]
  })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { answers } = answerEvent(read.value)
  return (answers[0] as unknown as { readonly lists: readonly unknown[] }).lists[0]
}

const figure = { id: 'nico', name: 'Nico', points: 100 }

describe('a list that is handed in', () => {
  it('is checked for what feats ask for', () => {
    const feats = [{ id: 'armor-piercing', points: 10, needs: ['charge'] }]
    expect(listsOf({ figures: [{ ...figure, feats: ['armor-piercing'] }], feats, total: 110 })).toEqual({
      player: 'p1',
      total: 110,
      ok: false,
      problems: ['prerequisite-missing']
    })
    expect(listsOf({ figures: [{ ...figure, powers: ['charge'], feats: ['armor-piercing'] }], feats })).toMatchObject({
      ok: true,
      problems: []
    })
  })

  it('is checked for its line and price', () => {
    const lines = [{ points: 74 }, { points: 48, mark: 'orange' }]
    expect(listsOf({ figures: [{ ...figure, points: 48, lines, line: 1 }] })).toMatchObject({
      total: 48,
      ok: false,
      problems: ['transformation-line']
    })
  })

  it('tells what a judge has to settle, and is never legal by a set that nobody has said', () => {
    expect(listsOf({ figures: [{ ...figure, feats: ['unheard-of'] }] })).toMatchObject({ ok: true, open: ['feat-unknown'] })
    expect(listsOf({ figures: [figure] }, { sets: ['a'] })).toMatchObject({ ok: false, problems: ['set-not-legal'] })
  })

  it('is checked by the edition of its event, where the caller knows its rules', () => {
    const read = readEvent({
      format: 'linejudge-event/1',
      id: 'e',
      name: 'E',
      settings: { ruleset: 'heroclix-2013' },
      log: [
        { do: 'register', player: 'p1', name: 'Player 1' },
        { do: 'list', player: 'p1', figures: [figure], conditions: ['a', 'b'] }
      ],
      ask: [{ kind: 'lists' }]
    })
    const answer = (rulesOf?: typeof forceRulesOfEvent): unknown => read.ok && answerEvent(read.value, rulesOf).answers[0]?.['lists']
    expect(answer()).toMatchObject([{ ok: true, open: ['several-conditions'] }])
    expect(answer(forceRulesOfEvent)).toMatchObject([{ ok: false, problems: ['too-many-conditions'] }])
  })

  it('is checked by the edition of the user that the event has with it', () => {
    const settings = { ruleset: 'corner-store', editions: [editionFile('corner')] as unknown as Record<string, unknown>[] }
    const log = [
      { do: 'register', player: 'p1', name: 'Player 1' },
      { do: 'list', player: 'p1', figures: [figure], conditions: ['a', 'b'] }
    ]
    const read = readEvent({ format: 'linejudge-event/1', id: 'e', name: 'E', settings, log, ask: [{ kind: 'lists' }] })
    if (!read.ok) throw new Error(read.problems[0]!.message)
    expect(answerEvent(read.value, forceRulesOfEvent).answers[0]?.['lists']).toMatchObject([{ problems: ['too-many-conditions'] }])
    // Without its documents its rules are not known.
    const bare = readEvent({
      format: 'linejudge-event/1',
      id: 'e',
      name: 'E',
      settings: { ruleset: 'corner-store' },
      log,
      ask: [{ kind: 'lists' }]
    })
    expect(bare.ok && answerEvent(bare.value, forceRulesOfEvent).answers[0]?.['lists']).toMatchObject([
      { ok: true, open: ['several-conditions'] }
    ])
  })

  it('of nothing has a sum all the same', () => {
    expect(listsOf({ figures: [], total: 100 })).toMatchObject({ total: 0, problems: ['empty', 'wrong-sum'] })
  })
})
