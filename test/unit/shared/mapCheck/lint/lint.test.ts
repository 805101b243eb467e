/** Each check of maps: silent on a sound map, told with its place on one with that fault. */
import { describe, expect, it } from 'vitest'
import { edgeKey } from '../../../../../src/shared/contract/caseSquares.ts'
import { lintMap, type Finding } from '../../../../../src/shared/mapCheck/lint/lint.ts'
import { CHECKS } from '../../../../../src/shared/mapCheck/lint/checks.ts'
import type { LintCode, Severity } from '../../../../../src/shared/mapCheck/lint/view.ts'
import { parseMapDocument, type MapDocument } from '../../../../../src/shared/formats/documents/maps/mapDocument.ts'
import type { Segment, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { symmetriesOf, transformMap } from '../../../../support/transformCase.ts'
import { block, put, TWIN_YARDS, withMap } from '../twinYards.ts'

function findings(document: MapDocument): readonly Finding[] {
  const report = lintMap(document)
  if (!report.ok) throw new Error(report.problems[0]!.message)
  return report.value.findings
}

const { map } = TWIN_YARDS
const ASK = [{ phase: 'ask-judge', rule: 'OWN-1', touches: ['movement'], text: 'Who knows.' }]
const rule = (id: string, clauses: readonly unknown[]) => {
  const parsed = parseMapDocument({
    ...TWIN_YARDS,
    format: 'linejudge-map/2',
    specialTerrain: [{ id, name: id, rule: 'OWN-1', summary: 'Made for a test.', cite: { document: 'Test', section: 'Test' }, clauses }]
  })
  if (!parsed.ok) throw new Error(parsed.problems[0]!.message)
  return parsed.value.specialTerrain[0]!
}

interface Fault {
  readonly code: LintCode
  readonly severity: Severity
  readonly document: MapDocument
  readonly squares?: readonly SquareXY[]
  readonly edges?: readonly Segment[]
  readonly says?: string
}

const FAULTS: readonly Fault[] = [
  { code: 'start-missing', severity: 'error', document: withMap({ starting: { red: map.starting!.red! } }), says: 'Starting areas: 1' },
  {
    code: 'start-unequal',
    severity: 'warning',
    document: withMap({ starting: { red: block([4, 0], 8, 3), blue: map.starting!.blue! } }),
    says: 'red 24, blue 16'
  },
  {
    code: 'start-blocked',
    severity: 'error',
    document: withMap({ terrain: put(map.terrain, 'b', [[4, 0]]) }),
    squares: [[4, 0]],
    says: 'red'
  },
  {
    code: 'start-too-small',
    severity: 'warning',
    document: withMap({ starting: { red: block([4, 0], 8, 1), blue: block([4, 23], 8, 1) } }),
    says: 'has 8 squares; two rows of half the edge would be 16'
  },
  {
    code: 'unreachable',
    severity: 'warning',
    document: withMap({ terrain: put(map.terrain, 'b', [[14, 11], [14, 12], [15, 10], [15, 13], [14, 10], [14, 13]]) }), // prettier-ignore
    squares: [
      [15, 11],
      [15, 12]
    ]
  },
  { code: 'side-cut-off', severity: 'error', document: withMap({ terrain: put(map.terrain, 'b', block([0, 12], 16, 1)) }), says: 'red' },
  { code: 'wall-in-blocking', severity: 'warning', document: withMap({ walls: [...map.walls!, [[13, 8], [13, 9]]] }), edges: [[[13, 8], [13, 9]]] }, // prettier-ignore
  {
    code: 'wall-end-loose',
    severity: 'info',
    // Two stretches in one line, one edge apart.
    document: withMap({ walls: [...map.walls!, [[2, 11], [2, 12]], [[4, 11], [4, 12]]] }), // prettier-ignore
    edges: [[[3, 11], [3, 12]]] // prettier-ignore
  },
  { code: 'room-leak', severity: 'info', document: { ...TWIN_YARDS, openings: [] }, edges: [[[9, 9], [9, 10]]] }, // prettier-ignore
  { code: 'opening-wall', severity: 'error', document: { ...TWIN_YARDS, openings: [...TWIN_YARDS.openings!, { edge: [[9, 6], [9, 7]], kind: 'door', state: 'open' }] }, edges: [[[9, 6], [9, 7]]] }, // prettier-ignore
  { code: 'stairs-level', severity: 'error', document: withMap({ stairs: [...map.stairs!, [[6, 12], [7, 12]]] }), squares: [[6, 12], [7, 12]] }, // prettier-ignore
  { code: 'stairs-jump', severity: 'warning', document: withMap({ level: put(map.level, '3', block([2, 5], 3, 4)) }), squares: [[4, 6], [5, 6]] }, // prettier-ignore
  { code: 'stairs-blocked', severity: 'error', document: withMap({ terrain: put(map.terrain, 'b', [[5, 6]]) }), squares: [[4, 6], [5, 6]] }, // prettier-ignore
  {
    code: 'level-no-way',
    severity: 'warning',
    document: withMap({ level: put(map.level, '2', block([7, 11], 2, 2)) }),
    squares: block([7, 11], 2, 2)
  },
  {
    code: 'level-island',
    severity: 'info',
    document: withMap({ level: put(map.level, '2', [[8, 11]]) }),
    squares: [[8, 11]],
    says: 'level 2 lies among squares of level 1'
  },
  {
    code: 'special-no-rule',
    severity: 'error',
    document: withMap({ terrain: put(map.terrain, 'q', [[8, 11]]), legend: { q: ['special:nobody-knows'] } }),
    squares: [[8, 11]],
    says: '"nobody-knows"'
  },
  {
    code: 'special-judge',
    severity: 'info',
    document: withMap(
      { terrain: put(map.terrain, 'q', [[8, 11]]), legend: { q: ['special:riddle'] } },
      { specialTerrain: [rule('riddle', ASK)] }
    ),
    squares: [[8, 11]],
    says: 'movement'
  },
  { code: 'special-unused', severity: 'info', document: withMap({}, { specialTerrain: [rule('left-over', ASK)] }), says: '"left-over"' },
  { code: 'rule-unknown', severity: 'error', document: withMap({ rules: ['nobody-knows'] }), says: '"nobody-knows"' },
  {
    code: 'mixed-none',
    severity: 'warning',
    document: withMap({ indoor: put(map.indoor, '.', [...block([9, 7], 3, 3), ...block([4, 14], 3, 3)]) })
  },
  {
    code: 'indoor-outdoor',
    severity: 'warning',
    document: { ...TWIN_YARDS, meta: { kind: 'outdoor', permission: 'x' } },
    says: '18 of its 384'
  },
  { code: 'nearly-symmetric', severity: 'info', document: withMap({ terrain: put(map.terrain, 'h', [[8, 3]]) }), squares: [[8, 3], [7, 20]], says: 'a half turn' }, // prettier-ignore
  {
    code: 'count-differs',
    severity: 'warning',
    document: { ...TWIN_YARDS, counts: { hindering: 7, blocking: 4 } },
    says: '7 hindering; drawn: 6'
  },
  {
    code: 'count-differs',
    severity: 'warning',
    document: { ...TWIN_YARDS, counts: { elevated: 24, starting: [2, 30] } },
    says: '2 and 32'
  },
  {
    code: 'picture-residual',
    severity: 'warning',
    document: { ...TWIN_YARDS, picture: { residual: 6, grid: [100, 0, 0, 0, 100, 0, 0, 0, 1] } },
    says: '6 percent'
  },
  {
    code: 'pin-changed',
    severity: 'error',
    document: {
      ...TWIN_YARDS,
      pins: [{ id: 'lane', title: 'The lane', ask: { kind: 'line-of-fire', from: [4, 2], to: [11, 2] }, expect: { verdict: 'blocked' } }]
    },
    says: 'The lane'
  },
  { code: 'name-missing', severity: 'info', document: { ...TWIN_YARDS, name: ' ' } },
  { code: 'permission-missing', severity: 'info', document: { ...TWIN_YARDS, meta: { kind: 'mixed' } } }
]

describe('the checks of a map', () => {
  it('find nothing on a sound one', () => {
    expect(findings(TWIN_YARDS)).toEqual([])
  })

  it.each(FAULTS)('find $code and name its place', ({ code, severity, document, squares = [], edges = [], says }) => {
    const found = findings(document).filter((one) => one.code === code)
    expect(
      found,
      findings(document)
        .map((one) => one.code)
        .join()
    ).not.toEqual([])
    expect(found[0]!.severity).toBe(severity)
    expect(found.map(({ message }) => message).join(' ')).not.toMatch(/[{}]/)
    if (says !== undefined) expect(found.map(({ message }) => message).join(' ')).toContain(says)
    const named = found.flatMap((one) => one.squares).map((at) => at.join())
    for (const at of squares) expect(named).toContain(at.join())
    const edgesNamed = found.flatMap((one) => one.edges).map(edgeKey)
    for (const edge of edges) expect(edgesNamed).toContain(edgeKey(edge))
  })

  it('are all tried here', () => {
    expect(new Set(FAULTS.map(({ code }) => code))).toEqual(new Set(CHECKS.map(({ code }) => code)))
  })

  it('say the same of the map turned and mirrored, and the same bytes twice', () => {
    for (const { document } of FAULTS) {
      const summary = (one: MapDocument) =>
        findings(one)
          .map(({ code, severity, count }) => `${severity} ${code} ${count}`)
          .sort()
      // One that turns, one that mirrors, one that does both.
      for (const by of symmetriesOf(document.map.size).filter((_, index) => [2, 5, 7].includes(index))) {
        const turned: MapDocument = {
          ...document,
          map: transformMap(document.map, by),
          openings: (document.openings ?? []).map((one) => ({ ...one, edge: [by.square(one.edge[0]), by.square(one.edge[1])] as const })),
          pins: []
        }
        expect(summary(turned)).toEqual(summary({ ...document, pins: [] }))
      }
      expect(JSON.stringify(lintMap(document))).toBe(JSON.stringify(lintMap(document)))
    }
  })
})
