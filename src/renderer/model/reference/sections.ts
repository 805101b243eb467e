/** The table of contents of the reference: groups of sections, and which section a row stands in. */
import { DIAL_SLOTS, dialPlaceOf } from '../../../shared/rules/dialColours.ts'

export const GROUPS = [
  { id: 'game', sections: ['GEN', 'ACT', 'VAL', 'ADJ', 'TER', 'MOV'] },
  { id: 'lines', sections: ['LOF', 'ELV', 'SIZ'] },
  { id: 'attacks', sections: ['ATK', 'DMG', 'KB', 'KBD', 'KBX'] },
  { id: 'powers', sections: [...DIAL_SLOTS, 'ABL', 'IMT', 'TEAM', 'OUT', 'COL', 'CMB'] },
  { id: 'pieces', sections: ['MAP', 'TERRAIN', 'OBJ', 'MUL'] },
  { id: 'around', sections: ['ERR', 'NEW', 'PRB', 'TRN', 'RDG'] },
  { id: 'others', sections: ['CC', 'HS', 'D2'] }
] as const

export type GroupId = (typeof GROUPS)[number]['id']
export type SectionId = (typeof GROUPS)[number]['sections'][number]

export const SECTIONS: readonly SectionId[] = GROUPS.flatMap(({ sections }) => [...sections])

/** Few rows of one kind stand in a section with their kin. */
const JOINED: Readonly<Record<string, SectionId>> = { COND: 'TEAM', WLD: 'NEW', NAM: 'NEW' }

export const groupOf = (section: SectionId): GroupId =>
  GROUPS.find(({ sections }) => (sections as readonly SectionId[]).includes(section))?.id ?? 'game'

/** The section of a row by its id: standard powers stand by column of the dial, all others by the letters of the id. */
export function sectionOfRule(rule: string): SectionId {
  const place = dialPlaceOf(rule)
  if (place) return place.slot
  const letters = rule.split('-')[0] ?? ''
  return JOINED[letters] ?? SECTIONS.find((id) => id === letters) ?? 'GEN'
}

/** Sections of rules that hold in one ruleset alone. */
const OWN_RULES: Readonly<Partial<Record<SectionId, string>>> = { CC: 'clix-campaign', HS: 'heroscape-knockback', D2: 'descent-2e' }

/** Whether a section is of house rules or of a game other than the ruleset; while another game is on the table, HeroClix is the other one. */
export function isOfOthers(section: SectionId, ruleset: string): boolean {
  const own = OWN_RULES[section]
  if (own !== undefined) return own !== ruleset
  return ruleset === OWN_RULES.HS || ruleset === OWN_RULES.D2
}
