/** Matches entries of lists with elements of a force: by name or id, set, kind, rarity. */
import { plainWords } from '../../base/text/plainName.ts'
import { sameName } from '../sameName.ts'
import { isCalled } from './list.ts'
import type { Brought } from './parts.ts'

/** A field of the element that the force lacks. */
export type Untold = 'set' | 'rarity'

/** `null`: it does not mean it. */
export type Meant = true | Untold | null

const letters = (text: string): string => plainWords(text).join('')

/** Whether a figure has this number or id, alone or with the set before it. */
const isOfNumber = ({ id, number }: Brought, set: string, wanted: string): boolean =>
  [number, id].some((own) => own !== undefined && [letters(wanted), letters(set + wanted)].includes(letters(own)))

/** Whether an entry of a list means the element; a missing field is returned only if everything else fits. */
export function isMeant(words: string, element: Brought): Meant {
  const [kind = ''] = words.split(':', 1)
  const what = words.slice(kind.length + 1)
  switch (kind) {
    case 'set':
      return element.set === undefined ? (hasSet(element) ? 'set' : null) : element.set === what || null
    case 'figure': {
      const [set = '', id = ''] = what.split('/')
      if (element.of !== 'figure' || !isOfNumber(element, set, id)) return null
      return element.set === undefined ? 'set' : element.set === set || null
    }
    case 'name':
      return sameName(what, element.name) || null
    case 'kind':
      return element.of === what || element.kind === what || null
    case 'rarity':
      if (element.of !== 'figure') return null
      return element.rarity === undefined ? 'rarity' : letters(element.rarity) === letters(what) || null
    default:
      return isCalled(words, element) || null
  }
}

/** Whether it is an element of a set. */
export const hasSet = ({ of }: Brought): boolean => of === 'figure' || of === 'equipment' || of === 'sideline'

/** Whether any of these entries means it: certainly, perhaps, or not at all. */
export function isMeantByAny(all: readonly string[], element: Brought): Meant {
  let perhaps: Meant = null
  for (const words of all) {
    const meant = isMeant(words, element)
    if (meant === true) return true
    perhaps ??= meant
  }
  return perhaps
}
