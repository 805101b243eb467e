/** How two versions of one document differ, as data: the screens put it into words. */
import { knownTextOf } from '../../base/text/knownText.ts'
import type { CaseMap, Segment, SquareXY } from '../../contract/case.ts'
import { acceptedLost } from '../../cards/sentenceHash.ts'
import { grantedBy } from '../../contract/ownText.ts'
import { edgesByKey, groundAt } from '../../contract/caseSquares.ts'
import type { HexMapFile } from './maps/hexMapFile.ts'
import type { SavedRulingRow } from './savedRuling.ts'
import type { EditionFile } from './editionFile.ts'
import type { ElementEntry, ElementsFile, FigureEntry, FigureSetFile, FigureText, MapFile, SpecialTerrainFile } from './documents.ts'

export type Difference =
  /** A text of the document itself. */
  | {
      readonly what: 'text'
      readonly field: 'name' | 'version' | 'description' | 'summary' | 'systems' | 'rule'
      readonly mine: string
      readonly theirs: string
    }
  | { readonly what: 'size'; readonly mine: readonly [number, number]; readonly theirs: readonly [number, number] }
  /** Squares whose terrain, level or indoor mark differs; of two sizes only those that both have. */
  | { readonly what: 'squares'; readonly squares: readonly SquareXY[] }
  | { readonly what: 'edges'; readonly field: 'walls' | 'barriers' | 'stairs'; readonly onlyMine: number; readonly onlyTheirs: number }
  /** Hexes that are only in one of the two, or otherwise there. */
  | { readonly what: 'hexes'; readonly count: number }
  | { readonly what: 'starting' }
  | { readonly what: 'map-rules' }
  | { readonly what: 'figures'; readonly how: 'only-mine' | 'only-theirs'; readonly names: readonly string[] }
  /** Texts of cards whose words are others, and powers that a text grants in only one of the two. */
  | { readonly what: 'texts'; readonly how: 'reworded' | 'no-longer-granted' | 'newly-granted'; readonly texts: readonly ChangedText[] }
  /** Sentences that were accepted in mine and that theirs do not have. */
  | { readonly what: 'accepted-lost'; readonly count: number }
  | { readonly what: 'elements'; readonly how: 'only-mine' | 'only-theirs' | 'changed'; readonly names: readonly string[] }
  | { readonly what: 'figure'; readonly name: string; readonly fields: readonly FigureField[] }
  /** A field of a saved ruling. */
  | { readonly what: 'ruling'; readonly field: RulingField; readonly mine: string | null; readonly theirs: string | null }
  | { readonly what: 'clauses'; readonly mine: number; readonly theirs: number }
  /** Addresses of an edition at which the two differ: `effects/perplex`, `rows/CS-1`. */
  | { readonly what: 'edition'; readonly addresses: readonly string[] }
  /** Something that no other entry names. */
  | { readonly what: 'other' }

/** `position` is the case with its question. */
export type RulingField = 'title' | 'verdict' | 'table' | 'round' | 'players' | 'note' | 'overruling' | 'position'

/** A text of a card, by its name and that of its figure. */
export interface ChangedText {
  readonly figure: string
  readonly text: string
  /** Ids. */
  readonly powers: readonly string[]
}

export interface FigureField {
  readonly field: keyof FigureEntry
  /** null: not stated, or nothing that a few words could show. */
  readonly mine: string | null
  readonly theirs: string | null
}

/** Whether two checked documents say the same, in whatever order their fields stand; a field that is undefined is none. */
export function sameDocument(mine: unknown, theirs: unknown): boolean {
  if (mine === theirs) return true
  if (typeof mine !== 'object' || typeof theirs !== 'object' || mine === null || theirs === null) return false
  const text = knownTextOf(mine)
  if (text !== undefined && text === knownTextOf(theirs)) return true
  if (Array.isArray(mine) !== Array.isArray(theirs)) return false
  const [a, b] = [mine as Record<string, unknown>, theirs as Record<string, unknown>]
  const keys = Object.keys(a).filter((key) => a[key] !== undefined)
  return (
    keys.length === Object.keys(b).filter((key) => b[key] !== undefined).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameDocument(a[key], b[key]))
  )
}

const same = sameDocument

function textDifference(
  field: 'name' | 'version' | 'description' | 'summary' | 'systems' | 'rule',
  mine: string,
  theirs: string
): Difference[] {
  return mine === theirs ? [] : [{ what: 'text', field, mine, theirs }]
}

/** Never empty for two documents that are not the same. */
const orOther = (found: readonly Difference[]): readonly Difference[] => (found.length > 0 ? found : [{ what: 'other' }])

