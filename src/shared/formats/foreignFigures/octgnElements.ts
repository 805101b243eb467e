/** Cards of OCTGN without a dial: equipment, one-shots, terrain markers, maps and their like. */
import * as v from 'valibot'
import { idOf } from '../../base/text/idOf.ts'
import type { ElementEntry } from '../documents/documents.ts'
import { elementSchema } from '../documents/figures/elementsFile.ts'
import type { Notes } from '../foreign/notes.ts'
import { all } from '../xml/xmlTree.ts'
import { besideDial, LONGEST_TEXT, shortOf, Unreadable } from './figureBuilder.ts'
import { keywordOf } from './names.ts'
import { listed, namedCard, pricesOf, refOf, typeOf, type Card } from './octgnCards.ts'

const TEXT = 'Traits and Special Powers'

/** Fields that an element has, and those that say the same as another one. */
const OF_ELEMENT: readonly string[] = [
  'Unit ID', 'Collector Number', 'Unit Type', 'Rarity', 'Point Values', 'Properties', 'Keywords', 'Keywords Search', 'Range', 'Targets',
  TEXT, 'Set Code', 'Team Abilities Search'
] // prettier-ignore

/** The program's name for the size of a card that is not a map. */
const PLAIN = 'Card'

/** The size of a terrain marker or of a map in squares; undefined: it has none. */
function sizeOf({ card }: Card): string | undefined {
  const tile = all(card, 'alternate').find(({ attributes }) => attributes.type === 'Tile')?.attributes.size
  const own = card.attributes.size
  return tile ?? (own === PLAIN || own === '' ? undefined : own)
}

/** Throws `Unreadable` if it cannot be an element. */
export function readElement(from: Card, notes: Notes): ElementEntry {
  const { card, fields, file, ids } = from
  const { id, name } = namedCard(card, fields)
  const prices = pricesOf(fields.get('Point Values') ?? '', notes)
  const left = (field: string): void => {
    notes.add('element-not-held', { name: field })
  }
  if (prices.length > 1) left('Point Values')
  for (const [field, value] of fields) if (value !== '' && !OF_ELEMENT.includes(field)) left(field)
  const [range, bolts] = [besideDial(fields.get('Range'), notes), besideDial(fields.get('Targets'), notes)]
  const [keywords, marks] = [listed(fields, 'Keywords').map(keywordOf), listed(fields, 'Properties').map((word) => idOf(word, 'unnamed'))]
  const text = (fields.get(TEXT) ?? '').trim()
  if (text.length > LONGEST_TEXT) left(TEXT)
  const size = sizeOf(from)
  const number = fields.get('Collector Number') ?? ''
  const rarity = idOf(fields.get('Rarity') ?? '', '')
  const ref = refOf(fields, ids)
  const json = {
    id,
    type: typeOf(fields),
    name,
    ...(number !== '' && { number }),
    ...(rarity !== '' && { rarity }),
    points: prices[0] ?? null,
    ...(size !== undefined && { size }),
    ...(range !== null && { range }),
    ...(bolts !== null && { bolts }),
    ...(keywords.length > 0 && { keywords }),
    ...(marks.length > 0 && { marks }),
    text: text.slice(0, LONGEST_TEXT),
    ...(ref && { ref }),
    origin: { file }
  }
  const checked = v.safeParse(elementSchema, json, { abortEarly: true })
  if (checked.success) return checked.output
  const [issue] = checked.issues
  throw new Unreadable((issue.path ?? []).map(({ key }) => String(key)).join('/'), shortOf(issue.input))
}
