/** What search looks through, kind by kind, each as a name, other names and a text. */
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import type { ElementsFile, FigureEntry, FigureSetFile, MapFile } from '../../../shared/formats/documents/documents.ts'
import { digestOf, usesAt, type SetDigest } from '../../../shared/formats/documents/figures/setDigest.ts'
import { effectTextsOf } from '../../../shared/reference/editionTexts.ts'
import { dialPlaceOf } from '../../../shared/rules/dialColours.ts'
import type { RuleNote, SavedRuling } from '../../storage/interface/storage.ts'
import { shippedText, referenceTexts } from '../../i18n/texts.ts'
import type { Book, ReferenceEntry } from '../reference/entries.ts'
import { elementTypeName, keyOfElement } from '../figures/elements.ts'
import { powerName } from '../table/figures/powerNames.ts'
import type { SearchDocument } from './searchIndex.ts'

export const KINDS = ['rule', 'power', 'terrain', 'map', 'figure', 'element', 'ruling', 'note'] as const
export type Kind = (typeof KINDS)[number]

const POWER_SECTIONS = ['M-POWER', 'M-SIGN', 'M-TEAM', 'speed', 'attack', 'defense', 'damage', 'ABL', 'IMT', 'TEAM']

export const kindOfEntry = ({ kind, section }: ReferenceEntry): Kind =>
  kind === 'terrain' ? 'terrain' : POWER_SECTIONS.includes(section) ? 'power' : 'rule'

/** "Green speed power": how a power is called at the table by its place on the dial. */
function dialNames(id: string): string {
  const place = dialPlaceOf(id)
  if (!place) return ''
  const { colours, slots } = referenceTexts.dial
  return `${place.colour} ${colours[place.colour]} ${place.slot} ${slots[place.slot]} power`
}

/** Rows of the rulebooks with what their powers do in any edition. */
export function* entryDocuments(book: Book, kind: Kind): Iterable<SearchDocument> {
  for (const entry of book.all) {
    if (kindOfEntry(entry) !== kind) continue
    const effects = entry.kind === 'rule' ? effectTextsOf(entry.id) : []
    yield {
      id: entry.id,
      title: entry.title,
      names: [
        entry.kind === 'rule' ? entry.id : '',
        dialNames(entry.id),
        ...effects.flatMap(({ names }) => names),
        book.terrain(entry.id)?.name ?? '',
        referenceTexts.sections[entry.section]
      ].join(' '),
      text: [entry.summary, ...effects.flatMap(({ texts: editions }) => editions.map(({ summary }) => summary ?? '')), entry.place].join(
        ' '
      )
    }
  }
}

export const noteDocuments = (book: Book, notes: readonly RuleNote[]): readonly SearchDocument[] =>
  notes
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, text }) => ({
      id,
      title: book.entry(id)?.title ?? id,
      names: id,
      text
    }))

export const mapDocuments = (maps: readonly MapFile[]): readonly SearchDocument[] =>
  maps.map(({ id, name, description, map, specialTerrain }) => ({
    id,
    title: shippedText(name),
    names: [map.size.join(' x '), name].join(' '),
    text: [shippedText(description), ...specialTerrain.flatMap(({ name: special }) => [shippedText(special), special])].join(' ')
  }))

/** A figure as search knows it, and whole when it is asked for. */
export interface KnownFigure {
  readonly set: FigureSetFile
  readonly id: string
  readonly name: string
  /** null: not known. */
  readonly points: number | null
  /** On how many starting lines it may come in. */
  readonly lines: number
  readonly entry: () => FigureEntry | undefined
}

/** The figure that a key stands for; null: it is no longer there. */
export function figureOfKey(sets: readonly FigureSetFile[], key: string): KnownFigure | null {
  const [setId, id] = key.split('/')
  const set = sets.find((one) => one.id === setId)
  if (!set || id === undefined) return null
  const { ids, names, points, lines } = digestOf(set)
  const at = ids.indexOf(id)
  if (at < 0) return null
  const entry = () => set.figures.find((figure) => figure.id === id)
  return { set, id, name: names[at] ?? '', points: points[at] ?? null, lines: lines[at] ?? 0, entry }
}

/** A figure with its set and everything that it can use; all but its name is put together when it is asked for. */
class FigureDocument implements SearchDocument {
  readonly names = ''
  readonly text = ''
  readonly #set: FigureSetFile
  readonly #digest: SetDigest
  readonly #at: number

  constructor(set: FigureSetFile, digest: SetDigest, at: number) {
    this.#set = set
    this.#digest = digest
    this.#at = at
  }

  /** Its place in the lists: sets may hold the same id. */
  get id(): string {
    return `${this.#set.id}/${this.#digest.ids[this.#at] ?? ''}`
  }

  get title(): string {
    return this.#digest.names[this.#at] ?? ''
  }

  get labels(): readonly string[] {
    return [this.#set.name, ...usesAt(this.#digest, this.#at).map(powerName)]
  }

  /** By what number a collector calls it: its own id, and its number alone and after its set. */
  get codes(): readonly string[] {
    const { ids, numbers, printed } = this.#digest
    const id = ids[this.#at] ?? ''
    const number = numbers[this.#at]
    return number ? [...new Set([id, number, `${printed[this.#at] || this.#set.id}${number}`])] : [id]
  }
}

/** Each figure with its set and everything that it can use. One after another: there may be thousands. */
export function* figureDocuments(sets: readonly FigureSetFile[]): Iterable<SearchDocument> {
  for (const set of sets) {
    const digest = digestOf(set)
    for (const at of digest.ids.keys()) yield new FigureDocument(set, digest, at)
  }
}

/** Each game element with its set, its type in words and its text. */
export function* elementDocuments(files: readonly ElementsFile[]): Iterable<SearchDocument> {
  for (const file of files)
    for (const element of file.elements) {
      const { name, type, number = '', keywords = [], text } = element
      yield {
        id: keyOfElement({ file, element }),
        title: name,
        names: [elementTypeName(type), number, file.name, ...keywords].join(' '),
        text
      }
    }
}

export const rulingDocuments = (rulings: readonly SavedRuling[]): readonly SearchDocument[] =>
  rulings.map(({ id, title, case: value, ruling }) => ({
    id,
    title,
    names: [...new Set(ruling.because.map((reason) => reason.rule))].join(' '),
    text: [rulesetName(value), ruling.verdict, ...ruling.because.map((reason) => reason.text ?? '')].join(' ')
  }))
