/** Who boards a vehicle, who is ejected from it, and what is left of one that is wrecked (ABL-VEH, RDG-PILOT). */
import type { UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { distanceBetween, xyOf, type Square } from '../../../grid/grid.ts'
import { droppedObject } from '../../attack/objects.ts'
import { freeNextTo } from '../../attack/prisoners.ts'
import { unavoidable } from '../../damage/damage.ts'
import { canEndIn } from '../../ground/step.ts'
import { rankOf } from '../../lineOfFire/walk/causes.ts'
import { areAdjacent } from '../../situation/adjacency.ts'
import { printedClauses, takesPilot } from '../../situation/pilots.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import { clausesOf, type FigureState, type Situation } from '../../situation/situation.ts'
import type { Doing } from '../play/doing.ts'
import type { Play } from '../play/play.ts'

const pilotClause = (state: FigureState) =>
  clausesOf(state, 'possess').flatMap(({ effect, clause }) => (takesPilot(clause) ? [{ effect, clause }] : []))[0]

/** The same of a wreck, which can use nothing any more. */
function printedPilotClause({ situation }: Play, { figure }: FigureState): { readonly rule: string; readonly wreckHurts: number } {
  return printedClauses(situation.ruleset, figure).find(takesPilot) ?? { rule: 'ABL-VEH', wreckHurts: 0 }
}

/** The user goes on board; null, or why it cannot. */
export function board(play: Play, rule: string, event: UseEvent, doing: Doing): Reason | null {
  const user = play.state(event.figure)
  const on = typeof event.on === 'string' ? event.on : event.on?.[0]
  const facts = { user: user.id, figure: on ?? user.id, effect: event.power }
  const refuse = (by: string, say: string): Reason => decides(by, say, { by: event.power, facts })
  if (on === undefined || on === user.id) return refuse(rule, 'use.names-nothing')
  if (!play.has(on)) return refuse(rule, 'vehicle.is-none')
  const vehicle = play.state(on)
  if (vehicle.ko) return refuse('DMG-07', 'time.figure-gone')
  const taking = pilotClause(vehicle)
  if (!taking) return refuse(rule, 'vehicle.is-none')
  const alone = taking.clause.never.find((id) => vehicle.can.has(id))
  if (alone !== undefined) return decides(rule, 'vehicle.drives-itself', { by: alone, facts: { ...facts, effect: alone } })
  if (vehicle.figure.piloted || taking.clause.gives.some((id) => vehicle.can.has(id))) return refuse(rule, 'vehicle.has-pilot')
  const bars = taking.clause.notWith.find((id) => user.can.has(id))
  if (bars !== undefined) return decides(rule, 'vehicle.no-pilot-with', { by: bars, facts: { ...facts, effect: bars } })
  // Given inside the action of another figure, it acts for another force (POW-MC).
  if (taking.clause.fits && doing.outer && doing.outer.figure !== user.id) return refuse(rule, 'vehicle.not-its-own')
  if (taking.clause.fits && rankOf(user.size, true) > rankOf(vehicle.size, true)) return refuse(rule, 'vehicle.pilot-too-large')
  if (vehicle.side !== user.side || !areAdjacent(play.situation, user, vehicle)) return refuse(rule, 'vehicle.not-next-to-it')
  if (play.turn.ejected.get(user.id) === vehicle.id) return refuse(rule, 'vehicle.not-again')
  letGo(play, user)
  play.place(user.figure.index, [])
  play.change(user.figure.index, { pilotOf: vehicle.id, aside: true })
  play.change(vehicle.figure.index, { piloted: true })
  play.turn.boarded.add(vehicle.id)
  play.because.push(contributes(rule, 'vehicle.boarded', { by: event.power, facts }))
  return null
}

/** What it holds stays on the map: on board it can use nothing. */
function letGo(play: Play, { id, figure, squares }: FigureState): void {
  const [square] = squares
  if (figure.holding === null || square === undefined) return
  const { grid } = play.situation.position
  play.letFall(droppedObject(figure, figure.holding, square))
  play.setHolding(id, null, undefined)
  play.because.push(contributes('RDG-PILOT', 'vehicle.lets-go', { by: id, at: [xyOf(grid, square)], facts: { user: id } }))
}

/** Free squares next to the vehicle, or where there is none the nearest that its pilot may stand in. */
function squaresToLeaveTo(play: Play, pilot: FigureState, vehicle: FigureState): readonly Square[] {
  const { situation } = play
  const next = freeNextTo(situation, pilot, vehicle.squares)
  if (next.length > 0) return next
  const { grid } = situation.position
  const open = Array.from(situation.occupant.keys()).filter((square) => canEndIn(situation, pilot, square))
  const from = (square: Square): number => Math.min(...vehicle.squares.map((own) => distanceBetween(grid, own, square)))
  const nearest = Math.min(...open.map(from))
  return open.filter((square) => from(square) === nearest)
}

/** The user, a vehicle, ejects its pilot into this square; null, or why it cannot. */
export function eject(play: Play, rule: string, event: UseEvent, to: Square | undefined): Reason | null {
  const vehicle = play.state(event.figure)
  const pilot = play.situation.states.find(({ figure }) => figure.pilotOf === vehicle.id)
  const facts = { user: vehicle.id, figure: pilot?.id ?? vehicle.id, effect: event.power }
  const refuse = (say: string): Reason => decides(rule, say, { by: event.power, facts })
  if (!pilot) return refuse('vehicle.has-none-on-board')
  const squares = squaresToLeaveTo(play, pilot, vehicle)
  // Where there is one square only it need not be named.
  const square = to ?? (squares.length === 1 ? squares[0] : undefined)
  if (square === undefined) return refuse('use.names-nothing')
  const at = [xyOf(play.situation.position.grid, square)]
  if (!squares.includes(square)) return decides(rule, 'vehicle.not-out-there', { by: event.power, at, facts })
  leaves(play, pilot, vehicle, square)
  play.turn.ejected.set(pilot.id, vehicle.id)
  play.because.push(contributes(rule, 'vehicle.ejected', { by: event.power, at, facts: { ...facts, square: at[0]! } }))
  return null
}

/** The pilot stands on the map again, the vehicle has none. */
function leaves(play: Play, pilot: FigureState, vehicle: FigureState, square: Square): void {
  play.change(pilot.figure.index, { pilotOf: null, aside: false })
  play.change(vehicle.figure.index, { piloted: false })
  play.place(pilot.figure.index, [square])
  play.setMoved(pilot.id)
}

/** A pilot that a person puts into this square has left its vehicle; who comes out of a wreck is hurt (ABL-VEH). */
export function leaveVehicle(play: Play, pilot: FigureState, square: Square): void {
  const { pilotOf } = pilot.figure
  if (pilotOf === null) return
  const vehicle = play.state(pilotOf)
  leaves(play, pilot, vehicle, square)
  const facts = { user: pilot.id, figure: vehicle.id }
  if (!vehicle.ko) {
    play.because.push(contributes('RDG-PILOT', 'vehicle.left', { by: pilot.id, facts }))
    return
  }
  play.turn.ejected.set(pilot.id, vehicle.id)
  const { rule, wreckHurts: amount } = printedPilotClause(play, vehicle)
  const { taken } = unavoidable(play.situation, pilot, amount)
  play.because.push(contributes(rule, 'vehicle.wreck-hurts', { by: vehicle.id, facts: { ...facts, amount } }))
  play.hurt(pilot.id, taken)
}

/** Vehicles that this event has defeated leave wrecks; whoever was on board waits until a person puts it down. */
export function leaveWrecks(play: Play, before: Situation): void {
  for (const was of before.states) {
    const { ko, stood } = play.situation.states[was.figure.index]!
    const taking = was.ko || !ko ? undefined : pilotClause(was)
    if (!taking) continue
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
