/** What the signs on this board mean: only those that are on it. A swatch is drawn in a square from 0 to 1. */
import type { LineVerdict } from '../../shared/contract/ruling.ts'
import type { BoardScene } from '../../shared/scene/scene.ts'
import { legendOf, type LegendEntry } from '../../shared/scene/sceneLegend.ts'
import { swatchShapes } from './boardShapes.ts'
import { PAPER } from './colours.ts'
import { DASHES } from './markShapes.ts'
import type { Shape } from './shapes.ts'

export interface LegendTexts {
  readonly attacker: string
  readonly target: string
  readonly line: Readonly<Record<LineVerdict, string>>
}

interface PaperEntry {
  readonly text: string
  readonly swatch: readonly Shape[]
}

/** The ruling's own signs first, then what there is on the board, as `nameOf` calls it. */
export function paperLegend(scene: BoardScene, t: LegendTexts, nameOf: (entry: LegendEntry) => string): readonly PaperEntry[] {
  const { marks, tokens } = scene
  const states = new Set(marks.flatMap((mark) => (mark.kind === 'line' ? mark.parts.map(({ state }) => state) : [])))
  const ring = (role: 'attacker' | 'target', width: number): PaperEntry[] =>
    tokens.some((token) => token.role === role)
      ? [{ text: t[role], swatch: [{ do: 'circle', x: 0.5, y: 0.5, r: 0.45, stroke: PAPER.ink, width }] }]
      : []
  return [
    ...(['clear', 'hindered', 'blocked'] as const)
      .filter((state) => states.has(state))
      .map((state): PaperEntry => {
        const dash = DASHES[state]
        return {
          text: t.line[state],
          swatch: [
            {
              do: 'line',
              points: [
                [0, 0.5],
                [1.1, 0.5]
              ],
              stroke: PAPER[state],
              width: 0.2,
              ...(dash ? { dash } : {})
            }
          ]
        }
      }),
    ...ring('attacker', 0.12),
    ...ring('target', 0.05),
    ...legendOf(scene).map((entry) => ({ text: nameOf(entry), swatch: swatchShapes(entry) }))
  ]
}
