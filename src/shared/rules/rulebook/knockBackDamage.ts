/** Knock back: where the path stops and what it costs (KBD). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const knockBackDamageRules: readonly RuleEntry[] = [
  {
    id: 'KBD-01',
    title: 'Map edge',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects'
  },
  {
    id: 'KBD-02',
    title: 'Walls and squares that block movement',
    document: documents.core2012,
    section: 'Knock back damage (page 11)'
  },
  {
    id: 'KBD-03',
    title: 'Diagonal step with both ways closed',
    document: documents.reading,
    section: 'Follows from MOV-09 and ADJ-02'
  },
  {
    id: 'KBD-04',
    title: 'Higher ground',
    document: documents.core2012,
    section: 'Knock back damage (page 11)'
  },
  {
    id: 'KBD-05',
    title: 'Knocked off elevated terrain',
    document: documents.core2012,
    section: 'Knock back off elevated terrain (page 11)'
  },
  {
    id: 'KBD-06',
    title: 'Nowhere to fall',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects'
  },
  {
    id: 'KBD-07',
    title: 'Stopped by a figure',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects (first picture)'
  },
  {
    id: 'KBD-08',
    title: 'Path completed',
    document: documents.knockBackIntro,
    section: 'Knock back damage'
  },
  {
    id: 'KBD-09',
    title: 'Already against the wall',
    document: documents.reading,
    section: 'Follows from KBD-02'
  },
  {
    id: 'KBD-10',
    title: 'Knock-back damage can be reduced',
    document: documents.knockBackIntro,
    section: 'Finishing up'
  },
  {
    id: 'KBD-11',
    title: 'Knock-back damage is no attack',
    document: documents.knockBackIntro,
    section: 'Finishing up'
  },
  {
    id: 'KBD-12',
    title: 'One knock-back damage at most',
    document: documents.knockBackIntro,
    section: 'Knock back damage'
  },
  {
    id: 'KBD-13',
    title: 'Terrain survives',
    document: documents.core2013,
    section: 'Knock back damage'
  },
  {
    id: 'KBD-14',
    title: 'Flight and falling',
    document: documents.knockBackMore,
    section: 'Flight'
  },
  {
    id: 'KBD-15',
    title: 'Combat Reflexes and knock-back damage',
    document: documents.knockBackMore,
    section: 'Combat Reflexes'
  },
  {
    id: 'KBD-16',
    title: 'Powers showing after the attack',
    document: documents.knockBackMore,
    section: 'Combat Reflexes'
  },
  {
    id: 'KBD-17',
    title: 'Who is credited with knock-back damage',
    document: documents.reading,
    section: 'Later official answers, applied to all editions'
  }
]
