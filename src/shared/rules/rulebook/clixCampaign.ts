/** Clix Campaign house rules, where they differ from the normal game (CC). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const clixCampaignRules: readonly RuleEntry[] = [
  ...rulesOf(documents.clixCampaign, [
    ['CC-01', 'One move each turn', 'Movement'],
    ['CC-02', 'Boot, dolphin and wing', 'Movement'],
    ['CC-03', 'Hovering', 'Movement'],
    ['CC-04', 'Soaring', 'Movement'],
    ['CC-05', 'Soaring attacker', 'Combat'],
    ['CC-06', 'Attacking a soaring figure', 'Combat'],
    ['CC-07', 'Soaring figures and adjacency', 'Combat'],
    ['CC-08', 'Hovering figures and ranged combat', 'Combat'],
    ['CC-09', 'Lines of fire to soaring figures', 'Lines of fire'],
    ['CC-10', 'Grounded figures and lines', 'Lines of fire'],
    ['CC-11', 'Stealth and lines', 'Lines of fire'],
    ['CC-12', 'Free actions at any time', 'Actions'],
    ['CC-13', 'Criticals and reducers', 'Toughness; Invulnerability'],
    ['CC-14', 'Knock back', 'Knock back'],
    ['CC-15', 'Objects', 'Objects'],
    ['CC-16', 'Attacking with objects', 'Objects'],
    ['CC-17', 'Telekinesis', 'Telekinesis'],
    ['CC-18', 'Several ranged targets', 'Ranged combat'],
    ['CC-19', 'Hypersonic Speed', 'Hypersonic Speed']
  ]),
  ...rulesOf(documents.reading, [['CC-20', 'Hypersonic Speed with little movement left', 'Clix Campaign: Hypersonic Speed']]),
  ...rulesOf(documents.clixCampaign, [
    ['CC-21', 'Stealth', 'Stealth'],
    ['CC-22', 'Example: Hypersonic Speed against Aquaman', 'Hypersonic Speed'],
    ['CC-23', 'Attentiveness roll', 'Stealth'],
    ['CC-24', 'Earthbound', 'Earthbound'],
    ['CC-25', 'Invulnerability and Toughness', 'Invulnerability; Toughness'],
    ['CC-26', 'Probability Control against Probability Control', 'Probability Control'],
    ['CC-27', 'Shape Change', 'Shape Change'],
    ['CC-28', 'Barrier, Blades, Energy Explosion', 'Powers'],
    ['CC-29', 'What the text has lost', 'Criticals; KO; Terrain']
  ]),
  ...rulesOf(documents.reading, [['CC-30', 'Rounding', 'Clix Campaign: as in the Core Rulebook (GEN-06)']])
]
