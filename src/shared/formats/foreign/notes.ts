/** What an import tells beside its documents: a code, how often, and the English sentence of each. Other languages say them by the same codes. */
import type { Problem } from '../../base/result.ts'
import type { GuessedEncoding } from '../../json/textEncoding.ts'

export const noteSentences = {
  'size-rounded': 'The size {found} is not whole; {count|side was|sides were} rounded.',
  'off-grid-wall': '{count|wall or door is|walls or doors are} not on a line of the grid and left out.',
  'wall-too-short': '{count|piece of wall covers|pieces of wall cover} less than half of an edge and {count:was|were} left out.',
  'opening-left-out':
    'Left out: {count|door, window or gate|doors, windows or gates} without two ends, over less than half of an edge or on the border of the map.',
  'outside-map': '{count|piece is|pieces are} outside of the map and left out.',
  'objects-skipped': '{count|object was|objects were} left out; --objects blocking (hindering, walls) sets what they become.',
  'not-held:lights': '{count|light is|lights are} kept for the way back and {count:means|mean} nothing here.',
  'no-terrain-in-format': 'This format knows walls and doors only: terrain, levels and starting areas are still to be drawn.',
  'picture-refused': 'The picture inside was not taken: {why}',
  'picture-elsewhere': 'The picture is another file: {file}',
  'picture-missing': 'There is no picture inside.',
  'picture-size': 'The picture has {found} pixels; the grid says {expected}.',
  'unmapped-tiles': '{count|square has|squares have} tiles that say nothing ({shown}); --tiles "{first}=hindering,…" sets what they are.',
  'unmapped-values': '{count|square has|squares have} values without a name ({shown}); --tiles "{first}=hindering,…" sets what they are.',
  'unknown-terrain': '{count|square has|squares have} the unknown terrain "{name}" and {count:was|were} left clear.',
  'object-shape':
    'Left out: {count|object that is an ellipse, point, tile, template or slanted area|objects that are ellipses, points, tiles, templates or slanted areas}.',
  'starting-empty': '{count|starting area covers|starting areas cover} half of no square of the map and {count:was|were} left out.',
  'starting-left-out':
    '{count|starting area was|starting areas were} left out: a map has at most 8 sides, with names of at most 60 letters.',
  'wall-one-way': '{count|wall stops|walls stop} from one side only; read as {count:a wall|walls} from both.',
  'wall-half': '{count|wall stops|walls stop} only sight or only movement and {count:was|were} left out.',
  'other-level':
    'Of a scene of several levels "{name}" was taken; {count|wall of another was|walls of others were} left out. --level NAME takes another.',
  'no-such-level': 'There is no level "{name}" in the scene; "{taken}" was taken.',
  'layer-hidden': 'The layer "{name}" is hidden and was left out; --hidden read takes hidden ones.',
  'objects-hidden': '{count|hidden object was|hidden objects were} left out; --hidden read takes them.',
  'level-outside': '{count|square has|squares have} the level "{name}", which no map has; expected 1 to 9.',
  'layer-offset': 'The layer "{name}" is moved by a part of a square; it was read as if it were on the nearest squares.',
  'layer-grid': 'The squares of the layer "{name}" have another size; it was left out.',
  'layer-skipped': 'The layer "{name}" was left out.',
  'part-skipped': '"{name}" was left out: {why}',
  'file-skipped': 'Nothing of the file "{name}" came in: {why}',
  'file-unused': 'The file "{name}" was not used: {why}',
  'set-not-chosen': 'The tile set "{file}" was not chosen; the file holds the map whole without it.',
  'set-built-in': 'The tile set "{file}" is part of Tiled and cannot be chosen; its tiles say nothing here.',
  'object-too-small': '{count|object covers|objects cover} half of no square of the map and {count:was|were} left out.',
  'label-left-out': '{count|label has|labels have} no words or too many and {count:was|were} left out.',
  'opening-doubled': '{count|door, window or gate is|doors, windows or gates are} on the edge of another, and left out.',
  'all-outside':
    'None of the {count|piece|pieces} of walls and doors is on the map; the origin of the map in the file ({origin}) may be wrong.',
  'wall-limited': '{count|wall stops|walls stop} sight only in part (limited or by distance); read as {count:a whole wall|whole walls}.',
  'not-placed': 'Left out of the scene "{name}": {count} of "{what}".',
  'other-entries': 'Left out, because they are no scenes: {count|entry|entries} of the file ({names}).',
  'unmapped-layer':
    'The values of the layer "{name}" were left out, on {count|square|squares}: {values}. Call the layer "Terrain" and its values clear, hindering, blocking or water, or use --tiles "{first}=hindering,…".',
  'picture-shape':
    'A square of this grid would be {found} pixels of the picture; if the picture shows squares, --size or --corners is wrong.',
  'kept-for-the-way-back': 'Kept for the way back: {count|layer or field that means|layers and fields that mean} nothing here.',
  'changed-elsewhere': 'Another program changed this map after Linejudge wrote it; the change holds.',
  'stairs-apart': 'Left out: {count} stairs that do not join two neighbouring squares of the map.',
  'figure-skipped': 'The figure {name} was left out: {where} cannot be read ({found}).',
  'missing-value': 'Values missing on dials: {count}.',
  'odd-value': 'Left out, because {count:it is no number|they are no numbers} ("{found}"): {count|value|values}.',
  'unknown-power': 'No standard power: "{name}" (clicks: {count}; nearest: {near}). It is kept and not ruled on.',
  'unknown-team-ability': 'Team ability that is not ruled on: "{name}" (figures: {count}).',
  'unknown-ability': 'Ability that is not ruled on: "{name}" (figures: {count}).',
  'symbol-not-read': 'Combat symbol that is not ruled on beyond its kind: "{name}" (figures: {count}).',
  'grant-with-condition':
    'Named in a text and not granted, because the text says more than the name: {count} times ({names}). Under Figures, Read cards offers what can be read of the texts.',
  'grant-not-read': 'Named in a text and not granted, because it is no standard power: "{name}" (texts: {count}).',
  'lines-unmatched': 'Figures with other numbers of starting lines and of point values, look at their points: {count}.',
  'dial-hole': 'Clicks inside of dials that are not there and show KO: {count}.',
  'unnamed-power': 'Special powers without a name: {count}.',
  'hidden-set': 'Left out, because the program does not show them as cards: {count|piece|pieces} of "{name}".',
  'element-not-held': 'Left out of game elements, which cannot have it: {name} (cards: {count}).',
  'symbol-default': 'The program names the plain defense symbol Indomitable; it was not taken over (figures: {count}).',
  'special-without-text': 'Special powers of a dial whose text is missing: "{name}" (clicks: {count}).',
  'powers-listed': 'Granted, because a sentence of a text only lists them: {count|power|powers}.',
  'other-cards': 'Left out, because they are no figures: {count} of the cards.',
  'same-id': 'Two figures are called {name}; the second is {is}.',
  'part-of-a-set': 'The file is a page of a set; there is more of it elsewhere.',
  'unknown-column': 'The column "{name}" was left out; --columns "{name}=name,…" says what it holds.',
  'doubled-column': 'The column "{name}" was left out, because "{first}" holds the same.',
  'row-skipped': 'Left out, because it says nothing that is known: "{found}" (lines: {count}).',
  'fields-not-read': 'Fields that nothing here reads ({count}): {names}.',
  'encoding-guessed': 'The file does not say in which encoding it is written; it was read as {encoding}. Look at its letters with accents.',
  'event-draws': '{name}: matches without a winner, in which both lose here: {count}.',
  'event-no-result': '{name}: matches of earlier rounds without a result, in which both lose here: {count}.',
  'event-lesser-byes': '{name}: byes that were worth less than a win and are wins here: {count}.',
  'event-other-byes': '{name}: byes beside the first of a round, whose players sit the round out: {count}.',
  'event-empty-matches': '{name}: left out, matches without players: {count}.',
  'event-refused': '{name}: left out, because an event here cannot hold it ({why}): {count}.',
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
  /** The problem of the part that was left out. */
  readonly because?: Problem
  /** Where in the file it is: its line, or its place as a JSON pointer. */
  readonly line?: number
  readonly path?: string
}

