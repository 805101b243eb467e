/** What a device may ask of the host of a venue, and what it hears of it: the wire alone, nothing of it is decided here. */
import type { Beat, BesideLine, LogLine, Receipt, SignedEntry } from '../shared/venue/messages.ts'
import type { StaffRole } from '../shared/venue/rights.ts'
import type { VenueRefusal } from '../shared/venue/refusals.ts'

/** The event as the host has it, beside its log. */
export interface HostedHead {
  readonly id: string
  readonly name: string
  /** As the file of the event has them. */
  readonly settings: unknown
}

/** How the host is reached. `down`: not at all just now, it is tried again. `refused`: the host answers, and does not let this device in. */
export type Link =
  | { readonly is: 'connecting' }
  | { readonly is: 'up' }
  | { readonly is: 'down' }
  | { readonly is: 'refused'; readonly refusal: VenueRefusal }

/** What is heard over a line, each as it comes. */
export interface LineNews {
  link(link: Link): void
  /** The log begins anew: what was heard of it before does not count any more. */
  begin(generation: string, head: HostedHead): void
  /** Lines of the log, in their order; the first call after `begin` brings all there are. */
  log(lines: readonly LogLine[]): void
  beside(lines: readonly BesideLine[]): void
  receipts(receipts: readonly Receipt[]): void
  beat(beat: Beat): void
  /** The host was gone, and the line goes on with another one of the same event. Of a line that looks for it by itself. */
  moved?(origin: string): void
}

/** One device's line to its host: holds by itself, and comes back by itself. */
export interface StaffLine {
  /** Puts entries into the outbox of this device. One that lies there already is left as it is. */
  send(entries: readonly SignedEntry[]): void
  /** Tells the host up to which rows of the log and of what stands beside it everything is on this device's own disk: of a stand-by. */
  kept(rows: number, beside: number): void
  close(): void
}

/** Who a device is at the host that let it in. */
export interface StaffDevice {
  readonly event: string
  readonly device: string
  readonly role: StaffRole
  /** 64 hexadecimal digits. */
  readonly key: string
}

/** An answer of the host: what was asked for, or why not. */
export type HostAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: VenueRefusal }

export interface VenueWire {
  /** Asks the host something. Rejects where nobody answers, or something that is no host. */
  post(path: string, body: unknown): Promise<HostAnswer>
  /** @param seen the highest epoch that this device has seen */
  openLine(device: StaffDevice, seen: () => number, news: LineNews): StaffLine
}
