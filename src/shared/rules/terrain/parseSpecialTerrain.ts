/**
 * The check for special-terrain rules that come as JSON (packs, map files, cases): only checked values carry the
 * type `SpecialTerrainRule`.
 *
 * Unknown fields are refused here, unlike in maps and figure sets: a field that this version does not know could
 * change what a clause means, and half a rule would be ruled on as if it were the whole.
 */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { checked, idText, isRecord, listOf, oneOf, rowId, text, whole, yes } from '../../base/validate.ts'
import { ok, type Result } from '../../base/result.ts'
import { LINE_IGNORES, MOVEMENT_IGNORES } from '../vocabulary/ignores.ts'
import type { SpecialTerrainRule, TerrainClause } from '../vocabulary/specialTerrain.ts'

const occupant = oneOf(['self', 'target', 'self-or-target'])

const only = v.strictObject({
  ability: v.optional(idText),
  without: v.optional(listOf(idText, 12)),
  size: v.optional(oneOf(['tiny', 'standard', 'giant', 'colossal'])),
  keyword: v.optional(text(120)),
  side: v.optional(oneOf(['active', 'other']))
})
/** What every clause about figures may have. */
const about = { rule: rowId, only: v.optional(only) }

const consequence = {
  damage: v.optional(v.strictObject({ amount: whole(1, 20), type: oneOf(['unavoidable', 'penetrating', 'normal']) })),
  heal: v.optional(whole(1, 20)),
  tokens: v.optional(whole(1, 2)),
  place: v.optional(oneOf(['starting-area', 'nearest-outside', 'same-terrain', 'judge'])),
  mayPlace: v.optional(yes),
  drift: v.optional(whole(1, 20)),
  counter: v.optional(text(60)),
  grants: v.optional(v.strictObject({ powers: listOf(idText, 12), until: oneOf(['damaged', 'turn-ends', 'own-turn-begins']) }))
}
const turnResult = v.strictObject({
  from: whole(1, 6),
  to: whole(1, 6),
  who: v.optional(oneOf(['everybody', 'in-hindering'])),
  judge: v.optional(text(600)),
  ...consequence
})

