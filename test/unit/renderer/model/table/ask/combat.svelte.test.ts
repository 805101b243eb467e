/** Adjacent figures fight hand to hand while nobody has said otherwise. */
import { describe, expect, it } from 'vitest'
import { withFittingCombat } from '../../../../../../src/renderer/model/table/ask/combat.ts'
import { emptyTable } from '../../../../../../src/renderer/model/table/table.svelte.ts'
import { putOn } from '../../../../../../src/renderer/actions/setup/putOn.ts'
import { moveTo } from '../../../../../../src/renderer/actions/board/boardActions.ts'
import type { Ask, ClixCase } from '../../../../../../src/shared/contract/case.ts'
import { benchOf, duel } from '../../../../../support/bench.ts'

const attack = (from: string, to: string, kind?: 'close' | 'ranged'): Ask => ({
  kind: 'attack',
  from,
  targets: [to],
  dice: [4, 4],
  ...(kind && { attack: kind })
})
const beside = (ask: Ask): ClixCase => ({
  ...duel,
  figures: [
    { id: 'thor', name: 'Thor', at: [1, 1] },
    { id: 'loki', name: 'Loki', at: [2, 1] },
    { id: 'hela', name: 'Hela', at: [6, 6] }
  ],
  ask
})
const kindOf = ({ ask }: ClixCase): unknown => ('targets' in ask ? ask.attack : 'with' in ask ? ask.with : undefined)

describe('the kind of combat', () => {
  it('is close for a new question about adjacent figures, ranged for others', () => {
    const { table } = benchOf(beside({ kind: 'line-of-fire', from: 'thor', to: 'loki' }))
    table.ask('ask', attack('thor', 'loki', 'ranged'))
    expect(kindOf(table.case)).toBe('close')
    table.ask('ask', attack('thor', 'hela', 'close'))
    expect(kindOf(table.case)).toBe('ranged')
    table.ask('ask', { kind: 'can-target', from: 'thor', to: 'loki', with: 'ranged-attack' })
    expect(kindOf(table.case)).toBe('close-attack')
  })

  it('stays as a judge has chosen it for these two', () => {
    const { table } = benchOf(beside(attack('thor', 'loki', 'close')))
    table.ask('ask', attack('thor', 'loki', 'ranged'))
    expect(kindOf(table.case)).toBe('ranged')
  })

  it('is close across no wall', () => {
    const walled = beside(attack('thor', 'loki', 'ranged'))
    const map = { ...walled.map!, walls: [[[1, 1], [2, 1]]] as const } // prettier-ignore
    expect(kindOf(withFittingCombat({ ...walled, map }, { ...walled, map, ask: attack('', '') }))).toBe('ranged')
  })

  it('follows a figure that is put or moved next to the other', () => {
    const far = { ...beside(attack('thor', 'hela', 'ranged')) }
    const { app, table } = benchOf(far)
    moveTo(app, 'hela', [1, 2])
    expect(kindOf(table.case)).toBe('close')
    const waiting = benchOf({ ...duel, figures: [{ id: 'thor', at: [1, 1] }], ask: attack('thor', '', 'ranged') })
    putOn(waiting.app, { figure: { id: '', name: 'Hela' }, base: 1 }, [2, 2])
    expect(kindOf(waiting.table.case)).toBe('close')
  })
})

describe('an empty table', () => {
  it('begins in round 1', () => {
    expect(emptyTable('heroclix-2012').turn).toEqual({ round: 1 })
  })
})
