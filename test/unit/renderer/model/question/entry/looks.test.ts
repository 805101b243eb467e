/** The headline answers what was asked, and the sentence below it gives the reason once. */
import { describe, expect, it } from 'vitest'
import { verdictLook } from '../../../../../../src/renderer/model/ruling/readRuling.ts'
import { spokenSentence } from '../../../../../../src/renderer/model/ruling/spoken.ts'
import { oneSentence } from '../../../../../../src/renderer/model/ruling/oneSentence.ts'
import { answerCase } from '../../../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../../../src/shared/cases/common/checkedCase.ts'
import type { Ask, CaseFigure, ClixCase } from '../../../../../../src/shared/contract/case.ts'

const IRON: CaseFigure = {
  id: 'iron',
  name: 'Ironmonger',
  side: 'red',
  at: [0, 0],
  speed: 8,
  attack: 10,
  damage: 3,
  range: 4,
  powers: ['charge']
}
const GRANNY: CaseFigure = { id: 'granny', name: 'Granny Quill', side: 'blue', at: [6, 0], defense: 16 }

function ruled(
  ask: Ask,
  figures: readonly CaseFigure[] = [IRON, GRANNY]
): { readonly word: string; readonly spoken: string; readonly copied: string } {
  const value: ClixCase = { format: 'clixcase/1', ruleset: 'heroclix-2012', map: { size: [12, 12] }, figures, ask }
  const ruling = answerCase(checkedCase(value))
  return { word: verdictLook(ruling, value).word, spoken: spokenSentence(value, ruling), copied: oneSentence(value, ruling) }
}

describe('the headline', () => {
  it('of a line of fire for an attack beyond the range is no green Clear', () => {
    const { word, spoken, copied } = ruled({ kind: 'line-of-fire', from: 'iron', to: 'granny' })
    expect(word).toBe('Out of range')
    expect(spoken).toBe('Out of range: 6 squares, range 4. Ironmonger’s line of fire to Granny Quill is clear. Nothing in the way.')
    expect(copied).toContain('Out of range: 6 squares, range 4; Ironmonger’s line of fire to Granny Quill is clear')
    // Nothing is shot along a line between squares, and a power may have another range.
    expect(ruled({ kind: 'line-of-fire', from: [0, 0], to: [6, 0] }).word).toBe('Clear')
    expect(ruled({ kind: 'line-of-fire', from: 'iron', to: 'granny', for: 'outwit' }).word).toBe('Clear')
    expect(ruled({ kind: 'line-of-fire', from: 'iron', to: 'granny' }, [IRON, { ...GRANNY, at: [4, 0] }]).word).toBe('Clear')
  })

  it('of an attack or a target beyond the range says so', () => {
    expect(ruled({ kind: 'can-target', from: 'iron', to: 'granny', with: 'ranged-attack' }).word).toBe('Out of range')
    expect(ruled({ kind: 'attack', from: 'iron', targets: ['granny'], attack: 'ranged', dice: [4, 3] }).word).toBe('Out of range')
  })

  it('of whether a figure can move and attack is yes or no', () => {
    const ask = { kind: 'reach', figure: 'iron', action: 'charge' } as const
    const no = ruled(ask)
    expect(no.word).toBe('No: one square short')
    expect(no.spoken).toMatch(/^No, Ironmonger cannot attack Granny Quill by Charge: .+ 5 squares away and Ironmonger moves 4\.$/)
    expect(ruled(ask, [IRON, { ...GRANNY, at: [4, 0] }]).word).toBe('Yes')
    const other: CaseFigure = { id: 'brand', name: 'Constable Brand', side: 'blue', at: [3, 0] }
    expect(ruled(ask, [IRON, GRANNY, other]).word).toBe('1 target')
    expect(ruled({ ...ask, target: 'granny' }, [IRON, GRANNY, { ...other, at: [3, 3] }]).word).toBe('No: one square short')
    expect(ruled({ ...ask, target: 'brand' }, [IRON, GRANNY, other]).word).toBe('Yes')
    // A move holds no attack: how far it gets is the answer.
    expect(ruled({ kind: 'reach', figure: 'iron' }).word).toMatch(/squares$/)
  })

  it('of a knock back that does not happen is said once, with the reason in the sentence', () => {
    const ask = { kind: 'knock-back', from: 'iron', hits: [{ figure: 'granny', damageTaken: 2 }], dice: [4, 4] } as const
    const near = { ...GRANNY, at: [1, 0] as const }
    expect(ruled(ask, [IRON, { ...near, size: 'giant' }])).toMatchObject({
      word: 'Not knocked back',
      spoken: 'Granny Quill cannot be knocked back (Great Size). On doubles.'
    })
    expect(ruled(ask, [IRON, { ...near, powers: ['charge'] }]).spoken).toBe('Granny Quill ignores knock back (Charge). On doubles.')
    expect(ruled({ ...ask, dice: [4, 3] }, [IRON, near]).spoken).toMatch(/^The roll is not doubles, /)
  })

  it('of a timeline says how many events there are and that all are legal, or which is not', () => {
    const damage = { do: 'damage', to: 'granny', amount: 1 } as const
    expect(ruled({ kind: 'timeline', events: [damage, damage] }).word).toBe('2 events, all legal')
    expect(ruled({ kind: 'timeline', events: [damage] }).word).toBe('1 event, legal')
    const act = { do: 'attack', from: 'granny', to: 'iron', hit: true } as const
    expect(ruled({ kind: 'timeline', events: [{ do: 'begin-turn', side: 'red' }, act] }).word).toBe('Event 2 not allowed')
  })
})

describe('a direction', () => {
  it('is given by squares, as the question has them', () => {
    const corner = { ...GRANNY, at: [2, 1] as const }
    const ask = { kind: 'knock-back', from: 'iron', hits: [{ figure: 'granny', damageTaken: 2 }], dice: [4, 4] } as const
    const value: ClixCase = { format: 'clixcase/1', ruleset: 'heroclix-2010', map: { size: [12, 12] }, figures: [IRON, corner], ask }
    const said = spokenSentence(value, answerCase(checkedCase(value)))
    expect(said).toContain('Granny Quill from C2 towards E')
    expect(said).not.toMatch(/\b(up|down|left|right)\b/)
  })

  it('that leads off the map at once is named by the edge', () => {
    const value: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [2, 1] },
      figures: [IRON, { ...GRANNY, at: [1, 0] }],
      ask: { kind: 'knock-back', from: 'iron', hits: [{ figure: 'granny', damageTaken: 2 }], dice: [4, 4] }
    }
    const { because } = answerCase(checkedCase(value))
    expect(because.map(({ text }) => text)).toContain('Granny Quill is knocked back from (1,0) towards the edge of the map.')
  })
})
