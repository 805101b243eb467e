/**
 * Finding a figure among many thousands: names are looked through as they stand, each name once, however many figures have it; slips are
 * forgiven only where too few names fit without. What is asked of a figure besides its name is looked up in columns of numbers.
 */
import type { FigureEntry, FigureSetFile } from '../../formats/documents/documents.ts'
import { compares, plain, readTyped, type Filter, type TypedQuery } from './typedFilters.ts'
import { NameFinder } from './nameFinder.ts'

/** A figure in its set. */
export interface FoundFigure {
  readonly set: FigureSetFile
  readonly figure: FigureEntry
}

/** What of a figure is ruled on; asked only where somebody filters by it. */
export type RuledOf = (set: FigureSetFile, figure: FigureEntry) => 'full' | 'part' | 'none'
/** How many of a figure the judge owns. */
export type OwnedOf = (set: FigureSetFile, figure: FigureEntry) => number

export interface IndexOptions {
  readonly ruled?: RuledOf
  readonly owned?: OwnedOf
}

export class FigureIndex {
  readonly figures: readonly FoundFigure[]
  readonly #names: NameFinder<number>
  /** Set and number together, and the number alone. */
  readonly #codes: ReadonlyMap<string, readonly number[]>
  readonly #options: IndexOptions
  #mask: { readonly key: string; readonly passes: Uint8Array } | null = null
  readonly #words: (string | undefined)[] = []

  constructor(sets: readonly FigureSetFile[], options: IndexOptions = {}) {
    const figures: FoundFigure[] = []
    const names = new NameFinder<number>()
    const codes = new Map<string, number[]>()
    const put = (code: string, at: number): void => {
      const there = codes.get(code)
      if (there?.at(-1) === at) return
      if (there) there.push(at)
      else codes.set(code, [at])
    }
    for (const set of sets)
      for (const figure of set.figures) {
        const at = figures.length
        figures.push({ set, figure })
        names.add(plain(figure.name), at)
        if (figure.number !== undefined) {
          const number = plain(figure.number)
          put(number, at)
          put(`${plain(figure.set ?? set.id)}${number}`, at)
        }
        put(plain(figure.id), at)
      }
    this.figures = figures
    this.#names = names
    this.#codes = codes
    this.#options = options
  }

  /** The figures that a line means, the best first; figures of one name stand together. Nothing typed: all, in the order of the sets. */
  find(line: string): readonly FoundFigure[] {
    return this.places(readTyped(line)).map((place) => this.figures[place]!)
  }

  /** As `find`, with the line read already: places in `figures`. */
  places({ words, filters }: TypedQuery): readonly number[] {
    const passes = this.#passing(filters)
    const text = plain(words)
    if (text === '') return passes ? trues(passes) : this.figures.map((_, index) => index)
    const keep = (places: readonly number[]): readonly number[] => (passes ? places.filter((place) => passes[place] === 1) : places)
    const code = keep(this.#codes.get(text.replaceAll(/[\s#-]+/g, '')) ?? [])
    // Who types a number of a set means that figure: no name is looked for that is only nearly called so.
    const named = (code.length > 0 ? this.#names.asWritten(text) : this.#names.find(text)).flatMap((name) => keep(name.of))
    if (code.length === 0) return named
    const first = new Set(code)
    return [...code, ...named.filter((place) => !first.has(place))]
  }

  /** The names that fit, the best first. */
  *names(line: string): Generator<string> {
    for (const { of } of this.#names.find(plain(line))) yield this.figures[of[0]!]!.figure.name
  }

  /** For each figure whether it passes all filters; null: there are none. */
  #passing(filters: readonly Filter[]): Uint8Array | null {
    if (filters.length === 0) return null
    const key = JSON.stringify(filters)
    if (this.#mask?.key === key) return this.#mask.passes
    const passes = new Uint8Array(this.figures.length).fill(1)
    for (const filter of filters) {
      const test = this.#testOf(filter)
      for (let place = 0; place < passes.length; place++) if (passes[place] === 1 && !test(place)) passes[place] = 0
    }
    this.#mask = { key, passes }
    return passes
  }

  #testOf(filter: Filter): (place: number) => boolean {
    const { figures } = this
    const figureAt = (place: number): FigureEntry => figures[place]!.figure
    const { ruled, owned } = this.#options
    switch (filter.what) {
      case 'set':
        return this.#inSet(filter.word)
      case 'number':
        return (place) => {
          const number = plain(figureAt(place).number ?? '')
          return number === filter.word || number.replace(/^0+/, '') === filter.word
        }
      case 'power':
        return (place) => this.#wordsOf(place).includes(` ${filter.word}`)
      case 'team':
        return (place) => figureAt(place).teamAbilities.some((team) => team.startsWith(filter.word.replaceAll(' ', '-')))
      case 'keyword':
        return (place) => (figureAt(place).keywords ?? []).some((keyword) => plain(keyword).startsWith(filter.word))
      case 'size':
        return (place) => figureAt(place).size.startsWith(filter.word)
      case 'rarity':
        return (place) => plain(figureAt(place).rarity ?? '').startsWith(filter.word)
      case 'type':
        return (place) => plain(figureAt(place).type ?? '').startsWith(filter.word)
      case 'points':
        return (place) => {
          const { points, lines = [] } = figureAt(place)
          return compares(points, filter) || lines.some((line) => compares(line.points, filter))
        }
      case 'range':
        return (place) => compares(figureAt(place).range, filter)
      case 'clicks':
        return (place) => compares(figureAt(place).dial.filter(({ ko }) => !ko).length, filter)
      case 'own':
        return (place) => compares(owned?.(figures[place]!.set, figureAt(place)) ?? 0, filter)
      case 'ruled':
        return (place) => ruled?.(figures[place]!.set, figureAt(place)) === filter.word
      case 'corrected':
        return (place) => (figureAt(place).origin?.patched?.length ?? 0) > 0
    }
  }

  /** Whether a figure is of the set that is called so; what a set is called is looked at once. */
  #inSet(word: string): (place: number) => boolean {
    const { figures } = this
    const called = new Map<string | FigureSetFile, boolean>()
    const known = <K extends string | FigureSetFile>(key: K, ask: (key: K) => boolean): boolean => {
      const there = called.get(key)
      if (there !== undefined) return there
      const answer = ask(key)
      called.set(key, answer)
      return answer
    }
    return (place) => {
      const { set, figure } = figures[place]!
      if (known(set, ({ id, name }) => plain(id) === word || plain(name).startsWith(word))) return true
      return figure.set !== undefined && known(figure.set, (printed) => plain(printed) === word)
    }
  }

  /** The ids of everything that a figure can use or that its card mentions, each with a blank before it. */
  #wordsOf(place: number): string {
    const known = this.#words[place]
    if (known !== undefined) return known
    const { figure } = this.figures[place]!
    const { powers, canUse, abilities, specialPowers, traits = [], dial } = figure
    const grants = [...specialPowers, ...traits].flatMap(({ id, grants: given = [], gains = [], mentions = [] }) => [
      id,
      ...given.map((grant) => (typeof grant === 'string' ? grant : grant.power)),
      ...gains,
      ...mentions
    ])
    const all = new Set([...powers, ...canUse, ...abilities, ...grants])
    for (const click of dial) for (const power of click.powers ?? []) all.add(power)
    let words = ''
    for (const one of all) words += ` ${one}`
    return (this.#words[place] = words)
  }
}

function trues(passes: Uint8Array): readonly number[] {
  const places: number[] = []
  for (let place = 0; place < passes.length; place++) if (passes[place] === 1) places.push(place)
  return places
}
