/** Keys of the whole window: which are ours, what each does, and what Escape leaves first. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commitWithInverse } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import { onWindowKey, stepBack } from '../../../../../src/renderer/actions/window/keys.ts'
import { boardCommands } from '../../../../../src/renderer/model/board/boardCommands.ts'
import { brushInHand, rulerInHand } from '../../../../../src/renderer/model/tools/toolInHand.ts'
import { descentToolState } from '../../../../../src/renderer/model/descent/descentToolState.svelte.ts'
import { hexToolState } from '../../../../../src/renderer/model/heroscape/hexToolState.svelte.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { hela } from '../../../../support/helaTimeline.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

class Field {
  id = ''
  value = ''
  isContentEditable = false
  focused = 0
  focus(): void {
    this.focused++
  }
  matches(): boolean {
    return (searches as readonly Field[]).includes(this)
  }
  heard: string[] = []
  dispatchEvent({ type }: Event): void {
    this.heard.push(type)
  }
}
class Input extends Field {}
class TextArea extends Field {}

let dialog: object | null = null
/** The search fields of the screen. */
let searches: Field[] = []
let field = new Input()

beforeEach(() => {
  dialog = null
  searches = []
  field = new Input()
  field.id = 'ask-field'
  vi.stubGlobal('HTMLElement', Field)
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLTextAreaElement', TextArea)
  vi.stubGlobal('document', {
    querySelector: () => dialog,
    querySelectorAll: () => searches,
    getElementById: (id: string) => (id === 'ask-field' ? field : null)
  })
})
afterEach(() => {
  boardCommands.reset()
  vi.unstubAllGlobals()
})

interface Held {
  readonly ctrl?: true
  readonly meta?: true
  readonly shift?: true
  readonly alt?: true
  readonly target?: Field
  readonly done?: true
}

function bench(value?: ClixCase) {
  const memory = memoryApp(value)
  /** True: the key was ours, and the browser does nothing with it. */
  const press = (key: string, { ctrl, meta, shift, alt, target, done }: Held = {}): boolean => {
    const preventDefault = vi.fn()
    onWindowKey(memory.app, {
      key,
      ctrlKey: ctrl ?? false,
      metaKey: meta ?? false,
      shiftKey: shift ?? false,
      altKey: alt ?? false,
      defaultPrevented: done ?? false,
      target: target ?? null,
      preventDefault
    } as unknown as KeyboardEvent)
    return preventDefault.mock.calls.length > 0
  }
  return { ...memory, press }
}

