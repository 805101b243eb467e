/** What was found, as lists to show: grouped by kind, the group with the best fit first. */
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import { shippedText, referenceTexts, texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import type { Command } from '../window/commands.ts'
import { useFigure } from '../figures/putOnTable.ts'
import { useMap } from '../table/figureActions.ts'
import { bookOf } from '../reference/book.ts'
import { searchOf } from './searchOf.ts'
import { placeWords, type ReferenceEntry } from '../../model/reference/entries.ts'
import { openReference } from '../reference/openReference.ts'
import { groupOf, isOfOthers } from '../../model/reference/sections.ts'
import { openRuling } from '../games/openRuling.ts'
import { suits } from '../../model/library/suits.ts'
import { activeBasis, activeRuleset, gameTable } from '../games/activeTable.ts'
import { figureOfKey, KINDS, type Kind } from '../../model/search/documents.ts'
import { elementOfKey, elementTypeName, type FoundElement } from '../../model/figures/elements.ts'
import { excerpt, marked, type Piece } from '../../model/search/marks.ts'
import { SearchIndex, type Found } from '../../model/search/searchIndex.ts'

/** The page of a figure on its screen. */
async function showFigure(app: App, set: string, figure: string): Promise<void> {
  const { finderOf } = await import('../figures/finder.ts')
  const finder = finderOf(app)
  finder.view = 'figures'
  finder.typed = ''
  finder.show(set, figure)
  app.session.screen = 'figures'
}

/** The card of a game element on the screen of figures. */
async function showElement(app: App, found: FoundElement): Promise<void> {
  const { finderOf } = await import('../figures/finder.ts')
  finderOf(app).showElement(found)
  app.session.screen = 'figures'
}

export type HitKind = Kind | 'command' | 'recent'

export interface Hit {
  /** One of its kind only. */
  readonly key: string
  readonly title: readonly Piece[]
  /** A rule's id, or the keys of a command. */
  readonly code: string
  /** Where it stands: a section, a set, a day. */
  readonly place: string
  readonly text: readonly Piece[]
  readonly run: () => void
}

export interface HitGroup {
  readonly kind: HitKind
  readonly hits: readonly Hit[]
  /** How many there are besides those shown. */
  readonly more: number
}

/** The order of groups that fit equally well. */
const ORDER: readonly HitKind[] = ['command', 'power', 'rule', 'terrain', 'figure', 'element', 'map', 'ruling', 'note']

/** Found at most in one kind. */
const MOST = 60

/** Something found, and how its row is made: of sixty only a few are shown. */
interface Fitting {
  readonly fit: Found['fit']
  readonly hit: () => Hit
  /** It is a rule of a game or of house rules that are not in use on the table. */
  readonly isElsewhere?: boolean
}

/** Commands to be searched, with their index: made once for as long as the box is open. */
export class CommandList {
  readonly #index = new SearchIndex()
  readonly #byId: ReadonlyMap<string, Command>

  constructor(commands: readonly Command[]) {
    this.#byId = new Map(commands.map((command) => [command.id, command]))
    this.#index.add(commands.map(({ id, label, note }) => ({ id, title: label, names: note ?? '', text: '' })))
  }

  get all(): readonly Hit[] {
    return [...this.#byId.values()].map((command) => hitOfCommand(command, []))
  }

  find(app: App, typed: string): readonly Fitting[] {
    return this.#index.find(typed, searchOf(app).thesaurus, MOST).flatMap(({ id, fit, terms }) => {
      const command = this.#byId.get(id)
      return command ? [{ fit, hit: () => hitOfCommand(command, terms) }] : []
    })
  }
}

const hitOfCommand = (command: Command, terms: readonly string[]): Hit => ({
  key: command.id,
  title: marked(command.label, terms),
  code: command.key ?? '',
  place: command.note ?? '',
  text: [],
  run: command.run
})

