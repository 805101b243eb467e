/** The desk of card sentences: they are read, accepted and removed; each change is one step that can be undone. */
import type { AcceptedSentence } from '../../../shared/cards/acceptedText.ts'
import { offersOf, withAccepted, type CardOffers } from '../../../shared/figureCheck/cardOffers.ts'
import { READER } from '../../../shared/cards/sentenceHash.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { FigureEntry, FigureSetFile, FigureText } from '../../../shared/formats/documents/documents.ts'
import { inFiguresVersion } from '../../../shared/formats/documents/figuresVersion.ts'
import {
  NOTHING,
  type CardDesk,
  type CardScope,
  type CardsFound,
  type OfferInSet,
  type PlaceInSet
} from '../../model/cards/cardDesk.svelte.ts'
import { foundIn } from '../../model/cards/cardsFound.ts'
import { inSlices } from '../../model/ruling/slices.ts'
import { readerOf } from '../../../shared/figureCheck/cardSentences.ts'
import { dayOf } from '../../model/event/newEvent.ts'
import { figuresTexts } from '../../i18n/laterTexts.ts'
import type { Change } from '../../storage/interface/storage.ts'
import { commitWithInverse, notifyUndoable } from '../importing/libraryUndo.ts'
import type { App } from '../app.ts'
import { deskOf } from './cardStores.ts'

const t = figuresTexts.cards

/** Stops the reading of a desk, if it still runs. */
const stops = new WeakMap<CardDesk, () => void>()

interface InScope {
  readonly set: FigureSetFile
  readonly figure: FigureEntry
}

const inScope = ({ set, figure }: CardScope, sets: readonly FigureSetFile[]): readonly InScope[] =>
  sets
    .filter(({ id }) => set === undefined || id === set)
    .flatMap((one) => one.figures.filter(({ id }) => figure === undefined || id === figure).map((entry) => ({ set: one, figure: entry })))

/** Reads the cards, with a pause after each. */
function* reading(desk: CardDesk, sets: readonly FigureSetFile[], all: readonly InScope[]): Generator<void, CardsFound> {
  const { reader, names } = readerOf(sets.flatMap(({ figures }) => figures))
  const read: (InScope & { readonly offers: CardOffers })[] = []
  for (const one of all) {
    read.push({ ...one, offers: offersOf(one.figure, reader, names) })
    desk.progress = { done: read.length, all: all.length }
    yield
  }
  return foundIn(read)
}

/** Opens the desk and reads the cards of the scope. Reading stops if the desk is closed or opened again. */
export async function openCards(app: App, scope: CardScope): Promise<void> {
  const desk = deskOf(app)
  stops.get(desk)?.()
  const { figureSets } = app.library
  const all = inScope(scope, figureSets)
  Object.assign(desk, { scope, found: NOTHING, opened: [], progress: { done: 0, all: all.length }, open: true })
  await new Promise<void>((resolve, reject) => {
    const stop = inSlices(
      reading(desk, figureSets, all),
      (found) => {
        Object.assign(desk, { found, progress: null })
        resolve()
      },
      (message) => {
        reject(new Error(message))
      }
    )
    stops.set(desk, () => {
      stop()
      resolve()
    })
  })
}

export function closeCards(app: Pick<App, 'session'>): void {
  const desk = deskOf(app)
  stops.get(desk)?.()
  desk.open = false
  desk.progress = null
}

function grouped(places: readonly PlaceInSet[], keyOf: (place: PlaceInSet) => string): ReadonlyMap<string, readonly PlaceInSet[]> {
  const groups = new Map<string, PlaceInSet[]>()
  for (const place of places) {
    const group = groups.get(keyOf(place))
    if (group) group.push(place)
    else groups.set(keyOf(place), [place])
  }
  return groups
}

/** The sets in which texts are changed. */
function changedSets(
  sets: readonly FigureSetFile[],
  places: readonly PlaceInSet[],
  change: (text: FigureText, at: readonly PlaceInSet[]) => FigureText
) {
  const bySet = grouped(places, ({ set }) => set)
  return sets.flatMap((set): readonly Change[] => {
    const inSet = bySet.get(set.id)
    if (!inSet) return []
    const byFigure = grouped(inSet, ({ figure }) => figure)
    const changed = (figure: FigureEntry): FigureEntry => {
      const own = byFigure.get(figure.id)
      if (!own) return figure
      const textOf = (text: FigureText): FigureText => {
        const at = own.filter((one) => one.text === text.id)
        return at.length === 0 ? text : change(text, at)
      }
      return { ...figure, ...(figure.traits && { traits: figure.traits.map(textOf) }), specialPowers: figure.specialPowers.map(textOf) }
    }
    const value = inFiguresVersion({ ...set, figures: set.figures.map(changed) })
    return [{ do: 'put', table: 'figureSets', value, origin: 'user' }]
  })
}

/** Writes a change once, with a notice that undoes it. A second press meanwhile does nothing. */
async function write(
  app: App,
  label: string,
  places: readonly PlaceInSet[],
  change: (text: FigureText, at: readonly PlaceInSet[]) => FigureText
) {
  const desk = deskOf(app)
  if (desk.writing || places.length === 0) return
  desk.writing = true
  try {
    const step = await commitWithInverse(app, label, () => changedSets(app.library.figureSets, places, change))
    if (step) notifyUndoable(app, step, label, figuresTexts.undo)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  } finally {
    desk.writing = false
  }
}

/** Accepts sentences: rulings use them from now on. Sentences whose text has changed meanwhile are left out. */
export async function acceptOffers(app: App, offers: readonly OfferInSet[]): Promise<void> {
  const accepted = dayOf(new Date())
  const clauses = new Map(offers.map((offer) => [keyOf(offer), offer.clauses]))
  await write(app, t.step(offers.length), offers, (text, at) => {
    const put = at.map((place): AcceptedSentence => ({ of: place.of, by: READER, accepted, clauses: clauses.get(keyOf(place))! }))
    return withAccepted(text, { put, drop: [] })
  })
}

const keyOf = ({ set, figure, text, of }: PlaceInSet): string => JSON.stringify([set, figure, text, of])

/** Removes acceptances: the sentences are text again. */
export async function dropAccepted(app: App, places: readonly PlaceInSet[]): Promise<void> {
  await write(app, t.stepRemove(places.length), places, (text, at) => withAccepted(text, { put: [], drop: at.map(({ of }) => of) }))
}
