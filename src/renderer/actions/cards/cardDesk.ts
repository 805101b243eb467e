/** The desk of card sentences: they are read, accepted and removed; each change is one step that can be undone. */
import type { AcceptedSentence } from '../../../shared/cards/acceptedText.ts'
import { withAccepted } from '../../../shared/figureCheck/cardOffers.ts'
import { READER } from '../../../shared/cards/sentenceHash.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { FigureEntry, FigureSetFile, FigureText } from '../../../shared/formats/documents/documents.ts'
import { readAgain } from '../../../shared/formats/foreignFigures/readAgain.ts'
import {
  NOTHING,
  type AgainInSet,
  type CardDesk,
  type CardScope,
  type OfferInSet,
  type PlaceInSet
} from '../../model/cards/cardDesk.svelte.ts'
import { cardSets, storedAs, type Shelves } from '../../model/cards/cardSets.ts'
import { foundIn } from '../../model/cards/cardsFound.ts'
import { readCardsOf } from '../../model/cards/cardsClient.ts'
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

/** Opens the desk and reads the cards of the scope. Reading stops if the desk is closed or opened again. */
export async function openCards(app: App, scope: CardScope): Promise<void> {
  const desk = deskOf(app)
  stops.get(desk)?.()
  const { figureSets } = app.library
  const sets = cardSets(app.library, scope)
  const all = inScope(scope, sets)
  Object.assign(desk, { scope, found: NOTHING, opened: [], progress: { done: 0, all: all.length }, open: true })
  await new Promise<void>((resolve, reject) => {
    const stop = readCardsOf(
      [...new Set([...figureSets, ...sets])].flatMap(({ figures }) => figures),
      all.map(({ figure: one }) => one),
      {
        progress: (done) => {
          desk.progress = { done, all: all.length }
        },
        done: (read) => {
          Object.assign(desk, { found: foundIn(all.map((one, at) => ({ ...one, ...read[at]! }))), progress: null })
          resolve()
        },
        failed: (message) => {
          reject(new Error(message))
        }
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

function grouped<P>(places: readonly P[], keyOf: (place: P) => string): ReadonlyMap<string, readonly P[]> {
  const groups = new Map<string, P[]>()
  for (const place of places) {
    const group = groups.get(keyOf(place))
    if (group) group.push(place)
    else groups.set(keyOf(place), [place])
  }
  return groups
}

interface FigurePlace {
  readonly set: string
  readonly figure: string
}

/** The changes of the sets in which figures, or elements, are changed. */
function changedSets<P extends FigurePlace>(
  shelves: Shelves,
  scope: CardScope,
  places: readonly P[],
  change: (figure: FigureEntry, at: readonly P[]) => FigureEntry
) {
  const bySet = grouped(places, ({ set }) => set)
  return cardSets(shelves, scope).flatMap((set): readonly Change[] => {
    const inSet = bySet.get(set.id)
    if (!inSet) return []
    const byFigure = grouped(inSet, ({ figure }) => figure)
    const figures = set.figures.map((figure) => {
      const own = byFigure.get(figure.id)
      return own ? change(figure, own) : figure
    })
    if (figures.every((figure, at) => figure === set.figures[at])) return []
    return storedAs(shelves, scope, set, figures)
  })
}

/** A figure with changed texts. */
function withTexts(
  figure: FigureEntry,
  at: readonly PlaceInSet[],
  change: (text: FigureText, at: readonly PlaceInSet[]) => FigureText
): FigureEntry {
  const textOf = (text: FigureText): FigureText => {
    const own = at.filter((one) => one.text === text.id)
    return own.length === 0 ? text : change(text, own)
  }
  return { ...figure, ...(figure.traits && { traits: figure.traits.map(textOf) }), specialPowers: figure.specialPowers.map(textOf) }
}

/** Writes a change once, with a notice that undoes it. A second press meanwhile does nothing. */
async function write<P extends FigurePlace>(
  app: App,
  label: string,
  places: readonly P[],
  change: (figure: FigureEntry, at: readonly P[]) => FigureEntry
) {
  const desk = deskOf(app)
  if (desk.writing || places.length === 0) return
  desk.writing = true
  const { scope } = desk
  try {
    const step = await commitWithInverse(app, label, () => changedSets(app.library, scope, places, change))
    if (step) notifyUndoable(app, step, label, figuresTexts.undo)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  } finally {
    desk.writing = false
  }
}

/** Figures that an older version imported get the powers that this version finds in their texts. */
export async function readFiguresAgain(app: App, figures: readonly AgainInSet[]): Promise<void> {
  await write(app, t.again.step(figures.length), figures, (figure) => readAgain(figure)?.figure ?? figure)
}

/** The powers of a figure stay as an older version granted them: a correction of the judge. */
export async function keepFigures(app: App, figures: readonly AgainInSet[]): Promise<void> {
  await write(app, t.again.stepKeep(figures.length), figures, (figure) => readAgain(figure)?.kept ?? figure)
}

/** Accepts sentences: rulings use them from now on. Sentences whose text has changed meanwhile are left out. */
export async function acceptOffers(app: App, offers: readonly OfferInSet[]): Promise<void> {
  const accepted = dayOf(new Date())
  const clauses = new Map(offers.map((offer) => [keyOf(offer), offer.clauses]))
  await write(app, t.step(offers.length), offers, (figure, places) =>
    withTexts(figure, places, (text, at) => {
      const put = at.map((place): AcceptedSentence => ({ of: place.of, by: READER, accepted, clauses: clauses.get(keyOf(place))! }))
      return withAccepted(text, { put, drop: [] })
    })
  )
}

const keyOf = ({ set, figure, text, of }: PlaceInSet): string => JSON.stringify([set, figure, text, of])

/** Removes acceptances: the sentences are text again. */
export async function dropAccepted(app: App, places: readonly PlaceInSet[]): Promise<void> {
  await write(app, t.stepRemove(places.length), places, (figure, own) =>
    withTexts(figure, own, (text, at) => withAccepted(text, { put: [], drop: at.map(({ of }) => of) }))
  )
}
