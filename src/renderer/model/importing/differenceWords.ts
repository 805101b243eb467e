/** What differs between two versions of a document, as sentences. */
import type { Difference, FigureField } from '../../../shared/formats/documents/differences.ts'
import type { Incoming, OpenedPack } from '../../../shared/formats/incoming.ts'
import { figureCount } from '../../../shared/formats/documents/figures/setFacts.ts'
import { unknownIn, unknownInManifest } from '../../../shared/formats/unknownIn.ts'
import { rowOfRuling } from '../../../shared/formats/documents/rulingFile.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { importingTexts, texts } from '../../i18n/texts.ts'
import { placeText } from '../savedRulings/savedList.ts'

const t = importingTexts.differs
const sizeText = ([columns, rows]: readonly [number, number]): string => `${columns} × ${rows}`

export function differenceWords(difference: Difference): string {
  switch (difference.what) {
    case 'text':
      return t.text[difference.field](difference.mine, difference.theirs)
    case 'hexes':
      return t.hexes(difference.count)
    case 'size':
      return t.size(sizeText(difference.mine), sizeText(difference.theirs))
    case 'squares':
      return t.squares(difference.squares.map(([x, y]) => formatSquareName([x, y])))
    case 'edges':
      return t.edges[difference.field](difference.onlyMine, difference.onlyTheirs)
    case 'elements':
    case 'figures':
      return t[difference.how](difference.names)
    case 'figure':
      return t.figure(difference.name, difference.fields.map(fieldWords).join('; '))
    case 'ruling':
      return rulingWords(difference)
    case 'edition':
      return t.edition(difference.addresses)
    case 'clauses':
      return t.clauses(difference.mine, difference.theirs)
    default:
      return t[difference.what]
  }
}

/** Longer values than these say less than “differs”. */
const MOST_VALUE = 40

function fieldWords({ field, mine, theirs }: FigureField): string {
  const label = importingTexts.fields[field] ?? field
  if (mine === null && theirs === null) return t.fieldOnly(label)
  if ((mine ?? '').length > MOST_VALUE || (theirs ?? '').length > MOST_VALUE) return t.fieldOnly(label)
  return t.field(label, mine ?? t.notStated, theirs ?? t.notStated)
}

function rulingWords({ field, mine, theirs }: Extract<Difference, { readonly what: 'ruling' }>): string {
  const label = t.rulingFields[field]
  const isLong = [mine, theirs].some((text) => (text ?? '').length > MOST_VALUE)
  if (field === 'position' || isLong) return t.fieldOnly(label)
  const word = (text: string | null) => (text === null ? t.notStated : field === 'verdict' ? texts.verdicts[text] || text : text)
  return t.field(label, word(mine), word(theirs))
}

/** What kind of document it is and how large. */
export function kindWords(incoming: Incoming): readonly string[] {
  const kind = importingTexts.kinds[incoming.kind]
  const d = importingTexts.detail
  switch (incoming.kind) {
    case 'map':
      return [kind, d.map(...incoming.document.map.size)]
    case 'figures':
      return [kind, d.figures(figureCount(incoming.document))]
    case 'elements':
      return [kind, d.elements(incoming.document.elements.length)]
    case 'team':
      return [kind, d.figures(incoming.document.members.reduce((sum, { count }) => sum + count, 0))]
    case 'special-terrain':
      return [kind, d.clauses(incoming.document.rule.clauses.length)]
    case 'edition':
      return [
        kind,
        d.version(incoming.document.version),
        ...(incoming.document.date ? [incoming.document.date] : []),
        d.rows(Object.keys(incoming.document.rows ?? {}).length)
      ]
    case 'hex-map':
      return [kind, d.hexes(incoming.document.map.hexes.length)]
    case 'ruling': {
      const { verdict } = incoming.document.ruling
      return [kind, texts.verdicts[verdict] || verdict, ...placeText(rowOfRuling(incoming.document))]
    }
    case 'case':
      return [kind]
  }
}

/** The fields of a document that no format of ours knows, in a sentence; none where there are none. */
export function unknownWords(incoming: Incoming): readonly string[] {
  const places = unknownIn(incoming)
  return places.length > 0 ? [importingTexts.unknownFields(places)] : []
}

/** The same for what a pack says about itself. */
export function unknownPackWords(pack: OpenedPack): readonly string[] {
  const places = unknownInManifest(pack)
  return places.length > 0 ? [importingTexts.unknownOfPack(places)] : []
}
