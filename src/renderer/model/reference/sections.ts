/** The table of contents of the reference: groups of sections, and which section a row stands in. */
import { MODERN_EDITIONS } from '../../../shared/editions/shippedEditions.ts'
import { DIAL_SLOTS, dialPlaceOf } from '../../../shared/rules/dialColours.ts'

export const GROUPS = [
  {
    id: 'modern',
    sections: ['M-GAME', 'M-MOVE', 'M-LINE', 'M-ATTACK', 'M-KNOCK', 'M-POWER', 'M-SIGN', 'M-TEAM', 'M-PIECE', 'M-EVENT', 'M-OPEN']
  },
  { id: 'game', sections: ['GEN', 'ACT', 'VAL', 'ADJ', 'TER', 'MOV'] },
  { id: 'lines', sections: ['LOF', 'ELV', 'SIZ'] },
  { id: 'attacks', sections: ['ATK', 'DMG', 'KB', 'KBD', 'KBX'] },
  { id: 'powers', sections: [...DIAL_SLOTS, 'ABL', 'IMT', 'TEAM', 'OUT', 'COL', 'CMB'] },
  { id: 'pieces', sections: ['MAP', 'TERRAIN', 'OBJ', 'MUL'] },
  { id: 'around', sections: ['ERR', 'NEW', 'PRB', 'TRN', 'RDG', 'OWN'] },
  { id: 'others', sections: ['CC', 'HS', 'D2'] }
] as const

export type GroupId = (typeof GROUPS)[number]['id']
export type SectionId = (typeof GROUPS)[number]['sections'][number]

export const SECTIONS: readonly SectionId[] = GROUPS.flatMap(({ sections }) => [...sections])

/** Sections of the rows of 2017 and later, by the beginning of their ids. */
const MODERN: Readonly<Record<string, SectionId>> = {
  'MR-CHG': 'M-GAME',
  'MR-ACT': 'M-GAME',
  'MR-VAL': 'M-GAME',
  MTRM: 'M-GAME',
  MB: 'M-GAME',
  'MR-TER': 'M-MOVE',
  'MR-MOV': 'M-MOVE',
  'MR-SIZ': 'M-MOVE',
  'MR-LOF': 'M-LINE',
  'MR-ATK': 'M-ATTACK',
  'MR-DMG': 'M-ATTACK',
  'MR-KB': 'M-KNOCK',
  MPAC: 'M-POWER',
  MSYM: 'M-SIGN',
  MKEY: 'M-SIGN',
  MIMP: 'M-SIGN',
  MTA: 'M-TEAM',
  MTHM: 'M-TEAM',
  'MR-THM': 'M-TEAM',
  'MR-TA': 'M-TEAM',
  MELM: 'M-PIECE',
  'MR-OBJ': 'M-PIECE',
  MTRN: 'M-EVENT',
  'MR-FRC': 'M-EVENT',
  'MR-END': 'M-EVENT',
  O: 'M-OPEN',
  P8: 'M-OPEN',
  D: 'M-OPEN'
}

/** Few rows of one kind stand in a section with their kin. */
const JOINED: Readonly<Record<string, SectionId>> = { COND: 'TEAM', WLD: 'NEW', NAM: 'NEW' }

export const groupOf = (section: SectionId): GroupId =>
  GROUPS.find(({ sections }) => (sections as readonly SectionId[]).includes(section))?.id ?? 'game'

/** The section of a row by its id: standard powers stand by column of the dial, all others by the letters of the id. */
export function sectionOfRule(rule: string): SectionId {
  const place = dialPlaceOf(rule)
  if (place) return place.slot
  const [letters = '', more = ''] = rule.split('-')
  return MODERN[`${letters}-${more}`] ?? MODERN[letters] ?? JOINED[letters] ?? SECTIONS.find((id) => id === letters) ?? 'GEN'
}

/** Whether a section has rows of 2017 and later. */
const isModern = (section: SectionId): boolean => groupOf(section) === 'modern'

/** Sections of rules that hold in one ruleset alone. */
const OWN_RULES: Readonly<Partial<Record<SectionId, string>>> = { CC: 'clix-campaign', HS: 'heroscape-knockback', D2: 'descent-2e' }

/** Whether a section is of house rules, of older or newer rules, or of a game other than the ruleset; while another game is on the table, HeroClix is the other one. */
export function isOfOthers(section: SectionId, ruleset: string): boolean {
  const own = OWN_RULES[section]
  if (own !== undefined) return own !== ruleset
  if (ruleset === OWN_RULES.HS || ruleset === OWN_RULES.D2) return true
  return isModern(section) !== MODERN_EDITIONS.some(({ id }) => id === ruleset)
}
