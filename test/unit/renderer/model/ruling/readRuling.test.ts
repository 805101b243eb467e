import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { Ruling } from '../../../../../src/shared/contract/ruling.ts'
import { optionWords, verdictLook } from '../../../../../src/renderer/model/ruling/readRuling.ts'

/** How a saved ruling on this question looks in a list. */
function lookOf(ask: object): ReturnType<typeof verdictLook> {
  const parsed = parseQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2012', ask })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  return verdictLook(answerQuestion(parsed.value) as Ruling)
}

describe('what a choice means', () => {
  it('names who is attacked instead of a target that refuses, or nobody', () => {
    const ask = {
      kind: 'attack',
      from: 'a',
      targets: ['t'],
      attack: 'ranged',
      dice: [4, 3],
      rolls: { t: { 'shape-change': 6 } }
    }
    const figures = [
      { id: 'a', at: [1, 1], side: 'red' },
      { id: 't', name: 'Mystique', at: [4, 1], side: 'blue', powers: ['shape-change'] },
      { id: 'u', name: 'Toad', at: [4, 3], side: 'blue' }
    ]
    const parsed = parseQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2013', map: { size: [8, 5] }, figures, ask })
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
    const { options = [] } = answerQuestion(parsed.value) as Ruling
    expect(options.map((option) => optionWords(parsed.value as ClixCase, option))).toEqual([
      'No other target for Mystique: no attack',
      'Attack Toad instead of Mystique: Toad takes 3'
    ])
  })
})

describe('the verdict of a question that needs no board', () => {
  it('is told by its word, or by the chance that it comes to', () => {
    expect(lookOf({ kind: 'combo', action: 'charge', with: ['flurry'] })).toMatchObject({ shape: 'tick', tone: 'clear' })
    expect(lookOf({ kind: 'odds', needed: 7 })).toMatchObject({ word: '58 %', shape: 'dice' })
    expect(lookOf({ kind: 'best-outwit', targets: [{ id: 'a', needed: 7 }] })).toMatchObject({ shape: 'number', tone: 'plain' })
    expect(lookOf({ kind: 'winner', players: [{ id: 'a', victoryPoints: 1, figuresLeft: 1 }] })).toMatchObject({ shape: 'number' })
    expect(lookOf({ kind: 'action-total', buildTotal: 300 })).toMatchObject({ shape: 'number' })
    expect(lookOf({ kind: 'alter-ego', from: 'a', to: 'b', format: 'constructed' })).toMatchObject({ shape: 'tick' })
  })
})
