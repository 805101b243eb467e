/** Under which names a host is asked for: browsers leave a port out that is usual for the scheme. */

/** The port that an address of a scheme has if it names none. */
export const USUAL = { http: 80, https: 443 } as const
export type Scheme = keyof typeof USUAL

/** An address or a name as it is written in an address of the web. */
export const written = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** Whether what a client has written as `Host` is one of these names at this port. */
export function isOwnName(host: string | undefined, names: readonly string[], port: number, scheme: Scheme): boolean {
  const asked = host?.toLowerCase()
  return names.some((name) => {
    const own = written(name).toLowerCase()
    return asked === `${own}:${port}` || (port === USUAL[scheme] && asked === own)
  })
}

/** Whether an `Origin` is the page of the same place as `Host`, with or without the usual port. */
export function isSameOrigin(origin: string, host: string | undefined, scheme: Scheme): boolean {
  const same = `${scheme}://${host}`
  return URL.canParse(origin) && URL.canParse(same) && new URL(origin).origin === new URL(same).origin
}
