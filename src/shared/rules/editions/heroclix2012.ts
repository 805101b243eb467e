/**
 * The 2012 Core Rulebook and its Powers and Abilities Card: the edition that the foundation is written for, and
 * the parent of all others. What came with the 2013 card is taken out.
 */
import type { Edition } from './patch.ts'

export const heroclix2012: Edition = {
  id: 'heroclix-2012',
  name: 'HeroClix 2012',
  parent: null,
  // ABL-CAP: whoever is a friend of a captive.
  everyone: ['rescue', 'board'],
  effects: {
    sidestep: null,
    'precision-strike': null,
    invincible: null,
    empower: null,
    // Clix Campaign's own.
    'armor-piercing': null,
    attentiveness: null,
    'special-movement': null,
    'cancel-reroll': null,
    hovering: null,
    soaring: null
  }
}
