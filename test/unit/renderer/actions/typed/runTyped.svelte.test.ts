/** A typed line put to work: one step of the history, the right thing selected, and the next tap chooses what is still open. */
import { describe, expect, it, vi } from 'vitest'
import { readTyped, runTyped } from '../../../../../src/renderer/actions/typed/runTyped.ts'
import type { Ask, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { withParts } from '../../../../../src/renderer/model/table/ask/asks.ts'
import { duel } from '../../../../support/bench.ts'
import { hela } from '../../../../support/helaTimeline.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const asking = (ask: Ask): ClixCase => ({ ...duel, ask })

describe('a question that is typed', () => {
  it.each<[string, Ask, string, Ask, 'from' | 'to']>([
    ['both ends', duel.ask, 'loki > thor', { kind: 'line-of-fire', from: 'loki', to: 'thor' }, 'from'],
    [
      'one end, which was the other one: the question is turned round, and the target is tapped',
      duel.ask,
      'loki',
      { kind: 'line-of-fire', from: 'loki', to: 'thor' },
      'to'
    ],
    ['one end: the other stays until it is tapped', duel.ask, 'C3', { kind: 'line-of-fire', from: [2, 2], to: 'loki' }, 'to'],
    ['the end that begins already', duel.ask, 'thor', duel.ask, 'to'],
    ['squares', duel.ask, 'A1 C3', { kind: 'line-of-fire', from: [0, 0], to: [2, 2] }, 'from'],
    [
      'squares, of a question that only figures can be asked',
      { kind: 'odds', from: 'thor', to: 'loki' },
      'thor > C3',
      { kind: 'line-of-fire', from: 'thor', to: [2, 2] },
      'from'
    ],
    [
      'figures go on with the kind of question',
      { kind: 'odds', from: 'thor', to: 'loki' },
      'loki > thor',
      { kind: 'odds', from: 'loki', to: 'thor' },
      'from'
    ],
    [
      'two figures, of a question about one that moves',
      { kind: 'reach', figure: 'thor', action: 'move' },
      'thor > loki',
      { kind: 'line-of-fire', from: 'thor', to: 'loki' },
      'from'
    ],
    ['who moves', { kind: 'reach', figure: 'thor', action: 'move' }, 'loki', { kind: 'reach', figure: 'loki', action: 'move' }, 'from']
  ])('%s', (_name, before, text, after, pick) => {
    const { app, table, session } = memoryApp(asking(before))
    expect(runTyped(app, text)).toBe(true)
    expect([table.case.ask, session.pick]).toEqual([after, pick])
    table.undo()
    expect([table.case.ask, table.canUndo]).toEqual([before, false])
  })

  it.each(['thor attacks', 'attack thor'])('“%s” has no answer until the target is chosen', (text) => {
    const { app, table, session } = memoryApp(asking({ kind: 'attack', from: 'thor', targets: ['loki'], attack: 'close', dice: [5, 5] }))
    expect(table.ruling?.kind).toBe('attack')
    expect(readTyped(app, text)).toMatchObject({ ok: true, value: { says: 'Enter: Attack, Thor' } })
    runTyped(app, text)
    expect([table.answer, table.ruling, session.pick]).toEqual([{ state: 'incomplete', missing: 'target' }, null, 'to'])
    expect(table.case.ask).toMatchObject({ kind: 'attack', from: 'thor', targets: [''], dice: null })
  })

  it('the dice that were typed count for the target that is chosen next', () => {
    const { app, table } = memoryApp()
    runTyped(app, 'attack thor 4 6')
    expect(table.answer).toEqual({ state: 'incomplete', missing: 'target' })
    table.ask('target', withParts(table.case.ask, { to: 'loki' }))
    expect(table.case.ask).toMatchObject({ targets: ['loki'], dice: [4, 6] })
  })

  it('takes the kind from a verb', () => {
    const { app, table } = memoryApp()
    runTyped(app, 'thor attacks loki')
    expect(table.case.ask).toMatchObject({ kind: 'attack', from: 'thor', targets: ['loki'] })
  })
})

describe('a change that is typed', () => {
  it('is one step by its words, selects whom it put on, and shows the table', () => {
    const { app, table, session } = memoryApp()
    session.screen = 'rules'
    expect(runTyped(app, '  + Hulk C3 ')).toBe(true)
    expect([session.selected, session.screen, table.case.figures?.at(-1)]).toEqual([
      'hulk',
      'table',
      { id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 2] }
    ])
    expect(table.undo()).toContain('+ Hulk C3')
    expect([table.case.figures?.length, table.canUndo]).toEqual([2, false])
  })

  it('leaves the selection where it selects nobody, and picks what is open', () => {
    const { app, table, session } = memoryApp()
    session.selected = 'thor'
    session.pick = 'to'
    runTyped(app, 'water C3')
    expect([session.selected, session.pick, table.case.map?.terrain?.[2]]).toEqual(['thor', 'to', '..w.....'])
    runTyped(app, 'remove loki')
    expect([session.pick, table.case.figures?.length]).toEqual(['from', 1])
    runTyped(app, 'what can thor target')
    expect([session.pick, table.case.ask.kind]).toEqual(['from', 'targets'])
  })

  it('opens a question without a board', async () => {
    const { app, session, table } = memoryApp()
    const before = table.case
    expect(runTyped(app, 'rerolls 400')).toBe(true)
    await vi.waitFor(() => {
      expect(session.noBoard.isOpen).toBe(true)
    })
    expect([session.noBoard.isOpen, session.noBoard.case.ask]).toMatchObject([true, { kind: 'force', buildTotal: 400 }])
    expect(table.case).toBe(before)
  })

  it('is about the table itself while a later moment is shown, a question about that moment', () => {
    const { app, table, timeline } = memoryApp(hela)
    expect(timeline.shown).not.toBe(table.case)
    const line = readTyped(app, 'give hela range 6')
    if (!line.ok || line.value.do !== 'change') throw new Error('It is no change.')
    expect(line.value.next).toEqual({
      ...table.case,
      figures: table.case.figures!.map((figure) => (figure.id === 'hela' ? { ...figure, set: { range: 6 } } : figure))
    })
    expect(readTyped(app, 'm-11 > hela')).toMatchObject({ ok: true, value: { do: 'ask', ask: { from: 'm11', to: 'hela' } } })
  })
})

