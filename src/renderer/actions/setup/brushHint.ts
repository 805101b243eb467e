/** What the next tap does while a brush is in the hand, in words. */
import { GROUND_LEVEL } from '../../../shared/mapEdit/squares.ts'
import { setupTexts } from '../../i18n/texts/setupTexts.ts'
import { texts } from '../../i18n/texts/texts.ts'
import type { App } from '../app.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import { nextSide, quickName } from './putOn.ts'
import type { Brush } from '../../model/setup/setup.svelte.ts'
import { specialNames } from '../../model/setup/specials.ts'

export function brushHint(app: App, brush: Brush): string {
  const {
    session: { setup },
    table
  } = app
  const { hints, brushNotes } = setupTexts
  if (setup.awaitsSide) return hints.awaitsSide
  switch (brush) {
    case 'figure': {
      const side = setup.side ?? nextSide(app)
      return hints.figure(quickName(table.case), texts.sides[side] ?? side)
    }
    case 'wall':
      return hints[setup.edge]
    case 'elevated':
      return setup.level === GROUND_LEVEL ? hints.ground : hints.elevated(setup.level)
    case 'special':
      return hints.terrain(
        specialNames(table.case, terrainOnShelf(app.library)).find(({ id }) => id === setup.special)?.label ?? brushNotes.special
      )
    case 'starting':
      return hints.terrain(`${brushNotes.starting} (${texts.sides[setup.startSide] ?? setup.startSide})`)
    case 'indoor':
      return hints.terrain(setup.indoor ? setupTexts.indoor : setupTexts.outdoor)
    case 'clear':
      return hints.clear
    default:
      return hints.terrain(brushNotes[brush])
  }
}