const INFOS: readonly NoteCode[] = [
  'not-held:lights',
  'no-terrain-in-format',
  'picture-missing',
  'picture-size',
  'picture-shape',
  'set-not-chosen',
  'set-built-in',
  'file-unused',
  'size-rounded',
  'kept-for-the-way-back',
  'changed-elsewhere',
  'unknown-power',
  'unknown-team-ability',
  'unknown-ability',
  'symbol-not-read',
  'dial-hole',
  'symbol-default',
  'powers-listed',
  'unnamed-power',
  'part-of-a-set',
  'hidden-set',
  'same-id',
  'fields-not-read',
  'encoding-guessed',
  'event-nameless',
  'kept-in-backup'
]
const ERRORS: readonly NoteCode[] = ['figure-skipped', 'entry-unreadable', 'part-skipped', 'file-skipped']

/**
 * A sentence with its facts. `{count|object|objects}` is the number with its noun, `{count:was|were}` the word alone.
 */
export const filledIn = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replace(
    /\{([a-zA-Z]+)(?:([|:])([^|}]*)\|([^|}]*))?\}/g,
    (place: string, name: string, how?: string, one?: string, many?: string) => {
      const fact = facts[name]
      if (fact === undefined) return place
      const word = (fact === 1 ? one : many) ?? ''
      return how === undefined ? String(fact) : how === ':' ? word : `${fact} ${word}`
    }
  )

