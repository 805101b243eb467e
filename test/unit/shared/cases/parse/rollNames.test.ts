import { describe, expect, it } from 'vitest'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const asked = (rolls: object, ask: object = {}) => {
  const parsed = parseQuestion({
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [5, 5], legend: { s: ['special:acid'] }, terrain: ['s....', '.....', '.....', '.....', '.....'] },
    specialTerrain: [
      {
        id: 'acid',
        name: 'Acid',
        rule: 'A-1',
        summary: 'It bites.',
        cite: { document: 'D', section: 'S' },
        clauses: [{ phase: 'turn', rule: 'A-1', when: 'turn-ends', roll: { from: 1, to: 3 }, text: 'It bites.' }]
      }
    ],
    figures: [
      { id: 'A', at: [0, 0] },
      { id: 'T', at: [4, 4] }
    ],
    ask: { kind: 'attack', from: 'A', targets: ['T'], attack: 'ranged', dice: [5, 5], rolls, ...ask }
  })
  return parsed.ok ? null : parsed.problems.map(({ code, path, message }) => [code, path, message])
}

describe('a die told by a name', () => {
  it('for which somebody rolls is taken', () => {
    expect(asked({ T: { 'super-senses': 5, 'shape-change': [1, 2], acid: 3, 'force-blast': 2 }, A: { 'break-away': 4 } })).toBeNull()
  })

  it('that is a slip is refused with the right one', () => {
    expect(asked({ T: { 'super-sense': 5 } })).toEqual([
      [
        'unknown-roll',
        '/ask/rolls/T/super-sense',
        'At /ask/rolls/T/super-sense a die is told for "super-sense", for which nobody rolls; expected "super-senses".'
      ]
    ])
  })

  it('of an effect that rolls under another name is refused with that one', () => {
    expect(asked({ T: { skrull: 5 } })![0]![2]).toContain('expected "shape-change"')
  })

  it('like no other is refused with all there are', () => {
    expect(asked({ T: { 'rock-paper-scissors': 5 } })![0]![2]).toMatch(/expected one of break-away, .*super-senses/)
  })

  it('of nobody on the table is refused', () => {
    expect(asked({ Q: { 'super-senses': 5 } })).toMatchObject([['no-such-figure', '/ask/rolls/Q', expect.any(String)]])
  })

  it('inside a timeline has its place', () => {
    const steps = [{ do: 'attack', from: 'A', to: 'T', dice: [5, 5], rolls: { T: { 'super-sense': 5 } } }]
    const events = [{ do: 'action', figure: 'A', action: 'ranged', steps }]
    expect(asked({}, { kind: 'timeline', events })).toMatchObject([
      ['unknown-roll', '/ask/events/0/steps/0/rolls/T/super-sense', expect.any(String)]
    ])
  })

  it('of one figure alone has none', () => {
    expect(asked({}, { kind: 'damage', to: 'T', amount: 3, attack: true, rolls: { impervios: 4 } })).toMatchObject([
      ['unknown-roll', '/ask/rolls/impervios', expect.stringContaining('"impervious"')]
    ])
  })
})

describe('a choice for a figure', () => {
  it('that is not on the table is refused', () => {
    expect(asked({}, { choices: { split: { T: 2, Q: 1 }, mastermind: { R: null } } })).toMatchObject([
      ['no-such-figure', '/ask/choices/split/Q', expect.any(String)],
      ['no-such-figure', '/ask/choices/mastermind/R', expect.any(String)]
    ])
  })
})
