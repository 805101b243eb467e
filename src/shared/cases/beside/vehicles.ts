/** What cannot be so of vehicles and their pilots, and is ruled on as it stands (ABL-VEH). */
import type { NotConsidered } from '../../contract/ruling.ts'
import { modesOfVehicles, printedClauses, takesPilot } from '../../engine/situation/pilots.ts'
import type { FigureState, Situation } from '../../engine/situation/situation.ts'
import { leftOut } from '../../explain/leftOut.ts'

/** What only vehicles have, on a figure that is none (ABL-VEH). */
export function onVehicleWithout(situation: Situation, state: FigureState): NotConsidered[] {
  const { id, name, index, passengers, abilities } = state.figure
  const printed = printedClauses(situation.ruleset, state.figure)
  const isCarrying = printed.some((clause) => clause.phase === 'carry' && clause.does === 'carries-passengers')
  const modes = printed.some(takesPilot) ? [] : abilities.filter((ability) => modesOfVehicles(situation.ruleset).has(ability))
  return [
    ...(passengers === null || isCarrying
      ? []
      : [leftOut({ kind: 'field', id: 'passengers', path: `/figures/${index}/passengers` }, 'passengers-of-none', { figure: name }, id)]),
    ...modes.map((mode) =>
      leftOut(
        { kind: 'field', id: mode, path: `/figures/${index}/abilities/${abilities.indexOf(mode)}` },
        'mode-of-no-vehicle',
        { figure: name, effect: situation.ruleset.effects.get(mode)?.name ?? mode },
        id
      )
    )
  ]
}

/** Pilots on board of what takes none, and second ones (ABL-VEH). */
export function onPilots(situation: Situation): NotConsidered[] {
  const pilots = situation.states.filter(({ figure }) => figure.pilotOf !== null)
  return pilots.flatMap((pilot, at) => {
    const vehicle = situation.states.find(({ id }) => id === pilot.figure.pilotOf)
    if (!vehicle) return []
    const taking = printedClauses(situation.ruleset, vehicle.figure).find(takesPilot)
    const facts = { figure: pilot.figure.name, user: vehicle.figure.name }
    const told = (say: 'pilot-of-none' | 'pilot-beside-autopilot' | 'second-pilot'): NotConsidered[] => [
      leftOut({ kind: 'field', id: 'pilotOf', path: `/figures/${pilot.figure.index}/pilotOf` }, say, facts, pilot.id)
    ]
    if (taking === undefined) return told('pilot-of-none')
    if (taking.never.some((id) => vehicle.figure.abilities.includes(id))) return told('pilot-beside-autopilot')
    return pilots.findIndex(({ figure }) => figure.pilotOf === vehicle.id) < at ? told('second-pilot') : []
  })
}
