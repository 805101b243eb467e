/**
 * The check for special-terrain rules that come as JSON (packs, map files, cases): only checked values carry the
 * type `SpecialTerrainRule`.
 *
 * Unknown fields are refused here, unlike in maps and figure sets: a field that this version does not know could
 * change what a clause means, and half a rule would be ruled on as if it were the whole.
 */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { checked, idText, isRecord, listOf, oneOf, text, whole } from '../../base/validate.ts'
import { ok, type Result } from '../../base/result.ts'
import { LINE_IGNORES, MOVEMENT_IGNORES } from '../vocabulary/ignores.ts'
import type { SpecialTerrainRule, TerrainClause } from '../vocabulary/specialTerrain.ts'

const ruleId = v.pipe(
  v.string(expects('expected.rule-id', {})),
  v.maxLength(40, expects('expected.short-rule-id', {})),
  v.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, expects('expected.rule-id-form', {}))
)
const occupant = oneOf(['self', 'target', 'self-or-target'])
const yes = v.literal(true, expects('expected.yes', {}))

/** One shape for each phase: a clause that the type has and this table has not does not compile. */
const clauses = {
  terrain: v.strictObject({
    phase: v.literal('terrain'),
    rule: ruleId,
    actsAs: oneOf(['clear', 'hindering', 'blocking', 'water']),
    for: oneOf(['line-of-fire', 'movement', 'everything'])
  }),
  enter: v.strictObject({ phase: v.literal('enter'), rule: ruleId, forbid: yes }),
  'line-of-fire': v.strictObject({ phase: v.literal('line-of-fire'), rule: ruleId, occupies: occupant, block: yes }),
  value: v.pipe(
    v.strictObject({
      phase: v.literal('value'),
      rule: ruleId,
      value: oneOf(['speed', 'attack', 'defense', 'damage', 'range']),
      occupies: occupant,
      during: v.optional(idText),
      ability: v.optional(idText),
      named: v.optional(text(120)),
      modify: v.optional(whole(-20, 20)),
      halve: v.optional(yes)
    }),
    v.check((clause) => (clause.modify === undefined) !== (clause.halve === undefined), expects('value-clause', {}))
  ),
  'knock-back-trigger': v.strictObject({
    phase: v.literal('knock-back-trigger'),
    rule: ruleId,
    amount: oneOf(['damage-dealt', 'damage-taken']),
    plus: whole(-20, 20),
    named: v.optional(text(120))
  }),
  'knock-back-none': v.strictObject({ phase: v.literal('knock-back-none'), rule: ruleId, none: yes, named: v.optional(text(120)) }),
  'knock-back-roll': v.strictObject({ phase: v.literal('knock-back-roll'), rule: ruleId, cause: idText, dice: whole(1, 6) }),
  'knock-back-leave': v.strictObject({ phase: v.literal('knock-back-leave'), rule: ruleId, stop: yes }),
  'knock-back-damage': v.strictObject({
    phase: v.literal('knock-back-damage'),
    rule: ruleId,
    stoppedBy: oneOf(['edge']),
    none: yes
  }),
  'knock-back-stopped': v.strictObject({
    phase: v.literal('knock-back-stopped'),
    rule: ruleId,
    deal: whole(0, 20),
    type: oneOf(['unavoidable', 'normal'])
  }),
  damage: v.strictObject({ phase: v.literal('damage'), rule: ruleId, ignore: whole(1, 20) }),
  movement: v.strictObject({
    phase: v.literal('movement'),
    rule: ruleId,
    ignores: listOf(oneOf(MOVEMENT_IGNORES), 12),
    ability: v.optional(idText)
  }),
  'movement-stop': v.strictObject({ phase: v.literal('movement-stop'), rule: ruleId, stop: yes }),
  adjacent: v.strictObject({ phase: v.literal('adjacent'), rule: ruleId, by: oneOf(['number']), for: oneOf(['movement']) }),
  targeting: v.strictObject({ phase: v.literal('targeting'), rule: ruleId, within: whole(0, 200), named: v.optional(text(120)) }),
  'not-targeted': v.strictObject({
    phase: v.literal('not-targeted'),
    rule: ruleId,
    named: v.optional(text(120)),
    by: v.optional(listOf(idText, 40))
  }),
  without: v.strictObject({ phase: v.literal('without'), rule: ruleId, abilities: listOf(idText, 12), points: whole(0, 100000) }),
  action: v.strictObject({ phase: v.literal('action'), rule: ruleId, forbids: listOf(oneOf(['close', 'ranged', 'power', 'move']), 4) }),
  'break-away': v.strictObject({ phase: v.literal('break-away'), rule: ruleId, automatic: yes }),
  'side-line-of-fire': v.strictObject({ phase: v.literal('side-line-of-fire'), rule: ruleId, ignores: listOf(oneOf(LINE_IGNORES), 12) }),
  object: v.strictObject({ phase: v.literal('object'), rule: ruleId, forbids: listOf(oneOf(['pick-up', 'move', 'destroy']), 3) }),
  use: v.strictObject({ phase: v.literal('use'), rule: ruleId, gives: listOf(idText, 12) }),
  turn: v.strictObject({
    phase: v.literal('turn'),
    rule: ruleId,
    when: oneOf(['turn-begins', 'own-turn-begins', 'turn-ends', 'after-action']),
    unless: v.optional(listOf(idText, 12)),
    movedIn: v.optional(yes),
    roll: v.optional(v.strictObject({ from: whole(1, 6), to: whole(1, 6) })),
    damage: v.optional(v.strictObject({ amount: whole(1, 20), type: oneOf(['unavoidable', 'penetrating', 'normal']) })),
    heal: v.optional(whole(1, 20)),
    tokens: v.optional(whole(1, 2)),
    place: v.optional(oneOf(['starting-area', 'nearest-outside', 'same-terrain', 'judge'])),
    mayPlace: v.optional(yes),
    removesObjects: v.optional(yes),
    text: text(600)
  }),
  edge: v.strictObject({
    phase: v.literal('edge'),
    rule: ruleId,
    blocks: listOf(oneOf(['line-of-fire', 'movement', 'adjacency', 'counting']), 4)
  }),
  'ask-judge': v.strictObject({
    phase: v.literal('ask-judge'),
    rule: ruleId,
    touches: listOf(oneOf(['line-of-fire', 'attack', 'movement', 'knock-back', 'turn']), 5),
    text: text(600),
    named: v.optional(text(120)),
    sameName: v.optional(yes)
  })
} satisfies { readonly [P in TerrainClause['phase']]: v.BaseSchema<unknown, Extract<TerrainClause, { phase: P }>, v.BaseIssue<unknown>> }

