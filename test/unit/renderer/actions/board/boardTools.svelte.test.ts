/** What the board tells of its squares: lines from here, distances, costs, everything about one square; walking along a path; figures moved. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { editOnTable, moveObjectTo, moveTo, selectObjectAt, showObject } from '../../../../../src/renderer/actions/board/boardActions.ts'
import { linesEnd, noteOn, surveyOf, toolMarks, toolSentence, withCosts } from '../../../../../src/renderer/actions/board/boardSurvey.ts'
import { endAt } from '../../../../../src/renderer/actions/board/endAt.ts'
import { inspectSquare } from '../../../../../src/renderer/actions/board/inspect.ts'
import { boardHint } from '../../../../../src/renderer/actions/tools/boardHand.ts'
import { goStep, stepMarks, takenOf, walkNow } from '../../../../../src/renderer/actions/board/stepping.ts'
import { boardCommands } from '../../../../../src/renderer/model/board/boardCommands.ts'
import { boardTexts, texts } from '../../../../../src/renderer/i18n/texts.ts'
import { brushInHand, rulerInHand } from '../../../../../src/renderer/model/tools/toolInHand.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { SceneMark } from '../../../../../src/shared/scene/scene.ts'
import { startDraft } from '../../../../../src/renderer/actions/timeline/timelineActions.ts'
import { hela, withEvents } from '../../../../support/helaTimeline.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

afterEach(() => {
  boardCommands.reset()
})

/** A wall right of D2, a force field below B2, stairs from A1 to A2, hindering ground in F4, a hill in H8. */
const furnished: ClixCase = {
  ...duel,
  map: {
    size: [8, 8],
    terrain: ['........', '........', '........', '.....h..', '........', '........', '........', '........'],
    legend: { h: ['hindering'] },
    level: ['11111111', '11111111', '11111111', '11111111', '11111111', '11111111', '11111111', '11111112'],
    walls: [
      [
        [3, 1],
        [4, 1]
      ]
    ],
    barriers: [
      [
        [1, 1],
        [1, 2]
      ]
    ],
    stairs: [
      [
        [0, 0],
        [0, 1]
      ]
    ]
  },
  objects: [{ id: 'o', kind: 'heavy', at: [3, 3] }]
}
const reach: ClixCase = {
  ...duel,
  figures: duel.figures!.map((figure) => ({ ...figure, speed: 3 })),
  ask: { kind: 'reach', figure: 'thor' }
}

