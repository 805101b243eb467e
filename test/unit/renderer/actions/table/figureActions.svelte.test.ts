/** Figures, objects and maps put on and taken off, an empty table, the maps used last: each with its way back. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  clearTable,
  duplicateOnTable,
  placingOf,
  removeFromTable,
  removeObjectFromTable,
  takeFigure,
  useMap
} from '../../../../../src/renderer/actions/table/figureActions.ts'
import { isEmptyTable, lastMaps, newTable, rememberMap } from '../../../../../src/renderer/actions/table/newTable.ts'
import { redoStep, undoOfLast, undoStep } from '../../../../../src/renderer/actions/table/undo.ts'
import { saveFile } from '../../../../../src/renderer/actions/table/fileActions.ts'
import { boardCommands } from '../../../../../src/renderer/model/board/boardCommands.ts'
import type { FigureEntry, MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { boardHint, nameInHand, onBoardPointer } from '../../../../../src/renderer/actions/tools/boardHand.ts'
import { texts } from '../../../../../src/renderer/i18n/texts.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

afterEach(() => {
  boardCommands.reset()
})

const mapFile = (id: string, size: readonly [number, number] = [4, 5]): MapFile =>
  ({
    format: 'linejudge-map/2',
    id,
    name: `Map ${id}`,
    description: '',
    map: { id, name: `Map ${id}`, size },
    systems: [],
    specialTerrain: []
  }) as unknown as MapFile

describe('a figure', () => {
  it('is in the hand until a square is tapped, on the table’s screen', () => {
    const { app, session, table } = memoryApp()
    const before = table.case
    session.screen = 'figures'
    takeFigure(app, { figure: { id: '', name: 'Hela', side: 'blue' }, base: 1 })
    expect([table.case, session.screen]).toEqual([before, 'table'])
    expect([nameInHand(app), boardHint(app)]).toEqual(['Hela', texts.ask.placing('Hela')])
    onBoardPointer(app, { do: 'tap-square', at: [3, 3], point: [3.5, 3.5], figure: null, secondary: false })
    expect(table.case.figures?.at(-1)).toMatchObject({ name: 'Hela', at: [3, 3] })
    expect([nameInHand(app), table.case.figures?.length]).toEqual([null, (before.figures?.length ?? 0) + 1])
  })

  it('of a set has its name, its side and as many squares as its base', () => {
    const entry = {
      id: 'giant',
      name: 'Giant',
      baseSquares: 2,
      points: 100,
      dial: [],
      powers: [],
      canUse: [],
      specialPowers: [],
      abilities: [],
      teamAbilities: []
    }
    expect(placingOf(entry as unknown as FigureEntry, 'green')).toMatchObject({ base: 2, figure: { name: 'Giant', side: 'green' } })
  })

  it('taken off is told, is no longer selected, and comes back', () => {
    const { app, session, table, told } = memoryApp()
    session.selected = 'loki'
    session.editing = true
    removeFromTable(app, 'loki')
    expect(table.case.figures?.map(({ id }) => id)).toEqual(['thor'])
    expect([session.selected, session.editing, session.pick]).toEqual([null, false, 'to'])
    expect(told().at(-1)).toEqual(['info', expect.stringContaining('Loki')])
    const { action } = session.notices.at(-1)!
    expect(action?.valid?.()).toBe(true)
    action?.run()
    expect(table.case).toEqual(duel)
    expect(action?.valid?.()).toBe(false)
  })

  it('taken off leaves another one selected; who asked is asked for anew', () => {
    const { app, session } = memoryApp()
    session.selected = 'loki'
    session.editing = true
    removeFromTable(app, 'thor')
    expect([session.selected, session.editing, session.pick]).toEqual(['loki', true, 'from'])
  })

  it('that nothing was asked about leaves the next tap what it was', () => {
    const { app, session } = memoryApp({ ...duel, figures: [...duel.figures!, { id: 'hela', at: [0, 0], side: 'blue' }] })
    for (const pick of ['from', 'to'] as const) {
      session.pick = pick
      removeFromTable(app, 'hela')
      expect(session.pick).toBe(pick)
      session.notices.at(-1)?.action?.run()
    }
  })

  it('that is not there changes nothing', () => {
    const { app, table, told } = memoryApp()
    removeFromTable(app, 'nobody')
    removeObjectFromTable(app, 'nothing')
    duplicateOnTable(app, 'nobody')
    expect(table.case).toEqual(duel)
    expect(told()).toEqual([])
  })

  it('who moves stays to be picked after another one is gone', () => {
    const { app, session } = memoryApp({ ...duel, ask: { kind: 'reach', figure: 'thor' } })
    session.pick = 'to'
    removeFromTable(app, 'loki')
    expect(session.pick).toBe('from')
  })

  it('is put on once more beside itself', () => {
    const { app, table } = memoryApp()
    duplicateOnTable(app, 'loki')
    const at = table.case.figures?.at(-1)?.at as readonly [number, number]
    expect(Math.max(Math.abs(at[0] - 6), Math.abs(at[1] - 1))).toBe(1)
  })
})

describe('an object', () => {
  it('taken off is told, is no longer selected, and comes back', () => {
    const { app, session, table } = memoryApp({ ...duel, objects: [{ id: 'o', kind: 'heavy', at: [3, 3] }] })
    session.selectedObject = 'o'
    removeObjectFromTable(app, 'o')
    expect(table.case.objects ?? []).toEqual([])
    expect(session.selectedObject).toBeNull()
    session.notices.at(-1)?.action?.run()
    expect(table.case.objects).toHaveLength(1)
  })
})

describe('a map', () => {
  it('comes under the figures as one step, is shown whole, and is remembered', () => {
    const { app, session, settings, table } = memoryApp()
    const open = (boardCommands.open = vi.fn())
    session.screen = 'maps'
    session.cursor = [7, 7]
    useMap(app, mapFile('one'))
    expect(table.case.map?.size).toEqual([4, 5])
    expect([session.screen, session.cursor]).toEqual(['table', null])
    expect(settings.current.lastMaps).toEqual(['one'])
    expect(open).toHaveBeenCalledTimes(1)
    expect(table.undo()).toContain('Map one')
    expect(table.case).toEqual(duel)
  })

  it('used again comes to the front; three are remembered, as far as they are still there', () => {
    const { app, library, settings } = memoryApp()
    const set = vi.spyOn(settings, 'set')
    for (const id of ['a', 'b', 'c', 'd', 'b']) rememberMap(app, id)
    expect(settings.current.lastMaps).toEqual(['b', 'd', 'c'])
    rememberMap(app, 'b')
    expect(set).toHaveBeenCalledTimes(5)
    settings.current.lastMaps = ['a', 'b']
    rememberMap(app, 'b')
    expect(settings.current.lastMaps).toEqual(['b', 'a'])
    settings.current.lastMaps = ['b', 'd', 'c']
    library.maps = [mapFile('c'), mapFile('b')]
    expect(lastMaps(app).map(({ id }) => id)).toEqual(['b', 'c'])
  })
})

describe('an empty table', () => {
  it('has a map of the wished size, the first figure in the hand, and nothing selected', () => {
    const { app, session, table } = memoryApp()
    Object.assign(session, { selected: 'thor', selectedObject: 'o', editing: true, cursor: [1, 1], pick: 'to', screen: 'maps' })
    session.setup.side = 'green'
    session.setup.size = 'giant'
    const open = (boardCommands.open = vi.fn())
    newTable(app, [10, 12])
    expect(open).toHaveBeenCalledTimes(1)
    expect(table.case).toMatchObject({ ruleset: 'heroclix-2012', figures: [], map: { size: [10, 12] } })
    expect(session).toMatchObject({ selected: null, selectedObject: null, editing: false, cursor: null, pick: 'from', screen: 'table' })
    expect(session.setup).toMatchObject({ side: null, size: 'standard', isOpen: true })
    expect(session.brush).toBe('figure')
    expect(isEmptyTable(app)).toBe(true)
    session.notices.at(-1)?.action?.run()
    expect(table.case).toEqual(duel)
  })

  it('after an empty table needs no way back', () => {
    const { app, told } = memoryApp({ ...duel, figures: [], ask: { kind: 'line-of-fire', from: '', to: '' } })
    newTable(app)
    expect(told()).toEqual([])
  })

  it('is one with no figure, no object and nothing drawn', () => {
    const empty = { ...duel, figures: [] }
    expect(isEmptyTable(memoryApp(empty).app)).toBe(true)
    expect(isEmptyTable(memoryApp().app)).toBe(false)
    expect(isEmptyTable(memoryApp({ ...empty, objects: [{ id: 'o', kind: 'heavy', at: [1, 1] }] }).app)).toBe(false)
    const { map: _, ...mapless } = empty
    expect(isEmptyTable(memoryApp(mapless).app)).toBe(false)
    const walls = [
      [
        [0, 0],
        [1, 0]
      ]
    ] as const
    expect(isEmptyTable(memoryApp({ ...empty, map: { size: [8, 8], walls } }).app)).toBe(false)
  })
})

describe('clearing', () => {
  it('keeps the map and the edition, and comes back by one button', () => {
    const { app, session, table } = memoryApp({ ...duel, ruleset: 'heroclix-2010', objects: [{ id: 'o', kind: 'heavy', at: [1, 1] }] })
    Object.assign(session, { selected: 'thor', editing: true, pick: 'to' })
    const zoomFit = (boardCommands.zoomFit = vi.fn())
    clearTable(app)
    expect(zoomFit).toHaveBeenCalledOnce()
    expect(table.case).toMatchObject({ ruleset: 'heroclix-2010', map: { size: [8, 8] }, figures: [] })
    expect(table.case.objects ?? []).toEqual([])
    expect(session).toMatchObject({ selected: null, editing: false, pick: 'from' })
    session.notices.at(-1)?.action?.run()
    expect(table.case.figures).toHaveLength(2)
  })

  it('at another game’s table clears that one', () => {
    const { app, settings, table } = memoryApp()
    settings.current.ruleset = 'heroscape-knockback'
    clearTable(app)
    expect(table.case).toEqual(duel)
    expect(app.games.of('heroscape-knockback')?.canUndo).toBe(true)
  })
})

describe('undo and redo', () => {
  it('say what was undone; nothing where there is nothing', () => {
    const { app, table, told } = memoryApp()
    undoStep(app)
    redoStep(app)
    expect(told()).toEqual([])
    table.change('Walls', { ...duel, ruleset: 'heroclix-2010' })
    undoStep(app)
    expect(told().at(-1)).toEqual(['info', expect.stringContaining('Walls')])
    redoStep(app)
    expect(told()).toHaveLength(2)
    expect(told()[0]![1]).not.toBe(told()[1]![1])
    expect(table.case.ruleset).toBe('heroclix-2010')
  })

  it('of the last change are offered only while it is the last', () => {
    const { app, table } = memoryApp()
    table.change('one', { ...duel, ruleset: 'heroclix-2010' })
    const action = undoOfLast(app)
    expect(action.valid?.()).toBe(true)
    table.change('two', { ...duel, ruleset: 'heroclix-2013' })
    expect(action.valid?.()).toBe(false)
  })
})

describe('saving as a file', () => {
  it('tells where it went, nothing where no place was chosen, and what went wrong', async () => {
    const { app, platform, told } = memoryApp()
    await saveFile(app)
    expect(told()[0]![0]).toBe('info')
    platform.saveFile.mockResolvedValueOnce(null)
    await saveFile(app)
    expect(told()).toHaveLength(1)
    platform.saveFile.mockRejectedValueOnce(new Error('The disk is full.'))
    await saveFile(app)
    expect(told().at(-1)).toEqual(['error', 'The disk is full.'])
  })

  it('waits until something is asked', async () => {
    const { app, platform, told } = memoryApp({ ...duel, ask: { kind: 'line-of-fire', from: 'thor', to: '' } })
    await saveFile(app)
    expect(platform.saveFile).not.toHaveBeenCalled()
    expect(told().map(([kind]) => kind)).toEqual(['info'])
  })
})
