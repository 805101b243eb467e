/** What an import tells beside its documents: a code, how often, and the English sentence of each. Other languages say them by the same codes. */
import type { GuessedEncoding } from '../../json/textEncoding.ts'

export const noteSentences = {
  'size-rounded': 'The size {found} is not whole; {count} sides were rounded.',
  'off-grid-wall': '{count} walls or doors do not lie on a line of the grid and were left out.',
  'wall-too-short': '{count} pieces of wall cover less than half of an edge and were left out.',
  'opening-left-out':
    '{count} doors, windows or gates have no two ends, cover less than half of an edge or lie on the border of the map, and were left out.',
  'outside-map': '{count} pieces lie outside of the map and were left out.',
  'objects-skipped': '{count} objects were left out; --objects says what they are to become.',
  'not-held:lights': '{count} lights are kept for the way back and mean nothing here.',
  'no-terrain-in-format': 'This format knows walls and doors only: terrain, levels and starting areas are still to be drawn.',
  'picture-refused': 'The picture inside was not taken: {why}',
  'picture-elsewhere': 'The picture is another file: {file}',
  'picture-missing': 'There is no picture inside.',
  'picture-size': 'The picture has {found} pixels; the grid says {expected}.',
  'unmapped-tiles': '{count} squares have tiles that say nothing ({tiles}); --tiles "1=hindering,…" says what they are.',
  'unmapped-values': '{count} squares have values without a name ({tiles}); --tiles "1=hindering,…" says what they are.',
  'unknown-terrain': '{count} squares have the unknown terrain "{name}" and were left clear.',
  'object-shape': '{count} objects are ellipses, points, tiles, templates or slanted areas and were left out.',
  'starting-empty': '{count} starting areas cover half of no square of the map and were left out.',
  'wall-one-way': '{count} walls stop from one side only; they were read as walls from both.',
  'wall-half': '{count} walls stop only sight or only movement and were left out.',
  'other-level': 'Of a scene of several levels "{name}" was taken; {count} walls of others were left out. --level NAME takes another.',
  'no-such-level': 'There is no level "{name}" in the scene; "{taken}" was taken.',
  'layer-hidden': 'The layer "{name}" is hidden and was left out; --hidden read takes hidden ones.',
  'objects-hidden': '{count} hidden objects were left out; --hidden read takes them.',
  'level-outside': '{count} squares have the level "{name}", which no map has; expected 1 to 9.',
  'layer-offset': 'The layer "{name}" is moved off its tiles; it was read as if it lay on them.',
  'layer-grid': 'The squares of the layer "{name}" have another size; it was left out.',
  'layer-skipped': 'The layer "{name}" was left out.',
  'kept-for-the-way-back': '{count} layers and fields mean nothing here and are kept for the way back.',
  'changed-elsewhere': 'Another program changed this map after Linejudge wrote it; the change holds.',
  'stairs-apart': '{count} stairs do not join two neighbouring squares of the map and were left out.',
  'figure-skipped': 'The figure {name} was left out: {where} cannot be read ({found}).',
  'missing-value': 'Values missing on dials: {count}.',
  'odd-value': 'Left out, because they are no numbers ("{found}"): {count} values.',
  'unknown-power': 'No standard power: "{name}" (clicks: {count}; nearest: {near}). It is kept and not ruled on.',
  'unknown-team-ability': 'Team ability that is not ruled on: "{name}" (figures: {count}).',
  'unknown-ability': 'Ability that is not ruled on: "{name}" (figures: {count}).',
  'symbol-not-read': 'Combat symbol that is not ruled on beyond its kind: "{name}" (figures: {count}).',
  'grant-not-read': 'Named in a text and not granted, because it is no standard power: "{name}" (texts: {count}).',
  'lines-unmatched': 'Figures with other numbers of starting lines and of point values, look at their points: {count}.',
  'dial-hole': 'Clicks inside of dials that are not there and show KO: {count}.',
  'unnamed-power': 'Special powers without a name: {count}.',
  'other-cards': 'Left out, because they are no figures: {count} of the cards.',
  'same-id': 'Two figures are called {name}; the second is {is}.',
  'part-of-a-set': 'The file is a page of a set; there is more of it elsewhere.',
  'unknown-column': 'The column "{name}" was left out; --columns "{name}=name,…" says what it holds.',
  'doubled-column': 'The column "{name}" was left out, because "{first}" before it holds the same.',
  'row-skipped': 'Left out, because it says nothing that is known: "{found}" (lines: {count}).',
  'fields-not-read': 'Fields that nothing here reads ({count}): {names}.',
  'encoding-guessed': 'The file does not say in which encoding it is written; it was read as {encoding}. Look at its letters with accents.',
  'event-draws': '{name}: matches without a winner, in which both lose here: {count}.',
  'event-no-result': '{name}: matches of earlier rounds without a result, in which both lose here: {count}.',
  'event-lesser-byes': '{name}: byes that were worth less than a win and are wins here: {count}.',
  'event-other-byes': '{name}: byes beside the first of a round, whose players sit the round out: {count}.',
  'event-adjustments': '{name}: left out, points given or taken by hand: {count}.',
  'event-ratings': '{name}: left out, ratings: {count}.',
  'event-tie-breaks': '{name}: left out, tie-breaks, because the standings follow the rules here: {count}.',
  'event-avoided-pairs': '{name}: left out, pairs that were not to meet: {count}.',
  'event-nameless': '{name}: players without a name in the file, who have a number here: {count}.',
  'entry-unreadable': 'The entry {id} of {table} was left out: {why}',
  'kept-in-backup': 'Stays in the backup, because there is no file for it alone: {names}.'
} as const

