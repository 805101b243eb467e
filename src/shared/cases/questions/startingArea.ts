/** `starting-area`: how far the starting areas grow until both forces fit (TER-18). */
import * as v from 'valibot'
import { problem } from '../../base/problem.ts'
import { isRecord, pointerStep, recordOf, whole } from '../../base/validate.ts'
import { contributes, decides } from '../../engine/situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import { growAreas, overlap } from '../../tournament/startingAreas.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

const side = whole(0, 999)
const box = v.looseObject({ left: side, top: side, columns: whole(1, 999), rows: whole(1, 999) })

/** Is it a row or a column of squares along a whole edge of the map? */
const isEdgeRow = (
  { left, top, columns, rows }: { readonly left: number; readonly top: number; readonly columns: number; readonly rows: number },
  [width, height]: readonly [number, number]
): boolean =>
  (rows === 1 && columns === width && (top === 0 || top === height - 1)) ||
  (columns === 1 && rows === height && (left === 0 || left === width - 1))

interface Areas {
  readonly size: readonly [number, number]
  readonly areas: Readonly<Record<string, v.InferOutput<typeof box>>>
}

/** That a map is so small that the areas are rows along its edges, and which of those told are none. */
function aboutSmallMap({ params: { force } }: Ruleset, { size, areas }: Areas): Reason[] {
  const { smallMap = null } = force
  if (smallMap === null || !size.every((squares) => squares === smallMap)) return []
  const others = Object.entries(areas).filter(([, area]) => !isEdgeRow(area, size))
  const facts = { count: smallMap, sides: others.map(([id]) => id) }
  return [contributes('TER-18', others.length > 0 ? 'area.small-map-other' : 'area.small-map', { facts })]
}

export const startingArea = noBoardQuestion({
  kind: 'starting-area',
  schema: v.looseObject({
    kind: v.literal('starting-area'),
    size: v.strictTuple([whole(1, 200), whole(1, 200)]),
    areas: recordOf(v.string(), box, 8),
    needs: recordOf(v.string(), whole(0, 9999), 8)
  }),
  refused({ areas, needs }) {
    const sides = isRecord(areas) ? Object.keys(areas) : []
    const strange = isRecord(needs) ? Object.keys(needs).find((side) => !sides.includes(side)) : undefined
    return strange === undefined
      ? null
      : problem('no-such-side', `/ask/needs${pointerStep(strange)}`, 'no-such-side', { side: strange, known: sides.join(', ') })
  },
  unfit({ size: [columns, rows], areas }) {
    const [side, area] = Object.entries(areas).find(([, box]) => box.left + box.columns > columns || box.top + box.rows > rows) ?? []
    if (side === undefined || !area) return null
    const [x, y] = [area.left + area.columns - 1, area.top + area.rows - 1]
    return problem('off-map', `/ask/areas${pointerStep(side)}`, 'off-map', { x, y, columns, rows })
  },
  answer(ruleset, ask) {
    const { params } = ruleset
    if (!params.force.areasGrow) {
      const small = Object.entries(ask.areas).filter(([id, { columns, rows }]) => columns * rows < (ask.needs[id] ?? 0))
      return {
        own: { kind: ask.kind, verdict: small.length > 0 ? 'too-small' : 'fits', steps: 0, areas: ask.areas },
        because: [
          decides('TER-18', small.length > 0 ? 'area.must-shrink' : 'area.fits', { facts: { sides: small.map(([id]) => id), count: 0 } }),
          ...aboutSmallMap(ruleset, ask)
        ]
      }
    }
    const { areasApart } = params.force
    const found = growAreas(ask.size, ask.areas, ask.needs, ({ columns, rows }) => columns * rows, areasApart)
    const verdict = !found.fits ? 'too-small' : found.steps > 0 ? 'grown' : 'fits'
    const grewAll = verdict === 'grown' && Object.keys(ask.areas).length > 2
    return {
      own: { kind: ask.kind, verdict, steps: found.steps, areas: found.areas },
      because: [
        decides('TER-18', found.meet ? 'area.meet' : `area.${grewAll ? 'all-grown' : verdict}`, {
          facts: { count: found.steps, sides: Object.keys(ask.areas) }
        }),
        ...aboutSmallMap(ruleset, ask),
        ...(found.steps > 0 ? [contributes('RDG-AREA', 'area.which-way')] : []),
        ...(!overlap(Object.values(found.areas))
          ? []
          : [areasApart ? contributes('TER-18', 'area.apart') : contributes('RDG-AREA', 'area.overlap')])
      ]
    }
  },
  lines: ({ areas }) => Object.entries(areas).map(([id, { left, top, columns, rows }]) => `${id}: ${columns} x ${rows} at (${left},${top})`)
})
