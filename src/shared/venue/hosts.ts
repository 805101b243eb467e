/** The addresses of the hosts of an event: the one that leads it and its stand-bys. One list for pages, devices and the policy of pages. */

/** Path of what a host, or a stand-by, says of who leads the event. Pages that another host of the event gave out may read it, too. */
export const WHERE_PLACE = '/host.json'

const MOST_HOSTS = 10

/** The host that leads the event, as a host or a stand-by reports it. */
export interface Where {
  /** The id of the event, and its name. */
  readonly event: string
  readonly name: string
  readonly epoch: number
  /** The address of the host that leads the event; `null`: it is not heard just now. */
  readonly host: string | null
  /** Every known address of a host or a stand-by, the leading one first. */
  readonly hosts: readonly string[]
}

/** An address without path, in the form in which browsers write it; `null`: it is none, or has letters that do not belong into a header. */
export function asOrigin(address: string): string | null {
  const origin = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : ''
  return /^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin) ? origin : null
}

/** Every address once, the leading host first. @param others stand-bys, and hosts that led the event before */
export function hostsOf(leader: string | null, others: readonly (string | null | undefined)[]): readonly string[] {
  const known = [leader, ...others].flatMap((one) => (typeof one === 'string' ? (asOrigin(one) ?? []) : []))
  return [...new Set(known)].slice(0, MOST_HOSTS)
}

/** Reads an answer of `WHERE_PLACE`; `null`: it is of another form. */
export function readWhere(json: unknown): Where | null {
  if (typeof json !== 'object' || json === null) return null
  const { event, name, epoch, host, hosts } = json as Partial<Record<keyof Where, unknown>>
  if (typeof event !== 'string' || typeof name !== 'string' || typeof epoch !== 'number' || !Array.isArray(hosts)) return null
  const leader = typeof host === 'string' ? asOrigin(host) : null
  return {
    event,
    name,
    epoch,
    host: leader,
    hosts: hostsOf(
      leader,
      hosts.map((one) => (typeof one === 'string' ? one : null))
    )
  }
}

/**
 * Where a page of the event goes: to the address that says of itself that it leads the event, at the highest epoch. `null`: it stays.
 * @param own the address that the page came from @param answers by the address that was asked @param seen the highest epoch that is known
 */
export function whereToGo(own: string, event: string, seen: number, answers: ReadonlyMap<string, Where>): string | null {
  const known = [...answers].filter(([, where]) => where.event === event)
  const highest = known.reduce((most, [, { epoch }]) => Math.max(most, epoch), seen)
  const [leader] = known.find(([asked, where]) => where.host === asked && where.epoch === highest) ?? []
  return leader === undefined || leader === own ? null : leader
}
