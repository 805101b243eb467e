/** Who boards a vehicle, who leaves it, and what is left of one that is defeated (ABL-VEH, RDG-PILOT). */
import type { UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { xyOf } from '../../../grid/grid.ts'
import { rankOf } from '../../lineOfFire/walk/causes.ts'
import { areAdjacent } from '../../situation/adjacency.ts'
import { changed, withFigure } from '../../situation/changes.ts'
import { considered, contributes, decides } from '../../situation/reasons.ts'
import { clausesOf, type FigureState, type Situation } from '../../situation/situation.ts'
import type { Play } from '../play/play.ts'

const takesPilot = (state: FigureState) =>
  clausesOf(state, 'possess').flatMap(({ effect, clause }) => (clause.does === 'take-pilot' ? [{ effect, clause }] : []))[0]

/** The user goes on board; null, or why it cannot. */
export function board(play: Play, rule: string, event: UseEvent): Reason | null {
  const user = play.state(event.figure)
  const on = typeof event.on === 'string' ? event.on : event.on?.[0]
  const facts = { user: user.id, figure: on ?? user.id, effect: event.power }
  const refuse = (by: string, say: string): Reason => decides(by, say, { by: event.power, facts })
  if (on === undefined || on === user.id) return refuse(rule, 'use.names-nothing')
  if (!play.has(on)) return refuse(rule, 'vehicle.is-none')
  const vehicle = play.state(on)
  const taking = takesPilot(vehicle)
  if (!taking) return refuse(rule, 'vehicle.is-none')
  if (vehicle.figure.piloted || taking.clause.gives.some((id) => vehicle.can.has(id))) return refuse(rule, 'vehicle.has-pilot')
  const bars = taking.clause.notWith.find((id) => user.can.has(id))
  if (bars !== undefined) return decides(rule, 'vehicle.no-pilot-with', { by: bars, facts: { ...facts, effect: bars } })
  if (rankOf(user.size, true) > rankOf(vehicle.size, true)) return refuse(rule, 'vehicle.pilot-too-large')
  if (vehicle.side !== user.side || !areAdjacent(play.situation, user, vehicle)) return refuse('RDG-PILOT', 'vehicle.not-next-to-it')
  play.situation = changed(play.situation, user.figure.index, { squares: [] })
  play.situation = withFigure(play.situation, user.figure.index, { pilotOf: vehicle.id, aside: true })
  play.situation = withFigure(play.situation, vehicle.figure.index, { piloted: true })
  play.because.push(
    contributes(rule, 'vehicle.boarded', { by: event.power, facts }),
    considered('RDG-PILOT', 'vehicle.boards-so', { by: event.power, facts })
  )
  return null
}

/** A pilot that a person puts into a square has left its vehicle. */
export function leaveVehicle(play: Play, pilot: FigureState): void {
  const { pilotOf } = pilot.figure
  if (pilotOf === null) return
  const vehicle = play.state(pilotOf)
  play.situation = withFigure(play.situation, pilot.figure.index, { pilotOf: null, aside: false })
  play.situation = withFigure(play.situation, vehicle.figure.index, { piloted: false })
  play.because.push(contributes('RDG-PILOT', 'vehicle.left', { by: pilot.id, facts: { user: pilot.id, figure: vehicle.id } }))
}

/** Vehicles that this event has defeated leave wrecks; whoever was on board waits until a person puts it down. */
export function leaveWrecks(play: Play, before: Situation): void {
  for (const was of before.states) {
    const taking = was.ko ? undefined : takesPilot(was)
    if (!taking) continue
    const { ko, stood } = play.state(was.id)
    if (!ko) continue
    const { grid, objects } = play.situation.position
    const [square] = stood
    const { rule, wreck } = taking.clause
    if (stood.length > 1) {
      // Any of them would be an answer of ours, and another one on a turned map.
      const at = stood.map((one) => xyOf(grid, one))
      play.because.push(contributes('RDG-PILOT', 'vehicle.wreck-where', { by: was.id, at, facts: { figure: was.id } }))
    } else if (square !== undefined) {
      play.setObjects([...objects, { id: `${was.id}-wreck`, kind: wreck, square }])
      const at = [xyOf(grid, square)]
      play.because.push(contributes(rule, 'vehicle.wreck', { by: was.id, at, facts: { figure: was.id, square: xyOf(grid, square) } }))
    }
    for (const pilot of play.situation.states.filter(({ figure }) => figure.pilotOf === was.id))
      play.leaveOpen(pilot.id, contributes('RDG-PILOT', 'vehicle.pilot-waits', { by: was.id, facts: { user: pilot.id, figure: was.id } }))
  }
}
