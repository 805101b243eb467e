/** The desk of card sentences: they are read, accepted and removed; each change is one step that can be undone. */
import { offersOf, withAccepted, type CardOffers, type NewAcceptance } from '../../../shared/cards/offers.ts'
import { READER } from '../../../shared/cards/sentenceHash.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { FigureEntry, FigureSetFile, FigureText } from '../../../shared/formats/documents/documents.ts'
import { inFiguresVersion } from '../../../shared/formats/documents/figuresVersion.ts'
import { NOTHING, type CardDesk, type CardScope, type OfferInSet, type PlaceInSet } from '../../model/cards/cardDesk.svelte.ts'
import { foundIn } from '../../model/cards/cardsFound.ts'
import { readerFor } from '../../model/cards/sentenceReader.ts'
import { dayOf } from '../../model/event/newEvent.ts'
import { figuresTexts } from '../../i18n/laterTexts.ts'
import type { Change } from '../../storage/interface/storage.ts'
import { commitWithInverse, notifyUndoable } from '../importing/libraryUndo.ts'
import type { App } from '../app.ts'

const t = figuresTexts.cards

/** So many milliseconds are read at once: then the page can answer a hand. */
const SLICE = 12

const runs = new WeakMap<CardDesk, object>()

const inScope = ({ set, figure }: CardScope, sets: readonly FigureSetFile[]): { set: FigureSetFile; figure: FigureEntry }[] =>
  sets
    .filter(({ id }) => set === undefined || id === set)
    .flatMap((one) => one.figures.filter(({ id }) => figure === undefined || id === figure).map((entry) => ({ set: one, figure: entry })))

/** Opens the desk and reads the cards of the scope. Reading stops when the desk is closed or opened again. */
export async function openCards(app: App, scope: CardScope): Promise<void> {
  const desk = app.session.cards
  const run = {}
  runs.set(desk, run)
  desk.scope = scope
  desk.found = NOTHING
  desk.opened = []
  desk.open = true
  const { figureSets } = app.library
  const { reader, names } = readerFor(figureSets)
  const all = inScope(scope, figureSets)
  const read: { set: FigureSetFile; figure: FigureEntry; offers: CardOffers }[] = []
  let began = performance.now()
  for (const { set, figure } of all) {
    read.push({ set, figure, offers: offersOf(figure, reader, names) })
    if (performance.now() - began < SLICE) continue
    desk.progress = { done: read.length, all: all.length }
    await new Promise((resolve) => setTimeout(resolve))
    if (runs.get(desk) !== run || !desk.open) return
    began = performance.now()
  }
  desk.found = foundIn(read)
  desk.progress = null
}

export function closeCards({ session: { cards } }: Pick<App, 'session'>): void {
  runs.delete(cards)
  cards.open = false
  cards.progress = null
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
  const desk = app.session.cards
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
    const put = at.map((place): NewAcceptance => ({ of: place.of, by: READER, accepted, clauses: clauses.get(keyOf(place))! }))
    return withAccepted(text, { put, drop: [] })
  })
}

const keyOf = ({ set, figure, text, of }: PlaceInSet): string => JSON.stringify([set, figure, text, of])

/** Removes acceptances: the sentences are text again. */
export async function dropAccepted(app: App, places: readonly PlaceInSet[]): Promise<void> {
  await write(app, t.stepRemove(places.length), places, (text, at) => withAccepted(text, { put: [], drop: at.map(({ of }) => of) }))
}
