/** A figure set out of the bytes of its file, checked as they are: its figures are read when somebody asks for them. */
import { rememberChecked } from '../../../base/text/knownText.ts'
import { listWalk, walkOf, walksAll, type Limits, type Walk } from '../../../base/bytes/quickBytes.ts'
import { FORBIDDEN_KEYS } from '../../../base/validate.ts'
import { MOST_BYTES, MOST_DEPTH } from '../../../json/limits.ts'
import { textOf } from '../../../json/utf8.ts'
import type { FigureEntry, FigureSetFile } from '../documents.ts'
import { figureSchema, MOST_FIGURES } from './figureSchema.ts'
import { figureSetSchema } from './figureSetFile.ts'
import { figuresOnDemand, type SetHead } from './figuresOnDemand.ts'
import { rememberFacts } from './setFacts.ts'

/** What was met on the last walk: the ids, where the list of figures lies, how many fields no schema names. */
const met = { ids: new Set<string>(), from: 0, to: 0, unnamed: 0 }

const LIMITS: Limits = { deepest: MOST_DEPTH, forbidden: FORBIDDEN_KEYS, onUnnamed: () => void met.unnamed++ }

const idWalk = walkOf(figureSchema.entries.id, LIMITS)

/** An id that no figure before it has. */
const ownId: Walk = (bytes, at, depth) => {
  const end = idWalk(bytes, at, depth)
  if (end < 0) return end
  let id = ''
  for (let letter = at + 1; letter < end - 1; letter++) id += String.fromCharCode(bytes[letter]!)
  if (met.ids.has(id)) return -1
  met.ids.add(id)
  return end
}

const listed = listWalk(walkOf(figureSchema, LIMITS, { id: ownId }), MOST_FIGURES, MOST_DEPTH)

const figures: Walk = (bytes, at, depth) => {
  met.from = at
  met.to = listed(bytes, at, depth)
  return met.to
}

const whole = walkOf(figureSetSchema, LIMITS, { figures })

/** The set in the bytes of a file; null where it is not certain that they hold a sound one: then reading the file says what it is. */
export function figureSetInBytes(bytes: Uint8Array): FigureSetFile | null {
  if (bytes.length > MOST_BYTES) return null
  met.ids = new Set()
  met.unnamed = 0
  if (!walksAll(whole, bytes)) return null
  const text = textOf(bytes)
  const before = textOf(bytes.subarray(0, met.from))
  const behind = textOf(bytes.subarray(met.to))
  if (!text.ok || !before.ok || !behind.ok) return null
  const { figures: _, ...head } = JSON.parse(`${before.value}0${behind.value}`) as SetHead & { readonly figures: unknown }
  let read: readonly FigureEntry[] | null = null
  const set = figuresOnDemand(head, text.value, () => (read ??= (JSON.parse(text.value) as FigureSetFile).figures))
  rememberChecked(set)
  rememberFacts(set, { count: met.ids.size, named: met.unnamed === 0 })
  return set
}
