/** What a force may have only once: unique figures by their names (TRN-04, NAM-01) and the Prime. */
import { plainName } from '../../base/text/plainName.ts'
import { countOf, nameOf, type ForceFigure, type ForceList, type ForcePoint } from './list.ts'

/** Other names under which a figure stands for somebody: the two of a Duo, the real name, what it turns into. */
const otherNames = ({ realName, duo = [], alterEgo }: ForceFigure): readonly string[] => [
  ...(realName === undefined ? [] : [realName]),
  ...duo,
  ...(alterEgo === undefined ? [] : [alterEgo])
]

/**
 * Unique figures that are there twice. Where only another name is shared (a Duo and one of its two, an Alter Ego and its
 * hero) no document says whether that counts: a judge's point.
 */
export function uniquePoints({ figures = [] }: ForceList): ForcePoint[] {
  const found: ForcePoint[] = []
  const named = new Map<string, ForceFigure>()
  for (const [index, figure] of figures.entries()) {
    if (!figure.unique) continue
    const path = `/figures/${index}`
    const name = nameOf(figure)
    const key = plainName(name)
    const same = named.get(key)
    if (same !== undefined || countOf(figure) > 1)
      found.push({ code: 'unique-twice', rule: 'TRN-04', path, facts: { figure: name, other: nameOf(same ?? figure) } })
    const before = figures.slice(0, index).filter((other) => other.unique && plainName(nameOf(other)) !== key)
    for (const other of before) {
      const shared = sharedName(figure, other)
      if (shared !== undefined)
        found.push({ code: 'names-shared', rule: 'RDG-NAMES', path, facts: { figure: name, other: nameOf(other), name: shared } })
    }
    if (!same) named.set(key, figure)
  }
  return found
}

function sharedName(a: ForceFigure, b: ForceFigure): string | undefined {
  const others = new Map([nameOf(b), ...otherNames(b)].map((name) => [plainName(name), name]))
  return [nameOf(a), ...otherNames(a)].find((name) => others.has(plainName(name)))
}

/** One Prime in a force. */
export function primePoints({ figures = [] }: ForceList): ForcePoint[] {
  let primes = 0
  return figures.flatMap((figure, index): ForcePoint[] => {
    if (!figure.prime) return []
    primes += countOf(figure)
    return primes > 1
      ? [{ code: 'two-primes', rule: 'TRN-04', path: `/figures/${index}`, facts: { figure: nameOf(figure), count: primes } }]
      : []
  })
}
