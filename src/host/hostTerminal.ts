/** A host in a terminal: text for people in addition to the lines of JSON, and a few typed words. In English, like the whole command line. */
import { renderUnicodeCompact } from 'uqr'
import { JOIN_PLACE } from '../shared/venue/codes.ts'
import { isStaffRole, type StaffRole } from '../shared/venue/rights.ts'
import type { Asking } from './people/joining.ts'
import type { RunningHost } from './runningHost.ts'

/** A typed line that is no JSON. */
export type Typed =
  { readonly word: 'let-in'; readonly role: StaffRole | null } | { readonly word: 'turn-away' } | { readonly word: 'join' }

/** `y`, `y judge`, `n` or `j`; `null`: it is none of these. */
export function typedIn(line: string): Typed | null {
  const [first = '', second, ...others] = line.trim().toLowerCase().split(/\s+/)
  if (others.length > 0) return null
  if (first === 'y' || first === 'yes') {
    if (second === undefined) return { word: 'let-in', role: null }
    return isStaffRole(second) ? { word: 'let-in', role: second } : null
  }
  if (second !== undefined) return null
  if (first === 'n' || first === 'no') return { word: 'turn-away' }
  return first === 'j' || first === 'join' ? { word: 'join' } : null
}

/** The role of a device if none is typed: the first device is the head judge, whose browser is the desk of the event. */
export const usualRole = ({ devices }: Pick<RunningHost, 'devices'>): StaffRole =>
  devices.some(({ role, out }) => role === 'head' && !out) ? 'judge' : 'head'

/** Opens joining. Returns the address and the code, as a QR code and as letters. */
export function showJoining(host: Pick<RunningHost, 'origin' | 'openJoining'>): string {
  const { code, long } = host.openJoining()
  const square = renderUnicodeCompact(`${host.origin}/${JOIN_PLACE}${long}`, { border: 2 })
  return `${square}\nScan this with a tablet, or open ${host.origin} there and type ${code.slice(0, 3)} ${code.slice(3)}.\nIt is good for one device and two minutes; type j for another one.\n`
}

export const askingWords = ({ name, letters }: Pick<Asking, 'name' | 'letters'>, role: StaffRole): string =>
  `“${name}” asks to be let in. It must show the letters ${letters}.\ny: let it in as ${role} (or y head, y scorekeeper, y judge) · n: turn it away\n`