describe('keys anywhere', () => {
  it('open search, commands, the list of keys and the window that saves', () => {
    const { press, session } = bench()
    expect(press('/')).toBe(true)
    expect(session).toMatchObject({ paletteOpen: true, paletteMode: 'search' })
    expect(press('k', { ctrl: true })).toBe(true)
    expect(session.paletteMode).toBe('commands')
    expect(press('?', { shift: true })).toBe(true)
    expect(session.keysOpen).toBe(true)
    expect(press('s', { meta: true })).toBe(true)
    expect(session.saveOpen).toBe(true)
    expect([press('F1'), session.helpOpen]).toEqual([true, true])
  })

  it('save nothing where there is no ruling, and still are not the browser’s', () => {
    const { press, session, table } = bench()
    table.change('empty', { ...table.case, figures: [] })
    expect(press('s', { ctrl: true })).toBe(true)
    expect(session.saveOpen).toBe(false)
  })

  it('undo and redo, also from a field for text, but not the words in the ask field', () => {
    const { press, table } = bench()
    table.change('red', { ...table.case, ruleset: 'heroclix-2010' })
    const asking = new Input()
    asking.id = 'ask-field'
    asking.value = 'thor'
    expect(press('z', { ctrl: true, target: asking })).toBe(false)
    expect(table.case.ruleset).toBe('heroclix-2010')
    asking.value = ''
    expect(press('z', { ctrl: true, target: asking })).toBe(true)
    expect(table.case.ruleset).toBe('heroclix-2012')
    expect(press('y', { ctrl: true })).toBe(true)
    expect(table.case.ruleset).toBe('heroclix-2010')
    press('z', { ctrl: true })
    asking.value = 'thor'
    expect(press('z', { ctrl: true, shift: true, target: asking })).toBe(false)
    expect(press('Z', { ctrl: true, shift: true })).toBe(true)
    expect(table.case.ruleset).toBe('heroclix-2010')
  })

  it('undo and redo at the desk of an event are the desk’s', () => {
    const { press, session, table } = bench()
    table.change('red', { ...table.case, ruleset: 'heroclix-2010' })
    session.screen = 'event'
    expect([press('z', { ctrl: true }), table.case.ruleset]).toEqual([false, 'heroclix-2010'])
    session.screen = 'maps'
    expect([press('z', { ctrl: true }), table.case.ruleset]).toEqual([true, 'heroclix-2010'])
    session.screen = 'event'
    table.undo()
    expect([press('y', { ctrl: true }), table.case.ruleset]).toEqual([false, 'heroclix-2012'])
  })

  it('undo on the screens of the library is of the library, and not of the table behind it', async () => {
    const { app, library, session, table, press } = bench()
    const set = { format: 'linejudge-figures/2', id: 'own', name: 'Own', figures: [] } as const
    await commitWithInverse(app, 'New set', [{ do: 'put', table: 'figureSets', value: set, origin: 'user' }])
    session.screen = 'figures'
    const before = table.case
    table.change('step', { ...before, ruleset: 'heroclix-2010' })
    expect(press('z', { ctrl: true, target: new Input() })).toBe(false)
    expect(press('z', { ctrl: true })).toBe(true)
    await waitFor(() => {
      expect(library.figureSets).toEqual([])
    })
    expect(press('z', { ctrl: true, shift: true })).toBe(true)
    await waitFor(() => {
      expect(library.figureSets).toEqual([set])
    })
    expect(table.case.ruleset).toBe('heroclix-2010')
  })

  it('open files', async () => {
    const { press, platform } = bench()
    expect(press('o', { ctrl: true })).toBe(true)
    await waitFor(() => {
      expect(platform.openFiles).toHaveBeenCalledTimes(1)
    })
  })

  it('go to a screen by its number', () => {
    const { press, session } = bench()
    expect(press('3', { alt: true })).toBe(true)
    expect(session.screen).toBe('figures')
    expect(press('9', { alt: true })).toBe(false)
    expect(press('1', { alt: true, ctrl: true })).toBe(false)
    expect(press('1', { alt: true, meta: true })).toBe(false)
    expect(press('1')).toBe(false)
    expect(session.screen).toBe('figures')
  })

  it('are not ours while a dialog is open, after somebody took them, or while text is typed', () => {
    const { press, session } = bench()
    dialog = {}
    expect(press('/')).toBe(false)
    dialog = null
    expect(press('/', { done: true })).toBe(false)
    for (const target of [new Input(), new TextArea(), Object.assign(new Field(), { isContentEditable: true })])
      expect(press('/', { target })).toBe(false)
    expect(session.paletteOpen).toBe(false)
    expect(press('/', { target: new Field() })).toBe(true)
  })
})

