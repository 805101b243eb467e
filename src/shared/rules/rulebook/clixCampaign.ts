/** Clix Campaign house rules, where they differ from the normal game (CC). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const clixCampaignRules: readonly RuleEntry[] = [
  {
    id: 'CC-01',
    title: 'One move each turn',
    document: documents.clixCampaign,
    section: 'Movement'
  },
  {
    id: 'CC-02',
    title: 'Boot, dolphin and wing',
    document: documents.clixCampaign,
    section: 'Movement'
  },
  {
    id: 'CC-03',
    title: 'Hovering',
    document: documents.clixCampaign,
    section: 'Movement'
  },
  {
    id: 'CC-04',
    title: 'Soaring',
    document: documents.clixCampaign,
    section: 'Movement'
  },
  {
    id: 'CC-05',
    title: 'Soaring attacker',
    document: documents.clixCampaign,
    section: 'Combat'
  },
  {
    id: 'CC-06',
    title: 'Attacking a soaring figure',
    document: documents.clixCampaign,
    section: 'Combat'
  },
  {
    id: 'CC-07',
    title: 'Soaring figures and adjacency',
    document: documents.clixCampaign,
    section: 'Combat'
  },
  {
    id: 'CC-08',
    title: 'Hovering figures and ranged combat',
    document: documents.clixCampaign,
    section: 'Combat'
  },
  {
    id: 'CC-09',
    title: 'Lines of fire to soaring figures',
    document: documents.clixCampaign,
    section: 'Lines of fire'
  },
  {
    id: 'CC-10',
    title: 'Grounded figures and lines',
    document: documents.clixCampaign,
    section: 'Lines of fire'
  },
  {
    id: 'CC-11',
    title: 'Stealth and lines',
    document: documents.clixCampaign,
    section: 'Lines of fire'
  },
  {
    id: 'CC-12',
    title: 'Free actions at any time',
    document: documents.clixCampaign,
    section: 'Actions'
  },
  {
    id: 'CC-13',
    title: 'Criticals and reducers',
    document: documents.clixCampaign,
    section: 'Toughness; Invulnerability'
  },
  {
    id: 'CC-14',
    title: 'Knock back',
    document: documents.clixCampaign,
    section: 'Knock back'
  },
  {
    id: 'CC-15',
    title: 'Objects',
    document: documents.clixCampaign,
    section: 'Objects'
  },
  {
    id: 'CC-16',
    title: 'Attacking with objects',
    document: documents.clixCampaign,
    section: 'Objects'
  },
  {
    id: 'CC-17',
    title: 'Telekinesis',
    document: documents.clixCampaign,
    section: 'Telekinesis'
  },
  {
    id: 'CC-18',
    title: 'Several ranged targets',
    document: documents.clixCampaign,
    section: 'Ranged combat'
  },
  {
    id: 'CC-19',
    title: 'Hypersonic Speed',
    document: documents.clixCampaign,
    section: 'Hypersonic Speed'
  },
  {
    id: 'CC-20',
    title: 'Hypersonic Speed with little movement left',
    document: documents.reading,
    section: 'Clix Campaign: Hypersonic Speed'
  },
  {
    id: 'CC-21',
    title: 'Stealth',
    document: documents.clixCampaign,
    section: 'Stealth'
  },
  {
    id: 'CC-22',
    title: 'Example: Hypersonic Speed against Aquaman',
    document: documents.clixCampaign,
    section: 'Hypersonic Speed'
  },
  {
    id: 'CC-23',
    title: 'Attentiveness roll',
    document: documents.clixCampaign,
    section: 'Stealth'
  },
  {
    id: 'CC-24',
    title: 'Earthbound',
    document: documents.clixCampaign,
    section: 'Earthbound'
  },
  {
    id: 'CC-25',
    title: 'Invulnerability and Toughness',
    document: documents.clixCampaign,
    section: 'Invulnerability; Toughness'
  },
  {
    id: 'CC-26',
    title: 'Probability Control against Probability Control',
    document: documents.clixCampaign,
    section: 'Probability Control'
  },
  {
    id: 'CC-27',
    title: 'Shape Change',
    document: documents.clixCampaign,
    section: 'Shape Change'
  },
  {
    id: 'CC-28',
    title: 'Barrier, Blades, Energy Explosion',
    document: documents.clixCampaign,
    section: 'Powers'
  },
  {
    id: 'CC-29',
    title: 'What the text has lost',
    document: documents.clixCampaign,
    section: 'Criticals; KO; Terrain'
  },
  {
    id: 'CC-30',
    title: 'Rounding',
    document: documents.reading,
    section: 'Clix Campaign: as in the Core Rulebook (GEN-06)'
  }
]
