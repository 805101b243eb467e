/** Who may write what into an event. */

export const ROLES = ['head', 'scorekeeper', 'judge', 'player', 'display'] as const
export type Role = (typeof ROLES)[number]

/** Who has written a fact. */
export interface By {
  readonly role: string
  readonly device?: string | undefined
  readonly person?: string | undefined
  /** For a player: who. */
  readonly player?: string | undefined
}

/** Without a word about it the head judge has written a fact. */
export const HEAD: By = { role: 'head' }

export const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role)

/** The head judge may do everything, a display nothing. */
export const mayWrite = (role: string, allowed: readonly Role[]): boolean =>
  role === 'head' || (role !== 'display' && isRole(role) && allowed.includes(role))

export const sameWriter = (a: By, b: By): boolean =>
  a.role === b.role && a.device === b.device && a.person === b.person && a.player === b.player
