/** The app's own scheme at the edge: Chromium does not pause requests of a scheme that it does not know. */
const OURS = 'app://linejudge'
const PLAYED = 'https://linejudge.test'

/** An address of the app as Chromium is given it. */
export const toPlayed = (address: string): string => (address.startsWith(`${OURS}/`) ? PLAYED + address.slice(OURS.length) : address)

/** An address of Chromium as the app is told it. */
export const fromPlayed = (address: string): string =>
  address.replace(new RegExp(`^(blob:)?${PLAYED}(?=/|$)`), (_all, blob: string | undefined) => (blob ?? '') + OURS)

export const isPlayed = (address: string): boolean => address === PLAYED || address.startsWith(`${PLAYED}/`)
