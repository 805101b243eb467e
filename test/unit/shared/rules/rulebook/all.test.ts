import { describe, expect, it } from 'vitest'
import { abilityRules } from '../../../../../src/shared/rules/rulebook/abilities.ts'
import { allRules } from '../../../../../src/shared/rules/rulebook/all.ts'
import { ruleSummaries } from '../../../../../src/shared/rules/summaries/all.ts'
import { attackRules } from '../../../../../src/shared/rules/rulebook/attack.ts'
import { clarificationRules } from '../../../../../src/shared/rules/rulebook/clarifications.ts'
import { clixCampaignRules } from '../../../../../src/shared/rules/rulebook/clixCampaign.ts'
import { colossalRules } from '../../../../../src/shared/rules/rulebook/colossal.ts'
import { comboRules } from '../../../../../src/shared/rules/rulebook/combos.ts'
import { damageRules } from '../../../../../src/shared/rules/rulebook/damage.ts'
import { descentRules } from '../../../../../src/shared/rules/rulebook/descent.ts'
import { elevationRules } from '../../../../../src/shared/rules/rulebook/elevation.ts'
import { heroscapeRules } from '../../../../../src/shared/rules/rulebook/heroscape.ts'
import { improvedRules } from '../../../../../src/shared/rules/rulebook/improved.ts'
import { knockBackRules } from '../../../../../src/shared/rules/rulebook/knockBack.ts'
import { knockBackDamageRules } from '../../../../../src/shared/rules/rulebook/knockBackDamage.ts'
import { knockBackSourceRules } from '../../../../../src/shared/rules/rulebook/knockBackSources.ts'
import { lineOfFireRules } from '../../../../../src/shared/rules/rulebook/lineOfFire.ts'
import { movementRules } from '../../../../../src/shared/rules/rulebook/movement.ts'
import { multiBaseRules } from '../../../../../src/shared/rules/rulebook/multiBase.ts'
import { objectRules } from '../../../../../src/shared/rules/rulebook/objects.ts'
import { otherRules } from '../../../../../src/shared/rules/rulebook/other.ts'
import { outwitRules } from '../../../../../src/shared/rules/rulebook/outwit.ts'
import { powerRules } from '../../../../../src/shared/rules/rulebook/powers.ts'
import { probabilityRules } from '../../../../../src/shared/rules/rulebook/probability.ts'
import { readingRules } from '../../../../../src/shared/rules/rulebook/readings.ts'
import { sizeRules } from '../../../../../src/shared/rules/rulebook/size.ts'
import { specialMapRules } from '../../../../../src/shared/rules/rulebook/specialMaps.ts'
import { teamRules } from '../../../../../src/shared/rules/rulebook/teams.ts'
import { terrainRules } from '../../../../../src/shared/rules/rulebook/terrain.ts'
import { timingRules } from '../../../../../src/shared/rules/rulebook/timing.ts'
import { tournamentRules } from '../../../../../src/shared/rules/rulebook/tournament.ts'
import { valueRules } from '../../../../../src/shared/rules/rulebook/values.ts'
import { documents } from '../../../../../src/shared/rules/rulebook/documents.ts'
import type { RuleEntry } from '../../../../../src/shared/rules/vocabulary/ruleset.ts'