describe('lines from here', () => {
  it('begin at the question’s first end, else at the selected figure, else at the cursor', () => {
    const { app, session, table } = memoryApp()
    expect(linesEnd(app)).toBe('thor')
    table.change('ask', { ...duel, ask: { kind: 'line-of-fire', from: [0, 0], to: 'loki' } })
    expect(linesEnd(app)).toEqual([0, 0])
    table.change('ask', { ...duel, ask: { kind: 'line-of-fire', from: '', to: 'loki' } })
    expect(linesEnd(app)).toBeNull()
    session.cursor = [2, 2]
    expect(linesEnd(app)).toEqual([2, 2])
    session.selected = 'loki'
    expect(linesEnd(app)).toBe('loki')
    session.selected = 'nobody'
    expect(linesEnd(app)).toEqual([2, 2])
    table.change('off', { ...duel, figures: [{ id: 'thor' }, duel.figures![1]!], ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } })
    expect(linesEnd(app)).toEqual([2, 2])
  })

  it('are drawn with their letters and counted while they are wished', () => {
    const { app, session } = memoryApp(furnished)
    expect(toolMarks(app)).toEqual([])
    expect(toolSentence(app)).toBeNull()
    session.board.lines = true
    const [mark] = toolMarks(app)
    expect(mark).toMatchObject({ kind: 'sight', letters: { clear: 'C', hindered: 'H', blocked: 'B' } })
    const numbers = toolSentence(app)!.match(/\d+/g)!.map(Number)
    expect(toolSentence(app)).toContain('Thor')
    const { clear, hindered, blocked } = mark as unknown as Record<string, readonly unknown[]>
    expect(numbers).toEqual([clear!.length, hindered!.length, blocked!.length])
    expect(Math.min(...numbers)).toBeGreaterThan(0)
    expect(toolSentence(app)).toBe(boardTexts.sight.counts('Thor', clear!.length, hindered!.length, blocked!.length))
  })

  it('say of a square how far it is and why the line goes or does not', () => {
    const { app, session } = memoryApp(furnished)
    expect(noteOn(app, [6, 1])).toBeNull()
    session.board.lines = true
    expect(noteOn(app, [1, 1])).toEqual({ square: 'B2', lead: '', verdict: null, rule: null, sentence: 'Thor stands here.' })
    expect(noteOn(app, [6, 1])).toMatchObject({
      square: 'G2',
      lead: '5 squares',
      verdict: 'blocked',
      rule: expect.stringMatching(/^[A-Z]+-/) as unknown
    })
    expect(noteOn(app, [1, 0])).toMatchObject({ lead: '1 square', verdict: 'clear' })
  })

  it('from nobody ask for somebody', () => {
    const { app, session } = memoryApp({ ...duel, ask: { kind: 'line-of-fire', from: '', to: '' } })
    session.board.lines = true
    expect(toolMarks(app)).toEqual([])
    expect(noteOn(app, [1, 0])).toBeNull()
    expect(toolSentence(app)).toMatch(/^Choose who/)
    session.cursor = [2, 2]
    expect(noteOn(app, [2, 2])?.sentence).toBe('C3 stands here.')
    expect(noteOn(app, [1, 1])?.lead).toBe('1 square')
  })
})

describe('the ruler', () => {
  it('measures from its first end to the pointer, the cursor or its last end', () => {
    const { app, session } = memoryApp()
    session.tool = rulerInHand()
    expect(toolSentence(app)).toBe('Tap where the ruler begins.')
    expect(noteOn(app, [1, 2])).toBeNull()
    session.tool = rulerInHand('thor')
    expect(toolSentence(app)).toBe('Tap where it ends.')
    expect(toolMarks(app)).toEqual([])
    session.cursor = [1, 2]
    expect(toolMarks(app)).toEqual([{ kind: 'ruler', from: [1.5, 1.5], to: [1.5, 2.5], text: '1' }])
    session.hovered = [4, 1]
    expect(toolMarks(app)).toEqual([{ kind: 'ruler', from: [1.5, 1.5], to: [4.5, 1.5], text: '3' }])
    expect(noteOn(app, [1, 2])).toEqual({
      square: 'B3',
      lead: '1 square',
      verdict: null,
      rule: null,
      sentence: 'Thor to B3: 1 square, adjacent.'
    })
    session.tool = { id: 'ruler', from: 'thor', to: 'loki' }
    expect(toolMarks(app)).toMatchObject([{ to: [6.5, 1.5], text: '5' }])
    expect(toolSentence(app)).toBe('Thor to Loki: 5 squares.')
    expect(noteOn(app, [1, 2])).toBeNull()
  })

  it('ends on who stands there, else on the square', () => {
    expect([endAt(duel, [6, 1]), endAt(duel, [5, 1])]).toEqual(['loki', [5, 1]])
  })
})