export type NoteCode = keyof typeof noteSentences

export interface Note {
  readonly code: NoteCode
  /** `loss`: something of the file is not in the document; `error`: it could not be read. */
  readonly severity: 'info' | 'loss' | 'error'
  readonly count: number
  readonly facts: Readonly<Record<string, string | number>>
  /** The English sentence. */
  readonly message: string
  /** Where in the file it is: its line, or its place as a JSON pointer. */
  readonly line?: number
  readonly path?: string
}

const INFOS: readonly NoteCode[] = [
  'not-held:lights',
  'no-terrain-in-format',
  'picture-missing',
  'picture-size',
  'size-rounded',
  'kept-for-the-way-back',
  'changed-elsewhere',
  'unknown-power',
  'unknown-team-ability',
  'unknown-ability',
  'symbol-not-read',
  'dial-hole',
  'unnamed-power',
  'part-of-a-set',
  'same-id',
  'fields-not-read',
  'encoding-guessed',
  'event-nameless',
  'kept-in-backup'
]
const ERRORS: readonly NoteCode[] = ['figure-skipped', 'entry-unreadable']

function noteOf(code: NoteCode, facts: Note['facts'], count: number): Note {
  const message = noteSentences[code].replace(/\{([a-zA-Z]+)\}/g, (place, name: string) =>
    name === 'count' ? String(count) : String(facts[name] ?? place)
  )
  const { line, path } = facts
  return {
    code,
    severity: ERRORS.includes(code) ? 'error' : INFOS.includes(code) ? 'info' : 'loss',
    count,
    facts,
    message,
    ...(typeof line === 'number' && { line }),
    ...(typeof path === 'string' && { path })
  }
}

/** Notes of several maps of one file as one list. */
export function together(all: readonly Note[]): readonly Note[] {
  const notes = new Notes()
  notes.take(all)
  return notes.all
}

/** Notes by code, each with how often. */
export class Notes {
  readonly #notes = new Map<string, Note>()

  add(code: NoteCode, facts: Readonly<Record<string, string | number>> = {}, count = 1): void {
    if (count === 0) return
    const key = JSON.stringify([code, facts])
    const all = (this.#notes.get(key)?.count ?? 0) + count
    this.#notes.set(key, noteOf(code, facts, all))
  }

  /** Adds notes that were made elsewhere. */
  take(notes: readonly Note[]): void {
    for (const { code, facts, count } of notes) this.add(code, facts, count)
  }

  get all(): readonly Note[] {
    return [...this.#notes.values()]
  }
}

/** What is told of a text whose encoding was guessed, before all else that is told of it. */
export function withGuess(guessed: GuessedEncoding | null | undefined, notes: readonly Note[]): readonly Note[] {
  if (!guessed) return notes
  const first = new Notes()
  first.add('encoding-guessed', { encoding: guessed })
  return [...first.all, ...notes]
}
