/** The end of a combat action that is asked about by itself: its token, then what terrain does after actions (GEN-04); attacks that come after it. */
import type { Reason } from '../../contract/ruling.ts'
import { contributes, decides } from '../situation/reasons.ts'
import type { Situation } from '../situation/situation.ts'
import { TableDraft } from '../tokens/tableDraft.ts'
import type { Tally } from '../tokens/tally.ts'
import { terrainActs, type TerrainTable } from '../tokens/terrainActs.ts'
import { payForAction } from '../tokens/tokens.ts'
import { shapeOf } from '../action/shape.ts'
import { afterDefeats, takeTokensOff } from '../tokens/afterwards.ts'
import { combatKind, type AttackInput } from './input.ts'
import { applyLandingDamage } from './landing.ts'

/** Pays for the action and lets the terrain act; nothing where the attack is inside an action that does so as a whole. */
export function endAction(input: AttackInput, tally: Tally, because: Reason[]): void {
  if (input.withinAction) return
  const before = tally.situation
  if (!input.isPaid) payForAction(tally, input.attacker.id, because)
  applyLandingDamage(before, tally, because)
  if (input.onlyChances) return
  const table: TerrainTable = Object.assign(new TableDraft(tally.situation), {
    because,
    turn: { open: new Map<string, Reason>(), tokened: new Set<string>() }
  })
  const { action } = input.means
  const effect = action === null ? undefined : input.situation.ruleset.effects.get(action)
  const kinds = effect ? shapeOf(effect).kinds : [combatKind(input.means)]
  terrainActs(table, 'after-action', table.situation.states, input.oracle, { figure: input.attacker.id, kinds })
  table.situation = takeTokensOff(table.situation, tally.tokensOff, because)
  afterDefeats(table, tally.start, input.oracle)
  tally.takeOver(table)
}

/** The row by which the attack of this action comes after it has resolved, first its token and the pushing damage (ABL-RAM, ACT-03); or null. */
export function attacksAfterwards({ ruleset }: Situation, action: string | null): string | null {
  const effect = action === null ? undefined : ruleset.effects.get(action)
  for (const clause of effect?.clauses ?? []) if (clause.phase === 'action' && clause.attacksAfterwards) return clause.rule
  return null
}

/** That the action is paid for before its attack. */
export const attackComesAfter = (rule: string, action: string, figure: string): Reason =>
  contributes(rule, 'attack.after-action', { by: action, facts: { effect: action, user: figure } })

/** That the figure attacks nobody any more: the push was its end. */
export const pushedOut = (figure: string): Reason => decides('DMG-07', 'attack.pushed-out', { by: figure, facts: { figure } })
