/** What an import would do, row by row, before anything is written; and the changes that the judge's choices come to. */
import {
  editionDifferences,
  elementsDifferences,
  figureSetDifferences,
  hexMapDifferences,
  mapDifferences,
  rulingDifferences,
  sameDocument,
  specialTerrainDifferences,
  type Difference
} from '../../../shared/formats/documents/differences.ts'
import { withCorrections } from '../../../shared/formats/documents/corrections.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { teamIdOf, type StoredTeam } from '../../../shared/formats/documents/teamFile.ts'
import type { Incoming } from '../../../shared/formats/incoming.ts'
import { idOf } from '../../../shared/formats/incomingId.ts'
import { rowOfRuling, sameRuling } from '../../../shared/formats/documents/rulingFile.ts'
import type { SavedRulingRow } from '../../../shared/formats/documents/savedRuling.ts'
import type { Change, Contents, DocumentTable, SavedRuling } from '../../storage/interface/storage.ts'
import { comesIn, firstDecision, type Decision, type ImportRow } from './importRow.ts'
import { withAcceptedOf } from '../../../shared/cards/sentenceHash.ts'
import type { ElementsFile } from '../../../shared/formats/documents/documents.ts'
import { withoutAtEnd } from '../../../shared/base/text/ends.ts'

/** What of the library an import can meet. */
export type Shelf = { readonly [T in DocumentTable]: readonly Contents[T][] } & { readonly rulings?: readonly SavedRuling[] }

/** The same row as the check of the storage has it. */
const asRow = (saved: SavedRuling): SavedRulingRow => saved as SavedRulingRow

export const nameOf = (incoming: Incoming): string => {
  switch (incoming.kind) {
    case 'case':
      return incoming.document.title ?? incoming.file
    case 'special-terrain':
      return incoming.document.rule.name
    case 'ruling':
      return incoming.document.title || incoming.file
    default:
      return incoming.document.name
  }
}

/** Elements that come again, with the sentences that were accepted in them. */
function withAcceptedElements(theirs: ElementsFile, mine: ElementsFile): ElementsFile {
  const elements = withAcceptedOf(theirs.elements, mine.elements)
  return elements === theirs.elements ? theirs : { ...theirs, elements }
}

/** A set that is there already comes in with what was corrected in it here. */
function withOwnCorrections(incoming: Incoming, { figureSets, elements }: Shelf): Incoming {
  if (incoming.kind === 'elements') {
    const before = elements.find(({ id }) => id === incoming.document.id)
    return before ? { ...incoming, document: withAcceptedElements(incoming.document, before) } : incoming
  }
  const mine = incoming.kind === 'figures' ? figureSets.find(({ id }) => id === incoming.document.id) : undefined
  return incoming.kind === 'figures' && mine ? { ...incoming, document: withCorrections(incoming.document, mine) } : incoming
}

/** One row for each document, in the order in which they came. */
export function rowsOf(documents: readonly Incoming[], shelf: Shelf): readonly ImportRow[] {
  return documents.map((coming, index) => {
    const incoming = withOwnCorrections(coming, shelf)
    const id = idOf(incoming)
    const name = nameOf(incoming)
    const row = { key: `${index} ${incoming.kind} ${id ?? ''}`, incoming, name }
    if (id === null) return { ...row, status: 'table', differences: [], otherName: '', otherId: '' }
    const { mine, taken } = mineOf(incoming, shelf)
    const others = documents.filter(({ kind }) => kind === incoming.kind).map(idOf)
    const stem = withoutAtEnd(id.slice(0, 74), '-:')
    // A colon, because a dash and a number would be read as a group of numbered squares.
    const number = freeNumber((n) => [...taken, ...others].includes(`${stem}:${n}`))
    return {
      ...row,
      status: mine === null ? 'new' : mine.length === 0 ? 'same' : 'different',
      differences: mine ?? [],
      otherName: `${name.slice(0, 110)} (${number})`,
      otherId: `${stem}:${number}`
    }
  })
}

function freeNumber(isTaken: (n: number) => boolean): number {
  let n = 2
  while (isTaken(n)) n += 1
  return n
}

/** How the library's own document of that id differs (null: there is none), and the ids that are taken. */
function mineOf(incoming: Incoming, shelf: Shelf): { readonly mine: readonly Difference[] | null; readonly taken: readonly string[] } {
  const compared = <T>(
    all: readonly T[],
    idOfOne: (one: T) => string,
    theirs: T,
    differ: (mine: T, theirs: T) => readonly Difference[]
  ) => {
    const mine = all.find((one) => idOfOne(one) === idOfOne(theirs))
    return { mine: mine === undefined ? null : sameDocument(mine, theirs) ? [] : differ(mine, theirs), taken: all.map(idOfOne) }
  }
  const { rulings = [] } = shelf
  switch (incoming.kind) {
    case 'map':
      return compared(shelf.maps, ({ id }) => id, incoming.document, mapDifferences)
    case 'hex-map':
      return compared(shelf.hexMaps, ({ id }) => id, incoming.document, hexMapDifferences)
    case 'figures':
      return compared(shelf.figureSets, ({ id }) => id, incoming.document, figureSetDifferences)
    case 'elements':
      return compared(shelf.elements, ({ id }) => id, incoming.document, elementsDifferences)
    case 'team': {
      const coming: StoredTeam = { id: incoming.id ?? teamIdOf(incoming.document), team: incoming.document }
      return compared(
        shelf.teams,
        ({ id }) => id,
        coming,
        () => [{ what: 'other' }]
      )
    }
    case 'special-terrain':
      return compared(shelf.specialTerrain, ({ rule }) => rule.id, incoming.document, specialTerrainDifferences)
    case 'edition':
      return compared(shelf.editions, ({ id }) => id, incoming.document, editionDifferences)
    case 'ruling': {
      const coming = rowOfRuling(incoming.document)
      const mine = rulings.find(({ id }) => id === coming.id) ?? rulings.find((one) => sameRuling(asRow(one), coming))
      const taken = rulings.map(({ id }) => id)
      return { mine: mine === undefined ? null : sameRuling(asRow(mine), coming) ? [] : rulingDifferences(asRow(mine), coming), taken }
    }
    case 'case':
      return { mine: null, taken: [] }
  }
}

