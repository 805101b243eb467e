/** Another edition, another game, a case shown: what of it reaches the table. */
import { describe, expect, it } from 'vitest'
import { activeTable, chooseRuleset, showCase, withRuleset } from '../../../../../src/renderer/actions/games/activeTable.ts'
import { brushInHand } from '../../../../../src/renderer/model/tools/toolInHand.ts'
import { benchOf, duel } from '../../../../support/bench.ts'

describe('another edition', () => {
  it('is one step of the table', () => {
    const { app, table } = benchOf()
    chooseRuleset(app, 'heroclix-2010')
    expect(table.case.ruleset).toBe('heroclix-2010')
    table.undo()
    expect(table.case).toEqual(duel)
    expect(activeTable(app)).toBe(table)
  })

  it('that is none changes nothing, and the same one is no step', () => {
    const { app, table } = benchOf()
    chooseRuleset(app, 'heroclix-1999')
    chooseRuleset(app, 'heroclix-2012')
    expect(table.case).toEqual(duel)
    expect(table.canUndo).toBe(false)
  })

  it('keeps what is selected', () => {
    const { app, session } = benchOf()
    session.selected = 'thor'
    chooseRuleset(app, 'heroclix-2013')
    expect(session.selected).toBe('thor')
  })

  it('gives an attack the dice that it rolls', () => {
    const attack = { ...duel, ask: { kind: 'attack', from: 'thor', targets: ['loki', 'loki'], dice: [3, 4] } } as const
    expect(withRuleset(attack, 'heroclix-2010').ask).toMatchObject({ dice: [3, 4] })
    expect(withRuleset(attack, 'heroclix-2010').ruleset).toBe('heroclix-2010')
  })
})

describe('a case that is shown', () => {
  it('is one step, on the table’s screen, with an empty hand and nothing selected', () => {
    const { app, table, session } = benchOf()
    session.screen = 'rulings'
    session.selected = 'thor'
    session.cursor = [1, 1]
    session.tool = brushInHand('water')
    const shown = { ...duel, ask: { kind: 'reach', figure: 'loki' } } as const
    expect(showCase(app, 'Shown', shown)).toBe(true)
    expect(table.case).toEqual(shown)
    expect(session).toMatchObject({ screen: 'table', selected: null, cursor: null })
    expect(session.brush).toBeNull()
    expect(table.undo()).toBe('Shown')
  })

  it('without a board opens the dialog and leaves the table alone', () => {
    const { app, table, session } = benchOf()
    expect(
      showCase(app, 'Shown', { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'action-total', buildTotal: 300 } } as never)
    ).toBe(true)
    expect(session.noBoard.isOpen).toBe(true)
    expect(table.case).toEqual(duel)
  })

  it('of a game that has no table is refused', () => {
    const { app, table } = benchOf()
    expect(showCase(app, 'Shown', { format: 'clixcase/1', ruleset: 'descent-2e', ask: {} } as never)).toBe(false)
    expect(table.case).toEqual(duel)
  })
})
