/** Another edition, another game, a case shown: what of it reaches the table. */
import { describe, expect, it, vi } from 'vitest'
import {
  activeRuleset,
  activeTable,
  activeTitle,
  chooseRuleset,
  lookOfSaved,
  openCase,
  showCase,
  withRuleset
} from '../../../../../src/renderer/actions/games/activeTable.ts'
import { brushInHand } from '../../../../../src/renderer/model/tools/toolInHand.ts'
import { screensOf } from '../../../../../src/renderer/actions/games/screens.ts'
import { GameTables } from '../../../../../src/renderer/model/games/gameTables.svelte.ts'
import { SCREENS } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { makeGameTables } from '../../../../../src/renderer/panels/gameTables.ts'
import type { GameCase } from '../../../../../src/shared/games/common/game.ts'
import { benchOf, duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

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
    expect(withRuleset(attack, { ruleset: 'heroclix-2010' }).ask).toMatchObject({ dice: [3, 4] })
    expect(withRuleset(attack, { ruleset: 'heroclix-2010' }).ruleset).toBe('heroclix-2010')
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

describe('a neighbouring game', () => {
  const GAMES = ['heroscape-knockback', 'descent-2e'] as const

  it.each(GAMES)('%s that is chosen has its own table, and HeroClix is as it was when it is chosen again', (game) => {
    const { app, table, session } = memoryApp()
    session.selected = 'thor'
    session.editing = true
    session.highlighted = [[1, 1]]
    chooseRuleset(app, game)
    const own = app.games.of(game)!
    expect([activeTable(app) === own, activeRuleset(app), activeTitle(app)]).toEqual([true, game, own.adapter.title(own.case)])
    expect(session).toMatchObject({ selected: null, editing: false, highlighted: [], pick: 'from' })
    expect([table.case, table.canUndo, screensOf(app)]).toEqual([duel, false, ['table', 'rules', 'rulings']])
    chooseRuleset(app, 'heroclix-2012')
    expect([activeTable(app) === table, activeRuleset(app), table.canUndo, screensOf(app)]).toEqual([true, 'heroclix-2012', false, SCREENS])
  })

  it.each(GAMES)('%s: a case of it is one step of its table, which is shown', (game) => {
    const { app, table, session, settings } = memoryApp()
    session.screen = 'rulings'
    session.selected = 'thor'
    const own = app.games.of(game)!
    const before = own.case
    const value: GameCase = { ...before, title: 'Kept' }
    expect(showCase(app, 'Shown', value)).toBe(true)
    expect([own.case, settings.current.ruleset, session.screen, session.selected, table.canUndo]).toEqual([
      value,
      game,
      'table',
      null,
      false
    ])
    expect([own.undo(), own.case]).toEqual(['Shown', before])
    // A case of HeroClix leaves the game, and takes its rules along.
    const other = { ...duel, ruleset: 'heroclix-2010' } as const
    expect(showCase(app, 'Back', other)).toBe(true)
    expect([table.case, settings.current.ruleset, activeTable(app) === table]).toEqual([other, 'heroclix-2010', true])
  })

  it('that is chosen while HeroClix is shown keeps the rules of new tables; a case of HeroClix does not change them', () => {
    const { app, settings, table } = memoryApp()
    openCase(app, 'Shown', { ...duel, ruleset: 'heroclix-2010' })
    expect([table.case.ruleset, settings.current.ruleset]).toEqual(['heroclix-2010', 'heroclix-2012'])
  })

  it('is read when a case of it is opened, and told where it cannot be', async () => {
    const { app, told } = memoryApp()
    const tables = makeGameTables()
    const read = vi.fn(() => Promise.resolve(tables)).mockRejectedValueOnce(new Error('No connection.'))
    Object.assign(app, { games: new GameTables(read) })
    const value = tables[1]!.case
    const before = lookOfSaved(app, { case: value, ruling: { verdict: 'hit' } } as never)
    expect(before).toEqual({ word: 'hit', shape: 'open', tone: 'plain' })
    openCase(app, 'Shown', value)
    await waitFor(() => {
      expect(told()).toEqual([['error', expect.stringContaining('cannot be opened')]])
    })
    expect(activeTable(app)).toBe(app.table)
    openCase(app, 'Shown', value)
    await waitFor(() => {
      expect(activeTable(app)).toBe(tables[1])
    })
    chooseRuleset(app, 'heroscape-knockback')
    expect([activeTable(app) === tables[0], read.mock.calls.length]).toEqual([true, 2])
  })

  it('says of its rulings how they look, as HeroClix does of its own', () => {
    const { app, table } = memoryApp()
    expect(lookOfSaved(app, { case: duel, ruling: table.ruling } as never)).toMatchObject({ word: 'Clear' })
    for (const game of GAMES) {
      const own = app.games.of(game)!
      const ruling = { ...own.ruling, verdict: own.ruling?.verdict ?? 'x' } as never
      expect(lookOfSaved(app, { case: own.case, ruling } as never)).toEqual(own.adapter.look(ruling))
    }
  })
})