/** One shape for each phase: a clause that the type has and this table has not does not compile. */
const clauses = {
  terrain: v.strictObject({
    phase: v.literal('terrain'),
    rule: rowId,
    actsAs: oneOf(['clear', 'hindering', 'blocking', 'water']),
    for: oneOf(['line-of-fire', 'movement', 'everything'])
  }),
  enter: v.strictObject({ phase: v.literal('enter'), ...about, forbid: yes }),
  'line-of-fire': v.strictObject({ phase: v.literal('line-of-fire'), ...about, occupies: occupant, block: yes }),
  value: v.pipe(
    v.strictObject({
      phase: v.literal('value'),
      ...about,
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
    ...about,
    amount: oneOf(['damage-dealt', 'damage-taken']),
    plus: whole(-20, 20),
    named: v.optional(text(120))
  }),
  'knock-back-none': v.strictObject({ phase: v.literal('knock-back-none'), ...about, none: yes, named: v.optional(text(120)) }),
  'knock-back-roll': v.strictObject({ phase: v.literal('knock-back-roll'), ...about, cause: idText, dice: whole(1, 6) }),
  'knock-back-leave': v.strictObject({ phase: v.literal('knock-back-leave'), ...about, stop: yes }),
  'knock-back-damage': v.strictObject({
    phase: v.literal('knock-back-damage'),
    ...about,
    stoppedBy: oneOf(['edge']),
    none: yes
  }),
  'knock-back-stopped': v.strictObject({
    phase: v.literal('knock-back-stopped'),
    ...about,
    deal: whole(0, 20),
    type: oneOf(['unavoidable', 'normal'])
  }),
  damage: v.strictObject({ phase: v.literal('damage'), ...about, ignore: whole(1, 20) }),
  movement: v.strictObject({
    phase: v.literal('movement'),
    ...about,
    ignores: listOf(oneOf(MOVEMENT_IGNORES), 12),
    ability: v.optional(idText)
  }),
  'movement-stop': v.strictObject({ phase: v.literal('movement-stop'), ...about, stop: yes }),
  adjacent: v.strictObject({ phase: v.literal('adjacent'), rule: rowId, by: oneOf(['number']), for: oneOf(['movement']) }),
  targeting: v.strictObject({ phase: v.literal('targeting'), ...about, within: whole(0, 200), named: v.optional(text(120)) }),
  'not-targeted': v.strictObject({
    phase: v.literal('not-targeted'),
    ...about,
    named: v.optional(text(120)),
    by: v.optional(listOf(idText, 40))
  }),
  movable: v.strictObject({ phase: v.literal('movable'), ...about, by: listOf(idText, 12) }),
  without: v.strictObject({ phase: v.literal('without'), ...about, abilities: listOf(idText, 12), points: whole(0, 100000) }),
  action: v.strictObject({
    phase: v.literal('action'),
    ...about,
    forbids: listOf(oneOf(['close', 'ranged', 'power', 'move']), 4),
    noRangedAttacks: v.optional(yes)
  }),
  'break-away': v.strictObject({ phase: v.literal('break-away'), ...about, automatic: yes }),
  'side-line-of-fire': v.strictObject({ phase: v.literal('side-line-of-fire'), ...about, ignores: listOf(oneOf(LINE_IGNORES), 12) }),
  object: v.strictObject({ phase: v.literal('object'), ...about, forbids: listOf(oneOf(['pick-up', 'move', 'destroy']), 3) }),
  use: v.strictObject({ phase: v.literal('use'), ...about, gives: listOf(idText, 12) }),
  turn: v.strictObject({
    phase: v.literal('turn'),
    ...about,
    when: oneOf(['turn-begins', 'own-turn-begins', 'turn-ends', 'after-action', 'enters', 'placed', 'healed']),
    unless: v.optional(listOf(idText, 12)),
    unlessSymbol: v.optional(listOf(idText, 12)),
    movedIn: v.optional(yes),
    ownAction: v.optional(listOf(oneOf(['close', 'ranged', 'power', 'move']), 4)),
    holdsMarked: v.optional(yes),
    roll: v.optional(v.strictObject({ from: whole(1, 6), to: whole(1, 6) })),
    ...consequence,
    results: v.optional(v.pipe(listOf(turnResult, 6), v.minLength(1, expects('expected.some-result', {})))),
    once: v.optional(yes),
    removesObjects: v.optional(yes),
    text: text(600)
  }),
  suppress: v.strictObject({
    phase: v.literal('suppress'),
    ...about,
    powers: listOf(idText, 12),
    within: whole(0, 200),
    while: v.optional(oneOf(['object-here']))
  }),
  height: v.strictObject({ phase: v.literal('height'), rule: rowId, is: oneOf(['lofty', 'bridge']) }),
  hindered: v.strictObject({ phase: v.literal('hindered'), ...about, bonus: whole(0, 20) }),
  counter: v.strictObject({
    phase: v.literal('counter'),
    ...about,
    counter: text(60),
    value: oneOf(['speed', 'attack', 'defense', 'damage', 'range']),
    modify: whole(-20, 20),
    lostWhen: v.optional(oneOf(['damaged-by-attack', 'damaged']))
  }),
  area: v.strictObject({ phase: v.literal('area'), rule: rowId, by: oneOf(['number']) }),
  passage: v.strictObject({
    phase: v.literal('passage'),
    ...about,
    by: oneOf(['power', 'move', 'free', 'enters']),
    to: oneOf(['same-number', 'any', 'area-by-die']),
    leadsTo: v.optional(listOf(idText, 12)),
    roll: v.optional(v.strictObject({ from: whole(1, 6), plus: v.optional(whole(1, 6)), ability: v.optional(idText) })),
    nearest: v.optional(yes),
    choiceOn: v.optional(whole(1, 6)),
    choiceCost: v.optional(whole(1, 20))
  }),
  edge: v.strictObject({
    phase: v.literal('edge'),
    rule: rowId,
    blocks: listOf(oneOf(['line-of-fire', 'movement', 'adjacency', 'counting']), 4)
  }),
  'ask-judge': v.strictObject({
    phase: v.literal('ask-judge'),
    ...about,
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

/** One clause of what is written on a figure, an object or beside the table; its `rule` may be left out. */
export const ownClause: v.GenericSchema<unknown, TerrainClause> = v.lazy(() =>
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
  rule: rowId,
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
  'knock-back-damage',
  'height',
  'hindered',
  'suppress',
  'area',
  'passage'
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
