/** What holds beside the figures: put on, changed and taken off the table, in forms that the case format takes. */
import { describe, expect, it } from 'vitest'
import {
  conditionsOf,
  withConditions,
  withConditionText,
  withObjectText,
  withoutOwnTerrain,
  withOwnTerrain,
  withPool,
  withTeam,
  withTerrainClauses
} from '../../../../../src/renderer/model/clauses/beside.ts'
import { begun } from '../../../../../src/renderer/model/clauses/clauseEdit.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const TABLE: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2013',
  map: { size: [4, 4] },
  figures: [
    { id: 'A', side: 'red', at: [0, 0] },
    { id: 'B', side: 'blue', at: [3, 3] }
  ],
  objects: [{ id: 'O', kind: 'light', at: [1, 1] }],
  ask: { kind: 'line-of-fire', from: 'A', to: 'B' }
}
const taken = (value: ClixCase): boolean => parseQuestion(JSON.parse(JSON.stringify(value))).ok

describe('beside the figures', () => {
  it('a condition is its id until something is said of it', () => {
    const plain = withConditions(TABLE, ['armor-wars', 'fog'])
    expect(plain.conditions).toEqual(['armor-wars', 'fog'])
    const said = withConditionText(plain, { id: 'fog', clauses: begun([], 'value') })
    expect(said.conditions?.[1]).toMatchObject({ id: 'fog', clauses: [{ phase: 'value' }] })
    expect(taken(said)).toBe(true)
    expect(conditionsOf(withConditions(said, ['fog']))).toHaveLength(1)
    expect('conditions' in withConditions(said, [])).toBe(false)
  })

  it('an object has a name and does something, or nothing any more', () => {
    const special = withObjectText(TABLE, 'O', { name: 'Hammer', special: { id: 'hammer', clauses: begun([], 'use') } })
    expect(special.objects?.[0]).toMatchObject({ name: 'Hammer', special: { id: 'hammer' } })
    expect(taken(special)).toBe(true)
    expect(withObjectText(special, 'O', { name: undefined, special: null }).objects).toEqual(TABLE.objects)
    const inHand = withObjectText(special, 'O', { inHand: { id: 'hammer-in-hand' } })
    expect(inHand.objects?.[0]).toMatchObject({ special: { id: 'hammer' }, inHand: 'hammer-in-hand' })
    expect(taken(inHand)).toBe(true)
  })

  it('a force has grenades, a theme and an alternate team ability, or nobody says', () => {
    const agreed = withTeam(withPool(TABLE, 'red', 3), 'red', {
      theme: 'spy',
      probabilityControl: 2,
      ata: { id: 'mystics', keywords: ['spy'] }
    })
    expect(agreed.grenadePool).toEqual({ red: 3 })
    expect(agreed.teams).toEqual({ red: { theme: 'spy', probabilityControl: 2, ata: { id: 'mystics', keywords: ['spy'] } } })
    expect(taken(agreed)).toBe(true)
    const nothing = withTeam(withPool(agreed, 'red', undefined), 'red', { theme: undefined, probabilityControl: undefined, ata: undefined })
    expect(nothing).toEqual(TABLE)
  })

  it('special terrain of one’s own begins with a sentence, can be painted, and stays while it is', () => {
    const own = withOwnTerrain(TABLE, 'my-space', 'My space')
    const changed = withTerrainClauses(own, 'my-space', begun([], 'knock-back-leave'))
    const painted: ClixCase = {
      ...changed,
      map: { size: [4, 4], terrain: ['X...', '....', '....', '....'], legend: { X: ['special:my-space'] } }
    }
    for (const value of [own, changed, painted]) expect(taken(value)).toBe(true)
    expect(withOwnTerrain(own, 'my-space', 'Other')).toBe(own)
    expect(withoutOwnTerrain(painted, 'my-space')).toBeNull()
    expect(withoutOwnTerrain(changed, 'my-space')).toEqual(TABLE)
  })
})