describe('what a move costs', () => {
  it('stands on each square that is reached, and in words on the one looked at', () => {
    const { app } = memoryApp(reach)
    const marks = [
      {
        kind: 'reach',
        squares: [
          [2, 1],
          [3, 1]
        ]
      },
      { kind: 'highlight', squares: [] }
    ] as unknown as SceneMark[]
    expect(withCosts(app, marks)).toEqual([
      {
        kind: 'reach',
        squares: [
          [2, 1],
          [3, 1]
        ],
        costs: [1, 2]
      },
      marks[1]
    ])
    expect(withCosts(app, [marks[1]!])).toEqual([marks[1]])
    expect(withCosts(memoryApp().app, marks)).toBe(marks)
    const lying = memoryApp({ ...reach, map: { size: [8, 3] } }).app
    expect(withCosts(lying, [{ kind: 'reach', squares: [[1, 2]] } as unknown as SceneMark])).toMatchObject([{ costs: [1] }])
    expect(noteOn(lying, [1, 2])?.lead).toBe('1 square of 3')
    expect(noteOn(app, [3, 1])).toMatchObject({ square: 'D2', lead: '2 squares of 3', verdict: null })
    expect(noteOn(app, [7, 7])).toMatchObject({ square: 'H8', lead: 'Out of reach' })
  })

  it('shows the way to the square looked at, and whom one could attack from there', () => {
    const { app, session } = memoryApp({
      ...reach,
      map: furnished.map!,
      figures: reach.figures!.map((figure) => ({ ...figure, range: 4 }))
    })
    session.cursor = [4, 1]
    // Past the wall right of D2, around its end.
    const [way, ...others] = toolMarks(app)
    expect(others).toEqual([])
    expect(way).toMatchObject({ kind: 'move', figure: 'thor', from: [1, 1], refused: null })
    expect(way?.kind === 'move' && [way.path.length, way.path.at(-1)]).toEqual([3, [4, 1]])
    expect(noteOn(app, [4, 1])?.sentence).toContain('From there its next action could attack Loki.')
    expect(noteOn(app, [1, 4])?.sentence).toContain('No targets from there next action.')
    session.board.lines = true
    expect(toolMarks(app).map(({ kind }) => kind)).toEqual(['sight'])
    session.board.lines = false
    session.tool = rulerInHand('thor')
    expect(toolMarks(app).map(({ kind }) => kind)).toEqual(['ruler'])
    session.tool = null
    session.cursor = [2, 1]
    expect(toolMarks(app).map((mark) => mark.kind === 'move' && mark.path)).toEqual([[[2, 1]]])
    session.cursor = [1, 1]
    expect(toolMarks(app)).toEqual([])
    session.cursor = null
    expect(toolMarks(app)).toEqual([])
    session.cursor = [7, 7]
    expect(toolMarks(app)).toEqual([])
    expect(noteOn(app, [7, 7])?.sentence).not.toContain('From there')
    expect(boardHint(app)).toBe('Tap a square: cost, path, targets from there.')
  })

  it('tells whom it could attack next of a plain move alone', () => {
    const { app } = memoryApp({ ...reach, ask: { kind: 'reach', figure: 'thor', action: 'charge' } as ClixCase['ask'] })
    expect(noteOn(app, [3, 1])?.sentence ?? '').not.toContain('From there')
  })

  it('is the way of that part of a larger base which leads to the square', () => {
    const base: ClixCase['figures'] = [
      {
        id: 'thor',
        side: 'red',
        squares: [
          [1, 1],
          [2, 1]
        ],
        speed: 3
      },
      duel.figures![1]!
    ]
    const { app, session } = memoryApp({ ...reach, figures: base })
    session.cursor = [4, 1]
    const [way] = toolMarks(app)
    if (way?.kind !== 'move') throw new Error('no way')
    expect(base[0]!.squares).toContainEqual(way.from)
    expect(way.path).toHaveLength(2)
  })
})

describe('a position', () => {
  it('is laid out once, and not at all where it is not sound', () => {
    const survey = surveyOf(furnished)
    expect(surveyOf({ ...furnished, ask: { kind: 'reach', figure: 'thor' } })).toBe(survey)
    expect(surveyOf({ ...furnished, figures: [] })).not.toBe(survey)
    const { map: _, ...mapless } = duel
    expect(surveyOf(mapless)).toBeNull()
  })
})