export function mapDifferences(mine: MapFile, theirs: MapFile): readonly Difference[] {
  if (same(mine, theirs)) return []
  const [a, b] = [mine.map, theirs.map]
  const squares = differingSquares(a, b)
  return orOther([
    ...textDifference('name', mine.name, theirs.name),
    ...textDifference('description', mine.description, theirs.description),
    ...textDifference('systems', mine.systems.join(', '), theirs.systems.join(', ')),
    ...(same(a.size, b.size) ? [] : [{ what: 'size', mine: a.size, theirs: b.size } as const]),
    ...(squares.length > 0 ? [{ what: 'squares', squares } as const] : []),
    ...(['walls', 'barriers', 'stairs'] as const).flatMap((field) => edgeDifference(field, a[field] ?? [], b[field] ?? [])),
    ...(same(a.starting ?? {}, b.starting ?? {}) ? [] : [{ what: 'starting' } as const]),
    ...(same(a.rules ?? [], b.rules ?? []) && same(mine.specialTerrain, theirs.specialTerrain) ? [] : [{ what: 'map-rules' } as const])
  ])
}

function differingSquares(a: CaseMap, b: CaseMap): SquareXY[] {
  const found: SquareXY[] = []
  for (let y = 0; y < Math.min(a.size[1], b.size[1]); y++) {
    for (let x = 0; x < Math.min(a.size[0], b.size[0]); x++) {
      if (groundAt(a, [x, y]).join() !== groundAt(b, [x, y]).join()) found.push([x, y])
    }
  }
  return found
}

function edgeDifference(field: 'walls' | 'barriers' | 'stairs', mine: readonly Segment[], theirs: readonly Segment[]): Difference[] {
  const [a, b] = [edgesByKey(mine), edgesByKey(theirs)]
  const onlyMine = [...a.keys()].filter((edge) => !b.has(edge)).length
  const onlyTheirs = [...b.keys()].filter((edge) => !a.has(edge)).length
  return onlyMine + onlyTheirs === 0 ? [] : [{ what: 'edges', field, onlyMine, onlyTheirs }]
}

export function rulingDifferences(mine: SavedRulingRow, theirs: SavedRulingRow): readonly Difference[] {
  const field = (name: RulingField, valueOf: (row: SavedRulingRow) => string | undefined): Difference[] => {
    const [a, b] = [valueOf(mine) ?? null, valueOf(theirs) ?? null]
    return a === b ? [] : [{ what: 'ruling', field: name, mine: a, theirs: b }]
  }
  return orOther([
    ...field('title', ({ title }) => title),
    ...field('verdict', ({ ruling }) => ruling.verdict),
    ...field('table', ({ table }) => table),
    ...field('round', ({ round }) => round),
    ...field('players', ({ players }) => players),
    ...field('note', ({ note }) => note),
    ...field('overruling', ({ override }) => override && `${override.verdict} (${override.reason})`),
    ...(same(mine.case, theirs.case) ? [] : [{ what: 'ruling', field: 'position', mine: null, theirs: null } as const])
  ])
}

export function hexMapDifferences(mine: HexMapFile, theirs: HexMapFile): readonly Difference[] {
  if (same(mine, theirs)) return []
  const [a, b] = [hexesByPlace(mine), hexesByPlace(theirs)]
  const hexes = new Set([...a.keys(), ...b.keys()])
  const count = [...hexes].filter((place) => !same(a.get(place), b.get(place))).length
  return orOther([
    ...textDifference('name', mine.name, theirs.name),
    ...textDifference('description', mine.description, theirs.description),
    ...(count > 0 ? [{ what: 'hexes', count } as const] : [])
  ])
}

const hexesByPlace = ({ map }: HexMapFile): ReadonlyMap<string, unknown> => new Map(map.hexes.map(([q, r, level]) => [`${q},${r}`, level]))

export function figureSetDifferences(mine: FigureSetFile, theirs: FigureSetFile): readonly Difference[] {
  if (same(mine, theirs)) return []
  const [a, b] = [byId(mine), byId(theirs)]
  const only = (one: ReadonlyMap<string, FigureEntry>, other: ReadonlyMap<string, FigureEntry>): string[] =>
    [...one.values()].filter(({ id }) => !other.has(id)).map(({ name }) => name)
  const [onlyMine, onlyTheirs] = [only(a, b), only(b, a)]
  return orOther([
    ...textDifference('name', mine.name, theirs.name),
    ...(onlyTheirs.length > 0 ? [{ what: 'figures', how: 'only-theirs', names: onlyTheirs } as const] : []),
    ...(onlyMine.length > 0 ? [{ what: 'figures', how: 'only-mine', names: onlyMine } as const] : []),
    ...textsDifference([...a.values()].flatMap((figure) => (b.has(figure.id) ? [[figure, b.get(figure.id)!] as const] : []))),
    ...[...a.values()].flatMap((figure): Difference[] => {
      const other = b.get(figure.id)
      const fields = other ? figureFields(figure, other) : []
      return fields.length > 0 ? [{ what: 'figure', name: figure.name, fields }] : []
    })
  ])
}

