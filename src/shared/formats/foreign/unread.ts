/** Fields of a file that nobody here reads: told by their names, so that nothing that somebody wrote vanishes without a word. */
import { unknownFields, type Shape } from '../../base/unknownFields.ts'
import { firstOf, type Notes } from './notes.ts'

const NONE: readonly string[] = []

/** A place without the numbers of lists: "/layers/3/objects/0/x" is "layers/objects/x". */
const nameOf = (place: string): string =>
  place
    .split('/')
    .filter((step) => step !== '' && !/^\d+$/.test(step))
    .join('/')

/** Tells of the fields at these places, each name once with how many there are. */
export function tellUnread(places: readonly string[], notes: Notes): void {
  const names = [...new Set(places.map(nameOf))]
  notes.add('fields-not-read', { names: firstOf(names).slice(0, 600) }, places.length)
}

/**
 * The places of the fields of a value that its shape does not name.
 * @param usual fields that the program writes into every file and that say nothing about what is read, by their last name
 */
export const unreadIn = (shape: Shape, value: unknown, usual = NONE): readonly string[] =>
  unknownFields(shape, value).filter((place) => !usual.includes(place.slice(place.lastIndexOf('/') + 1)))