describe('one square', () => {
  it('tells its ground, its level and its edges', () => {
    const { app } = memoryApp(furnished)
    expect(inspectSquare(app, [0, 0])).toMatchObject({
      square: 'A1',
      ground: ['Clear terrain', 'Ground level', 'Outdoors'],
      edges: ['The edge of the map', 'Stairs to A2'],
      figures: [],
      objects: [],
      specials: []
    })
    expect(inspectSquare(app, [0, 1]).edges).toEqual(['The edge of the map', 'Stairs to A1'])
    expect(inspectSquare(app, [3, 1]).edges).toEqual(['A wall towards E2'])
    expect(inspectSquare(app, [4, 1]).edges).toEqual(['A wall towards D2'])
    expect(inspectSquare(app, [1, 1]).edges).toEqual(['A force field towards B3'])
    expect(inspectSquare(app, [1, 2]).edges).toEqual(['A force field towards B2'])
    expect(inspectSquare(app, [5, 3]).ground[0]).toMatch(/hindering/i)
    expect(inspectSquare(app, [7, 7])).toMatchObject({
      ground: expect.arrayContaining(['Elevated, level 2']) as unknown,
      edges: ['H7 is on level 1', 'The edge of the map', 'G8 is on level 1']
    })
  })

  it('tells who and what is there, and how far it is from who asks', () => {
    const { app } = memoryApp(furnished)
    const loki = inspectSquare(app, [6, 1])
    expect(loki.figures).toMatchObject([{ id: 'loki', name: 'Loki' }])
    expect(loki.from).toMatchObject({ who: 'Thor', distance: '5 squares away' })
    expect(loki.from?.line).toMatch(/^Line of fire blocked: /)
    expect(inspectSquare(app, [1, 1]).from).toBeNull()
    expect(inspectSquare(app, [3, 3])).toMatchObject({ objects: [expect.stringMatching(/heavy/i)], figures: [] })
    expect(inspectSquare(app, [1, 0]).from?.distance).toBe('1 square away, adjacent')
  })

  it('tells special terrain that nobody knows by its id', () => {
    const map = { size: [2, 1], terrain: ['s.'], legend: { s: ['special:quicksand'] } } as ClixCase['map']
    const { app } = memoryApp({ ...duel, map, figures: [], ask: { kind: 'line-of-fire', from: '', to: '' } })
    expect(inspectSquare(app, [0, 0]).specials.map(({ name }) => name)).toEqual(surveyOf(app.table.case) ? ['quicksand'] : [])
    expect(inspectSquare(app, [1, 0]).specials).toEqual([])
  })
})

describe('walking along a path', () => {
  const path: ClixCase = {
    ...duel,
    ask: {
      kind: 'move',
      figure: 'thor',
      path: [
        [2, 1],
        [3, 1]
      ]
    }
  }

  it('goes step by step and stops at both ends; the board shows the square', () => {
    const { app, session } = memoryApp(path)
    const reveal = (boardCommands.reveal = vi.fn())
    expect(stepMarks(app)).toEqual([])
    const seen = [1, 1, 1, -1, -1, -1].map((by) => {
      expect(goStep(app, by)).toBe(true)
      return [takenOf(app, walkNow(app)), (stepMarks(app)[0] as unknown as { squares: readonly unknown[] }).squares[0]]
    })
    expect(seen).toEqual([
      [1, [2, 1]],
      [2, [3, 1]],
      [2, [3, 1]],
      [1, [2, 1]],
      [0, [1, 1]],
      [0, [1, 1]]
    ])
    expect(reveal.mock.calls.map(([square]) => square as unknown)).toEqual([
      [2, 1],
      [3, 1],
      [3, 1],
      [2, 1]
    ])
    expect(session.board.leave()).toBe(true)
    expect(stepMarks(app)).toEqual([])
  })

  it('goes along the way of the event that is looked at, from where the figure stood before it', () => {
    const events = [
      { do: 'begin-turn', side: 'red' },
      { do: 'action', figure: 'm11', action: 'move', to: [5, 0] }
    ] as const
    const { app, timeline, session } = memoryApp(withEvents({ ...hela, figures: hela.figures!.slice(0, 1) }, events))
    expect([timeline.at, walkNow(app)?.start.at, walkNow(app)?.steps.map(({ at }) => at)]).toEqual([2, [5, 1], [[5, 0]]])
    expect([goStep(app, 1), stepMarks(app)]).toEqual([true, [{ kind: 'highlight', squares: [[5, 0]] }]])
    timeline.go(1)
    expect([walkNow(app), goStep(app, 1), stepMarks(app)]).toEqual([null, false, []])
    timeline.go(0)
    expect(walkNow(app)).toBeNull()
    timeline.go(2)
    startDraft(app, 'end-turn')
    expect([walkNow(app), session.board.step?.taken]).toEqual([null, 1])
  })

  it('begins anew where there is another path, and not at all where there is none', () => {
    const { app, table } = memoryApp(path)
    goStep(app, 2)
    table.change('path', { ...path, ask: { kind: 'move', figure: 'thor', path: [[1, 2]] } })
    expect(takenOf(app, walkNow(app))).toBe(0)
    expect(stepMarks(app)).toEqual([])
    table.change('line', duel)
    expect(walkNow(app)).toBeNull()
    expect(goStep(app, 1)).toBe(false)
  })
})

