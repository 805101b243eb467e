import { describe, expect, it } from 'vitest'
import { StoredSteps } from '../../../../../src/renderer/model/restart/storedSteps.svelte.ts'
import { FigureRoom } from '../../../../../src/renderer/model/figures/figureRoom.svelte.ts'
import { FigureFinder } from '../../../../../src/renderer/model/figures/figureFinder.svelte.ts'
import { blankFigure, blankSet, withFigure } from '../../../../../src/renderer/model/figures/newFigure.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { FigureEntry } from '../../../../../src/shared/formats/documents/documents.ts'

const keptSteps = (figure: FigureEntry, key: string) => new StoredSteps(figure, key)

async function opened(figure: FigureEntry = blankFigure('own-figure:1', 'Ember Hawk')) {
  const storage = memoryStorage()
  const library = new Library(storage)
  await library.load()
  const set = withFigure(blankSet('own-set:1', 'Mine'), figure)
  await library.commitDocuments([{ do: 'put', table: 'figureSets', value: set, origin: 'user' }])
  return { storage, library, room: new FigureRoom(set.id, figure, library, keptSteps) }
}
const type = (room: FigureRoom, keys: string) => {
  for (const key of keys.split(' ')) room.press(key, 'dial')
}

describe('a figure that is edited', () => {
  it('is written as it is typed, and its values are those of its first click', async () => {
    const { room, library, storage } = await opened()
    type(room, 'r 8 9 1 7 3 Enter -')
    expect(room.figure).toMatchObject({ speed: 8, attack: 9, defense: 17, damage: 3 })
    expect(room.writer.state).toBe('saving')
    await room.flush()
    expect(library.figureSets[0]!.figures[0]!.dial).toHaveLength(3)
    const [kept] = await storage.figureSets()
    expect(kept!.figures[0]!.dial[0]).toEqual({ speed: 8, attack: 9, defense: 17, damage: 3, powers: ['flurry'] })
  })

  it('goes back step by step and forward again', async () => {
    const { room } = await opened()
    type(room, '8 9 1 7 3')
    const whole = room.figure
    room.undo()
    expect(room.figure.dial[0]).toEqual({ speed: 8, attack: 9, defense: 17 })
    room.redo()
    expect(room.figure).toEqual(whole)
    for (let n = 0; n < 9; n++) room.undo()
    expect(room.figure.dial).toEqual([])
    expect(room.undo()).toBeNull()
  })

  it('goes back after a restart, too; not where it is another figure by now', async () => {
    const { room, storage } = await opened()
    await room.restore([])
    type(room, '8 9 1 7 3')
    room.undo()
    await room.flush()
    const again = async () => {
      const library = new Library(storage)
      await library.load()
      const later = new FigureRoom('own-set:1', library.figureSets[0]!.figures[0]!, library, keptSteps)
      await later.restore(await library.sessions())
      return { library, later }
    }
    const { later, library } = await again()
    expect(later.redo()).toBe('dial')
    expect(later.figure).toEqual({ ...room.figure, damage: 3, dial: [{ speed: 8, attack: 9, defense: 17, damage: 3 }] })
    expect([later.undo(), later.undo(), later.undo(), later.undo(), later.undo()]).toEqual(['dial', 'dial', 'dial', 'dial', null])
    expect(later.figure).toMatchObject({ dial: [] })
    await later.flush()
    await library.commitDocuments([{ do: 'put', table: 'figureSets', value: withFigure(library.figureSets[0]!, blankFigure('own-figure:1', 'Else')), origin: 'user' }]) // prettier-ignore
    const other = (await again()).later
    expect([other.undo(), other.redo()]).toEqual([null, null])
  })

  it('keeps lines with their points when rows come and go', async () => {
    const { room } = await opened({ ...blankFigure('a', 'A'), points: 90 })
    type(room, '8 9 1 7 3 | Enter |')
    expect(room.figure.lines).toEqual([{ click: 2, points: 90 }, { click: 3, points: null }]) // prettier-ignore
    room.change('points', { lines: [{ click: 2, points: 90 }, { click: 3, points: 50 }] }) // prettier-ignore
    room.goTo(0, 'speed')
    type(room, 'Insert')
    expect(room.figure.lines).toEqual([{ click: 3, points: 90 }, { click: 4, points: 50 }]) // prettier-ignore
  })

  it('tells of a pasted table what cannot be read, and takes nothing of it then', async () => {
    const { room } = await opened()
    expect(room.paste('8 9 17 3\nno click', 'paste')).toEqual({ ok: false, line: 2, found: 'no click' })
    expect(room.figure.dial).toEqual([])
    expect(room.paste('8 9 17 3\n7 8 16 2', 'paste')).toBeNull()
    expect(room.figure.dial).toHaveLength(2)
  })

  it('marks what is changed on an imported figure as corrected', async () => {
    const { room } = await opened({ ...blankFigure('a', 'A'), points: 90, origin: { file: 'a.json' } })
    room.change('points', { points: 95 })
    expect(room.figure.origin).toEqual({ file: 'a.json', patched: [{ at: '/points', theirs: 90 }] })
    room.change('points', { points: 90 })
    expect(room.figure.origin).toEqual({ file: 'a.json' })
  })

  it('does not bring back a figure that was deleted meanwhile', async () => {
    const { room, library } = await opened()
    await library.commitDocuments([{ do: 'put', table: 'figureSets', value: blankSet('own-set:1', 'Mine'), origin: 'user' }])
    type(room, '8')
    expect(room.unsaved()).toEqual([])
  })
})

describe('the desk of figures', () => {
  it('shows a set, finds across sets, keeps only what is fully ruled, and stands still while a figure is edited', async () => {
    const { library, room } = await opened()
    const desk = new FigureFinder(
      library,
      () => 'heroclix-2013',
      () => 0
    )
    expect(desk.found).toEqual([])
    desk.openSet('own-set:1')
    expect(desk.found.map(({ figure }) => figure.name)).toEqual(['Ember Hawk'])
    const odd = { ...blankFigure('odd', 'Odd One'), powers: ['nobody-knows'] }
    await library.commitDocuments([{ do: 'put', table: 'figureSets', value: withFigure(library.figureSets[0]!, odd), origin: 'user' }])
    desk.typed = 'od'
    expect(desk.found.map(({ figure }) => figure.id)).toEqual(['odd'])
    desk.fullOnly = true
    expect(desk.found).toEqual([])
    desk.typed = ''
    expect(desk.found).toHaveLength(1)
    const { index } = desk
    desk.room = room
    await library.commitDocuments([{ do: 'put', table: 'figureSets', value: blankSet('another', 'Another'), origin: 'user' }])
    expect(desk.index).toBe(index)
  })
})
