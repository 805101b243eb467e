/** Attacks, targets and dice (ATK). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const attackRules: readonly RuleEntry[] = [
  {
    id: 'ATK-01',
    title: 'The attack roll',
    document: documents.core2013,
    section: 'The attack roll'
  },
  {
    id: 'ATK-02',
    title: 'Close combat attacks',
    document: documents.core2013,
    section: 'Combat actions'
  },
  {
    id: 'ATK-03',
    title: 'Ranged combat attacks',
    document: documents.core2013,
    section: 'Ranged combat'
  },
  {
    id: 'ATK-04',
    title: 'Whom you may target',
    document: documents.core2013,
    section: 'Combat actions'
  },
  {
    id: 'ATK-05',
    title: 'Doubles',
    document: documents.core2013,
    section: 'Glossary: Doubles'
  },
  {
    id: 'ATK-06',
    title: 'Critical hit',
    document: documents.core2013,
    section: 'Rolling 2 and 12'
  },
  {
    id: 'ATK-07',
    title: 'Critical miss',
    document: documents.core2013,
    section: 'Rolling 2 and 12'
  },
  {
    id: 'ATK-08',
    title: 'Order of one attack',
    document: documents.core2012,
    section: 'Combat attack rules; heroclix.com: Defense, Defense, Defense'
  },
  {
    id: 'ATK-09',
    title: 'Successful roll and hit',
    document: documents.core2013,
    section: 'Glossary: Successful attack roll'
  },
  {
    id: 'ATK-10',
    title: 'Several ranged targets',
    document: documents.core2013,
    section: 'Multiple ranged combat targets'
  },
  {
    id: 'ATK-11',
    title: 'Area of effect',
    document: documents.core2013,
    section: 'Glossary: Area of effect'
  },
  {
    id: 'ATK-12',
    title: 'Attacks that deal no damage',
    document: documents.core2012,
    section: 'No damage'
  },
  {
    id: 'ATK-13',
    title: 'Damage Depletion Modifier',
    document: documents.core2013,
    section: 'Damage Depletion Modifier'
  },
  {
    id: 'ATK-14',
    title: 'Shape Change and Super Senses',
    document: documents.pac2013,
    section: 'Shape Change; Super Senses'
  }
]
