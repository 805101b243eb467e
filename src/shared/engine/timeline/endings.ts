/** What an event did to effects with a duration: which ended with it, and which outlast a turned dial (GEN-08, OUT-06, OUT-07). */
import { xyOf, type Square } from '../../grid/grid.ts'
import { clickShown } from '../../position/dial.ts'
import { lostMarkers } from '../situation/changes.ts'
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { figureOf, type FigureState, type Lasting, type Situation } from '../situation/situation.ts'

const shows = ({ figure, click }: FigureState, power: string): boolean => (clickShown(figure, click)?.powers ?? []).includes(power)

function ending(after: Situation, one: Lasting, isTurn: boolean): Reason | null {
  const source = figureOf(after, one.by)
  const facts = { user: one.by, figure: one.on, effect: one.effect }
  if (one.endsWithSource && (source.ko || !source.can.has(one.effect))) {
    if (one.counter !== undefined)
      return contributes('OUT-06', source.ko ? 'time.source-defeated' : 'time.source-lost', {
        by: one.by,
        facts: { ...facts, power: one.counter }
      })
    return contributes(
      source.countered.includes(one.effect) ? 'OUT-07' : 'GEN-08',
      source.ko ? 'time.source-defeated' : 'time.source-lost',
      { by: one.by, facts }
    )
  }
  // What ends because its turn has come was said there.
  return one.endsWhenHurt && !isTurn ? contributes('POW-PX', 'time.ends-when-hurt', { by: one.on, facts }) : null
}

/**
 * The markers that left the map because who put them there has lost the power, or is defeated (GEN-08, OUT-07).
 * @param told what was reported before in this event
 */
export function aboutMarkers(before: Situation, after: Situation, told: Set<unknown>): Reason[] {
  const { grid } = after.position
  const lost = lostMarkers(before, after).filter((one) => !after.position.objects.includes(one) && !told.has(one))
  for (const one of lost) told.add(one)
  const squares = new Map<string, { readonly figure: string; readonly effect: string; readonly at: Square[] }>()
  for (const { putBy, square } of lost) {
    const [figure, effect] = [putBy!.figure!, putBy!.effect]
    const key = `${figure} ${effect}`
    const known = squares.get(key) ?? { figure, effect, at: [] }
    known.at.push(square)
    squares.set(key, known)
  }
  return [...squares.values()].map(({ figure, effect, at: found }) => {
    const state = figureOf(after, figure)
    const at = found.sort((a, b) => a - b).map((square) => xyOf(grid, square))
    const rule = state.countered.includes(effect) ? 'OUT-07' : 'GEN-08'
    return contributes(rule, state.ko ? 'time.markers-defeated' : 'time.markers-lost', { by: effect, at, facts: { figure, effect } })
  })
}

/**
 * The effects that ended between two moments, and the countered powers that a turned dial shows again (OUT-09).
 * `isTurn`: a turn began or ended; what ends because of that was said there. `told`: what was said before in this event.
 */
export function aboutEffects(before: Situation, after: Situation, isTurn: boolean, told: Set<unknown>): Reason[] {
  const now = after.lasting ?? []
  const because: Reason[] = []
  for (const one of before.lasting ?? []) {
    if (!now.includes(one) && told.has(one)) continue
    if (!now.includes(one)) told.add(one)
    const gone = now.includes(one) ? null : ending(after, one, isTurn)
    if (gone) because.push(gone)
    if (gone && gone.rule === 'OUT-06' && after.ruleset.params.time.effectsEndWithSource)
      because.push(contributes('GEN-08', 'time.ends-with-source', { facts: { effect: one.effect } }))
    if (!now.includes(one) || one.counter === undefined) continue
    const was = figureOf(before, one.on)
    const state = figureOf(after, one.on)
    if (was.click === state.click || state.ko || !shows(state, one.counter)) continue
    const key = `${one.by} ${one.on} ${one.counter} ${state.click}`
    if (told.has(key)) continue
    told.add(key)
    const facts = { user: one.by, figure: one.on, effect: one.counter, click: state.click }
    because.push(contributes('OUT-06', 'outwit.still-countered', { by: one.by, facts }))
    if (!shows(was, one.counter)) because.push(contributes('ERR-17', 'outwit.back-on-dial', { by: one.by, facts }))
  }
  return because
}