/** Changes on the cards of figures that are in both sets: first those that a judge must check. */
function textsDifference(pairs: readonly (readonly [mine: FigureEntry, theirs: FigureEntry])[]): Difference[] {
  const reworded: ChangedText[] = []
  const [less, more]: [ChangedText[], ChangedText[]] = [[], []]
  let lost = 0
  for (const [mine, theirs] of pairs) {
    const after = new Map(textsOf(theirs).map((text) => [text.id, text]))
    lost += acceptedLost(textsOf(theirs), textsOf(mine))
    for (const text of textsOf(mine)) {
      const other = after.get(text.id)
      const changed = (powers: readonly string[]): ChangedText => ({ figure: mine.name, text: text.name ?? text.id, powers })
      if (other && (other.text ?? '') !== (text.text ?? '')) reworded.push(changed([]))
      const [granted, grantedThere] = [grantedBy(text), other ? grantedBy(other) : []]
      const [gone, come] = [granted.filter((id) => !grantedThere.includes(id)), grantedThere.filter((id) => !granted.includes(id))]
      if (gone.length > 0) less.push(changed(gone))
      if (come.length > 0) more.push(changed(come))
    }
  }
  const kinds = { reworded, 'no-longer-granted': less, 'newly-granted': more }
  return [
    ...Object.entries(kinds).flatMap(([how, texts]): Difference[] =>
      texts.length > 0 ? [{ what: 'texts', how: how as keyof typeof kinds, texts }] : []
    ),
    ...(lost > 0 ? [{ what: 'accepted-lost', count: lost } as const] : [])
  ]
}

const textsOf = ({ specialPowers, traits = [] }: FigureEntry): readonly FigureText[] => [...specialPowers, ...traits]

const byId = ({ figures }: FigureSetFile): ReadonlyMap<string, FigureEntry> => new Map(figures.map((figure) => [figure.id, figure]))

function figureFields(mine: FigureEntry, theirs: FigureEntry): FigureField[] {
  return (Object.keys({ ...mine, ...theirs }) as (keyof FigureEntry)[])
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => ({ field, mine: shortText(mine[field]), theirs: shortText(theirs[field]) }))
}

function shortText(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string') ? value.join(', ') : null
}

export function elementsDifferences(mine: ElementsFile, theirs: ElementsFile): readonly Difference[] {
  if (same(mine, theirs)) return []
  const [a, b] = [mine.elements, theirs.elements].map((list) => new Map(list.map((one) => [one.id, one])))
  const only = (one: ReadonlyMap<string, ElementEntry>, other: ReadonlyMap<string, ElementEntry>): string[] =>
    [...one.values()].filter(({ id }) => !other.has(id)).map(({ name }) => name)
  const [onlyMine, onlyTheirs] = [only(a!, b!), only(b!, a!)]
  const changed = [...a!.values()].filter((one) => b!.has(one.id) && !same(one, b!.get(one.id))).map(({ name }) => name)
  return orOther([
    ...textDifference('name', mine.name, theirs.name),
    ...(onlyTheirs.length > 0 ? [{ what: 'elements', how: 'only-theirs', names: onlyTheirs } as const] : []),
    ...(onlyMine.length > 0 ? [{ what: 'elements', how: 'only-mine', names: onlyMine } as const] : []),
    ...(changed.length > 0 ? [{ what: 'elements', how: 'changed', names: changed } as const] : [])
  ])
}

export function specialTerrainDifferences({ rule: mine }: SpecialTerrainFile, { rule: theirs }: SpecialTerrainFile): readonly Difference[] {
  if (same(mine, theirs)) return []
  return orOther([
    ...textDifference('name', mine.name, theirs.name),
    ...textDifference('summary', mine.summary, theirs.summary),
    ...textDifference('rule', mine.rule, theirs.rule),
    ...(same(mine.clauses, theirs.clauses) ? [] : [{ what: 'clauses', mine: mine.clauses.length, theirs: theirs.clauses.length } as const])
  ])
}

/** By the addresses of the files: what an edition changes in its parent is in the file. */
export function editionDifferences(mine: EditionFile, theirs: EditionFile): readonly Difference[] {
  if (same(mine, theirs)) return []
  const { id: _, name: __, version: ___, date: ____, format: _____, ...a } = mine
  const { id: _i, name: _n, version: _v, date: _d, format: _f, ...b } = theirs
  const addresses = Object.keys({ ...a, ...b }).flatMap((field) => {
    const [one, other] = [a, b].map((file) => (file as Readonly<Record<string, unknown>>)[field])
    if (same(one, other)) return []
    const [inOne, inOther] = [entriesOf(one), entriesOf(other)]
    if (!inOne || !inOther) return [field]
    return Object.keys({ ...inOne, ...inOther }).flatMap((key) => (same(inOne[key], inOther[key]) ? [] : [`${field}/${key}`]))
  })
  return orOther([
    ...textDifference('name', mine.name, theirs.name),
    ...textDifference('version', mine.version, theirs.version),
    ...(addresses.length > 0 ? [{ what: 'edition', addresses } as const] : [])
  ])
}

/** The entries of a field that has them by name; one that is left out has none. `null`: it is another kind of field. */
const entriesOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  value === undefined
    ? {}
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