/** Every id that a section must have, in its order; `A-01..03` stands for A-01 A-02 A-03. */
const sections: readonly (readonly [name: string, entries: readonly RuleEntry[], ids: string])[] = [
  ['timing', timingRules, 'GEN-01..11 ACT-01..11'],
  ['values', valueRules, 'VAL-01..07'],
  ['terrain', terrainRules, 'ADJ-01..05 TER-01..18'],
  ['movement', movementRules, 'MOV-01..11'],
  ['lineOfFire', lineOfFireRules, 'LOF-01..16'],
  ['elevation', elevationRules, 'ELV-01..09'],
  ['size', sizeRules, 'SIZ-01..12'],
  ['attack', attackRules, 'ATK-01..14'],
  ['damage', damageRules, 'DMG-01..10'],
  ['knockBack', knockBackRules, 'KB-01..14 KB-20..22'],
  ['knockBackDamage', knockBackDamageRules, 'KBD-01..17'],
  ['knockBackSources', knockBackSourceRules, 'KBX-01..17'],
  [
    'specialMaps',
    specialMapRules,
    'MAP-DS1 MAP-DS2 MAP-DS3 MAP-DS4 MAP-DS5 MAP-DS6 MAP-DS7 MAP-DS8 MAP-DS9 MAP-HC1 MAP-HC2 MAP-HC3 MAP-01..32'
  ],
  ['objects', objectRules, 'OBJ-01..07'],
  ['multiBase', multiBaseRules, 'MUL-01..06'],
  [
    'powers',
    powerRules,
    'POW-FL POW-LC POW-PT POW-EN POW-CH POW-MC POW-PL POW-FB POW-SI POW-HS POW-ST POW-RS POW-BC POW-EE POW-PW ' +
      'POW-QK POW-SS2 POW-IN POW-PB POW-SM POW-PS POW-PO POW-SE POW-TK POW-SS POW-TO POW-DE POW-CR POW-ES POW-BA ' +
      'POW-MM POW-WI POW-IV POW-IM POW-RG POW-IU POW-RE POW-BF POW-SU POW-EW POW-EH POW-PC POW-SC POW-CE POW-EM ' +
      'POW-PX POW-OU POW-LE'
  ],
  [
    'abilities',
    abilityRules,
    'ABL-CAP ABL-CARRY ABL-CS ABL-DUO ABL-FLY ABL-GR ABL-GS ABL-IM ABL-IT ABL-IND ABL-MER ABL-MA ABL-MUL ' +
      'ABL-RAM ABL-SHA ABL-SPL ABL-SWI ABL-TIN ABL-GRN ABL-VEH'
  ],
  ['improved', improvedRules, 'IMT-01..08'],
  ['clarifications', clarificationRules, 'ERR-01..20'],
  ['outwit', outwitRules, 'OUT-01..09'],
  ['colossal', colossalRules, 'COL-01..05'],
  ['combos', comboRules, 'CMB-00..17'],
  ['other', otherRules, 'NEW-01..03 WLD-01..02 NAM-01..03'],
  [
    'teams',
    teamRules,
    'TEAM-MYSTICS TEAM-HYPERTIME TEAM-BATMAN-ALLY TEAM-SUPERMAN-ALLY TEAM-POWER-COSMIC TEAM-ACTIONS TEAM-SKRULL ' +
      'TEAM-POLICE TEAM-SHIELD TEAM-DEFENDERS TEAM-BATMAN-ENEMY ' +
      'TEAM-XMEN TEAM-FANTASTIC-FOUR TEAM-GLC TEAM-OUTSIDERS TEAM-SUICIDE TEAM-WATCHMEN TEAM-SERPENT TEAM-CRIME-SYNDICATE ' +
      'TEAM-UNDERWORLD TEAM-SUPERMAN-ENEMY-02 TEAM-SUPERMAN-ENEMY-12 TEAM-INJUSTICE TEAM-ULTIMATE-XMEN TEAM-2000AD TEAM-FOUNDERS ' +
      'TEAM-STREET TEAM-COG TEAM-MORLOCKS TEAM-ASSASSINS TEAM-VOX TEAM-TEMPLARS COND-ARMOR-WARS'
  ],
  ['probability', probabilityRules, 'PRB-01..06'],
  ['tournament', tournamentRules, 'TRN-01..11'],
  [
    'readings',
    readingRules,
    'RDG-STEALTH RDG-HIGHER RDG-WATER RDG-FIELD RDG-ROOF RDG-ENERGY RDG-TOKENS RDG-AWAY RDG-FLANK RDG-CORNER RDG-ABOVE RDG-PULSE RDG-REPLACE RDG-NAMES RDG-AREA RDG-BESIDES RDG-PILOT RDG-SPLASH RDG-CAPTIVE RDG-LIGHT RDG-SYMBOL RDG-THIRD RDG-BASE RDG-RIM RDG-UNMOVED RDG-HELD RDG-FROM'
  ],
  ['clixCampaign', clixCampaignRules, 'CC-01..30'],
  ['heroscape', heroscapeRules, 'HS-01..13 HS-EX1 HS-EX2 HS-EX3 HS-EX4'],
  ['descent', descentRules, 'D2-01..10']
]

