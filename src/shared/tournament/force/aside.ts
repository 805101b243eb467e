/** Checks of the sideline, maps, equipment and further elements of a force, by the numbers of the edition. */
import { pointsOf } from './cost.ts'
import { sidelineOfFormat } from './dated.ts'
import { countOf, isCalled, nameOf, type ForceFigure, type ForceList, type ForcePoint, type ForceRules } from './list.ts'
import { elementsOf } from './parts.ts'

/** Elements that cost less than an element of a force costs. */
export function fewestPoints({ figures = [] }: ForceList, { fewestPoints: least = 0 }: ForceRules): ForcePoint[] {
  const point = (path: string, name: string): ForcePoint => ({
    code: 'no-points',
    rule: 'TRN-04',
    path,
    facts: { figure: name, least }
  })
  return figures.flatMap((figure, index) => {
    const points = pointsOf(figure)
    const path = `/figures/${index}`
    return [
      ...(points !== null && points < least ? [point(path, nameOf(figure))] : []),
      ...(figure.equipment ?? []).flatMap((piece, at) =>
        typeof piece !== 'string' && piece.points !== undefined && piece.points < least
          ? [point(`${path}/equipment/${at}`, nameOf(piece))]
          : []
      )
    ]
  })
}

/** The limit of the sideline, by the format or the edition; without a build total the highest limit of the edition. */
function sidelineSize(list: ForceList, { sideline }: ForceRules): number | null {
  const { buildTotal, play } = list
  const own = sidelineOfFormat(list)?.sideline
  if (own !== undefined || !sideline) return own ?? null
  const each = play === 'theme' ? sideline.eachInTheme : sideline.each
  return buildTotal === undefined ? sideline.most : Math.min(sideline.most, ((buildTotal - (buildTotal % 100)) / 100) * each)
}

/** A sideline that is too large, and elements of it that nothing in the force brings in. */
export function sidelinePoints(list: ForceList, rules: ForceRules): ForcePoint[] {
  const { sideline = [] } = list
  const most = sidelineSize(list, rules)
  if (most === null) return []
  const format = sidelineOfFormat(list)
  const told: Pick<ForcePoint, 'facts'> & Partial<ForcePoint> = {
    facts: { count: sideline.length, most, ...(format?.name !== undefined && { list: [format.name] }) },
    ...(format && { say: 'list-sideline' }),
    ...(format?.rule !== undefined && { by: format.rule })
  }
  const here = elementsOf(list).filter(({ of }) => of === 'figure' || of === 'equipment' || of === 'element')
  const tooLarge: ForcePoint[] =
    sideline.length > most ? [{ code: 'sideline-too-large', rule: 'TRN-04', path: `/sideline/${most}`, ...told }] : []
  const unused = sideline.flatMap((one, index): ForcePoint[] => {
    if (typeof one === 'string' || !one.for || one.for.some((name) => here.some((element) => isCalled(name, element)))) return []
    return [{ code: 'sideline-without-use', rule: 'TRN-04', path: `/sideline/${index}`, facts: { element: nameOf(one) } }]
  })
  return [...tooLarge, ...unused]
}

/** Too few or too many maps, if the list names its maps. */
export function mapPoints({ maps }: ForceList, { maps: size }: ForceRules): ForcePoint[] {
  if (!maps || !size) return []
  const count = maps.length
  if (count < size.least) return [{ code: 'maps-too-few', rule: 'TRN-04', path: '/maps', facts: { count, least: size.least } }]
  return count > size.most ? [{ code: 'maps-too-many', rule: 'TRN-04', path: `/maps/${size.most}`, facts: { count, most: size.most } }] : []
}

/** Whether the list states that the figure is no standard character. */
const isOther = ({ size, bystander }: ForceFigure): boolean => bystander === true || (size !== undefined && size !== 'standard')

/** Equipment that is assigned as the force is built: so many pieces for a figure, and for standard ones only. */
export function equipmentPoints({ figures = [] }: ForceList, { equipmentEach: most }: ForceRules): ForcePoint[] {
  if (most === undefined || most === null) return []
  return figures.flatMap((figure, index): ForcePoint[] => {
    const pieces = figure.equipment ?? []
    const [first] = pieces
    const path = `/figures/${index}/equipment`
    const facts = { figure: nameOf(figure), most }
    return [
      ...(pieces.length > most ? [{ code: 'equipment-twice' as const, rule: 'TRN-04', path: `${path}/${most}`, facts }] : []),
      ...(first !== undefined && isOther(figure)
        ? [{ code: 'equipment-non-standard' as const, rule: 'TRN-04', path: `${path}/0`, facts }]
        : [])
    ]
  })
}

/** The code for a second element of a kind; kinds without a code are not checked. */
const TWICE = { location: 'location-twice', title: 'title-twice' } as const
const isOnce = (kind: string): kind is keyof typeof TWICE => Object.hasOwn(TWICE, kind)

/** Kinds of elements of which a force has one. */
export function elementPoints({ elements = [] }: ForceList, { once = [] }: ForceRules): ForcePoint[] {
  return once.filter(isOnce).flatMap((kind): ForcePoint[] => {
    const same = elements.flatMap((one, index) => (one.kind === kind ? [{ one, index }] : []))
    const [, second] = same
    if (!second) return []
    return [{ code: TWICE[kind], rule: 'TRN-04', path: `/elements/${second.index}`, facts: { element: nameOf(second.one) } }]
  })
}

/** In the Silver Age: what Modern figures cost together, and Modern elements of the sideline. */
export function modernPoints(list: ForceList, { modernShare }: ForceRules): ForcePoint[] {
  const { age, figures = [], sideline = [] } = list
  if (!modernShare || age !== 'silver') return []
  const modern = figures.filter((figure) => figure.modern === true)
  const count = modern.reduce((sum, figure) => sum + countOf(figure), 0)
  const points = modern.reduce((sum, figure) => sum + countOf(figure) * (pointsOf(figure) ?? 0), 0)
  const aside = sideline.flatMap((one, index) => (typeof one !== 'string' && one.modern === true ? [index] : []))
  const over = aside[modernShare.sideline]
  return [
    ...(points > modernShare.points && count > modernShare.free
      ? [{ code: 'modern-over-share' as const, rule: 'TRN-08', path: '/figures', facts: { points, most: modernShare.points } }]
      : []),
    ...(over === undefined
      ? []
      : [
          {
            code: 'sideline-modern-over' as const,
            rule: 'TRN-08',
            path: `/sideline/${over}`,
            facts: { count: aside.length, most: modernShare.sideline }
          }
        ])
  ]
}
