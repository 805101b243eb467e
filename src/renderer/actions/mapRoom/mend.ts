/** What a finding can be mended by where only one thing can be meant: an entry for each code. */
import { edgeKey } from '../../../shared/contract/caseSquares.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { settled } from '../../../shared/mapEdit/drawing.ts'
import { setEdges } from '../../../shared/mapEdit/edges.ts'
import { paintLevel } from '../../../shared/mapEdit/squares.ts'
import type { Finding, LintReport } from '../../../shared/mapCheck/lint/lint.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'

type Mend = (file: MapFile, finding: Finding) => MapFile

const withoutEdges =
  (kind: 'walls' | 'stairs'): Mend =>
  (file, { edges }) =>
    settled({ ...file, map: setEdges(file.map, kind, edges, false) })

const MENDS: Readonly<Partial<Record<Finding['code'], Mend>>> = {
  'wall-in-blocking': withoutEdges('walls'),
  'stairs-level': withoutEdges('stairs'),
  'opening-wall': (file, { edges }) => {
    const wrong = new Set(edges.map(edgeKey))
    const closed = (file.openings ?? []).filter(({ edge, state }) => wrong.has(edgeKey(edge)) && state === 'closed').map(({ edge }) => edge)
    const open = (file.openings ?? []).filter(({ edge, state }) => wrong.has(edgeKey(edge)) && state === 'open').map(({ edge }) => edge)
    return { ...file, map: setEdges(setEdges(file.map, 'walls', closed, true), 'walls', open, false) }
  },
  'level-island': (file, { squares, facts }) => {
    const level = Number(facts.other)
    return Number.isInteger(level) ? { ...file, map: paintLevel(file.map, squares, level) } : file
  },
  'special-unused': (file, { facts }) => ({
    ...file,
    specialTerrain: file.specialTerrain.filter(({ id }) => id !== facts.name)
  })
}

/** Whether a finding can be mended at once. */
export const canMend = ({ code }: LintReport['findings'][number]): boolean => MENDS[code] !== undefined

/** Mends it as one step. */
export function mend(room: MapRoom, finding: Finding): void {
  const next = MENDS[finding.code]?.(room.document, finding)
  if (next) room.change(t.steps.fix, next)
}
