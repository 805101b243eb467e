/** The part of a slip's address behind the `#`, and the state that the page of a player takes along to another host there. */

/** A report that is sent and not answered yet: it is sent again under the same number, so that it counts once. */
export interface Waiting {
  readonly page: string
  readonly n: number
  readonly fact: { readonly do: string; readonly [field: string]: unknown }
}

/** A result that is being typed. */
export interface Draft {
  readonly won: boolean | null
  readonly mine: string
  readonly theirs: string
}

/** The state that comes along from the page of the host before. */
export interface Brought {
  readonly waits: Waiting | null
  readonly draft: Draft | null
}

export interface Slip {
  readonly player: string
  readonly token: string
  readonly brought: Brought
}

const NOTHING: Brought = { waits: null, draft: null }

/** The player and the token of a slip, or `null` if the text is not of that form: it may have been typed, or cut. */
export function slipIn(hash: string): Slip | null {
  const found = /^#(.{1,600})\.([0-9a-f]{32})(?:~(.{1,3000}))?$/.exec(hash)
  if (!found) return null
  try {
    return { player: decodeURIComponent(found[1]!), token: found[2]!, brought: found[3] === undefined ? NOTHING : broughtIn(found[3]) }
  } catch {
    return null
  }
}

/** The same as part of an address. @param brought left out: the slip as it is printed */
export const slipHash = ({ player, token }: Pick<Slip, 'player' | 'token'>, brought: Brought = NOTHING): string => {
  const bare = `#${encodeURIComponent(player)}.${token}`
  return brought.waits === null && brought.draft === null ? bare : `${bare}~${encodeURIComponent(JSON.stringify(brought))}`
}

/** Its readable part; the host checks everything that is sent. */
function broughtIn(text: string): Brought {
  try {
    const { waits, draft } = JSON.parse(decodeURIComponent(text)) as Partial<Brought>
    return { waits: isWaiting(waits) ? waits : null, draft: isDraft(draft) ? draft : null }
  } catch {
    return NOTHING
  }
}

const isWaiting = (one: Waiting | null | undefined): one is Waiting =>
  typeof one === 'object' &&
  one !== null &&
  /^[a-z0-9-]{1,40}$/.test(String(one.page)) &&
  Number.isSafeInteger(one.n) &&
  one.n > 0 &&
  typeof one.fact?.do === 'string'

const isDraft = (one: Draft | null | undefined): one is Draft =>
  typeof one === 'object' &&
  one !== null &&
  (one.won === null || typeof one.won === 'boolean') &&
  typeof one.mine === 'string' &&
  typeof one.theirs === 'string'