describe('keys at the table', () => {
  it('let a letter or a number begin a question, and nothing else', () => {
    const { press, session } = bench()
    expect(press('a')).toBe(false)
    expect(press('7')).toBe(false)
    expect(press('+')).toBe(false)
    expect(field.focused).toBe(3)
    press('a', { ctrl: true })
    press('a', { meta: true })
    press('a', { alt: true })
    press('Tab')
    session.screen = 'maps'
    press('a')
    expect(field.focused).toBe(3)
  })

  it('zoom', () => {
    const { press } = bench()
    const zoomBy = (boardCommands.zoomBy = vi.fn())
    const zoomFit = (boardCommands.zoomFit = vi.fn())
    const zoomToQuestion = (boardCommands.zoomToQuestion = vi.fn())
    expect(['=', '-', '0', '.'].map((key) => press(key))).toEqual([true, true, true, true])
    expect(zoomBy.mock.calls).toEqual([[1.25], [0.8]])
    expect([zoomFit.mock.calls.length, zoomToQuestion.mock.calls.length]).toEqual([1, 1])
  })

  it('put one more of the selected figure on, and of none where none is', () => {
    const { press, session, table } = bench()
    expect(press('d', { ctrl: true })).toBe(false)
    session.selected = 'loki'
    session.screen = 'maps'
    expect(press('d', { ctrl: true })).toBe(false)
    session.screen = 'table'
    expect(press('d', { ctrl: true })).toBe(true)
    expect(table.case.figures).toHaveLength(3)
    expect(table.case.figures?.at(-1)?.side).toBe('blue')
  })

  it('take a brush, go back to the board with it, and put it down; also from a field for text', () => {
    const { press, session } = bench()
    const focus = (boardCommands.focus = vi.fn())
    expect(press('F2', { target: new Input() })).toBe(true)
    expect(session.brush).toBe('figure')
    boardCommands.isFocused = () => false
    press('F2')
    expect(session.brush).toBe('figure')
    boardCommands.isFocused = () => true
    press('F2')
    expect(session.brush).toBeNull()
    expect(focus).toHaveBeenCalledTimes(3)
    expect([session.cursor, session.setup.steering]).toEqual([[1, 1], true])
    session.cursor = [5, 5]
    press('F2')
    expect([session.brush, session.cursor]).toEqual(['figure', [5, 5]])
    session.screen = 'maps'
    expect(press('F2')).toBe(false)
  })

  it('show the other versions one after another', () => {
    const { app, press } = bench()
    expect(press(']')).toBe(false)
    app.variants.add()
    app.variants.add()
    expect(app.variants.active).toBe('b')
    expect(press('[')).toBe(true)
    expect(app.variants.active).toBe('a')
    press(']')
    press(']')
    expect(app.variants.active).toBe('first')
  })

  it('walk along the path of a move', () => {
    const { press, session, table } = bench()
    expect(press('>')).toBe(false)
    table.change('move', {
      ...table.case,
      ask: {
        kind: 'move',
        figure: 'thor',
        path: [
          [2, 1],
          [3, 1]
        ]
      }
    })
    expect(press('>')).toBe(true)
    press('>')
    expect(session.board.step?.taken).toBe(2)
    expect(press('<')).toBe(true)
    expect(session.board.step?.taken).toBe(1)
    expect(press('Backspace')).toBe(true)
    expect(table.case.ask).toMatchObject({ path: [[2, 1]] })
  })

  it('step through the events of a timeline, at the table alone', () => {
    const { press, session, timeline } = bench(hela)
    const seen = ['PageUp', 'PageUp', 'PageDown', 'Home', 'End'].map((key) => [press(key), timeline.at])
    expect(seen).toEqual([4, 3, 4, 0, 5].map((at) => [true, at]))
    session.screen = 'maps'
    expect([press('Home'), timeline.at]).toEqual([false, 5])
    expect(bench().press('Home')).toBe(false)
  })

  it('of another game’s table leave what only HeroClix has', () => {
    const { app, press, session, settings } = bench()
    app.variants.add()
    settings.current.ruleset = 'heroscape-knockback'
    session.selected = 'thor'
    for (const key of [']', '[', '>', '<', 'Backspace', 'F2']) expect([key, press(key)]).toEqual([key, false])
    expect(press('d', { ctrl: true })).toBe(false)
    expect(press('2', { alt: true })).toBe(true)
    expect(session.screen).not.toBe('maps')
  })
})

describe('keys in the rules', () => {
  it('go back and forward among the pages that were read, and turn the page', () => {
    const { press, session } = bench()
    session.screen = 'rules'
    session.reference.go('LOF-01')
    session.reference.go('LOF-02')
    expect(press('ArrowLeft', { alt: true })).toBe(true)
    expect(session.reference.address).toBe('LOF-01')
    expect(press('ArrowRight', { alt: true })).toBe(true)
    expect(session.reference.address).toBe('LOF-02')
    session.reference.beside = { previous: 'LOF-01', next: 'LOF-03' }
    expect(press('.')).toBe(true)
    expect(session.reference.address).toBe('LOF-03')
    expect(press(',')).toBe(true)
    expect(session.reference.address).toBe('LOF-01')
    session.reference.beside = { previous: null, next: null }
    expect([press(','), press('.')]).toEqual([false, false])
    expect(press('/')).toBe(true)
  })

  it('are those of the rules only there', () => {
    const { press, session } = bench()
    session.screen = 'maps'
    session.reference.go('LOF-01')
    session.reference.go('LOF-02')
    expect(press('ArrowLeft', { alt: true })).toBe(false)
    expect(press('+')).toBe(false)
    expect(session.reference.address).toBe('LOF-02')
  })
})

