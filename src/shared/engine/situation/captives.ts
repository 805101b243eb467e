/** Captives: whose they are, and when they are free again (ABL-CAP, ERR-20). */
import type { Reason } from '../../contract/ruling.ts'
import type { Square } from '../../grid/grid.ts'
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import { changed, withFigure } from './changes.ts'
import { contributes } from './reasons.ts'
import { byId, clausesOf, type FigureState, type Found, type Situation } from './situation.ts'

/** The captives of this figure, alphabetically. */
export const captivesOf = (situation: Situation, captor: string): FigureState[] =>
  situation.states.filter(({ figure }) => figure.captiveOf === captor).sort(byId)

type CaptureClause = Extract<ClauseOf<'attack'>, { readonly does: 'capture' }>

/** The ability with which it takes captives and holds them; undefined: it has none now. */
export const capturing = (state: FigureState): { readonly id: string; readonly clause: CaptureClause } | undefined =>
  clausesOf(state, 'attack').flatMap(({ effect, clause }: Found<'attack'>) =>
    clause.does === 'capture' ? [{ id: effect.id, clause }] : []
  )[0]

/** The captive free again, with one action token, to be put next to these squares by the active player. */
export function release(situation: Situation, captive: FigureState, from: readonly Square[]): Situation {
  const freed = withFigure(situation, captive.figure.index, { captiveOf: null, rescuedFrom: from })
  return changed(freed, captive.figure.index, { tokens: 1 })
}

/** Every captive is free whose captor was defeated since then, or has lost what it holds them with; Pulse Wave only ignores that. */
export function freeCaptives(before: Situation, now: Situation): { readonly situation: Situation; readonly because: readonly Reason[] } {
  let situation = now
  const because: Reason[] = []
  for (const captive of now.states.filter(({ figure }) => figure.captiveOf !== null).sort(byId)) {
    const captor = now.states.find(({ id }) => id === captive.figure.captiveOf)
    if (!captor) continue
    const was = before.states[captor.figure.index]!
    if (!captor.ko && (captor.muted || capturing(captor) || !capturing(was))) continue
    situation = release(situation, captive, captor.stood)
    because.push(
      contributes('ABL-CAP', captor.ko ? 'capture.captor-defeated' : 'capture.captor-lost-it', {
        by: captor.id,
        facts: { figure: captive.id, user: captor.id }
      })
    )
  }
  return { situation, because }
}
