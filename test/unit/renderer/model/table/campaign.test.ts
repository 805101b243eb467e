/** Clix Campaign at the table: dice for each target, squares that fliers share, what can be chosen. */
import { describe, expect, it } from 'vitest'
import type { AttackAsk, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { actionChoices, meansChoices, rollsNeeded } from '../../../../../src/renderer/model/table/sentence/askChoices.ts'
import { moveFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import { isFree } from '../../../../../src/renderer/model/table/figures/footprints.ts'
import { isWildByTeam, knowsFlight, knowsHiding, powerName } from '../../../../../src/renderer/model/table/figures/powerNames.ts'
import { diceAgainst, ownRolls, withFittingDice } from '../../../../../src/renderer/model/table/ask/separateDice.ts'
import { sceneTokens } from '../../../../../src/shared/scene/sceneTokens.ts'

const attack: AttackAsk = { kind: 'attack', from: 'a', targets: ['t', 'u'], attack: 'ranged', dice: [4, 3] }
const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'clix-campaign',
  map: { size: [6, 4] },
  figures: [
    { id: 'a', at: [0, 0], bolts: 2, powers: ['probability-control', 'shape-change'] },
    { id: 't', at: [4, 0], flight: 'hovering' },
    { id: 'u', at: [4, 3], spotted: true }
  ],
  ask: attack
}
const plain: ClixCase = { ...table, ruleset: 'heroclix-2012' }

describe('the dice of an attack on several targets', () => {
  it('are one roll for each where the ruleset rolls so, and one for all where it does not', () => {
    expect(ownRolls(table, attack)).toEqual(['t', 'u'])
    expect(withFittingDice(table, attack).dice).toEqual({ t: [4, 3], u: [4, 3] })
    expect(ownRolls(plain, attack)).toEqual([])
    expect(withFittingDice(plain, { ...attack, dice: { t: [5, 5], u: [1, 2] } }).dice).toEqual([5, 5])
  })

  it('are one roll for a single target and for an area', () => {
    expect(ownRolls(table, { ...attack, targets: ['t'] })).toEqual([])
    expect(ownRolls(table, { ...attack, powers: ['pulse-wave'] })).toEqual([])
  })

  it('stay what they were where they fit', () => {
    const fitting: AttackAsk = { ...attack, dice: { t: [1, 2], u: [6, 6] } }
    expect(withFittingDice(table, fitting)).toBe(fitting)
    expect(diceAgainst(fitting, 'u')).toEqual([6, 6])
  })
})

describe('a square with a flier', () => {
  it('is free for another figure under these rules alone', () => {
    expect(isFree(table, [[4, 0]], 'u')).toBe(true)
    expect(isFree(table, [[0, 0]], 'u')).toBe(false)
    expect(isFree(plain, [[4, 0]], 'u')).toBe(false)
    expect(moveFigure(table, 't', [0, 0])?.figures?.[1]?.at).toEqual([0, 0])
    expect(moveFigure(plain, 't', [0, 0])).toBeNull()
  })

  it('shows how it flies and who has been found, where the rules know that', () => {
    expect(sceneTokens(table, null).map(({ height, spotted }) => [height, spotted])).toEqual([
      [undefined, undefined],
      ['hovering', undefined],
      [undefined, true]
    ])
    expect(sceneTokens(plain, null).every(({ height, spotted }) => height === undefined && spotted === undefined)).toBe(true)
    expect([
      knowsFlight('clix-campaign'),
      knowsFlight('heroclix-2010'),
      knowsHiding('clix-campaign'),
      knowsHiding('heroclix-2010')
    ]).toEqual([true, false, true, false])
  })
})

it('a team ability may make a figure a wild card', () => {
  expect([
    isWildByTeam('heroclix-2013', ['mystics', 'spider-man']),
    isWildByTeam('heroclix-2013', ['mystics']),
    isWildByTeam('heroclix-2010', ['spider-man']),
    isWildByTeam('heroclix-2010', [])
  ]).toEqual([true, false, true, false])
})

describe('what can be chosen', () => {
  it('has the Attentiveness roll for everyone and cancelling a reroll with Probability Control', () => {
    const [a, t] = table.figures!
    expect(meansChoices(table, a, '').map(({ id }) => id)).toEqual(expect.arrayContaining(['attentiveness', 'cancel-reroll']))
    expect(meansChoices(table, t, '').map(({ id }) => id)).not.toContain('cancel-reroll')
    expect(meansChoices(plain, a, '').map(({ id }) => id)).not.toContain('attentiveness')
    expect(actionChoices(table, t, undefined).map(({ id }) => id)).toContain('attentiveness')
    expect(powerName('attentiveness')).toBe('Attentiveness roll')
  })

  it("asks for the attacker's Shape Change, not for its target's", () => {
    expect(rollsNeeded(table)).toEqual([{ figure: 'a', power: 'shape-change' }])
    expect(rollsNeeded({ ...table, ask: { ...attack, from: 't', targets: ['a'] } })).toEqual([])
    expect(rollsNeeded({ ...plain, ask: { ...attack, from: 't', targets: ['a'] } })).toEqual([{ figure: 'a', power: 'shape-change' }])
  })
})
