/**
 * The table of keys: what keys.ts does, what the palette shows beside a command, and what the sheet of keys lists are
 * this one table. A row without `run` is done by the part of the screen that has the focus.
 */
import { windowTexts } from '../../i18n/texts.ts'

export type KeyId = keyof typeof windowTexts.keys.does
export type KeyGroup = keyof typeof windowTexts.keys.groups

/** Keys pressed together; a name from `windowTexts.keys.names` or the sign itself. */
export type Chord = readonly string[]

export interface KeyRow {
  readonly id: KeyId
  readonly group: KeyGroup
  /** Each of them does it. */
  readonly chords: readonly Chord[]
}

const row = (id: KeyId, group: KeyGroup, ...chords: readonly Chord[]): KeyRow => ({ id, group, chords })

export const KEY_TABLE: readonly KeyRow[] = [
  row('search', 'anywhere', ['/']),
  row('palette', 'anywhere', ['mod', 'K']),
  row('keys', 'anywhere', ['?']),
  row('help', 'anywhere', ['F1']),
  row('back', 'anywhere', ['esc']),
  row('screens', 'anywhere', ['alt', '1 … 6']),
  row('undo', 'anywhere', ['mod', 'Z']),
  row('redo', 'anywhere', ['mod', 'shift', 'Z'], ['mod', 'Y']),
  row('save', 'anywhere', ['mod', 'S']),
  row('open', 'anywhere', ['mod', 'O']),
  row('next', 'anywhere', ['tab']),
  row('ask', 'table', ['letter']),
  row('setUp', 'table', ['F2']),
  row('duplicate', 'table', ['mod', 'D']),
  row('variantBefore', 'table', ['[']),
  row('variantNext', 'table', [']']),
  row('pathBefore', 'table', ['<']),
  row('pathNext', 'table', ['>']),
  row('stepBack', 'table', ['backspace']),
  row('zoomIn', 'table', ['=']),
  row('zoomOut', 'table', ['-']),
  row('zoomFit', 'table', ['0']),
  row('zoomQuestion', 'table', ['.']),
  row('cursor', 'board', ['arrows']),
  row('choose', 'board', ['enter']),
  row('shift', 'board', ['shift', 'arrows']),
  row('remove', 'board', ['delete']),
  row('inspect', 'board', ['edit', 'I']),
  row('ruler', 'board', ['edit', 'R']),
  row('clicks', 'board', ['edit', 'C'], ['edit', 'shift', 'C']),
  row('tokens', 'board', ['edit', 'A'], ['edit', 'shift', 'A']),
  row('lines', 'board', ['edit', 'L']),
  row('turn', 'board', ['edit', 'T']),
  row('full', 'board', ['edit', 'F']),
  row('brush', 'setup', ['1 … 9']),
  row('wall', 'setup', ['edit', 'W', 'arrows']),
  row('same', 'setup', ['edit', 'D']),
  row('eventBefore', 'timeline', ['pageUp']),
  row('eventNext', 'timeline', ['pageDown']),
  row('eventFirst', 'timeline', ['home']),
  row('eventLast', 'timeline', ['end']),
  row('walk', 'reference', ['arrows']),
  row('jump', 'reference', ['letter']),
  row('pageBack', 'reference', ['alt', '←']),
  row('pageForward', 'reference', ['alt', '→']),
  row('pagePrevious', 'reference', [',']),
  row('pageNext', 'reference', ['.']),
  row('view', 'event', ['alt', '↑'], ['alt', '↓']),
  row('nextStep', 'event', ['alt', 'enter']),
  row('slip', 'event', ['1'], ['2'], ['0'], ['N'])
]

export const KEY_GROUPS = [...new Set(KEY_TABLE.map(({ group }) => group))]

/** The chord as a person reads it: "Ctrl or Cmd + K". */
export const chordWords = (chord: Chord): readonly string[] =>
  chord.map((key) => (key in windowTexts.keys.names ? windowTexts.keys.names[key as keyof typeof windowTexts.keys.names] : key))

/** The first chord of a row in one line, for a command's note. */
export function keyOf(id: KeyId): string | undefined {
  const chord = KEY_TABLE.find((known) => known.id === id)?.chords[0]
  return chord && chordWords(chord).join(' + ')
}

/** What `key` of a keyboard event each name of a chord means. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  esc: ['escape'],
  pageUp: ['pageup'],
  pageDown: ['pagedown'],
  home: ['home'],
  end: ['end'],
  backspace: ['backspace'],
  '←': ['arrowleft'],
  '→': ['arrowright']
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Signs are typed with Shift on some keyboards and without on others: there Shift does not count. */
const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

function isPressed(chord: Chord, { key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean {
  const last = chord.at(-1) ?? ''
  const keys = NAMED[last] ?? [last.toLowerCase()]
  if (!keys.includes(key.toLowerCase())) return false
  if (chord.includes('mod') !== (ctrlKey || metaKey) || chord.includes('alt') !== altKey) return false
  return !isLetter(key) || chord.includes('shift') === shiftKey
}

/** The row that these keys belong to, of the groups that listen now; undefined for none. */
export const rowFor = (pressed: Pressed, groups: readonly KeyGroup[]): KeyRow | undefined =>
  KEY_TABLE.find(({ group, chords }) => groups.includes(group) && chords.some((chord) => isPressed(chord, pressed)))
