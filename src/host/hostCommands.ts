/** The organiser's side of a host as words: every function of `startHost`. */
import { encode } from 'uqr'
import { checked, isRecord } from '../shared/base/validate.ts'
import { JOIN_PLACE } from '../shared/venue/codes.ts'
import { displayShape } from '../shared/venue/messages.ts'
import { isStaffRole } from '../shared/venue/rights.ts'
import { isoTime } from '../shared/tournament/log/logClock.ts'
import { hostClock } from './time/clock.ts'
import type { RunningHost } from './runningHost.ts'

/** Something that can be asked for, with what was said beside it. Answers with what it came to. */
export type Command = (said: Readonly<Record<string, unknown>>) => unknown

const COMMANDS: Readonly<Record<string, (host: RunningHost, said: Readonly<Record<string, unknown>>) => unknown>> = {
  'open-joining': (host) => {
    const { code, long } = host.openJoining()
    const address = `${host.origin}/${JOIN_PLACE}${long}`
    const { data, size } = encode(address)
    return {
      code,
      until: isoTime(hostClock.wall() + host.codeHolds),
      address,
      picture: { size, rows: data.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')) }
    }
  },
  'close-joining': (host) => {
    host.closeJoining()
    return true
  },
  asking: (host) => host.asking,
  'let-in': (host, { request, role }) => (typeof role === 'string' && isStaffRole(role) ? host.letIn(String(request), role) : null),
  'turn-away': (host, { request }) => host.turnAway(String(request)),
  devices: (host) => host.devices,
  'shut-out': (host, { device }) => host.shutOut(String(device)),
  append: (host, { facts }) =>
    host.append(Array.isArray(facts) ? facts.filter((fact): fact is { do: string } => isRecord(fact) && typeof fact.do === 'string') : []),
  log: (host, { after }) => host.lines.filter(({ row }) => row > (typeof after === 'number' ? after : 0)),
  beside: (host) => host.besideLines,
  players: (host) =>
    [...host.state.players.values()].map(({ id, name }) => ({ player: id, name, address: `${host.origin}${host.playerPath(id)}` })),
  'new-slip': async (host, { player }) => {
    const known = await host.newSlip(String(player))
    return known ? `${host.origin}${host.playerPath(String(player))}` : null
  },
  displays: (host) => host.displays,
  'set-display': (host, { setting }) => {
    const read = checked(displayShape, setting)
    return read.ok ? host.setDisplay(read.value) : false
  },
  'accept-display': (host, { display }) => host.acceptDisplay(String(display)),
  'remove-display': (host, { display }) => host.removeDisplay(String(display)),
  status: (host) => ({
    origin: host.origin,
    epoch: host.epoch,
    generation: host.generation,
    rows: host.lines.length,
    streams: host.streams,
    standBys: host.standBys
  })
}

/** What can be asked of a host, by its word. */
export const hostCommands = (host: RunningHost): Readonly<Record<string, Command>> =>
  Object.fromEntries(Object.entries(COMMANDS).map(([word, command]) => [word, (said) => command(host, said)]))
