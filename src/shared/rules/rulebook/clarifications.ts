/** Errata and clarifications of the Player's Guide (ERR). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const clarificationRules: readonly RuleEntry[] = [
  {
    id: 'ERR-01',
    title: 'Flurry: powers in both attacks',
    document: documents.guide02,
    section: 'Speed powers: Flurry'
  },
  {
    id: 'ERR-02',
    title: 'Phasing/Teleport: carrying and objects',
    document: documents.guide02,
    section: 'Speed powers: Phasing/Teleport'
  },
  {
    id: 'ERR-03',
    title: 'Charge and Running Shot: the move',
    document: documents.guide02,
    section: 'Speed powers: Charge; Running Shot'
  },
  {
    id: 'ERR-04',
    title: 'Mind Control: points and limits',
    document: documents.guide02,
    section: 'Speed powers: Mind Control'
  },
  {
    id: 'ERR-05',
    title: 'Force Blast targets',
    document: documents.guide02,
    section: 'Speed powers: Force Blast'
  },
  {
    id: 'ERR-06',
    title: 'Hypersonic Speed: square and defeated target',
    document: documents.guide02,
    section: 'Speed powers: Hypersonic Speed'
  },
  {
    id: 'ERR-07',
    title: 'Blades/Claws/Fangs against walls',
    document: documents.guide02,
    section: 'Attack powers: Blades/Claws/Fangs'
  },
  {
    id: 'ERR-08',
    title: 'Energy Explosion: area, bolts and knock back',
    document: documents.guide02,
    section: 'Attack powers: Energy Explosion'
  },
  {
    id: 'ERR-09',
    title: 'Pulse Wave ignores, it does not counter',
    document: documents.guide02,
    section: 'Attack powers: Pulse Wave'
  },
  {
    id: 'ERR-10',
    title: 'Quake: targets that drop out',
    document: documents.guide02,
    section: 'Attack powers: Quake'
  },
  {
    id: 'ERR-11',
    title: 'Steal Energy on the first click',
    document: documents.guide02,
    section: 'Attack powers: Steal Energy'
  },
  {
    id: 'ERR-12',
    title: 'Telekinesis: details',
    document: documents.guide02,
    section: 'Attack powers: Telekinesis'
  },
  {
    id: 'ERR-13',
    title: 'Defend: when to decide',
    document: documents.guide02,
    section: 'Defense powers: Defend'
  },
  {
    id: 'ERR-14',
    title: 'Combat Reflexes: notes withdrawn',
    document: documents.guide02,
    section: 'Defense powers: Combat Reflexes'
  },
  {
    id: 'ERR-15',
    title: 'Barrier markers',
    document: documents.guide02,
    section: 'Defense powers: Barrier'
  },
  {
    id: 'ERR-16',
    title: 'Mastermind: source of the damage',
    document: documents.guide02,
    section: 'Defense powers: Mastermind'
  },
  {
    id: 'ERR-17',
    title: 'Outwit: powers that come and go',
    document: documents.guide02,
    section: 'Damage powers: Outwit'
  },
  {
    id: 'ERR-18',
    title: 'Leadership rolls',
    document: documents.guide02,
    section: 'Damage powers: Leadership'
  },
  {
    id: 'ERR-19',
    title: 'Abilities: collected details',
    document: documents.guide02,
    section: 'Abilities: errata and clarifications'
  },
  {
    id: 'ERR-20',
    title: 'Capture',
    document: documents.guide02,
    section: 'Abilities: Capture'
  }
]
