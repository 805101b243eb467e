/** What a finding is mended by: it is found no longer, everything else stays, and it is one step. */
import { expect, it } from 'vitest'
import { canMend, mend } from '../../../../../src/renderer/actions/mapRoom/mend.ts'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { lintMap, type Finding } from '../../../../../src/shared/mapCheck/lint/lint.ts'
import { openYard, ownRule } from '../../../../support/drawnYard.ts'

const A1_B1 = [[0, 0], [1, 0]] as const // prettier-ignore
const C3_D3 = [[2, 2], [3, 2]] as const // prettier-ignore
const E3_F3 = [[4, 2], [5, 2]] as const // prettier-ignore
const GROUND: MapFile['map'] = {
  size: [6, 4],
  terrain: ['bb....', 'q.....', '......', '......'],
  legend: { q: ['special:hole'] },
  level: ['111111', '222222', '222322', '222222'],
  walls: [A1_B1, E3_F3],
  stairs: [[[0, 0], [0, 1]], [[1, 1], [2, 1]]] // prettier-ignore
}

function found(document: MapFile): readonly Finding[] {
  const report = lintMap(document)
  if (!report.ok) throw new Error('no report')
  return report.value.findings
}

it.each<[Finding['code'], Partial<MapFile>]>([
  ['wall-in-blocking', { map: { ...GROUND, walls: [E3_F3] } }],
  ['stairs-level', { map: { ...GROUND, stairs: [GROUND.stairs![0]!] } }],
  ['opening-wall', { map: { ...GROUND, walls: [A1_B1, C3_D3] } }],
  ['level-island', { map: { ...GROUND, level: ['111111', '222222', '222222', '222222'] } }],
  ['special-unused', { specialTerrain: [ownRule('hole', 'pit')] }]
])('%s', (code, mended) => {
  const { room } = openYard('brush', GROUND, {
    specialTerrain: [ownRule('hole', 'pit'), ownRule('pit', 'Pit')],
    openings: [
      { edge: C3_D3, kind: 'door', state: 'closed' },
      { edge: E3_F3, kind: 'window', state: 'open' },
      { edge: [[0, 2], [1, 2]], kind: 'gate', state: 'open' } // prettier-ignore
    ],
    // What is settled while one draws is mended by itself: the openings alone are looked at on a map of their own.
    ...(code !== 'opening-wall' && { openings: undefined })
  })
  const before = room.document
  const finding = found(before).find((one) => one.code === code)!
  expect(canMend(finding)).toBe(true)
  mend(room, finding)
  const { meta: _, ...after } = room.document
  const { meta: __, ...was } = before
  expect(after).toEqual({ ...was, ...mended })
  expect(found(room.document).filter((one) => one.code === code)).toEqual([])
  expect([room.undo(), room.undo()]).toEqual(['Mend', null])
  expect(room.document).toEqual(before)
})

it('leaves a finding alone that more than one thing could mend', () => {
  const { room } = openYard('brush', GROUND)
  const others = found(room.document).filter((one) => !canMend(one))
  expect(others.length).toBeGreaterThan(2)
  for (const one of others) mend(room, one)
  expect(room.undo()).toBeNull()
})
