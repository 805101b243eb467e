/** The table of keys as the sheet of keys lists it: everything that keys do, with the keys that a judge presses. */
import { describe, expect, it } from 'vitest'
import { windowTexts } from '../../../../../src/renderer/i18n/texts.ts'
import { chordWords, KEY_GROUPS, KEY_TABLE, keyOf, rowFor } from '../../../../../src/renderer/model/window/keyTable.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

describe('the sheet of keys', () => {
  it('has a row for everything that has words, in groups that all have a heading', () => {
    expect(KEY_TABLE.map(({ id }) => id).sort()).toEqual(Object.keys(windowTexts.keys.does).sort())
    expect([...KEY_GROUPS].sort()).toEqual(Object.keys(windowTexts.keys.groups).sort())
    for (const { id, chords } of KEY_TABLE) expect([id, chords.every((chord) => chord.length > 0) && chords.length > 0]).toEqual([id, true])
  })

  it('says the keys as they stand on a keyboard', () => {
    expect(KEY_TABLE.find(({ id }) => id === 'redo')?.chords.map((chord) => chordWords(chord).join(' + '))).toEqual([
      'Ctrl or Cmd + Shift + Z',
      'Ctrl or Cmd + Y'
    ])
    expect([keyOf('screens'), keyOf('wall'), keyOf('back')]).toEqual(['Alt + 1 … 6', 'Alt (Mac: Ctrl) + W + Arrows', 'Esc'])
  })
})

describe('what is pressed', () => {
  it.each([
    ['PageUp', 'timeline', 'eventBefore'],
    ['PageDown', 'timeline', 'eventNext'],
    ['Home', 'timeline', 'eventFirst'],
    ['End', 'timeline', 'eventLast'],
    ['Backspace', 'table', 'stepBack'],
    ['Escape', 'anywhere', 'back'],
    ['=', 'table', 'zoomIn'],
    ['-', 'table', 'zoomOut'],
    ['0', 'table', 'zoomFit'],
    ['.', 'table', 'zoomQuestion'],
    ['.', 'reference', 'pageNext'],
    [',', 'reference', 'pagePrevious'],
    ['F2', 'table', 'setUp'],
    ['i', 'board', 'inspect'],
    ['r', 'board', 'ruler'],
    ['l', 'board', 'lines'],
    ['c', 'board', 'clicks'],
    ['a', 'board', 'tokens'],
    ['t', 'board', 'turn'],
    ['d', 'setup', 'same']
  ] as const)('%s means something in %s: %s', (key, group, id) => {
    expect(rowFor({ ...none, key }, [group])?.id).toBe(id)
    expect(rowFor({ ...none, key, altKey: true }, [group])).toBeUndefined()
    expect(rowFor({ ...none, key, ctrlKey: true }, [group])).toBeUndefined()
    expect(rowFor({ ...none, key }, [])).toBeUndefined()
  })

  it('with Shift is another letter, but the same sign', () => {
    expect(rowFor({ ...none, key: 'R', shiftKey: true }, ['board'])).toBeUndefined()
    expect(rowFor({ ...none, key: '=', shiftKey: true }, ['table'])?.id).toBe('zoomIn')
    // It begins the line of a new figure.
    expect(rowFor({ ...none, key: '+', shiftKey: true }, ['table'])).toBeUndefined()
    expect(rowFor({ ...none, key: 'ArrowLeft', altKey: true }, ['reference'])?.id).toBe('pageBack')
    expect(rowFor({ ...none, key: 'ArrowRight', altKey: true }, ['reference'])?.id).toBe('pageForward')
  })
})
