/**
 * Play before the Blackest Night starter (P10), as a difference from 2010.
 */
import type { Edition } from './patch.ts'
import { shield } from '../effects/teams/shield.ts'
import { documents } from '../rulebook/documents.ts'
import { heroclix2010 } from './heroclix2010.ts'

export const heroclixJan2010: Edition = {
  id: 'heroclix-jan-2010',
  name: 'HeroClix January 2010',
  parent: heroclix2010,
  rules: {
    // The older way was another one, and stands in no document that we have.
    'KB-11': { document: documents.reading, section: 'Knock back off the straight lines, before May 2010' },
    // TRN-11: an article of January 2010 is all that there is.
    'TRN-11': { document: documents.outwitSpotlight, section: 'As a free action' }
  },
  params: {
    // VAL-03: an earlier modifier is lost to a later replacement.
    // MOV-09: for movement the stricter way around a corner.
    movement: { cornerIsStricter: true },
    values: { order: 'moment' },
    // TER-17: a line to each side, neither of which has to cross the wall.
    targeting: { wallDestruction: 'line-to-both-sides' },
    // ACT-06 is new in May 2010.
    tokens: { beyondTwo: 'nothing' },
    // KBD-06: hanging on to a rim costs 1.
    knockBack: { hangingOnDamage: 1 },
    // NEW-02, NEW-03, TER-18 are new in May 2010.
    force: { alternateByKeyword: false, namedOnly: false, areasGrow: false }
  },
  effects: {
    // TRN-11: a free action is an action in this regard; what else the use costs is not stated.
    'themed-team': {
      summary:
        'A force with a keyword in common: one of its figures that has been given no action in this turn, not even a free one, uses Probability Control.',
      clauses: [{ phase: 'use', rule: 'TRN-11', does: 'team-reroll', barredBy: 'action' }]
    },
    // TEAM-SHIELD: an article of then says that an action is given in the middle of another; the text itself is not at hand.
    shield: {
      summary:
        'Adjacent friends have 1 more range; given a power action, also in the middle of theirs, it adds 1 to the damage of the ranged attack of one of them while that one is adjacent. Its text of then is not at hand.',
      clauses: [
        ...shield.clauses,
        {
          phase: 'judge',
          rule: 'TEAM-SHIELD',
          text: 'What S.H.I.E.L.D. said in January 2010 is not at hand: it is played as later, and whether the attack of its friend was given in the middle of its own action, without one of the turn, the judge may know.',
          touches: ['turn']
        }
      ]
    }
  }
}