describe('a new figure whose name several figures of the library have', () => {
  it('gets the square and the side of the line once one of them is chosen', () => {
    const { app, table, session } = memoryApp()
    const set = (id: string) => ({
      id,
      name: id,
      figures: [
        {
          id: 'quill',
          name: 'Quill',
          points: 50,
          baseSquares: 1,
          keywords: [],
          powers: [],
          abilities: [],
          specialPowers: [],
          teamAbilities: [],
          traits: [],
          texts: [],
          clicks: [],
          dial: [],
          names: [],
          lines: []
        }
      ]
    })
    app.library.figureSets = [set('First Set'), set('Second Set')] as never
    const before = table.case.figures!.length
    expect(runTyped(app, '+ Quill D4 green')).toBe(true)
    expect([session.paletteOpen, session.paletteText, table.case.figures?.length]).toEqual([true, 'Quill', before])
    session.putChosen!(app.library.figureSets[1]!.figures[0]!, 'Second Set')
    expect(table.case.figures?.at(-1)).toMatchObject({ name: 'Quill', side: 'green', at: [3, 3] })
    session.openSearch('search')
    expect(session.putChosen).toBeNull()
  })
})

describe('a command that is typed', () => {
  it('swaps, takes back and brings again, chooses the rules, begins a new table', () => {
    const { app, table } = memoryApp()
    runTyped(app, 'swap')
    expect(table.case.ask).toEqual({ kind: 'line-of-fire', from: 'loki', to: 'thor' })
    runTyped(app, 'undo')
    expect(table.case.ask).toEqual(duel.ask)
    runTyped(app, 'redo')
    expect(table.case.ask).toEqual({ kind: 'line-of-fire', from: 'loki', to: 'thor' })
    runTyped(app, '2013')
    expect(table.case.ruleset).toBe('heroclix-2013')
    runTyped(app, 'new 10x12')
    expect([table.case.map?.size, table.case.figures ?? []]).toEqual([[10, 12], []])
  })

  it('that is not understood does nothing at all', () => {
    const { app, table, session } = memoryApp()
    session.screen = 'rules'
    expect([runTyped(app, 'nobody > thor'), table.case, session.screen, table.canUndo]).toEqual([false, duel, 'rules', false])
  })
})
