/** As much of the app as the hand over the HeroClix board needs, over a small table. */
import { vi } from 'vitest'
import type { App } from '../../src/renderer/actions/app.ts'
import { onBoardKey, onBoardPointer } from '../../src/renderer/actions/tools/boardHand.ts'
import { ARROWS } from '../../src/renderer/model/board/arrows.ts'
import { Session } from '../../src/renderer/model/window/session.svelte.ts'
import { Table } from '../../src/renderer/model/table/table.svelte.ts'
import { TimelineStore } from '../../src/renderer/model/timeline/timelineStore.svelte.ts'
import type { ClixCase, SquareXY } from '../../src/shared/contract/case.ts'
import type { BoardIntent, Point } from '../../src/shared/scene/scene.ts'

/** Thor on B2 and Loki on G2, on eight by eight empty squares. */
export const duel: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8] },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1] },
    { id: 'loki', name: 'Loki', side: 'blue', at: [6, 1] }
  ],
  ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' }
}

export function benchOf(value: ClixCase = duel) {
  // The width decides whether the ruling makes room for the tray.
  vi.stubGlobal('window', { innerWidth: 1280 })
  const table = new Table()
  table.start(value)
  const session = new Session()
  const timeline = new TimelineStore(table)
  const app = {
    table,
    session,
    timeline,
    library: { maps: [], elements: [], specialTerrain: [], editions: [], origins: new Map() },
    games: { of: () => undefined },
    settings: { current: { ruleset: value.ruleset }, set: () => {} }
  } as unknown as App
  const pointer = (act: BoardIntent): void => {
    onBoardPointer(app, act)
  }
  /** A tap in the middle of a square, or at a point of it. */
  const tap = (at: SquareXY, more: { secondary?: boolean; shift?: true; alt?: true; point?: Point } = {}): void => {
    const figure = timeline.shown.figures?.find((one) => String(one.at) === String(at))?.id ?? null
    pointer({ do: 'tap-square', at, point: [at[0] + 0.5, at[1] + 0.5], figure, secondary: false, ...more })
  }
  const stroke = (...points: readonly Point[]): void => {
    points.forEach((point, i) => {
      pointer({ do: 'stroke', phase: i === 0 ? 'begin' : i === points.length - 1 ? 'end' : 'go', point })
    })
  }
  /** Letters are pressed with the modifier of the board. */
  const key = (name: string, shift = false): boolean =>
    onBoardKey(app, { key: name, shift, step: ARROWS[name] ?? null, chord: /^[a-z]$/i.test(name) })
  return { app, table, session, timeline, pointer, tap, stroke, key }
}
