/** Back goes back in the app, and never out of it by one step too many. */
import { describe, expect, it } from 'vitest'
import { placeNow, PageHistory } from '../../../../../src/renderer/actions/window/pageHistory.ts'
import type { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { benchOf } from '../../../../support/bench.ts'

/** A history as a browser keeps it; `back` tells the app as a browser does. */
function appWithHistory() {
  const { app, session } = benchOf()
  const steps: unknown[] = [null]
  let at = 0
  const history = {
    pushState: (state: unknown) => {
      steps.splice(at + 1)
      steps.push(state)
      at++
    },
    replaceState: (state: unknown) => {
      steps[at] = state
    },
    back: () => {
      if (at === 0) throw new Error('This would leave the app.')
      at--
      way.go(steps[at])
    }
  }
  const way = new PageHistory(app, history)
  const go = (change: () => void): void => {
    change()
    way.note(placeNow(app))
  }
  const back = (): void => {
    history.back()
    way.note(placeNow(app))
  }
  way.note(placeNow(app))
  return { app, session, way, steps, go, back, at: () => at }
}

const RULING = { id: 'kept' } as NonNullable<Session['sheetFor']>

/** Everything that may lie over a place: how it is opened, and whether it is. */
const OVER: readonly (readonly [string, (session: Session) => void, (session: Session) => boolean])[] = [
  ['the box of search and commands', (session) => (session.paletteOpen = true), ({ paletteOpen }) => paletteOpen],
  ['the list of keys', (session) => (session.keysOpen = true), ({ keysOpen }) => keysOpen],
  ['the window that keeps a ruling', (session) => (session.saveOpen = true), ({ saveOpen }) => saveOpen],
  ['a ruling on paper', (session) => (session.sheetFor = RULING), ({ sheetFor }) => sheetFor !== null],
  ['what holds beside the figures', (session) => (session.besideOpen = true), ({ besideOpen }) => besideOpen],
  ['the board in words', (session) => (session.boardTextOpen = true), ({ boardTextOpen }) => boardTextOpen],
  ['a rule', (session) => (session.openRule = 'LOF-01'), ({ openRule }) => openRule !== null],
  ['a question without a board', (session) => (session.noBoard.isOpen = true), ({ noBoard }) => noBoard.isOpen],
  ['the board alone', ({ board }) => { board.showFull(true) }, ({ board }) => board.full], // prettier-ignore
  ['versions side by side', (session) => (session.comparing = true), ({ comparing }) => comparing],
  ['an editor', (session) => (session.editing = true), ({ editing }) => editing]
]

describe('Back', () => {
  it('goes from a page to the one before it, then to the table, and stays there', () => {
    const { session, go, back } = appWithHistory()
    go(() => {
      session.screen = 'rules'
    })
    go(() => {
      session.reference.go('KB-01')
    })
    back()
    expect([session.screen, session.reference.address]).toEqual(['rules', ''])
    back()
    expect(session.screen).toBe('table')
    for (let i = 0; i < 3; i++) back()
    expect(session.screen).toBe('table')
  })

  it('puts away what lies over the table, and passes by what was put away before', () => {
    const { session, go, back } = appWithHistory()
    go(() => {
      session.screen = 'maps'
    })
    go(() => {
      session.screen = 'table'
    })
    go(() => {
      session.board.showFull(true)
    })
    back()
    expect([session.board.full, session.screen]).toEqual([false, 'table'])
    go(() => {
      session.keysOpen = true
    })
    go(() => {
      session.keysOpen = false
    })
    back()
    expect([session.keysOpen, session.screen]).toEqual([false, 'maps'])
  })
})

describe('what lies over a place', () => {
  it.each(OVER)('is a step of its own that Back puts away: %s', (_name, open, isOpen) => {
    const { app, session, go, back, at } = appWithHistory()
    go(() => {
      session.screen = 'maps'
    })
    const before = at()
    expect(placeNow(app)).toEqual({ screen: 'maps', address: '', over: false })
    go(() => {
      open(session)
    })
    expect([placeNow(app), at()]).toEqual([{ screen: 'maps', address: '', over: true }, before + 1])
    back()
    expect([isOpen(session), session.screen, placeNow(app).over, at()]).toEqual([false, 'maps', false, before])
  })
})

describe('the steps of the history', () => {
  it('are noted once each: the first with one below it, and the same place again is none', () => {
    const { session, steps, go, at } = appWithHistory()
    const table = { screen: 'table', address: '', over: false }
    expect([steps, at()]).toEqual([[{ place: table, first: true }, { place: table }], 1])
    go(() => undefined)
    session.reference.go('KB-01')
    go(() => undefined)
    expect(steps).toHaveLength(2)
    go(() => {
      session.screen = 'rules'
    })
    expect(steps.slice(2)).toEqual([{ place: { screen: 'rules', address: 'KB-01', over: false } }])
    go(() => {
      session.reference.go('KB-02')
    })
    expect(steps).toHaveLength(4)
  })

  it('take the place of what lay over a place where it is put away, and not of another place', () => {
    const { session, steps, go, at } = appWithHistory()
    go(() => {
      session.keysOpen = true
    })
    go(() => {
      session.keysOpen = false
    })
    expect([steps.length, at(), steps[2]]).toEqual([3, 2, { place: { screen: 'table', address: '', over: false } }])
    go(() => {
      session.paletteOpen = true
    })
    go(() => {
      session.paletteOpen = false
      session.screen = 'maps'
    })
    expect([steps.length, at()]).toEqual([5, 4])
  })

  it('are gone back over where what lay over a place has been put away, also where the place itself shows something else by now', () => {
    const { session, go, back, at } = appWithHistory()
    go(() => {
      session.screen = 'rules'
      session.reference.go('KB-01')
    })
    go(() => {
      session.keysOpen = true
    })
    const under = at() - 1
    // Another page of the rules is a step of its own, and what lay over the first one is not opened again.
    go(() => {
      session.keysOpen = false
      session.reference.go('KB-02')
    })
    back()
    expect([session.screen, session.keysOpen, at() <= under]).toEqual(['rules', false, true])
  })

  it('go forth again to a page of the rules, and to the rooms that are in no list of screens', () => {
    const { app, session, way } = appWithHistory()
    way.go({ place: { screen: 'rules', address: 'KB-03', over: false } })
    expect([session.screen, session.reference.address]).toEqual(['rules', 'KB-03'])
    for (const screen of ['data', 'mapRoom', 'event', 'table'] as const) {
      way.go({ place: { screen, address: '', over: false } })
      expect(placeNow(app)).toEqual({ screen, address: '', over: false })
    }
    expect(session.reference.address).toBe('KB-03')
  })

  it.each([
    null,
    7,
    {},
    { place: null },
    { place: { screen: 'nowhere', address: '', over: false } },
    { place: { screen: 'maps', address: 1, over: false } },
    { place: { screen: 'maps', address: '', over: 'no' } }
  ])('that are none of ours change nothing: %j', (state) => {
    const { session, way, steps } = appWithHistory()
    const before = [...steps]
    session.keysOpen = true
    way.go(state)
    expect([session.screen, session.keysOpen, steps]).toEqual(['table', true, before])
  })
})
