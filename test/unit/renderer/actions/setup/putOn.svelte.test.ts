/** Figures and objects put on the table, each as one step. */
import { describe, expect, it, vi } from 'vitest'
import { cancelDrag, carryTo, drop } from '../../../../../src/renderer/actions/setup/carry.ts'
import { changeMap } from '../../../../../src/renderer/actions/setup/ownMap.ts'
import { boardHint, boardPreview } from '../../../../../src/renderer/actions/tools/boardHand.ts'
import { texts } from '../../../../../src/renderer/i18n/texts.ts'
import { boardCommands } from '../../../../../src/renderer/model/board/boardCommands.ts'
import type { CaseMap } from '../../../../../src/shared/contract/case.ts'
import { copyTo, nearPlace, nextSide, putOn, putQuick, quickFigure } from '../../../../../src/renderer/actions/setup/putOn.ts'
import { sceneTokens } from '../../../../../src/shared/scene/sceneTokens.ts'
import { benchOf, duel } from '../../../../support/bench.ts'

describe('an object put on', () => {
  it('stands on the square, is selected, and is one step', () => {
    const { app, table, session } = benchOf()
    expect(putOn(app, { object: 'heavy' }, [3, 4])).toBeNull()
    expect(table.case.objects).toMatchObject([{ kind: 'heavy', at: [3, 4] }])
    expect(session.selectedObject).toBe(table.case.objects?.[0]?.id)
    table.undo()
    expect(table.case.objects ?? []).toEqual([])
  })
})

describe('a figure put on', () => {
  it('stands on the square, is selected instead of an object, and is no longer in the hand', () => {
    const { app, table, session } = benchOf()
    putOn(app, { object: 'light' }, [3, 4])
    const id = putOn(app, { figure: { id: '', name: 'Hela', side: 'blue' }, base: 1 }, [4, 4])
    expect(table.case.figures?.find((figure) => figure.id === id)).toMatchObject({ name: 'Hela', side: 'blue', at: [4, 4] })
    expect(session.selected).toBe(id)
    expect(session.selectedObject).toBeNull()
    expect(session.placing).toBeNull()
    expect(table.undo()).toContain('Hela')
    expect(table.case.figures).toHaveLength(2)
  })

  it('is refused with the reason where somebody stands, or its base would leave the map, and stays in the hand', () => {
    const { app, table, session } = benchOf()
    const placing = { figure: { id: '', name: 'Hela' }, base: 1 }
    session.tool = { id: 'place', placing }
    expect(putOn(app, placing, [1, 1])).toBeNull()
    expect(table.case.figures).toHaveLength(2)
    expect(session.notices.at(-1)?.text).toBe('Thor already stands on B2.')
    expect(session.placing).toBe(placing)
    expect(putOn(app, { ...placing, base: 2 }, [table.case.map!.size[0] - 1, 7])).toBeNull()
    expect(session.notices.at(-1)?.text).toMatch(/^Hela does not fit on /)
    expect(copyTo(app, 'thor', [1, 1])).toBeNull()
    expect(table.case.figures).toHaveLength(2)
  })

  it('stands on blocking terrain where it was put there, and nowhere beside it', () => {
    const { app, table, session } = benchOf({
      ...duel,
      map: { size: [8, 8], terrain: ['...b....', ...Array<string>(7).fill('........')], legend: { b: ['blocking'] } }
    })
    const id = putOn(app, { figure: { id: '', name: 'Hela' }, base: 1 }, [3, 0])
    expect(table.case.figures?.find((figure) => figure.id === id)?.at).toEqual([3, 0])
    expect(session.notices.at(-1)?.text).toMatch(/^Hela stands on D1, where nobody can stand/)
    const marked = sceneTokens(table.case, null).filter(({ misplaced }) => misplaced)
    expect(marked.map(({ name }) => name)).toEqual(['Hela'])
  })

  it('goes to the nearest free square where only somewhere near was meant', () => {
    const { app, table } = benchOf()
    const id = putOn(app, { figure: { id: '', name: 'Hela' }, base: 1 }, [1, 1], 'near')
    const at = table.case.figures?.find((figure) => figure.id === id)?.at
    expect(at).not.toEqual([1, 1])
    expect(Math.max(Math.abs(at![0] - 1), Math.abs(at![1] - 1))).toBe(1)
  })

  it('is refused on a full board, and told', () => {
    const { app, table, session } = benchOf({
      ...duel,
      map: { size: [2, 1] },
      figures: [
        { id: 'thor', at: [0, 0] },
        { id: 'loki', at: [1, 0] }
      ]
    })
    expect(putOn(app, { figure: { id: '', name: 'Hela' }, base: 1 }, [0, 0], 'near')).toBeNull()
    expect(copyTo(app, 'thor')).toBeNull()
    expect(table.case.figures).toHaveLength(2)
    expect(session.notices.map(({ kind, text }) => [kind, text])).toEqual([['error', texts.notices.boardFull]])
    session.notices = []
    expect([copyTo(app, 'thor'), session.notices.map(({ text }) => text)]).toEqual([null, [texts.notices.boardFull]])
    expect([copyTo(app, 'thor', [1, 0]), copyTo(app, 'thor', [5, 0])]).toEqual([null, null])
    expect(session.notices.slice(-2).map(({ text }) => text)).toEqual([
      texts.notices.squareTaken('B1', 'loki'),
      texts.notices.noRoom('thor', 'F1')
    ])
  })

  it('fills the part of the question that waits for it', () => {
    const { app, table } = benchOf({ ...duel, figures: [{ id: 'thor', at: [1, 1] }], ask: { kind: 'line-of-fire', from: 'thor', to: '' } })
    const id = putOn(app, { figure: { id: '', name: 'Hela' }, base: 1 }, [5, 1])
    expect(table.case.ask).toMatchObject({ from: 'thor', to: id })
  })
})