const clause = v.variant(
  'phase',
  Object.values(clauses),
  expects('expected.clause', {
    phases: Object.keys(clauses)
      .map((phase) => `"${phase}"`)
      .join(', ')
  })
)

const ownClause: v.GenericSchema<unknown, TerrainClause> = v.lazy(() =>
  v.variant(
    'phase',
    OWN_PHASES.map(([, shape]) => shape),
    expects('expected.clause', { phases: OWN_PHASES.map(([phase]) => `"${phase}"`).join(', ') })
  )
)

/** The shape of one rule. */
export const specialTerrainSchema = v.strictObject({
  id: idText,
  name: text(120),
  rule: ruleId,
  summary: text(2000),
  cite: v.strictObject({ document: text(200), section: text(200) }),
  cannotBeIgnored: v.optional(yes),
  indestructible: v.optional(yes),
  mapWide: v.optional(yes),
  clauses: v.pipe(listOf(clause, 40), v.minLength(1, expects('expected.some-clause', {})))
}) satisfies v.BaseSchema<unknown, SpecialTerrainRule, v.BaseIssue<unknown>>

/** A special-terrain rule from parsed JSON, or every problem with its place below `path` (a JSON pointer). */
export function parseSpecialTerrainRule(json: unknown, path = ''): Result<SpecialTerrainRule> {
  return checked(specialTerrainSchema, json, path)
}

/** What is said of squares, or of the board: it has no meaning where it goes with a figure, an object or the table. */
const OF_SQUARES: ReadonlySet<string> = new Set([
  'terrain',
  'enter',
  'adjacent',
  'edge',
  'movement-stop',
  'knock-back-leave',
  'knock-back-stopped',
  'object',
  'knock-back-damage'
])
const OWN_PHASES = Object.entries(clauses).filter(([phase]) => !OF_SQUARES.has(phase))

/**
 * The clauses of what is written on a figure, an object or beside the table, as a rule of their own, or every problem with its
 * place below `path`. They need no `rule`: all of them are cited as `rule`.
 */
export function parseOwnClauses(
  json: readonly unknown[],
  path: string,
  rule: Omit<SpecialTerrainRule, 'clauses'>
): Result<SpecialTerrainRule> {
  const cited = json.map((one) => (isRecord(one) ? { rule: rule.rule, ...one } : one))
  const parsed = checked(v.pipe(listOf(ownClause, 40), v.minLength(1, expects('expected.some-clause', {}))), cited, path)
  return parsed.ok ? ok({ ...rule, clauses: parsed.value }) : parsed
}
