import { describe, expect, it } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { runTyped } from '../../../../../src/renderer/actions/typed/runTyped.ts'
import { onBoardPointer } from '../../../../../src/renderer/actions/tools/boardHand.ts'
import { removeFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import { unrestorable } from '../../../../../src/renderer/model/table/ask/restorable.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { Table } from '../../../../../src/renderer/model/table/table.svelte.ts'
import {
  addEvent,
  askFromHere,
  commitDraft,
  editEvent,
  nobodyHasActed,
  quickTurn,
  removeEvent,
  sidesOf,
  startDraft,
  typedOnTimeline
} from '../../../../../src/renderer/actions/timeline/timelineActions.ts'
import { setDraft, timelineKey } from '../../../../../src/renderer/actions/timeline/timelineAtHand.ts'
import { TimelineStore } from '../../../../../src/renderer/model/timeline/timelineStore.svelte.ts'
import type { ClixCase, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { timelineTexts } from '../../../../../src/renderer/i18n/texts.ts'
import type { End } from '../../../../../src/renderer/model/question/entry/askKind.ts'
import { brushInHand } from '../../../../../src/renderer/model/tools/toolInHand.ts'
import { countedAsActed } from '../../../../../src/renderer/model/table/firstRound.ts'
import { duel } from '../../../../support/bench.ts'
import { hela, HELA_EVENTS, withEvents } from '../../../../support/helaTimeline.ts'

/** As much of the app as a timeline needs. */
function opened(value: ClixCase = hela) {
  const table = new Table()
  table.start(value)
  const session = new Session()
  const timeline = new TimelineStore(table)
  const app = {
    table,
    session,
    timeline,
    library: { maps: [], specialTerrain: [], editions: [], origins: new Map() },
    games: { of: () => undefined },
    settings: { current: { ruleset: value.ruleset } }
  } as unknown as App
  const tap = (at: SquareXY) => {
    onBoardPointer(app, { do: 'tap-square', at, point: [at[0] + 0.5, at[1] + 0.5], figure: null, secondary: false })
  }
  const events = () => (table.case.ask.kind === 'timeline' ? table.case.ask.events : [])
  const figure = (id: string) => timeline.shown.figures?.find((one) => one.id === id)
  return { app, table, session, timeline, tap, events, figure }
}

describe('looking at moments', () => {
  it('begins at the end and steps back and forth, with the board of that moment', () => {
    const { app, timeline, figure } = opened()
    expect([timeline.at, timeline.count]).toEqual([5, 5])
    expect(figure('hela')).toMatchObject({ click: 9 })
    expect(timelineKey(app, 'PageUp')).toBe(true)
    expect(timeline.at).toBe(4)
    expect(figure('hela')).toMatchObject({ click: 4 })
    expect(figure('m11')).toMatchObject({ countered: ['willpower'] })
    timelineKey(app, 'Home')
    expect(timeline.shown).toBe(app.table.case)
    timelineKey(app, 'PageUp')
    expect(timeline.at).toBe(0)
    timelineKey(app, 'End')
    expect(timeline.at).toBe(5)
    expect(timelineKey(app, 'a')).toBe(false)
  })

  it('points at who was aimed at, and marks where somebody went', () => {
    const { timeline } = opened()
    expect(timeline.trace).toEqual([{ kind: 'aim', from: [5.5, 1.5], to: [6.5, 1.5], verdict: null }])
    const moved = opened(withEvents(hela, [{ do: 'action', figure: 'm11', action: 'move', to: [5, 0] }]))
    // One token and no Willpower countered: it moves, breaking away from Hela by what is taken for granted.
    expect(moved.timeline.trace).toEqual([
      { kind: 'highlight', squares: [[5, 1]] },
      { kind: 'aim', from: [5.5, 1.5], to: [5.5, 0.5], verdict: null }
    ])
    moved.timeline.go(0)
    expect(moved.timeline.trace).toEqual([])
  })

  it('shows of every moment what its own event did, and nothing while another one is put together', () => {
    const { app, timeline, figure } = opened(
      withEvents(hela, [
        { do: 'place', figure: 'm11', to: [4, 0] },
        { do: 'place', figure: 'hela', to: [7, 0] },
        { do: 'begin-turn', side: 'red' }
      ])
    )
    const shown = [0, 1, 2, 3].map((events) => {
      timeline.go(events)
      return [timeline.at, figure('m11')?.at, figure('hela')?.at, timeline.trace.map((mark) => mark.kind === 'aim' && mark.to)]
    })
    expect(shown).toEqual([
      [0, [5, 1], [6, 1], []],
      [1, [4, 0], [6, 1], [false, [4.5, 0.5]]],
      [2, [4, 0], [7, 0], [false, [7.5, 0.5]]],
      [3, [4, 0], [7, 0], []]
    ])
    timeline.go(2)
    startDraft(app, 'damage')
    expect([timeline.at, timeline.trace]).toEqual([2, []])
    timeline.go(9)
    expect([timeline.at, timeline.draft]).toEqual([3, null])
    timeline.go(-1)
    expect(timeline.at).toBe(0)
  })

  it('shows nothing of an event that the rules forbid, and plays nothing after it', () => {
    const { app, timeline } = opened(
      withEvents(hela, [
        { do: 'begin-turn', side: 'red' },
        { do: 'begin-turn', side: 'red' }
      ])
    )
    expect(timeline.played?.steps[1]?.moment?.forbidden).not.toBeNull()
    expect([timeline.at, timeline.trace]).toEqual([2, []])
    startDraft(app, 'damage')
    setDraft(app, { do: 'damage', to: 'hela', amount: 1 })
    expect([timeline.draft?.index, timeline.preview]).toEqual([2, null])
  })

  it('previews nothing of what is not on the table', () => {
    const { app, timeline } = opened()
    startDraft(app, 'place')
    setDraft(app, { do: 'place', figure: 'hela', to: [9, 2] })
    expect(timeline.preview?.forbidden).toBeNull()
    setDraft(app, { do: 'place', figure: 'hela', to: [99, 99] })
    expect(timeline.preview).toBeNull()
  })

  it('looks at the end of another table', () => {
    const { table, timeline } = opened()
    timeline.go(2)
    table.change('Open', { ...hela, map: { size: [10, 3] } })
    expect(timeline.at).toBe(5)
    table.undo()
    expect(timeline.at).toBe(2)
  })

  it('moves nothing by hand at a later moment', () => {
    const { app, timeline, session, table } = opened()
    onBoardPointer(app, { do: 'move-figure', figure: 'm11', to: [0, 0] })
    expect(table.canUndo).toBe(false)
    expect(session.notices.at(-1)?.text).toContain('add a move')
    timeline.go(0)
    onBoardPointer(app, { do: 'move-figure', figure: 'm11', to: [0, 0] })
    expect(table.case.figures?.[0]).toMatchObject({ at: [0, 0] })
  })
})

describe('adding and changing events', () => {
  it('puts an event together by tapping the board, as one step of the history', () => {
    const { app, timeline, tap, events, table } = opened(withEvents(hela, HELA_EVENTS.slice(0, 4)))
    startDraft(app, 'attack')
    tap([5, 1])
    expect(timeline.slot?.key).toBe('to')
    expect(timeline.preview).toBeNull()
    tap([6, 1])
    // Its dice are not entered: there is nothing to add yet.
    expect(timeline.preview).toBeNull()
    commitDraft(app)
    expect(events()).toHaveLength(4)
    setDraft(app, { do: 'attack', from: 'm11', to: 'hela', hit: true })
    expect(timeline.preview?.forbidden).toBeNull()
    commitDraft(app)
    expect(events().at(-1)).toEqual({ do: 'attack', from: 'm11', to: 'hela', hit: true })
    expect([timeline.at, timeline.draft]).toEqual([5, null])
    expect(table.undo()).toBe('Add: M-11 attacks Hela: a hit.')
    expect(events()).toHaveLength(4)
  })

  it('takes another tap as a correction of the last part', () => {
    const { app, timeline, tap } = opened(withEvents(hela, HELA_EVENTS.slice(0, 4)))
    startDraft(app, 'perplex')
    tap([5, 1])
    tap([5, 1])
    expect([timeline.draft?.event, timeline.slot]).toMatchObject([{ from: 'm11', to: 'm11' }, null])
    tap([6, 1])
    expect(timeline.draft?.event).toMatchObject({ from: 'm11', to: 'hela' })
    startDraft(app, 'action')
    tap([5, 1])
    tap([4, 1])
    tap([4, 2])
    expect(timeline.draft?.event).toMatchObject({ do: 'action', figure: 'm11', to: [4, 2] })
  })

  it('adds after the moment that is looked at, and plays what follows again', () => {
    const { app, timeline, events, figure } = opened()
    timeline.go(1)
    addEvent(app, { do: 'damage', to: 'hela', amount: 2 })
    expect(events().map(({ do: what }) => what)).toEqual(['begin-turn', 'damage', 'outwit', 'end-turn', 'begin-turn', 'attack'])
    expect(timeline.at).toBe(2)
    timeline.go(6)
    expect(figure('hela')).toMatchObject({ click: 11 })
  })

  it('changes one in the middle; what the rules forbid afterwards stays and waits', () => {
    const { app, timeline, events, table } = opened()
    editEvent(app, 1)
    const draft = timeline.draft!
    setDraft(app, { ...draft.event, counter: 'toughness' } as typeof draft.event)
    expect(timeline.preview?.forbidden).toMatchObject({ rule: 'OUT-02' })
    commitDraft(app)
    expect(events()).toHaveLength(5)
    expect(timeline.played?.count).toBe(1)
    expect(table.ruling).toMatchObject({ verdict: 'illegal', event: 1 })
    table.undo()
    expect(table.ruling).toMatchObject({ verdict: 'played' })
  })

  it('takes one out, with a way back', () => {
    const { app, session, events } = opened()
    removeEvent(app, 1)
    expect(events()).toHaveLength(4)
    session.notices.at(-1)?.action?.run()
    expect(events()).toHaveLength(5)
  })

  it('takes out the one that is meant, looks at the moment before it, and none where there is none', () => {
    const { app, timeline, session, events, table } = opened()
    removeEvent(app, 3)
    expect([events(), timeline.at]).toEqual([HELA_EVENTS.filter((_, at) => at !== 3), 3])
    table.undo()
    session.notices = []
    removeEvent(app, 9)
    expect([events(), session.notices]).toEqual([HELA_EVENTS, []])
  })

  it('another kind of event keeps the place of the draft, and nothing is begun where the question is another', () => {
    const { app, timeline, session } = opened()
    timeline.go(2)
    startDraft(app, 'end-turn')
    expect(timeline.draft).toMatchObject({ index: 2, replaces: false, among: HELA_EVENTS, event: { do: 'end-turn' } })
    editEvent(app, 4)
    startDraft(app, 'time-called')
    expect(timeline.draft).toMatchObject({ index: 4, replaces: true, event: { do: 'time-called' } })
    commitDraft(app)
    expect(timeline.at).toBe(5)
    session.tool = brushInHand('water')
    editEvent(app, 9)
    expect([timeline.draft, session.brush]).toEqual([null, 'water'])
    const { app: line, timeline: none, table } = opened(duel)
    startDraft(line, 'attack')
    editEvent(line, 0)
    addEvent(line, { do: 'end-turn' })
    commitDraft(line)
    expect([none.draft, table.canUndo]).toEqual([null, false])
  })

  it('is begun by who is selected where that side is on, else by the only one who can', () => {
    const { app, timeline, session } = opened(withEvents(hela, HELA_EVENTS.slice(0, 1)))
    const begun = (kind: 'attack' | 'outwit' | 'perplex', selected: string | null) => {
      session.selected = selected
      startDraft(app, kind)
      const event = timeline.draft?.event
      return event && 'from' in event ? event.from : null
    }
    expect([begun('attack', null), begun('attack', 'hela'), begun('attack', 'm11')]).toEqual(['', 'hela', ''])
    expect([begun('outwit', null), begun('outwit', 'm11'), begun('outwit', 'hela'), begun('perplex', null)]).toEqual([
      'hela',
      'hela',
      'hela',
      ''
    ])
  })

  it('drops a draft when the events around it have become others', () => {
    const { app, timeline, table } = opened()
    addEvent(app, { do: 'end-turn' })
    editEvent(app, 5)
    expect(timeline.draft).not.toBeNull()
    table.undo()
    expect(timeline.draft).toBeNull()
  })

  it('offers the end of the turn, then the beginning of the next', () => {
    const { app } = opened()
    expect(quickTurn(app)).toEqual({ do: 'end-turn' })
    addEvent(app, { do: 'end-turn' })
    expect(quickTurn(app)).toEqual({ do: 'begin-turn', side: 'blue' })
    addEvent(app, { do: 'begin-turn', side: 'blue' })
    addEvent(app, { do: 'time-called' })
    expect(quickTurn(app)).toBeNull()
    const { app: fresh, timeline } = opened()
    timeline.go(0)
    expect(quickTurn(fresh)).toEqual({ do: 'begin-turn', side: 'red' })
    timeline.go(1)
    expect(quickTurn(fresh)).toEqual({ do: 'end-turn' })
    timeline.go(3)
    expect(quickTurn(fresh)).toEqual({ do: 'begin-turn', side: 'red' })
    expect(quickTurn(opened(withEvents({ ...hela, figures: [] }, [])).app)).toBeNull()
    expect(sidesOf({ table: opened().table })).toEqual(['red', 'blue'])
    // Before anybody has begun, events may stand already.
    const early = opened(withEvents(hela, [{ do: 'damage', to: 'hela', amount: 1 }]))
    expect(quickTurn(early.app)).toEqual({ do: 'end-turn' })
  })

  it('keeps events whose figure is taken off the table, says so, and is restored with them', () => {
    const { table, timeline, events } = opened()
    table.change('Remove', removeFigure(table.case, 'hela'))
    expect(events()).toHaveLength(5)
    expect(table.answer).toEqual({ state: 'incomplete', missing: 'event' })
    expect(timeline.played?.steps[1]).toMatchObject({ broken: 'figure' })
    expect(unrestorable(table.case)).toBeNull()
    table.undo()
    expect(table.ruling).toMatchObject({ verdict: 'played' })
  })
})

describe('asking from a moment', () => {
  it('makes it a table of its own, and undo brings the timeline back', () => {
    const { app, timeline, table, session } = opened()
    timeline.go(4)
    session.selected = 'm11'
    askFromHere(app, 'targets')
    expect(table.case.ask).toMatchObject({ kind: 'targets', from: 'm11' })
    expect(table.case.figures?.[0]).toMatchObject({ id: 'm11', countered: ['willpower'] })
    expect(table.ruling).toMatchObject({ kind: 'targets' })
    table.undo()
    expect(table.case).toEqual(hela)
    expect(timeline.at).toBe(4)
  })

  it('takes changed values along', () => {
    const px: ClixCase = withEvents(
      { ...hela, figures: hela.figures?.map((one) => (one.id === 'm11' ? { ...one, powers: ['perplex'] } : one)) },
      [{ do: 'perplex', from: 'm11', to: 'm11', value: 'attack', modifier: 1 }]
    )
    const { app, session, table } = opened(px)
    askFromHere(app, 'line-of-fire')
    expect(table.case.figures?.find(({ id }) => id === 'm11')?.effects).toMatchObject([{ value: 'attack', modifier: 1 }])
    expect(session.notices.at(-1)?.text).toBe(timelineTexts.askedFromHere(1))
  })

  it('takes along who asked and was aimed at as far as they still stand, else who is selected', () => {
    const { app, table, session, timeline } = opened()
    session.tool = brushInHand('water')
    session.selected = 'hela'
    askFromHere(app, 'line-of-fire')
    expect([table.case.ask, session.pick, session.brush]).toEqual([{ kind: 'line-of-fire', from: 'hela', to: '' }, 'from', null])
    expect(session.notices.at(-1)?.text).toContain(timelineTexts.askedFromHere(5))
    table.undo()
    session.selected = 'nobody'
    timeline.go(0)
    askFromHere(app, 'targets')
    expect([table.case.ask, session.pick]).toEqual([expect.objectContaining({ kind: 'targets', from: '' }), 'from'])
  })

  it('typed names go into what is open one after another, a square only where a square is wanted', () => {
    const { app, timeline, table, session } = opened(withEvents(hela, HELA_EVENTS.slice(0, 4)))
    const typed = (from: End, to: End | null) => {
      expect(typedOnTimeline(app, { from, to, kind: null })).toBe(true)
      return timeline.draft?.event
    }
    startDraft(app, 'place')
    expect(typed([3, 0], null)).toMatchObject({ do: 'place', figure: '' })
    expect(typed('m11', [3, 0])).toMatchObject({ do: 'place', figure: 'm11', to: [3, 0] })
    startDraft(app, 'attack')
    expect(typed('m11', [0, 0])).toMatchObject({ do: 'attack', from: 'm11', to: '' })
    timeline.draft = null
    typed('hela', null)
    expect([table.case.ask, session.pick]).toEqual([expect.objectContaining({ kind: 'line-of-fire', from: 'hela' }), 'to'])
    expect(typedOnTimeline(app, { from: 'hela', to: null } as never)).toBe(false)
  })

  it('takes typed names for the open parts of an event, and for a question about the moment otherwise', () => {
    const { app, timeline, table } = opened()
    startDraft(app, 'attack')
    expect(runTyped(app, 'm-11 > hela')).toBe(true)
    expect(timeline.draft?.event).toMatchObject({ from: 'm11', to: 'hela' })
    timeline.draft = null
    expect(runTyped(app, 'hela > m-11')).toBe(true)
    expect(table.case.ask).toMatchObject({ kind: 'line-of-fire', from: 'hela', to: 'm11' })
    expect(table.case.figures?.find(({ id }) => id === 'hela')).toMatchObject({ click: 9 })
  })
})

describe('the first round', () => {
  const first = (ruleset: string, round: number): ClixCase => ({
    ...duel,
    ruleset,
    turn: { active: 'red', round },
    ask: {
      kind: 'timeline',
      events: [
        { do: 'begin-turn', side: 'red' },
        { do: 'attack', from: 'thor', to: 'loki', hit: true }
      ]
    }
  })
  const counted = ({ timeline }: { readonly timeline: TimelineStore }): number => countedAsActed(timeline.played!.start.play)

  it.each(['heroclix-2012', 'heroclix-2013', 'heroclix-2023'])(
    'by %s says who counts as having acted, and one press changes it',
    (rules) => {
      const { app, table, timeline } = opened(first(rules, 1))
      const attack = () => timeline.played!.steps[1]!.moment!
      expect([counted(app), attack().forbidden]).toEqual([duel.figures!.length, null])
      nobodyHasActed(app)
      expect(counted(app)).toBe(0)
      expect(attack().forbidden).toMatchObject({ rule: 'GEN-05' })
      table.undo()
      expect(counted(app)).toBe(duel.figures!.length)
    }
  )

  it('says nothing in a later round, or by rules without immunity', () => {
    expect([counted(opened(first('heroclix-2012', 2))), counted(opened(first('heroclix-2010', 1)))]).toEqual([0, 0])
  })
})
