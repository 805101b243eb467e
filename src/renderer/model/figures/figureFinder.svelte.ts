/** What the screen of figures shows: which set, which figure, what is typed. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { FigureIndex, type FoundFigure } from '../../../shared/figures/find/figureIndex.ts'
import { readTyped } from '../../../shared/figures/find/typedFilters.ts'
import type { FigureRoom } from './figureRoom.svelte.ts'
import { coverageInSet, ruledOf } from './shelf.ts'
import { keyOfElement, type FoundElement } from './elements.ts'

export type FigureView = 'figures' | 'teams' | 'elements'

interface Shelves {
  readonly figureSets: readonly FigureSetFile[]
}

/** A finder that works on when the screen that asked for it first is gone: what it derives belongs to no component. */
export function lastingFinder(...of: ConstructorParameters<typeof FigureFinder>): FigureFinder {
  let made: FigureFinder | undefined
  $effect.root(() => {
    made = new FigureFinder(...of)
  })
  return made!
}

export class FigureFinder {
  view = $state<FigureView>('figures')
  typed = $state('')
  /** The set that is open; null: the shelves. */
  setId = $state<string | null>(null)
  figureId = $state<string | null>(null)
  /** Only figures of which everything is ruled on. */
  fullOnly = $state(false)
  /** The team that is open, by its id. */
  teamId = $state<string | null>(null)
  /** The set whose game elements are open, and the one of them that is read; null: none. */
  elementsId = $state<string | null>(null)
  elementId = $state<string | null>(null)
  #room = $state.raw<FigureRoom | null>(null)
  /** Rooms of edits that were not saved when another figure was opened: if their figure is edited again, they go on. */
  unsaved: readonly FigureRoom[] = []
  /** The room while the library has its figure: an edit of a figure that was deleted or undone could not be saved. */
  readonly #there: FigureRoom | null
  readonly #library: Shelves
  readonly #rules: () => InRules
  readonly #owned: (set: string, figure: string) => number
  /** The sets as they are looked through: they stand still while a figure is edited. */
  readonly #sets: readonly FigureSetFile[]
  readonly index: FigureIndex
  readonly set: FigureSetFile | null
  readonly figure: FigureEntry | null
  readonly query = $derived(readTyped(this.typed))
  /** What is typed is looked for everywhere; nothing typed: the figures of the open set. */
  readonly found: readonly FoundFigure[]
  readonly isSearching = $derived(this.typed.trim() !== '')

  constructor(library: Shelves, rules: () => InRules, owned: (set: string, figure: string) => number) {
    this.#library = library
    this.#rules = rules
    this.#owned = owned
    this.#there = $derived.by(() => {
      const room = this.#room
      const set = room && library.figureSets.find(({ id }) => id === room.set)
      return set?.figures.some(({ id }) => id === room?.id) ? room : null
    })
    let still: readonly FigureSetFile[] = []
    this.#sets = $derived.by(() => {
      if (this.room === null) still = this.#library.figureSets
      return still
    })
    this.index = $derived.by(() => {
      const by = this.#rules()
      return new FigureIndex(this.#sets, {
        ruled: (set, figure) => ruledOf(coverageInSet(set, figure, by)),
        owned: (set, figure) => this.#owned(set.id, figure.id)
      })
    })
    this.set = $derived(this.#library.figureSets.find(({ id }) => id === this.setId) ?? null)
    this.figure = $derived(this.set?.figures.find(({ id }) => id === this.figureId) ?? null)
    this.found = $derived.by(() => {
      const by = this.#rules()
      const { set } = this
      const places = this.isSearching ? this.index.find(this.typed) : set ? set.figures.map((figure): FoundFigure => ({ set, figure })) : []
      return this.fullOnly ? places.filter((one) => ruledOf(coverageInSet(one.set, one.figure, by)) === 'full') : places
    })
  }

  /** The figure that is edited; null: none. */
  get room(): FigureRoom | null {
    return this.#there
  }

  set room(room: FigureRoom | null) {
    this.#room = room
  }

  /** Shows the card of a game element among those of its set. */
  showElement(found: FoundElement): void {
    this.view = 'elements'
    this.typed = ''
    this.elementsId = found.file.id
    this.elementId = keyOfElement(found)
  }

  /** Shows a figure. */
  show(set: string, figure: string): void {
    this.setId = set
    this.figureId = figure
  }

  openSet(set: string | null): void {
    this.setId = set
    this.figureId = null
    this.typed = ''
  }
}
