/** What a force brings beside its figures: objects, special ones and relics (OBJ-01), and resources (TRN-04). */
import { plainName } from '../../base/text/plainName.ts'
import { countOf, type ForceFigure, type ForceList, type ForcePoint, type ForceRules } from './list.ts'

const LIGHTER: readonly string[] = ['ultra-light', 'light']

interface Brought {
  readonly id: string
  readonly path: string
}

/** What the figures carry of this kind, each as often as its figure is there. */
const carried = (figures: readonly ForceFigure[], field: 'relics' | 'resources'): readonly Brought[] =>
  figures.flatMap((figure, index) =>
    (figure[field] ?? []).flatMap((id, at) =>
      Array.from({ length: countOf(figure) }, (): Brought => ({ id, path: `/figures/${index}/${field}/${at}` }))
    )
  )

/** Special objects of the force; a relic is one. */
const specialsOf = ({ specialObjects = [], figures = [] }: ForceList): readonly Brought[] => [
  ...specialObjects.map((id, at): Brought => ({ id, path: `/specialObjects/${at}` })),
  ...carried(figures, 'relics')
]

/**
 * Three objects, special ones among them; two of different weights; of three one heavy and one light (2012 and later). What is ultra-light
 * is a light object, what is ultra-heavy a heavy one; of special ones no weight is told. No two special objects have the same name.
 */
export function objectPoints(list: ForceList, { objectsLimited, specialObjectsDiffer }: ForceRules): ForcePoint[] {
  const { objects = [] } = list
  const specials = specialsOf(list)
  const path = '/objects'
  const found: ForcePoint[] = []
  if (objectsLimited) {
    const count = objects.length + specials.length
    const over = objects.length > 0 ? path : specials[3]?.path
    if (count > 3) found.push({ code: 'too-many-objects', rule: 'OBJ-01', path: over ?? path, facts: { count } })
    const light = objects.filter((kind) => LIGHTER.includes(kind)).length
    const same = objects.length > 1 && (light === 0 || light === objects.length)
    if (same) found.push({ code: 'objects-of-one-weight', rule: 'OBJ-01', path, facts: { count: objects.length } })
  }
  return specialObjectsDiffer ? [...found, ...sameNames(specials)] : found
}

function sameNames(specials: readonly Brought[]): ForcePoint[] {
  const known = new Set<string>()
  return specials.flatMap(({ id, path }): ForcePoint[] => {
    const name = plainName(id)
    if (known.has(name)) return [{ code: 'special-object-twice', rule: 'OBJ-01', path, facts: { object: id } }]
    known.add(name)
    return []
  })
}

/** One resource, and no special object beside it (2013). */
export function resourcePoints(list: ForceList, { resources: most }: ForceRules): ForcePoint[] {
  if (most === null) return []
  const resources = carried(list.figures ?? [], 'resources')
  const [first] = resources
  const [special] = specialsOf(list)
  return [
    ...resources
      .slice(most)
      .map(({ id, path }): ForcePoint => ({ code: 'too-many-resources', rule: 'TRN-04', path, facts: { resource: id, most } })),
    ...(first && special
      ? [
          {
            code: 'resource-beside-objects' as const,
            rule: 'TRN-04',
            path: first.path,
            facts: { resource: first.id, object: special.id }
          }
        ]
      : [])
  ]
}