/** What no document settles: the entry has to say so to the judge. */
const settledByUs = [
  'GEN-03',
  'ADJ-02',
  'LOF-06',
  'ELV-02',
  'KB-12',
  'KB-13',
  'KB-22',
  'KBD-03',
  'KBD-17',
  'KBX-10',
  'MAP-DS3',
  'MAP-DS5',
  'MAP-DS8',
  'TRN-10',
  'RDG-STEALTH',
  'RDG-HIGHER',
  'RDG-WATER',
  'RDG-FIELD',
  'RDG-ROOF',
  'RDG-ENERGY',
  'RDG-TOKENS',
  'RDG-AWAY',
  'RDG-FLANK',
  'RDG-CORNER',
  'RDG-ABOVE',
  'RDG-PULSE',
  'RDG-REPLACE',
  'RDG-NAMES',
  'RDG-AREA',
  'RDG-BESIDES',
  'RDG-PILOT',
  'RDG-SPLASH',
  'RDG-CAPTIVE',
  'RDG-LIGHT',
  'RDG-SYMBOL',
  'RDG-THIRD',
  'RDG-BASE',
  'RDG-RIM',
  'RDG-UNMOVED',
  'RDG-HELD',
  'RDG-FROM',
  'CC-20',
  'CC-30',
  'HS-05',
  'D2-06',
  'D2-08'
]
const OURS = "(Linejudge's reading: no document settles it.)"

function idsOf(compact: string): string[] {
  return compact.split(' ').flatMap((word) => {
    const run = /^(.+-)(\d\d)\.\.(\d\d)$/.exec(word)
    if (!run) return [word]
    const [, prefix = '', first, last] = run
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, index) => prefix + String(Number(first) + index).padStart(2, '0'))
  })
}

describe('the rule entries', () => {
  it('are all in the one list, in the order of the sections', () => {
    expect(allRules).toEqual(sections.flatMap(([, entries]) => entries))
  })

  it.each(sections)('has every rule of %s, in order', (_name, entries, ids) => {
    expect(entries.map((entry) => entry.id)).toEqual(idsOf(ids))
  })

  it('uses every id once', () => {
    const ids = allRules.map((entry) => entry.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('cites only books of the table, and a place in them', () => {
    const titles = new Set<string>(Object.values(documents))
    const bad = allRules.filter((entry) => !titles.has(entry.document) || entry.section.trim() === '')
    expect(bad.map((entry) => entry.id)).toEqual([])
  })

  it('says every rule once, in the order of the rows, and nothing that is no rule', () => {
    expect(Object.keys(ruleSummaries)).toEqual(allRules.map(({ id }) => id))
  })

  it('says each rule in 20 to 400 characters that can be read out', () => {
    const bad = Object.entries(ruleSummaries).filter(
      ([, summary]) => summary.length < 20 || summary.length > 400 || !/[.)]$/.test(summary) || / {2}/.test(summary)
    )
    expect(bad.map(([id]) => id)).toEqual([])
  })

  it('has short titles to search for, no two alike within a section', () => {
    const bad = allRules.filter(({ title }) => title.length < 3 || title.length > 70 || title.endsWith('.'))
    expect(bad.map((entry) => entry.id)).toEqual([])
    for (const [name, entries] of sections) {
      const titles = entries.map((entry) => entry.title)
      expect(new Set(titles).size, name).toBe(titles.length)
    }
  })

  it('owns up to what no document settles, and to nothing else', () => {
    const owned = Object.entries(ruleSummaries).filter(([, summary]) => summary.includes("Linejudge's reading"))
    expect(owned.filter(([, summary]) => !summary.endsWith(OURS))).toEqual([])
    expect(owned.map(([id]) => id).sort()).toEqual([...settledByUs].sort())
  })
})