/** The changes of an import, to be committed as one. */
/** How what comes in is called, in the order of the rows. */
export const namesOfComing = (rows: readonly ImportRow[], decisions: ReadonlyMap<string, Decision>): readonly string[] =>
  rows.filter((row) => comesIn(row, decisions.get(row.key) ?? firstDecision(row))).map(({ name }) => name)

export function changesOf(rows: readonly ImportRow[], decisions: ReadonlyMap<string, Decision>): readonly Change[] {
  const decisionOf = (row: ImportRow): Decision => decisions.get(row.key) ?? firstDecision(row)
  const coming = rows.filter((row) => comesIn(row, decisionOf(row)))
  // A document that is kept next to mine gets another id. Maps that are imported with it refer to its special terrain by that id, editions to their parents.
  const renamedOf = (kind: 'special-terrain' | 'edition'): ReadonlyMap<string, string> =>
    new Map(
      coming.flatMap((row) => {
        const id = row.incoming.kind === kind ? idOf(row.incoming) : null
        return id !== null && decisionOf(row).choice === 'keep-both' ? [[id, row.otherId] as const] : []
      })
    )
  const renamed = renamedOf('special-terrain')
  const renamedEditions = renamedOf('edition')
  return coming.flatMap((row): Change[] => {
    const { choice, name } = decisionOf(row)
    const beside = choice === 'keep-both' ? { id: row.otherId, name: name.trim() || row.otherName } : null
    const { incoming } = row
    switch (incoming.kind) {
      case 'map':
        return [
          { do: 'put', table: 'maps', origin: 'user', value: { ...withTerrain(incoming.document, renamed), ...beside } },
          ...(incoming.stored ? [{ do: 'put', table: 'pictures', value: incoming.stored } as const] : [])
        ]
      case 'hex-map':
        return [{ do: 'put', table: 'hexMaps', origin: 'user', value: { ...incoming.document, ...beside } }]
      case 'figures':
        return [{ do: 'put', table: 'figureSets', origin: 'user', value: beside ? { ...incoming.document, ...beside } : incoming.document }]
      case 'elements':
        return [{ do: 'put', table: 'elements', origin: 'user', value: { ...incoming.document, ...beside } }]
      case 'team': {
        const team = beside ? { ...incoming.document, name: beside.name } : incoming.document
        return [{ do: 'put', table: 'teams', origin: 'user', value: { id: beside?.id ?? incoming.id ?? teamIdOf(team), team } }]
      }
      case 'special-terrain':
        return [
          {
            do: 'put',
            table: 'specialTerrain',
            origin: 'user',
            value: { ...incoming.document, rule: { ...incoming.document.rule, ...beside } }
          }
        ]
      case 'edition':
        return [{ do: 'put', table: 'editions', origin: 'user', value: { ...withParent(incoming.document, renamedEditions), ...beside } }]
      case 'ruling': {
        const row = rowOfRuling(incoming.document)
        const value = (beside ? { ...row, id: beside.id, title: beside.name } : row) as SavedRuling
        return [{ do: 'put', table: 'rulings', value }]
      }
      case 'case':
        return []
    }
  })
}

/** The edition over its parent under the id that this one has here. */
function withParent(file: EditionFile, renamed: ReadonlyMap<string, string>): EditionFile {
  const id = file.parent && renamed.get(file.parent.id)
  return file.parent && id !== undefined ? { ...file, parent: { ...file.parent, id } } : file
}

function withTerrain(file: MapFile, renamed: ReadonlyMap<string, string>): MapFile {
  const { legend, rules } = file.map
  if (renamed.size === 0) return file
  const ownIds = new Set(file.specialTerrain.map(({ id }) => id))
  const newId = (id: string): string => (ownIds.has(id) ? id : (renamed.get(id) ?? id))
  const kind = (text: string): string => {
    const [, id = '', number = ''] = /^special:(.*?)(-\d+)?$/.exec(text) ?? []
    if (id === '') return text
    return renamed.has(`${id}${number}`) ? `special:${newId(id + number)}` : `special:${newId(id)}${number}`
  }
  return {
    ...file,
    map: {
      ...file.map,
      ...(legend ? { legend: Object.fromEntries(Object.entries(legend).map(([sign, kinds]) => [sign, kinds.map(kind)])) } : {}),
      ...(rules ? { rules: rules.map(newId) } : {})
    }
  }
}
