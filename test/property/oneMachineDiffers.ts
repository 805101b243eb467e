/**
 * Where a golden question and the same thing played as an event differ today: what the question says, what the event says, and the cases.
 * "One machine" makes them one; until then each is known by name, and the list may only become shorter.
 */
import type { Compared } from './oneMachine.ts'

export const ATTACKS_DIFFER: Compared['differ'] = {
  // The question knows plain attacks by other words (`close-combat`), and an event does not.
  'allowed | GEN-09 means.unknown': [
    'G-ACT-plain-close-combat@2013',
    'G-ACT-plain-ranged-combat@2013',
    'G-ACT-plain-close-attack@2013',
    'G-ACT-plain-ranged-attack@2013',
    'G-ACT-plain-attack@2013'
  ],
  // The same row in other words.
  'DMG-07 target.gone | DMG-07 time.figure-gone': [
    'G-BES-acting-defeated@2012',
    'G-GONE-strikes@jan-2010',
    'G-GONE-strikes@2010',
    'G-GONE-strikes@2012',
    'G-GONE-strikes@2013',
    'G-GONE-strikes@cc'
  ],
  // An attack asked alone is taken to have passed its target.
  'allowed | ABL-RAM attack.not-passed': [
    'G-GAP-A-ram-with-object@2012',
    'G-GAP-A-ram-with-object@2013',
    'G-R-ram@2013',
    'G-WT-ram-asked@2012',
    'G-WT-ram-asked@2013'
  ],
  // A power that joins an attack is named as its action.
  'allowed | ACT-10 time.not-an-action': [
    'G-GAP-A-blades-up@2010',
    'G-GAP-A-blades-up@2012',
    'G-GAP-A-blades-up@2013',
    'G-GAP-A-plasma-later@2012',
    'G-GAP-A-smoke-all-the-same@2012',
    'G-GREN-frag-as-action@jan-2010',
    'G-GREN-frag-as-action@2010',
    'G-GREN-frag-as-action@2012',
    'G-GREN-frag-as-action@2013',
    'G-GREN-frag-as-action@cc'
  ],
  // Multiattack is named twice, as the action and as a power in it.
  'allowed | ABL-MUL means.not-inside': [
    'G-GAP-A-multi-named-twice@2010',
    'G-GAP-A-multi-named-twice@2012',
    'G-GAP-A-multi-named-twice@2013'
  ],
  // The same row in other words.
  'ACT-10 means.needs-combat-action | ACT-10 time.not-an-action': [
    'G-GAP-A-grenade-and-explosion@2010',
    'G-GAP-A-grenade-and-explosion@2012'
  ],
  // A special power that the rules do not describe is named as the action.
  'after: click, damage, tokens': ['G-GAP-A-unknown-as-action@2010', 'G-GAP-A-unknown-as-action@2012', 'G-GAP-A-unknown-as-action@2013'],
  // An attack asked alone leaves no marker.
  'allowed | TER-07 use.marker-not-clear': ['G-HQ-grenade-into-blocking@2013']
}

export const MOVES_DIFFER: Compared['differ'] = {
  // A move that the event counts at another speed: the action names no power.
  'legal | MOV-01 move.too-far': ['CC-C13-c@cc'],
  // The question leaves Hypertime open, and the event is given the roll.
  'TEAM-HYPERTIME move.guarded | legal': [
    'G-ASK-hypertime-2@2010',
    'G-ASK-hypertime-2@2012',
    'G-ASK-hypertime-2@2013',
    'G-ASK-kingdom-come-2@2010',
    'G-ASK-kingdom-come-2@2012',
    'G-ASK-kingdom-come-2@2013',
    'V-TEAM-hypertime-a@P10',
    'V-TEAM-hypertime-a@2010',
    'V-TEAM-hypertime-a@2012',
    'V-TEAM-hypertime-a@2013',
    'V-TEAM-kingdom-come-a@P10',
    'V-TEAM-kingdom-come-a@2010',
    'V-TEAM-kingdom-come-a@2012',
    'V-TEAM-kingdom-come-a@2013',
    'G-2R-12-other@2012',
    'G-2R-12-other@2013'
  ],
  // The question reports what the power loses, and the event does not ask.
  'CC-01 move.special-lost | legal': ['G-CC-special-movement-way@cc'],
  // The question keeps squares for the attack that follows (`attackAfter`), and the event has none.
  'MOV-01 move.too-far | legal': ['CCG-15-b@cc', 'G-GAP-picks-up-to-strike@cc'],
  // The same row in other words.
  'ACT-10 move.none-in-it | ACT-10 time.no-move': ['V-POW-FL-a@P10', 'V-POW-FL-a@2010', 'V-POW-FL-a@2012', 'V-POW-FL-a@2013'],
  // A special power that the rules do not describe may be moved with.
  'GEN-09 means.unknown | legal': ['V-POW-SI-h@P10', 'V-POW-SI-h@2010', 'V-POW-SI-h@2012'],
  // The same row in other words.
  'DMG-07 target.gone | DMG-07 time.figure-gone': ['V-MOV-01-g@2012', 'V-MOV-01-g@2013'],
  // Only the question knows that an attack is to follow.
  'OBJ-04 attack-after.not-in-close | legal': ['G-OW-charge-lightest@2013'],
  // Only the question knows that an attack is to follow.
  'ACT-01 attack-after.no-attack | legal': ['V-OBJ-04-n@P10', 'V-OBJ-04-n@2010', 'V-OBJ-04-n@2012', 'V-OBJ-04-n@2013'],
  // Only the question knows that an attack is to follow.
  'OBJ-04 attack-after.nothing | legal': ['V-OBJ-04-o@P10', 'V-OBJ-04-o@2010', 'V-OBJ-04-o@2012', 'V-OBJ-04-o@2013'],
  // Only the question knows that an attack is to follow.
  'OBJ-05 ranged.too-heavy | legal': ['V-OBJ-05-m@P10', 'V-OBJ-05-m@2010', 'V-OBJ-05-m@2012', 'V-OBJ-05-m@2013']
}

export const REACH_DIFFERS: Compared['differ'] = {
  // The question leaves Hypertime open, and the event is given the roll.
  'not reached | legal': [
    'V-TEAM-hypertime-f@P10',
    'V-TEAM-hypertime-f@2010',
    'V-TEAM-hypertime-f@2012',
    'V-TEAM-hypertime-f@2013',
    'V-TEAM-kingdom-come-f@P10',
    'V-TEAM-kingdom-come-f@2010',
    'V-TEAM-kingdom-come-f@2012',
    'V-TEAM-kingdom-come-f@2013'
  ]
}
