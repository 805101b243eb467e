/** Notices of the window: a few at a time, none twice. */
import { describe, expect, it } from 'vitest'
import { benchOf, duel } from '../../../../support/bench.ts'

describe('notices', () => {
  it('never stand over each other with the same words: what is said again takes the place of what was said', () => {
    const { session } = benchOf(duel)
    session.notify('info', 'The round begins.')
    session.notify('info', 'Saved.')
    session.notify('info', 'The round begins.', { label: 'Undo', run: () => undefined })
    expect(session.notices.map(({ text, action }) => [text, action?.label])).toEqual([
      ['Saved.', undefined],
      ['The round begins.', 'Undo']
    ])
  })
})
