/** What search looks through, kind by kind, each as a name, other names and a text. */
import type { FigureEntry, FigureSetFile, MapFile } from '../../../shared/formats/documents/documents.ts'
import { effectTextsOf } from '../../../shared/rules/editionTexts.ts'
import { dialPlaceOf } from '../../../shared/rules/dialColours.ts'
import type { RuleNote, SavedRuling } from '../../storage/interface/storage.ts'
import { mapText, referenceTexts, texts } from '../../i18n/texts.ts'
import type { Book, ReferenceEntry } from '../reference/entries.ts'
import { powerName } from '../table/figures/powerNames.ts'
import type { SearchDocument } from './searchIndex.ts'

export const KINDS = ['rule', 'power', 'terrain', 'map', 'figure', 'ruling', 'note'] as const
export type Kind = (typeof KINDS)[number]

const POWER_SECTIONS = ['speed', 'attack', 'defense', 'damage', 'ABL', 'IMT', 'TEAM']

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
export const entryDocuments = (book: Book, kind: Kind): readonly SearchDocument[] =>
  book.all
    .filter((entry) => kindOfEntry(entry) === kind)
    .map((entry) => {
      const effects = entry.kind === 'rule' ? effectTextsOf(entry.id) : []
      return {
        id: entry.id,
        title: entry.title,
        names: [
          entry.kind === 'rule' ? entry.id : '',
          dialNames(entry.id),
          ...effects.flatMap(({ names }) => names),
          referenceTexts.sections[entry.section]
        ].join(' '),
        text: [entry.summary, ...effects.flatMap(({ texts: editions }) => editions.map(({ summary }) => summary ?? '')), entry.place].join(
          ' '
        )
      }
    })

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
    title: mapText(name),
    names: [map.size.join(' x '), name].join(' '),
    text: [mapText(description), ...specialTerrain.map((rule) => rule.name)].join(' ')
  }))

/** A figure's place in the lists: sets may hold the same id. */
const figureKey = (set: string, figure: string): string => `${set}/${figure}`

/** The figure that a key stands for, as far as it is still there. */
export function figureOfKey(
  sets: readonly FigureSetFile[],
  key: string
): { readonly set: FigureSetFile | undefined; readonly entry: FigureEntry | undefined } {
  const [setId, figureId] = key.split('/')
  const set = sets.find(({ id }) => id === setId)
  return { set, entry: set?.figures.find(({ id }) => id === figureId) }
}

/** By what number a collector calls a figure: its own id, and its number alone and after its set. */
function codesOf(set: FigureSetFile, { id, number, set: printed }: FigureEntry): readonly string[] {
  return number === undefined ? [id] : [...new Set([id, number, `${printed ?? set.id}${number}`])]
}

/** Each figure with its set and everything that it can use. One after another: there may be thousands. */
export function* figureDocuments(sets: readonly FigureSetFile[]): Iterable<SearchDocument> {
  for (const set of sets) {
    for (const figure of set.figures) {
      const can = new Set([
        ...figure.powers,
        ...figure.canUse,
        ...figure.dial.flatMap((click) => click.powers ?? []),
        ...figure.abilities,
        ...figure.teamAbilities
      ])
      yield {
        id: figureKey(set.id, figure.id),
        title: figure.name,
        names: '',
        text: '',
        labels: [set.name, ...[...can].map(powerName)],
        codes: codesOf(set, figure)
      }
    }
  }
}

export const rulingDocuments = (rulings: readonly SavedRuling[]): readonly SearchDocument[] =>
  rulings.map(({ id, title, case: value, ruling }) => ({
    id,
    title,
    names: [...new Set(ruling.because.map((reason) => reason.rule))].join(' '),
    text: [texts.rulesets[value.ruleset] ?? value.ruleset, ruling.verdict, ...ruling.because.map((reason) => reason.text ?? '')].join(' ')
  }))