describe('a quick figure', () => {
  it('has the side and size of the tray, and the other side where none is chosen', () => {
    const { app, session } = benchOf()
    session.setup.side = 'green'
    session.setup.size = 'giant'
    expect(quickFigure(app, 'X')).toEqual({ id: '', name: 'X', side: 'green', size: 'giant' })
    session.setup.side = null
    session.setup.size = 'standard'
    expect(quickFigure(app, 'X')).toEqual({ id: '', name: 'X', side: nextSide(app) })
  })

  it('is put on by a tap', () => {
    const { app, table } = benchOf()
    putQuick(app, [5, 5])
    expect(table.case.figures?.at(-1)).toMatchObject({ at: [5, 5] })
  })
})

describe('one more of a figure', () => {
  it('is another one with the same name beside it', () => {
    const { app, table, session } = benchOf()
    const id = copyTo(app, 'thor', [2, 2])
    expect(id).not.toBe('thor')
    expect(table.case.figures?.at(-1)).toMatchObject({ id, side: 'red', at: [2, 2] })
    expect(session.selected).toBe(id)
    expect(copyTo(app, 'nobody', [2, 2])).toBeNull()
  })
})

describe('what is carried out of the tray', () => {
  it('follows the pointer, says what letting go would do, and stands where it is let go; beside the map nowhere', () => {
    const { app, session } = benchOf()
    boardCommands.squareAt = (x, y) => (x < 0 ? null : [x, y])
    const put = vi.fn()
    const cargo = { name: 'Hela', side: 1, put }
    carryTo(app, cargo, 3, 4)
    expect(session.setup.carried).toEqual({ ...cargo, x: 3, y: 4, square: [3, 4] })
    expect([boardHint(app), boardPreview(app)]).toEqual(['Let go: Hela stands on D5.', { squares: [[3, 4]], edges: [] }])
    drop(app)
    expect([put.mock.calls, session.setup.carried]).toEqual([[[[3, 4]]], null])
    carryTo(app, cargo, -1, 4)
    expect([boardHint(app), boardPreview(app)]).toEqual(['Drag Hela to its square.', null])
    drop(app)
    drop(app)
    carryTo(app, cargo, 1, 1)
    cancelDrag(session.setup)
    drop(app)
    expect([put.mock.calls.length, session.setup.carried]).toEqual([1, null])
    boardCommands.reset()
  })
})

describe('the map of the table', () => {
  it('is changed as one step; not where nothing changes, where there is none, or where it has no room, which is told', () => {
    const { app, table, session } = benchOf()
    const { map: _, ...mapless } = duel
    const walled = (map: CaseMap): CaseMap => ({ ...map, walls: [[[0, 0], [1, 0]]] }) // prettier-ignore
    expect([changeMap(app, 'Draw', (map) => map), table.canUndo]).toEqual([false, false])
    expect([changeMap(app, 'Draw', walled), table.case.map?.walls?.length, table.undo()]).toEqual([true, 1, 'Draw'])
    const full = (): never => {
      throw new Error('No letter is left.')
    }
    expect([changeMap(app, 'Draw', full), session.notices.map(({ kind, text }) => [kind, text])]).toEqual([
      false,
      [['error', 'No letter is left.']]
    ])
    expect(changeMap(benchOf(mapless).app, 'Draw', full)).toBe(false)
  })
})

describe('the next figure goes', () => {
  it('to the cursor, else to the selected figure, else to the middle', () => {
    const { app, session } = benchOf()
    expect(nearPlace(app)).toEqual([4, 4])
    session.selected = 'loki'
    expect(nearPlace(app)).toEqual([6, 1])
    session.cursor = [7, 0]
    expect(nearPlace(app)).toEqual([7, 0])
  })
})
