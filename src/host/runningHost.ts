/** A host as the program sees it that has started it: everything that the organiser can do is a function here. */
import type { EventState } from '../shared/tournament/state/state.ts'
import type { BesideLine, DisplaySeen, DisplaySetting, LogLine, Material, Receipt } from '../shared/venue/messages.ts'
import type { StaffRole } from '../shared/venue/rights.ts'
import type { Device } from './people/devices.ts'
import type { Asking, ShownCode } from './people/joining.ts'

/** A device of the staff as the organiser sees it. */
export interface DeviceSeen extends Device {
  readonly connected: boolean
  /** Up to which row it has the log on its own disk; null: it is no stand-by. */
  readonly kept: number | null
  /** Whether it has read the log as it is called now. */
  readonly current: boolean
}

export interface RunningHost {
  /** The id of the event. */
  readonly event: string
  /** The name of the host in the log. */
  readonly device: string
  readonly origin: string
  readonly port: number
  readonly epoch: number
  readonly generation: string
  readonly state: EventState
  /** Where stand-bys would be found as hosts, as far as they have said it. */
  readonly standBys: readonly string[]
  /** Every line of the log. */
  readonly lines: readonly LogLine[]
  readonly besideLines: readonly BesideLine[]
  /** Writes facts as the head judge at the host: all of them or none. */
  append(facts: readonly { readonly do: string; readonly [field: string]: unknown }[]): Promise<Receipt>
  /** Shares something with the other judges, or says that a dispute is settled, as the head judge at the host. */
  say(what: { readonly material: Material } | { readonly settle: string }): Promise<Receipt>
  /** Up to which row a stand-by has everything; null: there is none. */
  readonly onTwo: number | null
  /** How often the log was written again because a player was forgotten. */
  readonly rewrites: number
  /** The code that is shown just now. */
  readonly joining: ShownCode | null
  /** Shows a new code for two minutes. */
  openJoining(): ShownCode
  /** For how many milliseconds the code that is shown is still good; 0 if none is. */
  readonly codeHolds: number
  /** Now, on the line of time of the log: milliseconds. */
  readonly now: number
  closeJoining(): void
  readonly asking: readonly Asking[]
  letIn(request: string, role: StaffRole): Promise<Device | null>
  turnAway(request: string): boolean
  readonly devices: readonly DeviceSeen[]
  /** Within a second it can neither read nor write. */
  shutOut(device: string): Promise<boolean>
  /** The end of the address of the player's page, as it is on the slip. */
  playerPath(player: string): string
  /** False: there is no such player. */
  newSlip(player: string): Promise<boolean>
  /** Displays that are open or were accepted. */
  readonly displays: readonly DisplaySeen[]
  /** Sets up a display, which accepts it. False: there is no such display, or as many are accepted as there can be. */
  setDisplay(setting: DisplaySetting): Promise<boolean>
  /** Accepts a display as it is: it is stored from now on. False: as for `setDisplay`. */
  acceptDisplay(display: string): Promise<boolean>
  /** Forgets a display and ends its streams. False: there is no such display. */
  removeDisplay(display: string): Promise<boolean>
  /** How many pages of players and displays are open. */
  readonly streams: number
  /** Stops hosting; the store stays open. */
  end(): Promise<void>
  close(): Promise<void>
}
