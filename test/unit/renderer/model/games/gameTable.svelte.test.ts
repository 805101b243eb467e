/** The tables of the neighbouring games: history, answer, and how they are kept. */
import { describe, expect, it } from 'vitest'
import { heroscapeAdapter } from '../../../../../src/renderer/model/heroscape/heroscapeAdapter.ts'
import type { GameAdapter } from '../../../../../src/renderer/model/games/gameAdapter.ts'
import { GameTable } from '../../../../../src/renderer/model/games/gameTable.svelte.ts'
import { GameTables } from '../../../../../src/renderer/model/games/gameTables.ts'
import { DEFAULT_SETTINGS, parseSettings } from '../../../../../src/renderer/storage/rows/savedShapes.ts'

const desk = heroscapeAdapter as unknown as GameAdapter
const begin = () => heroscapeAdapter.begin()

describe('the table of a neighbouring game', () => {
  it('rules on its first position, and again after each change and its undoing', () => {
    const table = new GameTable(heroscapeAdapter)
    expect(table.ruling).toMatchObject({ verdict: 'knocked-back', spent: 2 })
    table.change('Dice', { ...table.case, ask: { ...table.case.ask, attack: { skulls: 0 }, choices: undefined } })
    expect(table.ruling).toMatchObject({ verdict: 'none' })
    expect(Object.keys(table.case.ask)).not.toContain('choices')
    expect(table.undo()).toBe('Dice')
    expect(table.ruling).toMatchObject({ spent: 2 })
    expect(table.redo()).toBe('Dice')
    expect(table.canRedo).toBe(false)
  })

  it('says what is missing, and what the rules do not take', () => {
    const table = new GameTable(heroscapeAdapter)
    table.change('Clear', heroscapeAdapter.cleared(table.case))
    expect(table.answer).toMatchObject({ state: 'incomplete' })
    table.start({
      ...begin(),
      figures: [
        { id: 'hawkgirl', at: [2, 3] },
        { id: 'grundy', at: [99, 99] }
      ]
    })
    expect(table.answer).toMatchObject({ state: 'unruled', message: expect.stringContaining('no hex of the map') as string })
  })
})

describe('the tables in the settings', () => {
  const restored = (kept: unknown) => {
    const parsed = parseSettings(JSON.parse(JSON.stringify({ ...DEFAULT_SETTINGS, systemTables: { 'heroscape-knockback': kept } })))
    const tables = new GameTables([desk])
    if (parsed.ok) tables.restore(parsed.value)
    return tables.of('heroscape-knockback')!.case
  }

  it('come back as they were left, finished or not', () => {
    const moved = { ...begin(), title: 'As it was left' }
    expect(restored(moved)).toEqual(moved)
    const empty = heroscapeAdapter.cleared(begin())
    expect(restored(empty)).toEqual(empty)
  })

  it('begin anew where what was kept is of no use', () => {
    expect(restored({ ...begin(), figures: [{ id: 'x', at: ['here'] }] })).toEqual(begin())
    expect(restored({ ...begin(), ruleset: 'heroclix-2012' })).toEqual(begin())
  })

  it('are no tables of other games', () => {
    const tables = new GameTables([desk])
    expect(tables.of('heroclix-2012')).toBeUndefined()
    expect(Object.keys(tables.kept())).toEqual(['heroscape-knockback'])
  })
})
