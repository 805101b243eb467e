/** What the house rules of Clix Campaign describe. */
import type { System } from './system.ts'

type Entry = Omit<System, 'source'>

const entries: readonly Entry[] = [
  {
    number: 72,
    id: 'campaign-movement',
    name: 'Movement: a move in each turn beside the attack, boot, wing and dolphin',
    heading: 'Movement',
    state: 'works',
    shownBy: ['CCG-01-b@cc', 'CCG-01-c@cc', 'CCG-02-a@cc']
  },
  {
    number: 73,
    id: 'campaign-special-movement',
    name: 'Special movement',
    heading: 'Movement',
    state: 'told',
    lacks: 'Its list is lost: the judge decides, and the ruling says so.',
    shownBy: ['G-CC-special-movement@cc', 'G-CC-special-movement-way@cc']
  },
  {
    number: 74,
    id: 'campaign-ranged-combat',
    name: 'Ranged combat: soaring, hovering, several targets',
    heading: 'Combat: Ranged Combat',
    state: 'works',
    shownBy: ['CCG-09-a@cc', 'CC-C07-b@cc', 'CCG-08-a@cc', 'CCG-18-a@cc']
  },
  {
    number: 75,
    id: 'campaign-objects',
    name: 'Objects as weapons, Telekinesis, knock back',
    heading: 'Combat: Weapons in combat, Other Combat Actions, Knock Back',
    state: 'works',
    shownBy: ['CCG-15-a@cc', 'CCG-16-a@cc', 'CCG-17-a@cc', 'CCG-14-a@cc']
  },
  {
    number: 76,
    id: 'campaign-hypersonic-speed',
    name: 'Hypersonic Speed that attacks as often as it can pay for',
    heading: 'Speed Super Powers: Hypersonic Speed',
    state: 'works',
    shownBy: ['CCG-22-a@cc', 'CCG-22-b@cc', 'CCG-19-j@cc']
  },
  {
    number: 77,
    id: 'campaign-stealth',
    name: 'Stealth, and looking for who hides',
    heading: 'Speed Super Powers: Stealth',
    state: 'works',
    shownBy: ['CC-C12-b@cc', 'CCG-23-a@cc', 'CCG-23-c@cc', 'CCG-21-d@cc']
  },
  {
    number: 78,
    id: 'campaign-charge',
    name: 'Charge over obstacles, with more damage',
    heading: 'Speed Super Powers: Charge',
    state: 'told',
    lacks: 'It is ruled as in 2010, and the ruling says that the text is lost.',
    shownBy: ['G-CC-charge-lost@cc']
  },
  {
    number: 79,
    id: 'campaign-changed-powers',
    name: 'Earthbound, Invulnerability, Probability Control, Shape Change and the other powers that it changes',
    heading: 'Super Powers',
    state: 'works',
    shownBy: ['CCG-24-a@cc', 'CC-C04@cc', 'CCG-26-a@cc', 'CCG-27-a@cc']
  },
  {
    number: 80,
    id: 'campaign-lost-lists',
    name: 'Criticals, KO and kinds of terrain',
    heading: 'Critical Misses and Critical Hits; Defeating Your Enemies; Terrain',
    state: 'told',
    lacks: 'Its lists are lost: a ruling on a critical or a KO says so.',
    shownBy: ['CCG-29-a@cc', 'G-CC-ko@cc']
  },
  {
    number: 81,
    id: 'campaign-energy-explosion',
    name: 'Energy Explosion that nothing obstructs',
    heading: 'Attack Super Powers: Energy Explosion',
    state: 'partly',
    lacks: 'The line goes through; how its damage is divided is not stated and left to the judge.',
    shownBy: ['CCG-28-a@cc', 'CCG-28-d@cc']
  },
  {
    number: 82,
    id: 'campaign-progress',
    name: 'The campaign itself: experience and progress',
    heading: 'Title',
    state: 'told',
    lacks: 'The document has lost it: what a case holds of it is told as not considered.',
    shownBy: ['G-CC-experience@cc']
  }
]

export const clixCampaign: readonly System[] = entries.map((entry) => ({ ...entry, source: 'clix-campaign' }))
