/** Lines of fire: elevation (ELV). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const elevationRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2013, [['ELV-01', 'Lines on the same level', 'Elevated terrain: Line of fire']]),
  ...rulesOf(documents.reading, [
    ['ELV-02', 'Grounded giants under a high line', 'Grounded giants under a line between elevated squares, from 2012 on']
  ]),
  ...rulesOf(documents.core2012, [['ELV-03', 'Indoor blocking under a high line', 'Terrain: indoor and outdoor blocking']]),
  ...rulesOf(documents.core2013, [
    ['ELV-04', 'Lines between levels', 'Line of fire: The rim'],
    ['ELV-05', 'What a line between levels overlooks', 'Line of fire: The rim']
  ]),
  ...rulesOf(documents.linesOfFire2, [
    ['ELV-06', 'Target in hindering terrain on another level', 'Hindering terrain'],
    ['ELV-07', 'The cone below a rim', 'The rim and the cone']
  ]),
  ...rulesOf(documents.rulebook2011, [['ELV-08', 'Three and more levels', 'Lines of fire and elevation']]),
  ...rulesOf(documents.core2013, [['ELV-09', 'Targeting a figure on the rim', 'Line of fire: The rim']])
]
