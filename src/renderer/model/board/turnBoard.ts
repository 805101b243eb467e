/** Turning the board, so that it lies as the table does from where the judge stands: kept, and nothing but a way to look at it. */
import type { Quarter } from '../../../shared/scene/scene.ts'
import type { Settings } from '../../storage/interface/storage.ts'
import type { SettingsStore } from '../settings/settings.svelte.ts'

/** Row 1 on the left: squares are read as on a chess board. */
const LYING: Quarter = 3

type Size = readonly [columns: number, rows: number]

/**
 * Quarters clockwise by which a map of so many columns and rows is turned: as somebody chose, else an upright map lies on its side in a
 * window that is wider than high (`isWide`).
 */
export function boardTurn({ board }: Pick<Settings, 'board'>, size: Size | undefined, isWide: boolean): Quarter {
  if (board?.turned !== undefined) return board.turned
  return size !== undefined && size[1] > size[0] && isWide ? LYING : 0
}

/** One quarter clockwise from how a map of this size lies now. */
export function turnBoard(settings: SettingsStore, size: Size | undefined, isWide: boolean): void {
  const turned = ((boardTurn(settings.current, size, isWide) + 1) % 4) as Quarter
  settings.set({ board: { ...settings.current.board, turned } })
}
