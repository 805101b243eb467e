/** The empty hand: taps choose who asks about whom, keys move the cursor and what is selected, and what means nothing is left to others. */
import { describe, expect, it } from 'vitest'
import { aimTool } from '../../../../../src/renderer/actions/tools/aimTool.ts'
import { boardHint, cancelChosen, onBoardKey } from '../../../../../src/renderer/actions/tools/boardHand.ts'
import { cursorStart } from '../../../../../src/renderer/actions/tools/cursorStart.ts'
import { timelineTool } from '../../../../../src/renderer/actions/tools/timelineTool.ts'
import { startDraft } from '../../../../../src/renderer/actions/timeline/timelineActions.ts'
import type { Ask, ClixCase, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { benchOf, duel } from '../../../../support/bench.ts'
import { hela } from '../../../../support/helaTimeline.ts'

const WALL = [[3, 3], [4, 3]] as const // prettier-ignore
/** The duel with a wall right of D4, blocking terrain in F6, a heavy object in C6. */
const furnished: ClixCase = {
  ...duel,
  map: {
    size: [8, 8],
    terrain: ['........', '........', '........', '........', '........', '.....b..', '........', '........'],
    walls: [WALL]
  },
  objects: [{ id: 'crate', kind: 'heavy', at: [2, 5] }]
}
const asking = (ask: Ask, value: ClixCase = furnished): ClixCase => ({ ...value, ask })

describe('a tap', () => {
  it.each<[string, Ask, 'from' | 'to', SquareXY, Ask, 'from' | 'to']>([
    [
      'on a square begins a line there',
      { kind: 'line-of-fire', from: 'thor', to: 'loki' },
      'from',
      [4, 4],
      { kind: 'line-of-fire', from: [4, 4], to: 'loki' },
      'to'
    ],
    [
      'on a figure ends it there',
      { kind: 'line-of-fire', from: [4, 4], to: 'thor' },
      'to',
      [6, 1],
      { kind: 'line-of-fire', from: [4, 4], to: 'loki' },
      'from'
    ],
    [
      'on the target turns the line round',
      { kind: 'line-of-fire', from: 'thor', to: [4, 4] },
      'from',
      [4, 4],
      { kind: 'line-of-fire', from: [4, 4], to: 'thor' },
      'to'
    ],
    [
      'on the beginning does not end the line there',
      { kind: 'line-of-fire', from: [4, 4], to: 'loki' },
      'to',
      [4, 4],
      { kind: 'line-of-fire', from: [4, 4], to: 'loki' },
      'to'
    ],
    [
      'on a square says nothing of a question about figures',
      { kind: 'odds', from: 'thor', to: 'loki' },
      'from',
      [4, 4],
      { kind: 'odds', from: 'thor', to: 'loki' },
      'from'
    ],
    [
      'on a figure chooses who moves',
      { kind: 'reach', figure: 'thor', action: 'move' },
      'from',
      [6, 1],
      { kind: 'reach', figure: 'loki', action: 'move' },
      'from'
    ],
    [
      'on a figure chooses who is tapped next of a question that has no other end',
      { kind: 'break-away', figure: 'thor' },
      'from',
      [6, 1],
      { kind: 'break-away', figure: 'loki', action: 'move' },
      'from'
    ],
    [
      'on a square chooses nobody who moves',
      { kind: 'reach', figure: 'thor', action: 'move' },
      'from',
      [4, 4],
      { kind: 'reach', figure: 'thor', action: 'move' },
      'from'
    ],
    [
      'of a question without a target goes on choosing who asks',
      { kind: 'targets', from: 'thor', with: 'ranged-attack' },
      'from',
      [6, 1],
      { kind: 'targets', from: 'loki', with: 'ranged-attack' },
      'from'
    ]
  ])('%s', (_name, before, pick, at, after, next) => {
    const { table, session, tap } = benchOf(asking(before))
    session.pick = pick
    tap(at)
    expect([table.case.ask, session.pick]).toEqual([after, next])
  })

  it('selects a figure and the cursor goes there; a long press looks into the square and chooses nothing', () => {
    const { table, session, tap } = benchOf(furnished)
    tap([6, 1], { secondary: true })
    expect([session.board.inspected, session.selected, table.case.ask, session.cursor]).toEqual([[6, 1], null, duel.ask, [6, 1]])
    tap([6, 1])
    expect([session.selected, session.cursor]).toEqual(['loki', [6, 1]])
    tap([4, 4])
    expect([session.selected, session.cursor]).toEqual(['loki', [4, 4]])
  })

  it('aims at a wall, at blocking terrain or at an object where the question takes them, else it says that nothing is there', () => {
    const ask: Ask = { kind: 'can-target', from: 'thor', to: 'loki', with: 'ranged-attack' }
    const aimed = (at: SquareXY, point?: readonly [number, number]) => {
      const { table, session, tap } = benchOf(asking(ask))
      session.pick = 'to'
      tap(at, point && { point })
      return [table.case.ask, session.pick, session.notices.map(({ text }) => text)]
    }
    const { to: _, ...bare } = ask
    expect(aimed([3, 3], [3.95, 3.5])).toEqual([{ ...bare, to: { wall: WALL } }, 'from', []])
    expect(aimed([5, 5])).toEqual([{ ...bare, to: { square: [5, 5] } }, 'from', []])
    expect(aimed([2, 5])).toEqual([{ ...bare, to: { object: 'crate' } }, 'from', []])
    expect(aimed([0, 7])).toEqual([ask, 'to', [expect.stringContaining('A8')]])
    expect(aimed([6, 1])).toEqual([ask, 'from', []])
  })
})

describe('keys on the board', () => {
  it.each<[string, SquareXY, string, SquareXY]>([
    ['left', [0, 3], 'ArrowLeft', [0, 3]],
    ['right', [7, 3], 'ArrowRight', [7, 3]],
    ['up', [3, 0], 'ArrowUp', [3, 0]],
    ['down', [3, 7], 'ArrowDown', [3, 7]],
    ['one square', [3, 3], 'ArrowLeft', [2, 3]]
  ])('the cursor stays on the map: %s', (_name, from, arrow, to) => {
    const { session, key } = benchOf()
    session.cursor = from
    expect([key(arrow), session.cursor, session.setup.steering]).toEqual([true, to, true])
  })

  it('the cursor begins at who is selected, at who asks, or in the middle', () => {
    const start = (value: ClixCase, selected: string | null = null): SquareXY => {
      const { app, session } = benchOf(value)
      session.selected = selected
      return cursorStart(app)
    }
    expect(start(duel, 'loki')).toEqual([6, 1])
    expect(start(duel)).toEqual([1, 1])
    expect(start(duel, 'nobody')).toEqual([1, 1])
    expect(start(asking({ kind: 'line-of-fire', from: [2, 5], to: 'loki' }))).toEqual([2, 5])
    expect(start(asking({ kind: 'line-of-fire', from: '', to: 'loki' }))).toEqual([4, 4])
    expect(start({ ...asking({ kind: 'line-of-fire', from: '', to: 'loki' }), map: { size: [5, 3] } })).toEqual([2, 1])
    const { session, key } = benchOf()
    key('ArrowDown')
    expect(session.cursor).toEqual([1, 2])
  })

  it('Shift and an arrow move the object that is selected, or the figure, and the cursor where nothing is', () => {
    const { table, session, key } = benchOf(furnished)
    session.selectedObject = 'crate'
    session.selected = 'thor'
    key('ArrowRight', true)
    expect([table.case.objects?.[0]?.at, session.cursor, table.case.figures?.[0]?.at]).toEqual([
      [3, 5],
      [3, 5],
      [1, 1]
    ])
    key('ArrowDown', true)
    expect(table.case.objects?.[0]?.at).toEqual([3, 6])
    session.selectedObject = null
    key('ArrowUp', true)
    expect([table.case.figures?.[0]?.at, session.cursor]).toEqual([
      [1, 0],
      [1, 0]
    ])
    key('ArrowUp', true)
    expect([table.case.figures?.[0]?.at, session.cursor]).toEqual([
      [1, 0],
      [1, 0]
    ])
    session.selected = 'nobody'
    key('ArrowDown', true)
    expect([table.case.figures?.[0]?.at, session.cursor]).toEqual([
      [1, 0],
      [1, 1]
    ])
  })

  it.each<[string, SquareXY]>([
    ['ArrowUp', [4, 0]],
    ['ArrowLeft', [0, 4]],
    ['ArrowDown', [4, 7]],
    ['ArrowRight', [7, 4]]
  ])('a figure at the rim of the map stays there under Shift and %s, and nothing is said', (arrow, at) => {
    const { table, session, key } = benchOf({ ...duel, figures: [{ id: 'thor', name: 'Thor', at }, duel.figures![1]!] })
    session.selected = 'thor'
    expect([key(arrow, true), table.case.figures?.[0]?.at, session.cursor, session.notices]).toEqual([true, at, at, []])
  })

  it('Enter and Space tap the middle of the square under the cursor, whoever stands there', () => {
    const { table, session, key } = benchOf()
    session.cursor = [6, 1]
    expect(key('Enter')).toBe(true)
    expect([table.case.ask, session.pick, session.selected]).toEqual([{ kind: 'line-of-fire', from: 'loki', to: 'thor' }, 'to', 'loki'])
    session.cursor = [2, 4]
    expect(key(' ')).toBe(true)
    expect([table.case.ask, session.pick]).toEqual([{ kind: 'line-of-fire', from: 'loki', to: [2, 4] }, 'from'])
    session.cursor = null
    expect([key('Enter'), table.case.ask]).toEqual([true, { kind: 'line-of-fire', from: 'loki', to: [2, 4] }])
    const aimed = benchOf(asking({ kind: 'can-target', from: 'thor', to: 'loki', with: 'ranged-attack' }))
    aimed.session.pick = 'to'
    aimed.session.cursor = [2, 5]
    aimed.key('Enter')
    expect(aimed.table.case.ask).toMatchObject({ to: { object: 'crate' } })
  })

  it('Delete takes the selected object off first, then the figure, and means nothing where neither is', () => {
    const { table, session, key } = benchOf(furnished)
    expect(key('Delete')).toBe(false)
    session.selectedObject = 'crate'
    session.selected = 'thor'
    expect([key('Delete'), table.case.objects ?? [], table.case.figures?.length]).toEqual([true, [], 2])
    session.selectedObject = null
    expect([key('Delete'), table.case.figures?.map(({ id }) => id)]).toEqual([true, ['loki']])
  })

  it('letters mean something with the modifier of the board alone', () => {
    const { app, session } = benchOf()
    const away = (key: string): boolean => onBoardKey(app, { key, shift: false, step: null, chord: false })
    session.cursor = [1, 1]
    expect(['i', 'r', 'l', 'f', 'c', 'a'].map(away)).toEqual([false, false, false, false, false, false])
    expect([session.board.inspected, session.ruler, session.board.lines]).toEqual([null, null, false])
    session.cursor = null
    const { key } = benchOf()
    expect([key('i'), key('c'), key('a')]).toEqual([false, false, false])
  })

  it('F shows the board in full, and not any more', () => {
    const { session, key } = benchOf()
    expect([key('F'), session.board.full, key('f'), session.board.full]).toEqual([true, true, true, false])
  })
})

describe('what the board tells the empty hand', () => {
  it('where the pointer is, and nothing of strokes', () => {
    const { app, session, pointer } = benchOf()
    pointer({ do: 'hover-square', at: [3, 3], figure: null })
    expect(session.hovered).toEqual([3, 3])
    pointer({ do: 'hover-square', at: null, figure: null })
    expect(session.hovered).toBeNull()
    expect(aimTool.onPointer(app, { do: 'hover-square', at: null, figure: null })).toBe(true)
    expect(aimTool.onPointer(app, { do: 'aim', point: [1, 1] })).toBe(false)
    expect(aimTool.onPointer(app, { do: 'stroke', phase: 'begin', point: [1, 1] })).toBe(false)
    expect(aimTool.onPointer(app, { do: 'move-figure', figure: 'thor', to: [2, 2] })).toBe(true)
    expect(aimTool.onPointer(app, { do: 'move-object', object: 'none', to: [2, 2] })).toBe(true)
  })

  it.each<[Ask, 'from' | 'to', string]>([
    [{ kind: 'line-of-fire', from: 'thor', to: 'loki' }, 'from', 'Tap the attacker on the board, or type two names.'],
    [{ kind: 'line-of-fire', from: 'thor', to: 'loki' }, 'to', 'Now tap the target.'],
    [{ kind: 'can-target', from: 'thor', to: 'loki', with: 'ranged-attack' }, 'from', 'Tap the attacker on the board, or type two names.'],
    [
      { kind: 'can-target', from: 'thor', to: 'loki', with: 'ranged-attack' },
      'to',
      'Now tap the target: a figure, a wall, blocking terrain or an object.'
    ],
    [{ kind: 'reach', figure: '', action: 'move' }, 'from', 'Tap the figure that moves.'],
    [{ kind: 'reach', figure: 'thor', action: 'move' }, 'from', 'Tap a square: cost, path, targets from there.']
  ])('what the next tap does for %j when it picks %s', (ask, pick, hint) => {
    const { app, session } = benchOf(asking(ask))
    session.pick = pick
    expect(boardHint(app)).toBe(hint)
  })

  it('Escape leaves nothing where nothing was chosen', () => {
    const { app, session } = benchOf()
    expect(cancelChosen(app)).toBe(false)
    session.cursor = [1, 1]
    session.pick = 'to'
    expect([cancelChosen(app), session.pick, session.cursor]).toEqual([true, 'from', [1, 1]])
    expect([cancelChosen(app), session.cursor, cancelChosen(app)]).toEqual([true, null, false])
  })
})

describe('the hand over a timeline', () => {
  it('selects who stands there while no event is put together, and leaves a long press to others', () => {
    const { app, session, tap, timeline } = benchOf(hela)
    const one = timeline.shown.figures!.find(({ at }) => at)!
    tap(one.at!)
    expect([session.selected, timeline.draft]).toEqual([one.id, null])
    expect(timelineTool.onPointer(app, { do: 'tap-square', at: one.at!, point: [0, 0], figure: null, secondary: true })).toBe(false)
    expect(timelineTool.onPointer(app, { do: 'hover-square', at: null, figure: null })).toBe(false)
    expect(timelineTool.cancel(app)).toBe(false)
  })

  const crated: ClixCase = { ...hela, objects: [{ id: 'crate', kind: 'heavy', at: [2, 0] }] }

  it('fills what is open with the figure that is tapped, not with an empty square, and Escape leaves the event', () => {
    const { app, tap, timeline } = benchOf(crated)
    startDraft(app, 'attack')
    const begun = { do: 'attack', from: '', to: '', dice: [0, 0] }
    tap([0, 0])
    tap([2, 0])
    expect([timeline.draft?.event, timeline.slot?.key]).toEqual([begun, 'from'])
    tap([5, 1], { secondary: true })
    expect(timeline.draft?.event).toEqual(begun)
    tap([5, 1])
    expect([timeline.draft?.event, timeline.slot?.key, timeline.slot?.takes]).toEqual([{ ...begun, from: 'm11' }, 'to', 'target'])
    tap([0, 0])
    expect(timeline.draft?.event).toEqual({ ...begun, from: 'm11' })
    expect([timelineTool.cancel(app), timeline.draft]).toEqual([true, null])
  })

  it('aims an attack at an object, at who stands there first, and a counter at nobody but figures', () => {
    const aimed = benchOf(crated)
    startDraft(aimed.app, 'attack')
    aimed.tap([5, 1])
    aimed.tap([2, 0])
    expect(aimed.timeline.draft?.event).toEqual({ do: 'attack', from: 'm11', to: { object: 'crate' }, dice: [0, 0] })
    const countered = benchOf(crated)
    startDraft(countered.app, 'outwit')
    countered.tap([5, 1])
    countered.tap([2, 0])
    expect(countered.timeline.draft?.event).toMatchObject({ do: 'outwit', from: 'm11', to: '' })
    countered.tap([6, 1])
    expect(countered.timeline.draft?.event).toMatchObject({ do: 'outwit', from: 'm11', to: 'hela' })
  })

  it('moves nothing of a later moment, by hand or by keys', () => {
    const { app, table, session, pointer, key } = benchOf(hela)
    const before = table.case
    session.selected = 'm11'
    pointer({ do: 'move-figure', figure: 'm11', to: [0, 0] })
    pointer({ do: 'move-object', object: 'crate', to: [0, 0] })
    expect([key('ArrowLeft', true), table.case]).toEqual([true, before])
    session.cursor = [3, 1]
    expect([key('ArrowLeft'), session.cursor, key('q')]).toEqual([true, [2, 1], false])
    expect(timelineTool.onKey?.(app, { key: 'ArrowLeft', shift: false, step: [-1, 0], chord: false })).toBe(false)
    expect(timelineTool.onKey?.(app, { key: 'a', shift: true, step: null, chord: false })).toBe(false)
  })
})
