/**
 * What the golden cases show of each row of the rulebook: a case whose ruling rests on it (it fires), and a case about
 * it in which it has no say (it is silent). A row that is neither shown so, nor a definition, nor left to the judge, is
 * owed.
 */
import { CLASSIC_EDITIONS, MODERN_EDITIONS, shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { leftToJudge } from '../../src/shared/rules/leftToJudge.ts'
import { allRules } from '../../src/shared/rules/rulebook/all.ts'
import type { Weight } from '../../src/shared/contract/ruling.ts'
import { caseFiles } from './caseFiles.ts'
import { definitions } from '../../src/shared/rules/definitions.ts'
import { remembered } from '../support/remembered.ts'
import { goldenRulings } from './goldenRulings.ts'

export type RowState = 'shown' | 'defined' | 'judge' | 'owed'

export interface RowCoverage {
  readonly id: string
  readonly state: RowState
  /** Answered cases whose ruling rests on the row. */
  readonly fires: number
  /** Answered cases that say the row has no part in their ruling. */
  readonly silent: number
}

/** The sections by the letters that their ids begin with, in the rulebook's order. */
export const SECTIONS: readonly (readonly [letters: string, title: string])[] = [
  ['GEN', 'Timing'],
  ['ACT', 'Actions and tokens'],
  ['VAL', 'Combat values'],
  ['ADJ', 'Adjacency'],
  ['TER', 'Terrain'],
  ['MOV', 'Movement'],
  ['LOF', 'Line of fire: geometry'],
  ['ELV', 'Line of fire: elevation'],
  ['SIZ', 'Line of fire: size'],
  ['ATK', 'Attacks'],
  ['DMG', 'Damage'],
  ['KB', 'Knock back: trigger, amount, direction'],
  ['KBD', 'Knock back: stopping and damage'],
  ['KBX', 'Knock back: immunity and sources'],
  ['MAP', 'Special maps'],
  ['OBJ', 'Objects'],
  ['MUL', 'Multi-base figures'],
  ['POW', 'Standard powers'],
  ['ABL', 'Combat abilities'],
  ['IMT', 'Improved Movement and Targeting'],
  ['ERR', "Player's Guide clarifications"],
  ['OUT', 'Outwit'],
  ['COL', 'Colossal stamina'],
  ['CMB', 'Combos'],
  ['NEW', 'Other changes'],
  ['WLD', 'Wild cards'],
  ['NAM', 'Names'],
  ['TEAM', 'Team abilities'],
  ['COND', 'Battlefield conditions'],
  ['PRB', 'Probability'],
  ['TRN', 'Tournaments'],
  ['RDG', 'Readings'],
  ['CC', 'Clix Campaign'],
  ['HS', 'HeroScape knock back'],
  ['D2', 'Descent']
]

/** The other games: their rows are counted, and owed to their own chapters. */
export const OTHER_GAMES: readonly string[] = ['CC', 'HS', 'D2']

export const lettersOf = (id: string): string => id.slice(0, id.indexOf('-'))

/** Counts, per row, the rulings that name it with one of the weights. */
function named(weights: readonly Weight[], because: readonly { readonly rule: string; readonly weight: Weight }[]): Set<string> {
  return new Set(because.filter(({ weight }) => weights.includes(weight)).map(({ rule }) => rule))
}

/** The ids of all rows of the classic editions: those of the rulebook, then those that a classic edition states by itself. */
export const classicRows = remembered((): readonly string[] => [
  ...new Set([...allRules.map(({ id }) => id), ...CLASSIC_EDITIONS.flatMap(({ id }) => [...shippedRuleset(id)!.rules.keys()])])
])

/** The state of every row, in the rulebook's order; worked out once. */
export const rowCoverage = remembered((): readonly RowCoverage[] => {
  const carries = new Map<string, number>()
  const beside = new Map<string, number>()
  const silent = new Map<string, number>()
  const count = (map: Map<string, number>, id: string): void => void map.set(id, (map.get(id) ?? 0) + 1)
  // Cases on open rows are not counted as right or wrong, but they show the rows at work.
  for (const { one, because } of goldenRulings()) {
    for (const id of named(['decides', 'contributes'], because)) count(carries, id)
    // What only ever lost to another rule, or only explains, has no other way to show.
    for (const id of named(['overridden', 'considered'], because)) count(beside, id)
    for (const id of one.silent ?? []) count(silent, id)
  }
  const judged = new Set(leftToJudge.map(({ rule }) => rule))
  const defined = new Set(definitions.map(({ rule }) => rule))
  return classicRows().map((id) => {
    const fires = carries.get(id) ?? beside.get(id) ?? 0
    const quiet = silent.get(id) ?? 0
    const state: RowState = judged.has(id) ? 'judge' : defined.has(id) ? 'defined' : fires > 0 && quiet > 0 ? 'shown' : 'owed'
    return { id, state, fires, silent: quiet }
  })
})

/** Rows that cases call silent although no row has that id, nor a rule of special terrain that the case brings itself; for the tests. */
export function strangeSilent(): string[] {
  const rows = new Set([...classicRows(), ...MODERN_EDITIONS.flatMap(({ id }) => [...shippedRuleset(id)!.rules.keys()])])
  return caseFiles()
    .flatMap(({ cases }) => cases)
    .flatMap(({ id, silent = [], specialTerrain = [] }) => {
      const own = (specialTerrain as readonly { readonly rule?: string }[]).map(({ rule }) => rule)
      return silent.filter((row) => !rows.has(row) && !own.includes(row)).map((row) => `${id}: ${row}`)
    })
}
