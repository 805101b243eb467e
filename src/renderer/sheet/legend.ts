/** What the signs on this board mean: only those that are on it. A swatch is drawn in a square from 0 to 1. */
import type { BoardScene } from '../../shared/explain/scene.ts'
import { groundShapes } from './boardShapes.ts'
import { PAPER } from './colours.ts'
import { DASHES } from './markShapes.ts'
import type { Shape } from './shapes.ts'

export interface LegendTexts {
  readonly hindering: string
  readonly blocking: string
  readonly water: string
  readonly elevated: string
  readonly wall: string
  readonly indoor: string
  readonly starting: string
  readonly attacker: string
  readonly target: string
  readonly line: Readonly<Record<'clear' | 'hindered' | 'blocked', string>>
}

export interface LegendEntry {
  readonly text: string
  readonly swatch: readonly Shape[]
}

const PLAIN = { at: [0, 0] as const, kinds: [], special: null, specialLetter: null, level: 1, indoor: false, starting: null }
const frame: Shape = { do: 'rect', x: 0, y: 0, w: 1, h: 1, stroke: PAPER.grid, width: 0.05 }

export function legendOf(scene: BoardScene, t: LegendTexts): readonly LegendEntry[] {
  const { board, marks, tokens } = scene
  const has = (kind: 'hindering' | 'blocking' | 'water'): boolean => board.squares.some(({ kinds }) => kinds.includes(kind))
  const ground = (kind: 'hindering' | 'blocking' | 'water', text: string): LegendEntry[] => (has(kind) ? [{ text, swatch: [...groundShapes({ ...PLAIN, kinds: [kind] }), frame] }] : [])
  const specials = [...new Map(board.squares.flatMap(({ special, specialLetter }) => (special === null ? [] : [[special, specialLetter] as const])))]
  const stroke = (colour: string, width: number, dash?: readonly number[]): Shape => ({ do: 'line', points: [[0, 0.5], [1.1, 0.5]], stroke: colour, width, ...(dash ? { dash } : {}) })
  const states = new Set(marks.flatMap(mark => (mark.kind === 'line' ? mark.parts.map(({ state }) => state) : [])))
  const ring = (text: string, width: number): LegendEntry => ({ text, swatch: [{ do: 'circle', x: 0.5, y: 0.5, r: 0.45, stroke: PAPER.ink, width }] })
  return [
    ...(['clear', 'hindered', 'blocked'] as const).filter(state => states.has(state)).map(state => ({ text: t.line[state], swatch: [stroke(PAPER[state], 0.2, DASHES[state])] })),
    ...(tokens.some(({ role }) => role === 'attacker') ? [ring(t.attacker, 0.12)] : []), ...(tokens.some(({ role }) => role === 'target') ? [ring(t.target, 0.05)] : []),
    ...ground('hindering', t.hindering), ...ground('blocking', t.blocking), ...ground('water', t.water),
    ...specials.map(([special, letter]) => ({ text: special, swatch: [...groundShapes({ ...PLAIN, kinds: ['special'], special, specialLetter: letter }), frame] })),
    ...(board.squares.some(({ level }) => level > 1) ? [{ text: t.elevated, swatch: [{ do: 'rect' as const, x: 0, y: 0, w: 1, h: 1, fill: PAPER.raised, stroke: PAPER.rim, width: 0.12 }] }] : []),
    ...(board.walls.length ? [{ text: t.wall, swatch: [stroke(PAPER.wall, 0.22)] }] : []),
    ...(board.squares.some(({ indoor }) => indoor) ? [{ text: t.indoor, swatch: [{ do: 'rect' as const, x: 0, y: 0, w: 1, h: 1, stroke: PAPER.indoor, width: 0.14 }] }] : []),
    ...(board.squares.some(({ starting }) => starting !== null) ? [{ text: t.starting, swatch: [{ do: 'rect' as const, x: 0, y: 0, w: 1, h: 1, fill: PAPER.starting }, frame] }] : [])
  ]
}
