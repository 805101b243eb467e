/** Figure sets, and sets of game elements as figures with one text each, so that the same desk reads the cards of both. */
import { effectText } from '../../../shared/cards/sentences.ts'
import { EQUIPPED } from '../../../shared/figures/team/teamForce.ts'
import type { ElementEntry, ElementsFile, FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { inFiguresVersion } from '../../../shared/formats/documents/figuresVersion.ts'
import { blankFigure, blankSet } from '../figures/newFigure.ts'
import type { CardScope } from './cardDesk.svelte.ts'
import type { Change } from '../../storage/interface/storage.ts'

/** The id of the text of an element. */
const TEXT = 'effect'

/** Elements that a figure has with it: rulings use their sentences. */
export const hasSentences = ({ type, text }: ElementEntry): boolean => EQUIPPED.includes(type) && effectText(text).trim() !== ''

function figureOfElement({ id, name, text, sentences, keywords }: ElementEntry): FigureEntry {
  const effect = { id: TEXT, name, text: effectText(text), ...(sentences && { sentences }) }
  return { ...blankFigure(id, name), traits: [effect], ...(keywords && { keywords }) }
}

const made = new WeakMap<ElementsFile, FigureSetFile>()

/** A set of elements as a figure set: those that rulings use. The same set each time. */
function setOfElements(file: ElementsFile): FigureSetFile {
  const known = made.get(file)
  if (known) return known
  const set = { ...blankSet(file.id, file.name), figures: file.elements.filter(hasSentences).map(figureOfElement) }
  made.set(file, set)
  return set
}

export interface Shelves {
  readonly figureSets: readonly FigureSetFile[]
  readonly elements: readonly ElementsFile[]
}

type Kind = Pick<CardScope, 'ofElements'>

/** The sets of a scope. */
export const cardSets = ({ figureSets, elements }: Shelves, { ofElements }: Kind): readonly FigureSetFile[] =>
  ofElements ? elements.map(setOfElements) : figureSets

/** The change that stores a set of `cardSets` with other figures. */
export function storedAs(shelves: Shelves, { ofElements }: Kind, set: FigureSetFile, figures: readonly FigureEntry[]): readonly Change[] {
  if (!ofElements) return [{ do: 'put', table: 'figureSets', value: inFiguresVersion({ ...set, figures }), origin: 'user' }]
  const file = shelves.elements.find(({ id }) => id === set.id)
  if (!file) return []
  const after = new Map(figures.map((figure) => [figure.id, figure.traits?.[0]?.sentences]))
  const elements = file.elements.map((element): ElementEntry => {
    if (!after.has(element.id)) return element
    const { sentences: _, ...rest } = element
    const sentences = after.get(element.id)
    return sentences ? { ...rest, sentences } : rest
  })
  return [{ do: 'put', table: 'elements', value: { ...file, elements }, origin: 'user' }]
}
