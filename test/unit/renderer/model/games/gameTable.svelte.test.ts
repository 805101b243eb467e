/** The tables of the neighbouring games: history, answer, and how they are kept. */
import { describe, expect, it } from 'vitest'
import { heroscapeAdapter } from '../../../../../src/renderer/model/heroscape/heroscapeAdapter.ts'
import type { GameAdapter } from '../../../../../src/renderer/model/games/gameAdapter.ts'
import { GameTable } from '../../../../../src/renderer/model/games/gameTable.svelte.ts'
import { GameTables } from '../../../../../src/renderer/model/games/gameTables.svelte.ts'
import type { SavedRuling } from '../../../../../src/renderer/storage/interface/storage.ts'
import { DEFAULT_SETTINGS, parseSettings } from '../../../../../src/shared/backup/savedRows.ts'

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

/** The tables with their games read. */
function read(): GameTables {
  const tables = new GameTables(() => Promise.reject(new Error('There is nothing to read.')))
  tables.take([new GameTable(desk)])
  return tables
}

describe('the tables in the settings', () => {
  const restored = (kept: unknown) => {
    const parsed = parseSettings(JSON.parse(JSON.stringify({ ...DEFAULT_SETTINGS, systemTables: { 'heroscape-knockback': kept } })))
    const tables = read()
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
    const tables = read()
    expect(tables.of('heroclix-2012')).toBeUndefined()
    expect(tables.of('heroscape-knockback')).toBeDefined()
  })

  it('are kept once something was done on them', () => {
    const tables = read()
    expect(tables.kept()).toEqual({})
    const own = tables.of('heroscape-knockback')!
    own.change('Clear', heroscapeAdapter.cleared(begin()))
    expect(tables.kept()).toEqual({ 'heroscape-knockback': own.case })
  })

  it('stay as they were kept until their game is read, and then come back', async () => {
    const moved = { ...begin(), title: 'As it was left' }
    const tables = new GameTables(() => Promise.resolve([new GameTable(desk)]))
    tables.restore({ ...DEFAULT_SETTINGS, systemTables: { 'heroscape-knockback': moved } })
    expect(tables.of('heroscape-knockback')).toBeUndefined()
    expect(tables.kept()).toEqual({ 'heroscape-knockback': moved })
    await tables.open()
    expect(tables.of('heroscape-knockback')!.case).toEqual(moved)
    expect(tables.kept()).toEqual({ 'heroscape-knockback': moved })
  })

  it('are read again where that failed', async () => {
    let broken = true
    const tables = new GameTables(() => (broken ? Promise.reject(new Error('away')) : Promise.resolve([new GameTable(desk)])))
    await expect(tables.open()).rejects.toThrow()
    broken = false
    await tables.open()
    expect(tables.of('heroscape-knockback')).toBeDefined()
  })

  it('are needed at a start where one is shown, kept or ruled on', () => {
    const tables = read()
    const saved = (ruleset: string) => ({ case: { ruleset } }) as unknown as SavedRuling
    expect(tables.isNeeded(DEFAULT_SETTINGS, [saved('heroclix-2012')])).toBe(false)
    expect(tables.isNeeded(DEFAULT_SETTINGS, [saved('descent-2e')])).toBe(true)
    expect(tables.isNeeded({ ...DEFAULT_SETTINGS, ruleset: 'descent-2e' }, [])).toBe(true)
    expect(tables.isNeeded({ ...DEFAULT_SETTINGS, systemTables: { 'heroscape-knockback': begin() } }, [])).toBe(true)
  })
})
