/** Game elements of the library as they are looked for. */
import type { ElementEntry, ElementsFile, FigureSetFile, UnitRef } from '../../../shared/formats/documents/documents.ts'
import { referenceTexts } from '../../i18n/texts.ts'
import { plain } from '../../../shared/figures/find/typedFilters.ts'

/** An element in its set. */
export interface FoundElement {
  readonly file: ElementsFile
  readonly element: ElementEntry
}

/** The type of an element in words. */
export const elementTypeName = (type: string): string => {
  const names: Readonly<Record<string, string>> = referenceTexts.elementTypes
  return names[type] ?? type
}

/** The key of an element among those of all sets. */
export const keyOfElement = ({ file, element }: FoundElement): string => `${file.id}/${element.id}`

/** The element of a key; null: it is no longer there. */
export function elementOfKey(files: readonly ElementsFile[], key: string): FoundElement | null {
  const [set, id] = key.split('/')
  const file = files.find((one) => one.id === set)
  const element = file?.elements.find((one) => one.id === id)
  return file && element ? { file, element } : null
}

/**
 * The elements that have all words in name, number, type or text, those with the words in their names first; nothing typed: those of the open set.
 * @param kindOf the words for a type
 */
export function elementsFound(
  files: readonly ElementsFile[],
  typed: string,
  open: string | null,
  kindOf: (type: string) => string
): readonly FoundElement[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '')
  const all = (from: readonly ElementsFile[]): readonly FoundElement[] =>
    from.flatMap((file) => file.elements.map((element) => ({ file, element })))
  if (words.length === 0) return all(files.filter(({ id }) => id === open))
  const has = (text: string): boolean => words.every((word) => text.includes(word))
  const found = all(files).filter(({ element: { name, number = '', type, text } }) =>
    has(plain(`${name} ${number} ${kindOf(type)} ${text}`))
  )
  const isNamed = ({ element }: FoundElement): boolean => has(plain(element.name))
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))]
}

/** The unit to which a card says that it belongs: its name, or its id if the library does not have it; `null`: it belongs to none. @param set the id of the set of the card */
export function ownerName(sets: readonly FigureSetFile[], set: string, ref: UnitRef | undefined): string | null {
  if (!ref) return null
  const from = sets.find(({ id }) => id === (ref.set ?? set))
  return from?.figures.find(({ id }) => id === ref.unit)?.name ?? ref.unit
}

/** How many of each type a set has, in the order in which they come. */
export function typesIn({ elements }: ElementsFile): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const { type } of elements) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
}
