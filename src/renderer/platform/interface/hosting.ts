/** Hosting an event on this device, as the desktop app can: another process does it, and this is what the page may ask of it. */
import type { StartTrouble } from '../../../shared/shell/hosting.ts'
import type { OrganiserAsk, OrganiserNews, EventToFollow, EventToHost, LogRow } from '../../../shared/venue/organiser.ts'

export type { StartTrouble } from '../../../shared/shell/hosting.ts'

export interface HostPlaces {
  /** Addresses of this machine, those of its networks first; `name` is that of the network card. */
  readonly addresses: readonly { readonly address: string; readonly name: string }[]
  /** The event that is hosted just now. */
  readonly running: string | null
  /** What was hosted when the app ended without being told to stop it. */
  readonly left: { readonly event: string; readonly address: string; readonly port: number; readonly follows?: boolean | undefined } | null
}

export type Begun =
  | { readonly ok: true; readonly origin: string; readonly aside: string | null }
  | { readonly ok: false; readonly trouble: StartTrouble; readonly said: string }

export type Looked =
  | { readonly ok: true; readonly event: { readonly id: string; readonly name: string } }
  | { readonly ok: false; readonly trouble: StartTrouble; readonly said: string }

/** Each rejects with a sentence fit to show where the shell itself fails. */
export interface Hosting {
  places(): Promise<HostPlaces>
  /** @param port 0: any free one */
  start(event: EventToHost, address: string, port: number): Promise<Begun>
  /** Which event the host of another computer has. */
  look(origin: string): Promise<Looked>
  /**
   * Becomes the stand-by of another host: resolves when a person there has let this one in.
   * @param event the id of its event @param address of this computer, where it would be found as the host
   */
  follow(event: string, what: EventToFollow, address: string, port: number): Promise<Begun>
  /** Asks the host something; what it answers is checked by who asks. */
  ask(ask: OrganiserAsk): Promise<unknown>
  /** Rows that the host has written after this one, read without hosting. */
  missed(event: string, after: number): Promise<readonly LogRow[]>
  /** @param taken the page has all that the host has written */
  end(taken: boolean): Promise<void>
  /** Returns the unsubscribe. */
  onNews(listener: (news: OrganiserNews) => void): () => void
}