describe('Escape', () => {
  it('leaves the nearest first, one at a time', () => {
    const { app, press, session, table } = bench()
    session.preview = { case: table.case, words: 'If', pinned: true }
    session.comparing = true
    session.board.inspected = [1, 1]
    session.tool = brushInHand('water')
    session.board.lines = true
    const left = () => [session.preview, session.comparing, session.board.inspected, session.tool?.id, session.board.lines]
    const steps: unknown[] = []
    for (let n = 0; n < 5; n++) {
      expect(press('Escape')).toBe(true)
      steps.push(left().map((one) => one !== null && one !== undefined && one !== false))
    }
    expect(steps).toEqual([
      [false, true, true, true, true],
      [false, false, true, true, true],
      [false, false, false, true, true],
      [false, false, false, false, true],
      [false, false, false, false, false]
    ])
    expect(stepBack(app)).toBe(stepBack(app))
  })

  it.each([
    ['heroscape-knockback', () => (hexToolState.placing = { object: 'obstacle' }), () => hexToolState.placing === null],
    ['descent-2e', () => (descentToolState.tool = 'wall'), () => descentToolState.tool === 'choose']
  ])('empties the hand over the board of %s, before it leaves anything else', (ruleset, take, isEmpty) => {
    const { press, session, settings } = bench()
    settings.current.ruleset = ruleset
    take()
    session.board.lines = true
    press('Escape')
    expect([isEmpty(), session.board.lines]).toEqual([true, true])
    press('Escape')
    expect(session.board.lines).toBe(false)
    settings.current.ruleset = 'heroclix-2012'
    take()
    press('Escape')
    expect(isEmpty()).toBe(false)
    hexToolState.placing = null
    descentToolState.tool = 'choose'
  })

  it('goes back to the table before it touches what is on it', () => {
    const { app, session } = bench()
    session.screen = 'maps'
    session.comparing = true
    session.tool = rulerInHand()
    expect(stepBack(app)).toBe(true)
    expect([session.screen, session.comparing, session.tool?.id]).toEqual(['table', true, 'ruler'])
    expect(stepBack(app)).toBe(true)
    expect([session.comparing, session.tool?.id]).toEqual([false, 'ruler'])
    expect(stepBack(app)).toBe(true)
    expect(session.tool).toBeNull()
  })

  it.each(['figures', 'maps'] as const)(
    'empties the search of %s, then goes back to the table, whether the field has the focus or not',
    (screen) => {
      const { press, session } = bench()
      for (const hasFocus of [true, false]) {
        const search = new Input()
        search.value = 'thor'
        searches = [search]
        session.screen = screen
        const held = hasFocus ? { target: search } : {}
        expect(press('Escape', held)).toBe(true)
        expect([session.screen, search.value, search.heard]).toEqual([screen, '', ['input']])
        expect(press('Escape', held)).toBe(true)
        expect(session.screen).toBe('table')
      }
    }
  )

  it('in another field of these screens means the field', () => {
    const { press, session } = bench()
    session.screen = 'figures'
    expect(press('Escape', { target: new Input() })).toBe(false)
    expect(session.screen).toBe('figures')
  })

  it('does not leave the desk of an open event, nor what is on the table behind it', () => {
    const { press, session } = bench()
    session.screen = 'event'
    session.desk = {}
    session.tool = rulerInHand()
    for (let times = 0; times < 3; times++) press('Escape')
    expect([session.screen, session.tool?.id]).toEqual(['event', 'ruler'])
    session.desk = null
    press('Escape')
    expect([session.screen, session.tool?.id]).toEqual(['table', 'ruler'])
  })
})
