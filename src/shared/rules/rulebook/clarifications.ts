/** Errata and clarifications of the Player's Guide (ERR). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const clarificationRules: readonly RuleEntry[] = rulesOf(documents.guide02, [
  ['ERR-01', 'Flurry: powers in both attacks', 'Speed powers: Flurry'],
  ['ERR-02', 'Phasing/Teleport: carrying and objects', 'Speed powers: Phasing/Teleport'],
  ['ERR-03', 'Charge and Running Shot: the move', 'Speed powers: Charge; Running Shot'],
  ['ERR-04', 'Mind Control: points and limits', 'Speed powers: Mind Control'],
  ['ERR-05', 'Force Blast targets', 'Speed powers: Force Blast'],
  ['ERR-06', 'Hypersonic Speed: square and defeated target', 'Speed powers: Hypersonic Speed'],
  ['ERR-07', 'Blades/Claws/Fangs against walls', 'Attack powers: Blades/Claws/Fangs'],
  ['ERR-08', 'Energy Explosion: area, bolts and knock back', 'Attack powers: Energy Explosion'],
  ['ERR-09', 'Pulse Wave ignores, it does not counter', 'Attack powers: Pulse Wave'],
  ['ERR-10', 'Quake: targets that drop out', 'Attack powers: Quake'],
  ['ERR-11', 'Steal Energy on the first click', 'Attack powers: Steal Energy'],
  ['ERR-12', 'Telekinesis: details', 'Attack powers: Telekinesis'],
  ['ERR-13', 'Defend: when to decide', 'Defense powers: Defend'],
  ['ERR-14', 'Combat Reflexes: notes withdrawn', 'Defense powers: Combat Reflexes'],
  ['ERR-15', 'Barrier markers', 'Defense powers: Barrier'],
  ['ERR-16', 'Mastermind: source of the damage', 'Defense powers: Mastermind'],
  ['ERR-17', 'Outwit: powers that come and go', 'Damage powers: Outwit'],
  ['ERR-18', 'Leadership rolls', 'Damage powers: Leadership'],
  ['ERR-19', 'Abilities: collected details', 'Abilities: errata and clarifications'],
  ['ERR-20', 'Capture', 'Abilities: Capture']
])