/** Searches commands and everything kept on this device. `shown`: entries of a group before "Show all". */
export function search(app: App, commands: CommandList, typed: string, shown: number, whole: HitKind | null = null): readonly HitGroup[] {
  const called = commands.find(app, typed)
  // "save" is the word of a command: it is no slip of "wave" or "same".
  const slips = typed.trim().includes(' ') || called.every(({ fit }) => fit === 0)
  const groups: readonly { readonly kind: HitKind; readonly found: readonly Fitting[] }[] = [
    { kind: 'command', found: called },
    ...KINDS.map((kind) => ({
      kind,
      found: searchOf(app)
        .find(kind, typed, MOST, slips)
        .flatMap((found) => fittingOf(app, kind, found) ?? [])
        .sort((a, b) => Number(a.isElsewhere ?? false) - Number(b.isElsewhere ?? false))
    }))
  ]
  return (
    groups
      .filter(({ found }) => found.length > 0)
      // What holds under other rules makes no group come first.
      .map((group) => ({ ...group, best: Math.max(...group.found.map(({ fit, isElsewhere }) => (isElsewhere ? 0 : fit))) }))
      .sort((a, b) => b.best - a.best || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
      .map(({ kind, found }) => {
        const some = kind === whole ? found : found.slice(0, shown)
        return { kind, hits: some.map(({ hit }) => hit()), more: found.length - some.length }
      })
  )
}

/** The row of a page of the reference. */
export const hitOfEntry = (
  app: Pick<App, 'session'>,
  entry: ReferenceEntry,
  key: string,
  place: string,
  text = '',
  terms: readonly string[] = []
): Hit => ({
  key,
  title: marked(entry.title, terms),
  code: entry.kind === 'rule' ? entry.id : '',
  place,
  text: excerpt(text, terms),
  run: () => {
    openReference(app, entry.id)
  }
})

/** What was found, where it is still there and suits what is on the table. */
function fittingOf(app: App, kind: Kind, { id, fit, terms, labels }: Found): Fitting | null {
  const key = `${kind} ${id}`
  switch (kind) {
    case 'rule':
    case 'power':
    case 'terrain': {
      const entry = bookOf(app).entry(id)
      const place = entry && `${referenceTexts.groups[groupOf(entry.section)]} › ${placeWords(entry)}`
      const isElsewhere = entry !== undefined && isOfOthers(entry.section, activeBasis(app))
      return entry && place ? { fit, isElsewhere, hit: () => hitOfEntry(app, entry, key, place, entry.summary, terms) } : null
    }
    case 'note': {
      const entry = bookOf(app).entry(id)
      return entry ? { fit, hit: () => hitOfEntry(app, entry, key, placeWords(entry), app.notes.of(id)?.text, terms) } : null
    }
    case 'map': {
      const map = app.library.maps.find((known) => known.id === id)
      return map && suits(activeRuleset(app))(map)
        ? {
            fit,
            hit: () => ({
              key,
              title: marked(shippedText(map.name), terms),
              code: map.map.size.join(' × '),
              place: texts.maps.use,
              text: excerpt(shippedText(map.description), terms),
              run: () => {
                useMap(app, map)
              }
            })
          }
        : null
    }
    case 'figure': {
      if (gameTable(app)) return null
      const known = figureOfKey(app.library.figureSets, id)
      if (!known) return null
      const { set, id: figure, name, points, lines } = known
      return {
        fit,
        hit: () => ({
          key,
          title: marked(name, terms),
          code: points === null ? '' : texts.add.points(points),
          place: `${shippedText(set.name)} · ${texts.figures.use}`,
          text: excerpt(labels.filter((label) => label !== set.name).join(', '), []),
          run: () => {
            const entry = known.entry()
            // On which of several starting lines it comes in is asked on its page, which also tells where it cannot be read.
            if (entry && app.session.putChosen) app.session.putChosen(entry, set.name)
            else if (lines > 1 || !entry) void showFigure(app, set.id, figure)
            else useFigure(app, set.id, entry)
          }
        })
      }
    }
    case 'element': {
      const known = elementOfKey(app.library.elements, id)
      return known
        ? {
            fit,
            hit: () => ({
              key,
              title: marked(known.element.name, terms),
              code: known.element.number ?? '',
              place: `${known.file.name} · ${elementTypeName(known.element.type)}`,
              text: excerpt(known.element.text, terms),
              run: () => {
                void showElement(app, known)
              }
            })
          }
        : null
    }
    case 'ruling': {
      const saved = app.library.rulings.find((known) => known.id === id)
      return saved
        ? {
            fit,
            hit: () => ({
              key,
              title: marked(saved.title, terms),
              code: '',
              place: rulesetName(saved.case),
              text: excerpt(saved.ruling.because.find((reason) => reason.weight === 'decides')?.text ?? '', terms),
              run: () => {
                openRuling(app, saved)
              }
            })
          }
        : null
    }
  }
}
