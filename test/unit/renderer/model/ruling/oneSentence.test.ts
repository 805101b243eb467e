/** A ruling as one sentence: the wording is fixed, for every kind of question. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import type { Ask, CaseFigure, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { oneSentence, savedSentence } from '../../../../../src/renderer/model/ruling/oneSentence.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'

const THOR: CaseFigure = { id: 'thor', name: 'Thor', side: 'red', at: [0, 2], attack: 11, damage: 4, range: 8, speed: 8 }
const SIF: CaseFigure = { ...THOR, id: 'sif', name: 'Sif', at: [0, 3] }
const LOKI: CaseFigure = { id: 'loki', name: 'Loki', side: 'blue', at: [6, 2], defense: 17 }
const GIANT: CaseFigure = { id: 'giant', name: 'Frost Giant', side: 'blue', at: [3, 2], size: 'giant' }

const on = (ask: Ask, figures: readonly CaseFigure[] = [THOR, LOKI]): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [10, 5] },
  figures,
  ask
})
const said = (ask: Ask, figures?: readonly CaseFigure[]): string => {
  const value = on(ask, figures)
  return oneSentence(value, answerCase(checkedCase(value)))
}
const NEAR = [THOR, { ...LOKI, at: [1, 2] as const }]

const SENTENCES: readonly (readonly [string, Ask, (readonly CaseFigure[])?])[] = [
  [
    '2012 rules: Thor’s line of fire to Loki is blocked: Frost Giant stands in the way in D3 (LOF-09).',
    { kind: 'line-of-fire', from: 'thor', to: 'loki' },
    [THOR, LOKI, GIANT]
  ],
  ['2012 rules: Thor may target Loki with a ranged combat attack', { kind: 'can-target', from: 'thor', to: 'loki', with: 'ranged-attack' }],
  [
    '2012 rules: Thor may not target Loki with a close combat attack',
    { kind: 'can-target', from: 'thor', to: 'loki', with: 'close-attack' }
  ],
  ['2012 rules: Thor may target Loki with a ranged combat attack', { kind: 'targets', from: 'thor', with: 'ranged-attack' }],
  ['2012 rules: Thor has no target for a close combat attack', { kind: 'targets', from: 'thor', with: 'close-attack' }],
  [
    '2012 rules: Thor’s attack hits Loki (6 or more needed); Loki takes 4 damage',
    { kind: 'attack', from: 'thor', targets: ['loki'], attack: 'ranged', dice: [4, 3] }
  ],
  [
    '2012 rules: Thor’s attack misses Loki (6 or more needed)',
    { kind: 'attack', from: 'thor', targets: ['loki'], attack: 'ranged', dice: [2, 1] }
  ],
  ['2012 rules: Thor may not attack Loki', { kind: 'attack', from: 'thor', targets: ['loki'], attack: 'close', dice: [4, 3] }],
  ['2012 rules: Thor hits Loki with a chance of 26 of 36 · 72.22 %', { kind: 'odds', from: 'thor', to: 'loki' }],
  ['2012 rules: Thor’s best attack is ', { kind: 'preparation', from: 'thor' }],
  [
    '2012 rules: the best turn of Thor and Sif hits with a chance of 299/324 · 92.28 % (Sif: Ranged attack on Loki; Thor: Ranged attack on Loki)',
    { kind: 'preparation', from: ['thor', 'sif'] },
    [THOR, SIF, LOKI]
  ],
  ['2012 rules: Thor and Sif have nobody to attack', { kind: 'preparation', from: ['thor', 'sif'] }, [THOR, SIF]],
  [
    '2012 rules: Loki is knocked back 2 squares to D3',
    { kind: 'knock-back', from: 'thor', hits: [{ figure: 'loki', damageTaken: 2 }], dice: [4, 4] },
    NEAR
  ],
  [
    '2012 rules: Loki is not knocked back',
    { kind: 'knock-back', from: 'thor', hits: [{ figure: 'loki', damageTaken: 2 }], dice: [4, 3] },
    NEAR
  ],
  ['2012 rules: Loki takes 3 damage', { kind: 'damage', to: 'loki', amount: 3 }],
  ['2012 rules: Loki’s defense is 17', { kind: 'value', figure: 'loki', value: 'defense' }],
  ['2012 rules: Thor may move to B3 by a move action', { kind: 'move', figure: 'thor', path: [[1, 2]] }],
  [
    '2012 rules: Thor may not move to G3 by a move action',
    {
      kind: 'move',
      figure: 'thor',
      path: [
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 2],
        [6, 2]
      ]
    }
  ],
  ['2012 rules: Thor can reach ', { kind: 'reach', figure: 'thor' }],
  ['2012 rules: Thor need not break away', { kind: 'break-away', figure: 'thor', roll: 3 }],
  ['2012 rules: Thor does not break away', { kind: 'break-away', figure: 'thor', roll: 1 }, NEAR],
  ['2012 rules: 1 event, legal', { kind: 'timeline', events: [{ do: 'damage', to: 'loki', amount: 1 }] }]
]

describe('a ruling as one sentence', () => {
  for (const [sentence, ask, figures] of SENTENCES) {
    it(`${ask.kind}: ${sentence}`, () => {
      const whole = said(ask, figures)
      expect(whole.startsWith(sentence), whole).toBe(true)
      // Behind it stand dice and choices.
      expect(whole).toMatch(/ \([A-Z]+-[A-Z0-9-]+\)\.( Rolled .+| On doubles\.)?$/)
    })
  }

  it('says who counts as having acted in round 1 of a timeline, and nothing of it otherwise', () => {
    const events = { kind: 'timeline', events: [{ do: 'damage', to: 'loki', amount: 1 }] } as const
    const ofRound = (round: number, acted?: boolean) => {
      const value: ClixCase = {
        ...on(
          events,
          [THOR, LOKI].map((figure) => ({ ...figure, ...(acted === undefined ? {} : { acted }) }))
        ),
        turn: { active: 'red', round }
      }
      return oneSentence(value, answerCase(checkedCase(value)))
    }
    const assumed = 'Round 1: 2 figures count as having acted, so opponents can attack them.'
    expect(ofRound(1)).toContain(assumed)
    expect([ofRound(2), ofRound(1, false)].join()).not.toContain('Round 1')
  })

  it('says a judge’s ruling beside the engine’s', () => {
    const value = on({ kind: 'line-of-fire', from: 'thor', to: 'loki' }, [THOR, LOKI, GIANT])
    const override = {
      verdict: 'Clear',
      reason: 'The giant was knocked out last turn.',
      rule: 'LOF-01',
      author: 'Ana',
      at: '2013-10-01T12:00:00.000Z'
    }
    expect(oneSentence(value, answerCase(checkedCase(value)), override)).toBe(
      '2012 rules: Thor’s line of fire to Loki is blocked: Frost Giant stands in the way in D3 (LOF-09). ' +
        'Judge Ana overrules: Clear. The giant was knocked out last turn (LOF-01).'
    )
  })

  it('says a ruling of another game by its title and verdict', () => {
    const saved = {
      id: 'x',
      title: 'A shove',
      savedAt: '2013-10-01T12:00:00.000Z',
      engineVersion: '0.2.0',
      case: { format: 'clixcase/1', ruleset: 'heroscape-knockback' },
      ruling: { because: [{ rule: 'HS-01', weight: 'decides', text: 'It is pushed.' }] }
    } as unknown as Parameters<typeof savedSentence>[0]
    expect(savedSentence(saved, 'Knocked back')).toBe('HeroScape knockback: A shove: Knocked back: It is pushed (HS-01).')
  })
})
