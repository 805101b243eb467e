/** What a force may have only once: unique figures by their names (TRN-04, NAM-01) and the Prime. */
import { isSameName, plainName } from '../../base/text/plainName.ts'
import { countOf, nameOf, type ForceFigure, type ForceList, type ForcePoint, type ForceRules } from './list.ts'

/** Other names under which a figure stands for somebody: the two of a Duo, the real name, what it turns into. */
const otherNames = ({ realName, duo = [], alterEgo }: ForceFigure): readonly string[] => [
  ...(realName === undefined ? [] : [realName]),
  ...duo,
  ...(alterEgo === undefined ? [] : [alterEgo])
]

/** Unique figures that are there twice. Which two are the same one the edition says. */
export function uniquePoints({ figures = [] }: ForceList, { uniqueBy }: ForceRules): ForcePoint[] {
  return figures.flatMap((figure, index): ForcePoint[] => {
    if (!figure.unique) return []
    const before = figures.slice(0, index).filter(({ unique }) => unique)
    const path = `/figures/${index}`
    return uniqueBy === 'name' ? foundByName(figure, before, path) : foundByPrint(figure, before, path)
  })
}

const twice = (figure: ForceFigure, other: ForceFigure, path: string): ForcePoint => ({
  code: 'unique-twice',
  rule: 'TRN-04',
  path,
  facts: { figure: nameOf(figure), other: nameOf(other) }
})

const isCalledAlike = (a: ForceFigure, b: ForceFigure): boolean => isSameName(nameOf(a), nameOf(b))

/** Whether the figures have the same set and number; null where it is not told. */
function isPrintedAlike(a: ForceFigure, b: ForceFigure): boolean | null {
  const told = [
    [a.set, b.set],
    [a.number, b.number]
  ].map(([one, other]) => (one === undefined || other === undefined ? null : isSameName(one, other)))
  return told.includes(false) ? false : told.includes(null) ? null : true
}

/**
 * By name. Whether another set or number makes another figure no document says, nor whether another name counts that is shared (a Duo
 * and one of its two, an Alter Ego and its hero): a judge's point.
 */
function foundByName(figure: ForceFigure, before: readonly ForceFigure[], path: string): ForcePoint[] {
  const same = before.find((other) => isCalledAlike(figure, other) && isPrintedAlike(figure, other) !== false)
  const found = same !== undefined || countOf(figure) > 1 ? [twice(figure, same ?? figure, path)] : []
  const shares = before.flatMap((other): ForcePoint[] => {
    if (isCalledAlike(figure, other) && (same !== undefined || isPrintedAlike(figure, other) !== false)) return []
    const name = sharedName(figure, other)
    return name === undefined
      ? []
      : [{ code: 'names-shared', rule: 'RDG-NAMES', path, facts: { figure: nameOf(figure), other: nameOf(other), name } }]
  })
  return [...found, ...shares]
}

/** By name, set and number: all three. Entries of one id are one figure unless something tells them apart. */
function foundByPrint(figure: ForceFigure, before: readonly ForceFigure[], path: string): ForcePoint[] {
  if (countOf(figure) > 1) return [twice(figure, figure, path)]
  const alike = before.filter((other) => isCalledAlike(figure, other) && isPrintedAlike(figure, other) !== false)
  const same = alike.find((other) => other.id === figure.id || isPrintedAlike(figure, other) === true)
  if (same) return [twice(figure, same, path)]
  const [open] = alike
  return open ? [{ code: 'unique-unknown', rule: 'TRN-04', path, facts: { figure: nameOf(figure), other: nameOf(open) } }] : []
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