describe('on the board', () => {
  it('a figure moves as one step and is selected; why it cannot is told', () => {
    const { app, session, table, told } = memoryApp()
    moveTo(app, 'thor', [3, 3])
    expect(table.case.figures?.[0]?.at).toEqual([3, 3])
    expect(session.selected).toBe('thor')
    moveTo(app, 'thor', [3, 4])
    expect(table.undo()).toContain('Thor')
    expect(table.case).toEqual(duel)
    session.selected = null
    moveTo(app, 'thor', [6, 1])
    expect(told()).toEqual([['info', texts.notices.squareTaken('G2', 'Loki')]])
    moveTo(app, 'thor', [9, 9])
    expect(told()).toHaveLength(2)
    expect(told()[1]![1]).toContain('Thor')
    moveTo(app, 'nobody', [3, 3])
    expect([session.selected, table.canUndo, told().length]).toEqual([null, false, 2])
  })

  it('a large figure that would stand beside the map has no room, though its own square is where it would stand', () => {
    const giant: ClixCase = { ...duel, figures: [{ id: 'giant', name: 'Giant', squares: [[6, 0], [7, 0]] }] } // prettier-ignore
    const { app, told } = memoryApp(giant)
    moveTo(app, 'giant', [7, 0])
    expect(told()).toEqual([['info', texts.notices.noRoom('Giant', 'H1')]])
  })

  it('an object moves as one step, is selected by a tap, and not where a figure stands on it', () => {
    const { app, session, table } = memoryApp(furnished)
    moveObjectTo(app, 'o', [4, 4])
    expect(table.case.objects?.[0]?.at).toEqual([4, 4])
    expect(session.selectedObject).toBe('o')
    moveObjectTo(app, 'nothing', [1, 1])
    expect(session.selectedObject).toBe('o')
    selectObjectAt(app, { at: [4, 4], figure: 'thor' })
    expect(session.selectedObject).toBeNull()
    selectObjectAt(app, { at: [4, 4], figure: null })
    expect(session.selectedObject).toBe('o')
    selectObjectAt(app, { at: [0, 0], figure: null })
    expect(session.selectedObject).toBeNull()
    expect(table.undo()).toMatch(/heavy/i)
    expect(table.case).toEqual(furnished)
  })

  it('the tray opens at a figure with an empty hand, or at an object', () => {
    const { app, session } = memoryApp(furnished)
    Object.assign(session, { trayOpen: false, screen: 'maps' })
    session.tool = brushInHand('water')
    editOnTable(app, 'loki')
    expect(session).toMatchObject({ selected: 'loki', editing: true, trayOpen: true, screen: 'table', tool: null })
    session.trayOpen = false
    showObject(app, 'o')
    expect(session).toMatchObject({ selectedObject: 'o', editing: false, trayOpen: true })
  })
})
