/** The library as the list of a force asks for it: figures and game elements by what they are called, and by the set and number on their base. */
import { plainName } from '../../base/text/plainName.ts'
import type { ElementEntry, ElementsFile, FigureEntry, FigureSetFile } from '../../formats/documents/documents.ts'
import { NameFinder } from '../find/nameFinder.ts'
import { plain } from '../find/typedFilters.ts'

/** A figure or an element in its set. */
export type ForceUnit =
  | { readonly kind: 'figure'; readonly set: FigureSetFile; readonly figure: FigureEntry }
  | { readonly kind: 'element'; readonly set: ElementsFile; readonly element: ElementEntry }

/** The fields that figures and elements share. */
export const cardOf = (unit: ForceUnit): FigureEntry | ElementEntry => (unit.kind === 'figure' ? unit.figure : unit.element)

/** The key of a unit in the library. */
export const keyOfUnit = (unit: ForceUnit): string => `${unit.kind}/${unit.set.id}/${cardOf(unit).id}`

/** The code of the set that is printed on it. */
export const setOfUnit = (unit: ForceUnit): string => (unit.kind === 'figure' ? unit.figure.set : undefined) ?? unit.set.id

/** The prices of a unit: those of its lines, or the one of its card. */
export function pricesOfUnit(unit: ForceUnit): readonly number[] {
  const lines = unit.kind === 'figure' ? (unit.figure.lines ?? []) : []
  const prices = lines.length > 0 ? lines.map(({ points }) => points) : [cardOf(unit).points]
  return prices.filter((points) => points !== null)
}

/** A code without what people write between set and number: "BP #012", "bp-012". */
const plainCode = (code: string): string => plain(code).replaceAll(/[\s#_-]+/g, '')

/** The number of suggestions for an unknown name. */
const MOST_NEAR = 8

export class ForceLookup {
  readonly #named = new Map<string, ForceUnit[]>()
  readonly #coded = new Map<string, ForceUnit[]>()
  readonly #near = new NameFinder<ForceUnit>()

  constructor(sets: readonly FigureSetFile[], elements: readonly ElementsFile[]) {
    for (const set of sets) for (const figure of set.figures) this.#add({ kind: 'figure', set, figure })
    for (const set of elements) for (const element of set.elements) this.#add({ kind: 'element', set, element })
  }

  #add(unit: ForceUnit): void {
    const { id, name, number } = cardOf(unit)
    const called = plainName(name)
    put(this.#named, called, unit)
    this.#near.add(called, unit)
    const codes = number === undefined ? [id] : [id, `${setOfUnit(unit)}${number}`]
    for (const code of new Set(codes.map(plainCode))) put(this.#coded, code, unit)
  }

  /** Those that are called so, however it is written. */
  named(name: string): readonly ForceUnit[] {
    return this.#named.get(plainName(name)) ?? []
  }

  /** Those with this set and number: "bp012", "BP 012". */
  coded(code: string): readonly ForceUnit[] {
    return this.#coded.get(plainCode(code)) ?? []
  }

  /** Those that are called nearly so, or by a longer name. */
  near(name: string): readonly ForceUnit[] {
    return this.#near
      .find(plainName(name))
      .flatMap(({ of }) => of)
      .slice(0, MOST_NEAR)
  }
}

function put(map: Map<string, ForceUnit[]>, key: string, unit: ForceUnit): void {
  if (key === '') return
  const there = map.get(key)
  if (there) there.push(unit)
  else map.set(key, [unit])
}
