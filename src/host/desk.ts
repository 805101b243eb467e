/** The desk of the venue: what the organiser sees of a host and asks of it, from its own computer or from the device of a head judge. */
import { JOIN_PLACE } from '../shared/venue/codes.ts'
import type { DeskAsk, OrganiserPicture, Slip } from '../shared/venue/organiser.ts'
import type { RunningHost } from './runningHost.ts'

/** How hosting stands. */
export function pictureOf(host: RunningHost): OrganiserPicture {
  const { event, device, origin, port, epoch, generation, streams, onTwo, rewrites, joining } = host
  return {
    event,
    device,
    origin,
    port,
    epoch,
    generation,
    rows: host.lines.length,
    onTwo,
    streams,
    joining: joining && { code: joining.code, address: `${origin}/${JOIN_PLACE}${joining.long}`, for: host.codeHolds },
    on: host.now,
    asking: host.asking.map(({ request, name, letters, address }) => ({ request, name, letters, address })),
    devices: host.devices.map(({ id, name, role, since, out, connected, kept, current }) => ({
      id,
      name,
      role,
      since,
      out,
      connected,
      kept,
      current
    })),
    rewrites,
    displays: [...host.displays]
  }
}

/** The address for each player's slip. */
export const slipsOf = (host: RunningHost): Slip[] =>
  [...host.state.players.keys()].map((player) => ({ player, address: `${host.origin}${host.playerPath(player)}` }))

const CHANGES: {
  readonly [name in Exclude<DeskAsk['do'], 'picture' | 'slips'>]: (host: RunningHost, ask: Extract<DeskAsk, { do: name }>) => unknown
} = {
  'open-joining': (host) => host.openJoining(),
  'close-joining': (host) => {
    host.closeJoining()
  },
  'let-in': (host, { request, role }) => host.letIn(request, role),
  'turn-away': (host, { request }) => host.turnAway(request),
  'shut-out': (host, { device }) => host.shutOut(device),
  'new-slip': (host, { player }) => host.newSlip(player),
  'set-display': (host, { setting }) => host.setDisplay(setting),
  'accept-display': (host, { display }) => host.acceptDisplay(display),
  'remove-display': (host, { display }) => host.removeDisplay(display)
}

/** Does what the desk asks; answers a picture, the slips, or `null` for a change. */
export async function atDesk(host: RunningHost, ask: DeskAsk): Promise<OrganiserPicture | Slip[] | null> {
  if (ask.do === 'picture') return pictureOf(host)
  if (ask.do === 'slips') return slipsOf(host)
  await (CHANGES[ask.do] as (host: RunningHost, ask: DeskAsk) => unknown)(host, ask)
  return null
}

/** Whether an ask only reads. */
export const isReading = (ask: DeskAsk): boolean => ask.do === 'picture' || ask.do === 'slips'
