/** Kept rulings asked again: what comes out otherwise is told, what a judge has settled is not told again. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { replay, replayAll, saidBy } from '../../../../../src/renderer/model/savedRulings/replay.ts'
import { parseSavedRuling } from '../../../../../src/shared/formats/documents/savedRuling.ts'
import type { SavedRuling } from '../../../../../src/renderer/storage/interface/storage.ts'
import { editionFile } from '../../../../support/editions.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'

const value: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [10, 5], terrain: ['..........', '..........', '...h......', '..........', '..........'] },
  figures: [
    { id: 'a', at: [0, 2] },
    { id: 'b', at: [6, 2] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}
const saved: SavedRuling = {
  id: 's',
  title: 'A line',
  savedAt: '2013-10-01T12:00:00.000Z',
  engineVersion: '0.1.0',
  case: value,
  ruling: answerCase(checkedCase(value))
}

const run = (rulings: readonly SavedRuling[]) => {
  const counts: number[] = []
  const work = replayAll(rulings, (checked) => counts.push(checked))
  for (;;) {
    const step = work.next()
    if (step.done) return { found: step.value, counts }
  }
}

it('what an engine said is kept in short: verdict and deciding rule, no rule where no reason decides', () => {
  const { ruling } = saved
  expect(saidBy('9.9.9', ruling)).toEqual({ engineVersion: '9.9.9', verdict: 'hindered', rule: 'LOF-12' })
  expect(saidBy('9.9.9', { ...ruling, because: [] })).toEqual({ engineVersion: '9.9.9', verdict: 'hindered', rule: '' })
})

describe('kept rulings asked again', () => {
  it('finds the same ruling the same', () => {
    expect(replay(saved)).toEqual({ state: 'same', saved })
    expect(run([saved, saved])).toEqual({ found: [], counts: [1, 2] })
  })

  it('tells another verdict, another number and another deciding rule apart', () => {
    const ruling = answerCase(checkedCase(value))
    const otherRule = {
      ...ruling,
      because: ruling.because.map((reason) => (reason.weight === 'decides' ? { ...reason, rule: 'LOF-99' } : reason))
    }
    expect(replay({ ...saved, ruling: { ...ruling, verdict: 'clear' } })).toMatchObject({ state: 'changed', what: 'verdict' })
    expect(replay({ ...saved, ruling: { ...ruling, defenseModifier: 2 } })).toMatchObject({ state: 'changed', what: 'number' })
    expect(replay({ ...saved, ruling: otherRule })).toMatchObject({ state: 'changed', what: 'rule' })
  })

  it('does not tell again what was left as it was, until the engine says something else', () => {
    const old = { ...saved, ruling: { ...saved.ruling, verdict: 'clear' } as SavedRuling['ruling'] }
    expect(run([old]).found).toHaveLength(1)
    expect(run([{ ...old, leftAs: saidBy('0.3.0', saved.ruling) }]).found).toEqual([])
    expect(run([{ ...old, leftAs: { engineVersion: '0.3.0', verdict: 'blocked', rule: 'LOF-12' } }]).found).toHaveLength(1)
  })

  it('says of a question that is no valid one any more why', () => {
    const broken = { ...saved, case: { ...value, figures: [] } }
    expect(replay(broken)).toMatchObject({ state: 'failed' })
    expect(run([broken]).found).toHaveLength(1)
  })

  it('keeps everything that stands beside a ruling, and old rulings without it', () => {
    const whole: SavedRuling = {
      ...saved,
      table: '12',
      round: '3',
      players: 'Ana, Bruno',
      note: 'Asked twice.',
      override: { verdict: 'Clear', reason: 'Agreed.', rule: 'LOF-01', author: 'Ana', at: '2013-10-01T12:00:00.000Z' },
      earlier: [{ engineVersion: '0.1.0', verdict: 'clear', rule: 'LOF-01' }],
      leftAs: { engineVersion: '0.3.0', verdict: 'clear', rule: '' }
    }
    const read = (one: SavedRuling) => parseSavedRuling(JSON.parse(JSON.stringify(one)))
    const back = read(whole)
    expect(back.ok && { ...back.value, ruling: null }).toEqual({ ...whole, ruling: null })
    expect(read(saved).ok).toBe(true)
  })
})

describe('a ruling by an edition of the user', () => {
  const corner = editionFile('corner')
  // The table: Perplex is asked for at the edge of what version 3 lets it reach.
  const asked: ClixCase = {
    ...value,
    ruleset: 'corner-store',
    editions: [corner],
    figures: [
      { id: 'a', at: [0, 2], range: 0, powers: ['perplex'], side: 'red' },
      { id: 'b', at: [5, 1], side: 'blue' }
    ],
    ask: { kind: 'can-target', from: 'a', to: 'b', with: 'perplex' }
  }
  const own: SavedRuling = { ...saved, case: asked, ruling: answerCase(checkedCase(asked)) }
  const later = editionFile('corner-v4')

  it('is the same as long as the edition is, or if its change does not matter', () => {
    expect(replay(own, [corner])).toEqual({ state: 'same', saved: own })
    expect(replay(own, [{ ...corner, version: '9', params: { 'values.modifierLimit': 1 } }])).toEqual({ state: 'same', saved: own })
    // Without the edition in the library the copy in the ruling is used.
    expect(replay(own)).toEqual({ state: 'same', saved: own })
  })

  it('says that the edition has changed, where, and asks by the new one', () => {
    const found = replay(own, [later])
    expect(found).toMatchObject({
      state: 'changed',
      case: { ruleset: 'corner-store', editions: [later] },
      cause: {
        is: 'edition',
        from: '3',
        to: '4',
        changed: ['Perplex']
      }
    })
  })

  it('tells a change of the engine from one of the edition, and both together', () => {
    const otherEngine = {
      ...own,
      ruling: { ...own.ruling, verdict: own.ruling.verdict === 'legal' ? 'illegal' : 'legal' } as SavedRuling['ruling']
    }
    expect(replay(otherEngine, [corner])).toMatchObject({ state: 'changed', cause: { is: 'engine' } })
    const otherRule = {
      ...own,
      ruling: { ...own.ruling, because: own.ruling.because.map((reason) => ({ ...reason, rule: 'LOF-99' })) } as SavedRuling['ruling']
    }
    expect(replay(otherRule, [later])).toMatchObject({ state: 'changed', cause: { is: 'both', from: '3', to: '4' } })
  })

  it('is not asked again if the version that it was given by is lost', () => {
    const { editions: _, ...without } = asked
    const lost = { ...own, case: without, editionVersion: 'sha256:0/0' }
    expect(replay(lost, [later])).toMatchObject({
      state: 'failed',
      saved: lost,
      message: expect.stringContaining('corner-store') as unknown
    })
  })

  it('says that an edition that ships has changed since', () => {
    const modern: ClixCase = { ...value, ruleset: 'heroclix-2023' }
    const ruling = answerCase(checkedCase(modern))
    const older = { ...ruling, verdict: 'clear', edition: { ...ruling.edition!, version: '0', rules: `sha256:${'0'.repeat(64)}` } }
    expect(replay({ ...saved, case: modern, ruling: older })).toMatchObject({
      state: 'changed',
      cause: { is: 'shipped', from: '0', to: ruling.edition!.version }
    })
  })
})
