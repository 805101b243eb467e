/** What comes back after a restart and when a window takes over: nothing that somebody has made is overwritten unseen. */
import { beforeAll, describe, expect, it } from 'vitest'
import { heroscapeAdapter } from '../../../../../src/renderer/model/heroscape/heroscapeAdapter.ts'
import { RestartState } from '../../../../../src/renderer/model/restart/restartState.ts'
import { readStepCode } from '../../../../../src/renderer/model/restart/undoRows.ts'
import { SettingsStore } from '../../../../../src/renderer/model/settings/settings.svelte.ts'
import { GameTable } from '../../../../../src/renderer/model/games/gameTable.svelte.ts'
import { GameTables } from '../../../../../src/renderer/model/games/gameTables.svelte.ts'
import { Table } from '../../../../../src/renderer/model/table/table.svelte.ts'
import { Variants } from '../../../../../src/renderer/model/variants/variants.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { Storage } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { table as position } from '../../../../support/tablePosition.ts'

beforeAll(readStepCode)

/** A window of the app with its tables, as it is opened on what is stored. */
async function open(storage: Storage) {
  const table = new Table()
  const systems = new GameTables(() => Promise.resolve([new GameTable(heroscapeAdapter)]))
  await systems.open()
  const variants = new Variants(table)
  const work = new RestartState(table, variants, systems)
  const settings = new SettingsStore(storage)
  settings.beside = {
    take: () => {
      const now = work.now()
      return () => work.changes(now)
    }
  }
  await settings.load()
  const unreadable = work.restore(settings.current, await storage.sessions(), position)
  const keep = (): void => {
    settings.keepTable(table.case)
    settings.keepGames(systems.kept())
    settings.touch()
  }
  const save = async (): Promise<void> => {
    keep()
    await settings.writer.flush()
  }
  const takeOver = async () => work.takeOver(await settings.load(), await storage.sessions(), 'This window’s version')
  return { table, systems, variants, settings, work, unreadable, keep, save, takeOver }
}

const under = (value: ClixCase, ruleset: ClixCase['ruleset']): ClixCase => ({ ...value, ruleset })
const WRECK = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  figures: 'gone',
  ask: { kind: 'value', figure: 'thor', value: 'attack' }
} as unknown as ClixCase

describe('a window that takes over', () => {
  it('goes on with what the other one left, its undo and its variants, not with what it showed itself', async () => {
    const storage = memoryStorage()
    const first = await open(storage)
    await first.save()
    const second = await open(storage)
    first.table.change('Rules', under(first.table.case, 'heroclix-2010'))
    first.variants.add('Try')
    await first.save()
    await second.takeOver()
    expect(second.table.case).toEqual(first.table.case)
    expect(second.variants.all.map(({ name }) => name)).toEqual(['', 'Try'])
    await second.save()
    const third = await open(storage)
    third.variants.show('first')
    expect(third.table.undo()).toBe('Rules')
  })

  /** The first window works on and is closed; the second had changed something that could not be saved. */
  async function twoWindows() {
    const storage = memoryStorage()
    const first = await open(storage)
    await first.save()
    const second = await open(storage)
    second.work.waits = true
    second.table.change('Rules', under(second.table.case, 'heroclix-2013'))
    second.settings.set({ theme: 'bright' })
    first.table.change('Rules', under(first.table.case, 'heroclix-2010'))
    first.settings.set({ squareNames: true })
    await first.save()
    // The first window is gone and the storage takes everything: nothing goes in before it has been looked at.
    await second.save()
    expect(second.settings.writer.state).toBe('failed')
    expect((await storage.settings()).table?.ruleset).toBe('heroclix-2010')
    return { storage, first, second }
  }

  it('goes on with the newer table of the other one; what was changed in it stands beside as a version', async () => {
    const { storage, first, second } = await twoWindows()
    expect(await second.takeOver()).toEqual({ unreadable: [], beside: 'variant' })
    expect(second.table.case.ruleset).toBe('heroclix-2010')
    expect(second.settings.current).toMatchObject({ theme: 'bright', squareNames: true })
    await second.save()
    const third = await open(storage)
    expect(third.table.case).toEqual(first.table.case)
    expect(third.table.undo()).toBe('Rules')
    expect(third.table.case).toEqual(position)
    const [, own] = third.variants.all
    expect([own?.name, own?.history.present.ruleset]).toEqual(['This window’s version', 'heroclix-2013'])
  })

  it('keeps it as the step that Redo brings where there are versions enough', async () => {
    const { second, first } = await twoWindows()
    for (let n = 0; n < 5; n++) first.variants.add()
    first.variants.show('first')
    await first.save()
    expect(await second.takeOver()).toMatchObject({ beside: 'redo' })
    expect(second.table.case.ruleset).toBe('heroclix-2010')
    expect([second.table.redo(), second.table.case.ruleset]).toEqual(['This window’s version', 'heroclix-2013'])
  })

  it('says that it had nothing of its own', async () => {
    const storage = memoryStorage()
    const first = await open(storage)
    await first.save()
    expect(await (await open(storage)).takeOver()).toEqual({ unreadable: [], beside: null })
  })
})

describe('a table that this version cannot read', () => {
  it('is told and set aside in the commit that puts another one in its place', async () => {
    const storage = memoryStorage()
    await storage.commit([
      {
        do: 'put',
        table: 'settings',
        value: {
          ...(await storage.settings()),
          table: WRECK,
          systemTables: { 'heroscape-knockback': { ...heroscapeAdapter.begin(), map: { hexes: [] } } }
        }
      }
    ])
    const { table, unreadable, save } = await open(storage)
    expect(unreadable.map(({ case: value }) => value.ruleset)).toEqual(['heroclix-2012', 'heroscape-knockback'])
    expect(unreadable.every(({ why }) => why.length > 0)).toBe(true)
    expect(table.case).toEqual(position)
    await save()
    const aside = (await storage.sessions()).filter(({ id }) => id.startsWith('set aside '))
    expect(aside.map(({ state }) => state.case)).toContainEqual(WRECK)
    expect(aside).toHaveLength(2)
    expect((await storage.settings()).table).toEqual(position)
  })

  it('is a variant, too, and its undo goes with it', async () => {
    const storage = memoryStorage()
    const first = await open(storage)
    first.variants.add('Try')
    first.table.change('Rules', under(first.table.case, 'heroclix-2010'))
    first.variants.show('first')
    await first.save()
    const kept = (await storage.sessions()).find(({ id }) => id === 'variants')!
    await storage.commit([
      {
        do: 'put',
        table: 'sessions',
        value: {
          id: 'variants',
          state: {
            ...kept.state,
            list: [
              { id: 'first', name: '' },
              { id: 'a', name: 'Try', case: WRECK }
            ]
          }
        }
      }
    ])
    const second = await open(storage)
    expect(second.unreadable.map(({ case: value }) => value)).toEqual([WRECK])
    expect(second.variants.all.map(({ id }) => id)).toEqual(['first'])
    await second.save()
    const rows = (await storage.sessions()).map(({ id }) => id)
    expect(rows.filter((id) => id.startsWith('undo table a'))).toEqual([])
    expect(rows.some((id) => id.startsWith('set aside '))).toBe(true)
  })
})