function noteOf(code: NoteCode, facts: Note['facts'], count: number, because?: Problem): Note {
  const message = filledIn(noteSentences[code], { ...facts, count })
  const { line, path } = facts
  return {
    code,
    severity: ERRORS.includes(code) ? 'error' : INFOS.includes(code) ? 'info' : 'loss',
    count,
    facts,
    message,
    ...(because && { because }),
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

/** The most numbers or names in a sentence; the others are counted. */
export const MOST_SHOWN = 12

/** The first of them as words of a sentence, and how many more there are: "1, 2, … (7)". */
export function firstOf(all: readonly (string | number)[]): string {
  const more = all.length - MOST_SHOWN
  return [...all.slice(0, MOST_SHOWN), ...(more > 0 ? [`… (${more})`] : [])].join(', ')
}

/** All notes of one code, which differ in a name, as one note with the names and how often each is there, the most frequent first. */
export function gathered(notes: readonly Note[], code: NoteCode): readonly Note[] {
  const of = notes.filter((one) => one.code === code).sort((a, b) => b.count - a.count)
  if (of.length === 0) return notes
  const names = firstOf(of.map(({ facts, count }) => (count === 1 ? String(facts.name) : `${facts.name} ${count}`)))
  const count = of.reduce((sum, one) => sum + one.count, 0)
  return [...notes.filter((one) => one.code !== code), noteOf(code, { names }, count)]
}

/** The facts of a note about numbers of tiles or values: all of them for the app, and those that a sentence names. */
export const numbersFacts = (numbers: readonly number[]): { readonly tiles: string; readonly shown: string; readonly first: number } => ({
  tiles: numbers.join(', '),
  shown: firstOf(numbers),
  first: numbers[0] ?? 0
})

/** Letters of a name in a note. */
const LONGEST_NAME = 80

/** Notes by code, each with how often. */
export class Notes {
  readonly #notes = new Map<
    string,
    { readonly code: NoteCode; readonly facts: Note['facts']; count: number; because?: Problem | undefined }
  >()

  add(code: NoteCode, facts: Readonly<Record<string, string | number>> = {}, count = 1, because?: Problem): void {
    if (count === 0) return
    const key = JSON.stringify([code, facts])
    const there = this.#notes.get(key)
    if (there) {
      there.count += count
      there.because = because
    } else this.#notes.set(key, { code, facts, count, because })
  }

  /** A part of a file, or a file among several, that is not imported, with its first problem. */
  skip(code: 'part-skipped' | 'file-skipped' | 'file-unused', name: string, problems: readonly Problem[]): void {
    const [first] = problems
    if (!first) return
    const line = first.facts?.line
    const where = { ...(first.path !== '' && { path: first.path }), ...(typeof line === 'number' && { line }) }
    this.add(code, { name: name.slice(0, LONGEST_NAME), why: first.message, ...where }, 1, first)
  }

  /** Adds notes that were made elsewhere. */
  take(notes: readonly Note[] | Notes): void {
    for (const { code, facts, count, because } of notes instanceof Notes ? notes.#notes.values() : notes)
      this.add(code, facts, count, because)
  }

  get all(): readonly Note[] {
    return Array.from(this.#notes.values(), ({ code, facts, count, because }) => noteOf(code, facts, count, because))
  }
}

/** What is told of a text whose encoding was guessed, before all else that is told of it. */
export function withGuess(guessed: GuessedEncoding | null | undefined, notes: readonly Note[]): readonly Note[] {
  if (!guessed) return notes
  const first = new Notes()
  first.add('encoding-guessed', { encoding: guessed })
  return [...first.all, ...notes]
}
