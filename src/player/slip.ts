/** What a slip has behind the `#` of its address. */

export interface Slip {
  readonly player: string
  readonly token: string
}

/** The player and the token of a slip, or `null` if the text is not of that form: it may have been typed, or cut. */
export function slipIn(hash: string): Slip | null {
  const found = /^#(.{1,600})\.([0-9a-f]{32})$/.exec(hash)
  if (!found) return null
  try {
    return { player: decodeURIComponent(found[1]!), token: found[2]! }
  } catch {
    return null
  }
}
