/** Back goes back in the app, and never out of it by one step too many. */
import { describe, expect, it } from 'vitest'
import { placeNow, PageHistory } from '../../../../../src/renderer/actions/window/pageHistory.ts'
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
  return { session, go, back }
}

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
