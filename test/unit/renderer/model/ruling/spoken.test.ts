/** What a judge reads aloud. */
import { describe, expect, it } from 'vitest'
import { spokenSentence } from '../../../../../src/renderer/model/ruling/spoken.ts'
import { reasonText } from '../../../../../src/renderer/model/ruling/readRuling.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'
import type { Ask, CaseFigure, CaseMap, ClixCase } from '../../../../../src/shared/contract/case.ts'

const THOR: CaseFigure = { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], attack: 11, damage: 4, range: 3 }
const LOKI: CaseFigure = { id: 'loki', name: 'Loki', side: 'blue', at: [2, 1], defense: 17 }
const on = (ask: Ask, figures: readonly CaseFigure[] = [THOR, LOKI], map: CaseMap = { size: [8, 8] }): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map,
  figures,
  ask
})
const rulingOn = (value: ClixCase) => answerCase(checkedCase(value))
const spoken = (value: ClixCase): string => spokenSentence(value, rulingOn(value))

describe('the sentence to read aloud', () => {
  it('says of an attack who is hit and needs what, with how many clicks, and where each ends', () => {
    const said = spoken(on({ kind: 'attack', from: 'thor', targets: ['loki'], attack: 'close', dice: [4, 4] }))
    expect(said).toMatch(
      /^Thor’s attack hits Loki \(6 or more needed\); Loki takes 4 damage; Loki is knocked back 4 squares to [A-H]\d\. Rolled 4 and 4\.$/
    )
  })

  it('says that a figure stays where knock back is stopped at once, and what that costs it', () => {
    const map: CaseMap = { size: [8, 8], walls: [[[2, 1], [3, 1]]] } // prettier-ignore
    const said = spoken(on({ kind: 'knock-back', from: 'thor', hits: [{ figure: 'loki', damageTaken: 3 }], dice: [4, 4] }, undefined, map))
    expect(said).toMatch(/^Loki stays in C2; Loki takes \d damage\. On doubles\.$/)
  })

  it('says that something is still to be chosen, and nothing of the kind once it is', () => {
    const hulk: CaseFigure = { id: 'hulk', side: 'blue', at: [3, 4], defense: 15 }
    const figures = [{ ...THOR, damage: 1, range: 8, bolts: 2 }, { ...LOKI, at: [4, 1] as const }, hulk]
    const split = { kind: 'attack', from: 'thor', targets: ['loki', 'hulk'], attack: 'ranged', dice: [4, 3] } as const
    expect(spoken(on(split, figures))).toMatch(
      / Red decides: Damage split: Loki 1, hulk 0: Loki takes 1 \/ Damage split: Loki 0, hulk 1: hulk takes 1\.$/
    )
    const chosen = spoken(on({ ...split, choices: { split: { loki: 1, hulk: 0 } } }, figures))
    expect(chosen).not.toContain('decides')
    expect(chosen).toContain('Red chose: damage split: Loki 1, hulk 0.')
    expect(spoken(on({ kind: 'attack', from: 'thor', targets: ['loki'], attack: 'close', dice: [4, 4] }))).not.toContain('decides')
  })

  it('names who is attacked in the place of a target that refuses, and never who refused', () => {
    const mystique: CaseFigure = { id: 'mystique', name: 'Mystique', side: 'blue', at: [4, 1], powers: ['shape-change'] }
    const toad: CaseFigure = { id: 'toad', name: 'Toad', side: 'blue', at: [4, 3], defense: 15 }
    const figures = [{ ...THOR, range: 8, bolts: 2 }, mystique, toad]
    const rolls = { mystique: { 'shape-change': 6 } }
    const asked = { kind: 'attack', from: 'thor', targets: ['mystique'], attack: 'ranged', dice: [4, 3], rolls } as const
    expect(spoken(on({ ...asked, choices: { instead: { mystique: 'toad' } } }, figures))).toMatch(/^Thor’s attack hits Toad \(/)
    expect(spoken(on({ ...asked, choices: { instead: { mystique: null } } }, figures))).toMatch(/^Thor makes no attack on Mystique\./)
  })

  it('says the chance of an attack once, and why there is none', () => {
    const odds = spoken(on({ kind: 'odds', from: 'thor', to: 'loki' }))
    expect(odds.match(/26 of 36 · 72\.22 %/g)).toHaveLength(1)
    const far = { ...LOKI, at: [7, 1] as const }
    expect(spoken(on({ kind: 'odds', from: 'thor', to: 'loki' }, [THOR, far]))).toContain('cannot be attacked')
  })

  it('gives the reason with a line and a refusal, and says that no range reaches a line that is clear', () => {
    const giant: CaseFigure = { id: 'giant', name: 'Frost Giant', side: 'blue', at: [3, 1], size: 'giant' }
    const far = { ...LOKI, at: [6, 1] as const }
    expect(spoken(on({ kind: 'line-of-fire', from: 'thor', to: 'loki' }, [THOR, giant, far]))).toMatch(
      /^Thor’s line of fire to Loki is blocked\. .*Frost Giant stands in the way in D2\.$/
    )
    expect(spoken(on({ kind: 'line-of-fire', from: 'thor', to: 'loki' }, [THOR, far]))).toMatch(
      /^Out of range: 5 squares, range 3\. Thor’s line of fire to Loki is clear\. /
    )
    expect(spoken(on({ kind: 'can-target', from: 'thor', to: 'loki', with: 'ranged-attack' }))).toMatch(
      /^Thor may not target Loki .+\. .+\.$/
    )
  })
})

describe('round 1 of a timeline', () => {
  it('is read aloud and printed with who counts as having acted', () => {
    const value = on({ kind: 'timeline', events: [{ do: 'damage', to: 'loki', amount: 1 }] })
    expect(spoken({ ...value, turn: { active: 'red', round: 1 } })).toMatch(
      / Round 1: 2 figures count as having acted, so opponents can attack them\.$/
    )
    expect(spoken({ ...value, turn: { active: 'red', round: 2 } })).not.toContain('Round 1')
  })
})

describe('a value that nobody has stated', () => {
  it('is called assumed, never printed', () => {
    const bare = on({ kind: 'attack', from: 'thor', targets: ['loki'], attack: 'close', dice: [4, 4] }, [
      { ...THOR, attack: undefined },
      LOKI
    ])
    const said = rulingOn(bare).because.map((reason) => reasonText(bare, reason))
    expect(said).toContain('Thor’s attack is 10; what is printed is not known, and 10 is assumed.')
    expect(said.filter((text) => text.includes('Thor') && text.includes('printed 10'))).toEqual([])
    const known = on(bare.ask)
    expect(
      rulingOn(known)
        .because.map((reason) => reasonText(known, reason))
        .join(' ')
    ).toContain('printed 11')
  })
})
