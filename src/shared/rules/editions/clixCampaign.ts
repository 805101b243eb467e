/**
 * Clix Campaign, chapter III of the house rules of September 2009, as a difference from 2010: what lost text does not
 * say falls back to it (Q13). Known gap: hovering and soaring, hidden figures and separate rolls for several targets
 * are not modelled; the case check refuses the questions that need them (`cases/gaps.ts`).
 */
import type { Edition } from '../patch.ts'
import { heroclix2010 } from './heroclix2010.ts'

export const clixCampaign: Edition = {
  id: 'clix-campaign',
  name: 'Clix Campaign',
  parent: heroclix2010,
  params: {
    // KB-13, CC-14: the attacker picks a straight line that leads away.
    knockBack: { direction: 'attackers-line' },
    // CC-18.
    attack: { severalTargets: 'roll-each-full' },
    // CC-13: Toughness and Invulnerability do not touch what a critical hit adds.
    damage: { criticalIsReduced: false }
  },
  effects: {
    // CC-25.
    invulnerability: {
      summary: 'Damage dealt to it is 3 less, but not what a critical hit adds.',
      clauses: [{ phase: 'damage', rule: 'CC-25', does: 'reduce', by: 3 }]
    },
    'earthbound-neutralized': { clauses: [{ phase: 'possess', rule: 'CC-24', standardSymbols: true, keeps: [] }] }
  }
}
