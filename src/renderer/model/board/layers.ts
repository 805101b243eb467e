/** Which layers of the board the user has switched off; remembered in the settings. */
import type { Layer } from '../../../shared/scene/scene.ts'
import type { BoardSettings, Settings } from '../../storage/interface/storage.ts'
import { boardTexts } from '../../i18n/texts.ts'
import type { SettingsStore } from '../settings/settings.svelte.ts'

const NAMES = Object.keys(boardTexts.layers)
const isLayer = (name: string): name is Layer => NAMES.includes(name)

/** Layers of another version are passed over. */
export const hiddenLayers = ({ board }: Settings): readonly Layer[] => (board?.hidden ?? []).filter(isLayer)

/** Changes what is remembered of the board and leaves the rest of it alone. */
export const setBoard = (settings: SettingsStore, change: Partial<BoardSettings>): void => {
  settings.set({ board: { ...settings.current.board, ...change } })
}

export function showLayer(settings: SettingsStore, layer: Layer, on: boolean): void {
  const others = hiddenLayers(settings.current).filter((name) => name !== layer)
  setBoard(settings, { hidden: on ? others : [...others, layer] })
}
