/** Who may do what in a venue, as data: the host asks this list, the page shows what it allows, and the table of docs/venue.md is made of it. */
import { FACT_KINDS } from '../tournament/facts/all.ts'
import { mayWrite, ROLES, type Role } from '../tournament/state/roles.ts'

/** Roles that a device of the staff is let in with. */
export const STAFF_ROLES = ['head', 'scorekeeper', 'judge'] as const satisfies readonly Role[]
export type StaffRole = (typeof STAFF_ROLES)[number]

/** What a player's page sends: what they say of the own table, never a result that counts by itself. */
export const PLAYER_FACTS: readonly string[] = ['claim', 'call', 'close-call']

/** Only the host writes these, whoever asks for it: who leads the log, and what was said by players. */
const NOT_BY_DEVICES: readonly string[] = ['host', 'claim']

/** What judges share beside the event. */
export const MATERIAL_KINDS = ['ruling', 'rule-note', 'special-terrain'] as const
export type MaterialKind = (typeof MATERIAL_KINDS)[number]
const SHARERS: readonly StaffRole[] = ['head', 'judge']
/** Who may say that a dispute is settled. */
const SETTLERS: readonly StaffRole[] = ['head', 'scorekeeper', 'judge']

/** `take-back` of the log itself stands beside the kinds of facts. */
const UNDO = { do: 'undo', roles: ['scorekeeper', 'judge'] as readonly Role[] }

export const isStaffRole = (role: string): role is StaffRole => (STAFF_ROLES as readonly string[]).includes(role)

/** Whether a device of the staff may write facts of a kind. What there is no such kind of is refused by name later. */
export function mayWriteFact(role: StaffRole, name: string): boolean {
  if (NOT_BY_DEVICES.includes(name)) return false
  const roles = name === UNDO.do ? UNDO.roles : FACT_KINDS.get(name)?.roles
  return roles === undefined || mayWrite(role, roles)
}

export const mayShare = (role: StaffRole): boolean => SHARERS.includes(role)
export const maySettle = (role: StaffRole): boolean => SETTLERS.includes(role)

/** A name of a document: what it is, and whose or which. */
export interface DocumentName {
  readonly kind: 'outbox' | 'receipts' | 'log' | 'beside'
  readonly of: string
}

const NAME = /^(outbox|receipts|log|beside)\/([a-z0-9.-]{1,40})$/

export function readDocumentName(name: string): DocumentName | null {
  const found = NAME.exec(name)
  return found ? { kind: found[1] as DocumentName['kind'], of: found[2]! } : null
}

export const documentName = ({ kind, of }: DocumentName): string => `${kind}/${of}`

/**
 * What a device may do with a document. One writer each: nothing ever merges. @param generation of the log, as hello tells it
 */
export function documentRight(
  device: { readonly id: string; readonly role: StaffRole },
  name: DocumentName,
  generation: string
): 'write' | 'read' | null {
  if (name.kind === 'outbox') return name.of === device.id ? 'write' : null
  if (name.kind === 'receipts') return name.of === device.id ? 'read' : null
  return name.of === generation ? 'read' : null
}

const cross = (may: boolean): string => (may ? '✓' : '')

/** The table of rights as Markdown, as it stands in docs/venue.md. */
export function rightsTable(): string {
  const kinds = [...FACT_KINDS.values(), UNDO].map(({ do: name }) => name).toSorted()
  const line = (what: string, may: (role: Role) => boolean): string => `| ${what} | ${ROLES.map((role) => cross(may(role))).join(' | ')} |`
  const staff = (may: (role: StaffRole) => boolean) => (role: Role) => isStaffRole(role) && may(role)
  return [
    `| | ${ROLES.join(' | ')} |`,
    `|---|${ROLES.map(() => '---|').join('')}`,
    ...kinds.map((name) =>
      line(`\`${name}\``, (role) => (role === 'player' ? PLAYER_FACTS.includes(name) : isStaffRole(role) && mayWriteFact(role, name)))
    ),
    line('shares rulings, notes, special terrain', staff(mayShare)),
    line('says that a dispute is settled', staff(maySettle)),
    line(
      'reads the log, what is beside it',
      staff(() => true)
    ),
    line('follows as a stand-by', (role) => role === 'head'),
    line('reads the public view', () => true)
  ].join('\n')
}
