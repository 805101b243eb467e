import { describe, expect, it } from 'vitest'
import { Table } from '../../../../../src/renderer/model/table/table.svelte.ts'
import { removeFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import { withKind, withParts } from '../../../../../src/renderer/model/table/ask/asks.ts'
import { table as position } from '../../../../support/tablePosition.ts'

function started() {
  const table = new Table()
  table.start(position)
  return table
}

describe('the table', () => {
  it('undoes the question like everything else', () => {
    const table = started()
    table.ask('Ask', withParts(table.case.ask, { to: 'iron-fist' }))
    expect(table.canUndo).toBe(true)
    expect(table.undo()).toBe('Ask')
    expect(table.case).toEqual(position)
    expect(table.redo()).toBe('Ask')
    expect(table.case.ask).toMatchObject({ to: 'iron-fist' })
  })

  it('holds plain values that a structured clone can copy', () => {
    const table = started()
    table.change('Remove', removeFigure(table.case, 'thor'))
    expect(() => structuredClone(table.case)).not.toThrow()
  })

  it('waits for a figure where the one asked about is gone, and the ruling is gone with it', () => {
    const table = started()
    table.change('Remove', removeFigure(table.case, 'iron-man'))
    expect(table.answer).toEqual({ state: 'incomplete', missing: 'target' })
    expect(table.ruling).toBeNull()
  })

  it('remembers the attacker through a question that has none', () => {
    const table = started()
    table.ask('Ask', withKind(table.case.ask, 'damage', table.rememberedEnds))
    table.ask('Ask', withKind(table.case.ask, 'attack', table.rememberedEnds))
    expect(table.case.ask).toMatchObject({ kind: 'attack', from: 'thor', targets: ['iron-man'] })
  })

  it('leaves out fields that are undefined, so that equal tables have equal JSON', () => {
    const table = started()
    table.ask('Ask', { kind: 'line-of-fire', from: 'thor', to: 'iron-man', for: undefined })
    expect(Object.keys(table.case.ask)).toEqual(['kind', 'from', 'to'])
  })
})
