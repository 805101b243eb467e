/** The shape of rulings and of answers on events. Nothing reads them, so there is no checker: the compiler holds this table to the types of the contract. */
import * as v from 'valibot'
import type { SquareXY } from '../../src/shared/contract/case.ts'
import { fieldsOf } from '../../src/shared/base/fieldsOf.ts'
import { STANDINGS } from '../../src/shared/contract/ruling.ts'
import type * as r from '../../src/shared/contract/ruling.ts'

const square = v.strictTuple([v.number(), v.number()]) satisfies v.GenericSchema<unknown, SquareXY>
const squares = v.array(square)
const pair = v.strictTuple([square, square])
const texts = v.array(v.string())
const numbers = v.record(v.string(), v.number())
const lineVerdict = v.picklist(['clear', 'hindered', 'blocked'])
/** Figures with what each gets. */
const parts = v.array(v.strictTuple([v.string(), v.number()]))
const fact = v.union([v.string(), v.number(), v.boolean(), square, v.array(v.union([square, v.string()])), parts, v.null()])

const standing = v.picklist([...STANDINGS, 'house'])
const reason = v.looseObject(
  fieldsOf<r.Reason>()({
    rule: v.string(),
    weight: v.picklist(['decides', 'contributes', 'considered', 'overridden']),
    at: squares,
    by: v.nullable(v.string()),
    say: v.string(),
    facts: v.record(v.string(), fact),
    text: v.optional(v.string()),
    standing: v.optional(standing),
    asOf: v.optional(v.number())
  })
)
const citation = v.looseObject(
  fieldsOf<r.Citation>()({
    rule: v.string(),
    document: v.string(),
    section: v.string(),
    writtenFor: v.optional(v.string()),
    text: v.optional(v.string()),
    standing: v.optional(standing)
  })
)
const notConsidered = v.looseObject(
  fieldsOf<r.NotConsidered>()({
    kind: v.picklist([
      'special-power',
      'trait',
      'team-ability',
      'map-rule',
      'condition',
      'field',
      'feat',
      'resource',
      'relic',
      'equipment',
      'object',
      'keyword'
    ]),
    figure: v.optional(v.string()),
    id: v.string(),
    text: v.string(),
    path: v.optional(v.string()),
    matters: v.optional(v.boolean())
  })
)
const option = v.looseObject(fieldsOf<r.RulingOption>()({ choices: v.record(v.string(), v.unknown()) }))
const common = {
  ruleset: v.string(),
  because: v.array(reason),
  cites: v.array(citation),
  notConsidered: v.array(notConsidered),
  options: v.optional(v.array(option)),
  edition: v.optional(
    v.looseObject(fieldsOf<r.RulingEdition>()({ id: v.string(), name: v.string(), version: v.string(), rules: v.string() }))
  ),
  cards: v.optional(v.array(v.looseObject({ figure: v.string(), id: v.string(), name: v.string(), accepted: v.string() }))),
  standing: v.optional(v.looseObject({ weakest: standing, rule: v.string() })),
  readings: v.optional(v.record(v.string(), v.unknown())),
  otherReadings: v.optional(v.array(v.objectWithRest({ readings: v.record(v.string(), v.unknown()) }, v.unknown())))
}

/** What a ruling of any kind has. */
export const anyRuling = v.looseObject(fieldsOf<r.RulingBase>()({ kind: v.string(), verdict: v.string(), ...common }))

const blocker = v.looseObject(
  fieldsOf<r.Blocker>()({
    kind: v.picklist(['wall', 'blocking', 'elevated', 'figure', 'corner', 'power', 'special']),
    at: squares,
    figure: v.optional(v.string())
  })
)
const line = {
  between: pair,
  corners: v.array(v.looseObject({ at: square, flanks: pair })),
  blockedBy: v.array(blocker),
  hinderedBy: squares,
  through: v.optional(v.array(v.looseObject(fieldsOf<r.Piece>()({ kind: v.picklist(['blocking', 'wall']), at: squares }))))
}
const lineDrawn = v.looseObject(fieldsOf<r.LineDrawn>()({ verdict: lineVerdict, ...line }))

const result = v.looseObject(
  fieldsOf<r.KnockBackResult>()({
    figure: v.string(),
    knockedBack: v.boolean(),
    squares: v.number(),
    direction: v.nullable(square),
    path: squares,
    end: square,
    stoppedBy: v.nullable(
      v.picklist(['edge', 'wall', 'blocking', 'corner', 'higher', 'drop', 'drop-occupied', 'figure', 'special', 'left-space'])
    ),
    damage: v.array(
      v.looseObject(
        fieldsOf<r.KnockBackDamage>()({
          kind: v.picklist(['knock-back', 'unavoidable']),
          to: v.string(),
          dealt: v.number(),
          taken: v.number()
        })
      )
    )
  })
)
const knockBackVerdicts = ['knocked-back', 'none', 'mixed', 'illegal'] as const
const knockBack = v.looseObject(fieldsOf<r.KnockBackOutcome>()({ verdict: v.picklist(knockBackVerdicts), results: v.array(result) }))

const after = v.looseObject(
  fieldsOf<r.FigureAfter>()({
    at: v.nullable(square),
    click: v.number(),
    ko: v.boolean(),
    tokens: v.number(),
    damage: v.number(),
    holding: v.nullable(v.string()),
    spotted: v.optional(v.literal(true)),
    captiveOf: v.optional(v.string())
  })
)
const step = v.looseObject({ source: v.string(), op: v.string(), result: v.number() })
const chance = { fraction: v.string(), percent: v.number() }
const chanceShown = v.looseObject(fieldsOf<r.ChanceShown>()(chance))
const meanShown = v.looseObject(fieldsOf<r.MeanShown>()({ fraction: v.string(), decimal: v.number() }))

const preparationStep = v.variant('do', [
  v.looseObject({ by: v.optional(v.string()), do: v.literal('outwit'), figure: v.string(), counter: v.string() }),
  v.looseObject({ by: v.optional(v.string()), do: v.literal('perplex'), figure: v.string(), value: v.string(), modifier: v.number() }),
  v.looseObject({ by: v.optional(v.string()), do: v.literal('move'), action: v.string(), path: squares, base: v.optional(squares) }),
  v.looseObject({ by: v.optional(v.string()), do: v.literal('pick-up'), object: v.string() }),
  v.looseObject({
    by: v.optional(v.string()),
    do: v.literal('attack'),
    kind: v.picklist(['close', 'ranged', 'thrown']),
    action: v.nullable(v.string()),
    powers: texts,
    targets: texts,
    expert: v.optional(v.string()),
    split: v.optional(numbers)
  })
]) satisfies v.GenericSchema<unknown, r.PreparationStep>

const plan = v.looseObject({
  steps: v.array(preparationStep),
  targets: texts,
  hit: chanceShown,
  expected: meanShown,
  turned: meanShown,
  ko: v.nullable(chanceShown),
  because: v.array(reason),
  lines: v.array(lineDrawn)
}) satisfies v.GenericSchema<unknown, r.PreparedPlan>

const dueRoll = { figure: v.string(), what: v.string(), from: v.optional(v.number()) }

const timelineState = v.looseObject(
  fieldsOf<r.TimelineState>()({
    click: v.number(),
    tokens: v.number(),
    damage: v.number(),
    ko: v.boolean(),
    countered: texts,
    usable: texts,
    movementLeft: v.nullable(v.number()),
    at: v.nullable(square),
    squares: v.optional(v.array(square)),
    holding: v.nullable(v.string()),
    captiveOf: v.optional(v.string()),
    aside: v.optional(v.literal(true)),
    pilotOf: v.optional(v.string()),
    replacedBy: v.optional(texts),
    copies: v.optional(v.string()),
    counters: v.optional(numbers)
  })
)

/** Rulings about the table, by the kind of their question. */
export const TABLE_RULINGS: Readonly<Record<r.Ruling['kind'], v.GenericSchema<unknown, r.RulingBase>>> = {
  'line-of-fire': v.looseObject(
    fieldsOf<r.LineOfFireRuling>()({
      kind: v.literal('line-of-fire'),
      verdict: lineVerdict,
      ...common,
      ...line,
      crossed: squares,
      distance: v.number(),
      defenseModifier: v.number()
    })
  ),
  'can-target': v.looseObject(
    fieldsOf<r.CanTargetRuling>()({
      kind: v.literal('can-target'),
      verdict: v.picklist(['legal', 'illegal', 'judge']),
      ...common,
      distance: v.nullable(v.number()),
      reach: v.nullable(v.number()),
      lineOfFire: v.nullable(lineVerdict),
      adjacent: v.boolean(),
      line: v.optional(v.nullable(lineDrawn))
    })
  ),
  targets: v.looseObject(
    fieldsOf<r.TargetsRuling>()({
      kind: v.literal('targets'),
      verdict: v.picklist(['some', 'none']),
      ...common,
      legal: texts,
      illegal: v.array(v.looseObject({ figure: v.string(), rule: v.string() }))
    })
  ),
  value: v.looseObject(
    fieldsOf<r.ValueRuling>()({
      kind: v.literal('value'),
      verdict: v.literal('value'),
      ...common,
      value: v.number(),
      steps: v.array(
        v.looseObject(
          fieldsOf<r.ValueStep>()({
            source: v.string(),
            op: v.picklist(['printed', 'set', 'replace', 'modify', 'limit', 'lock', 'minimum']),
            result: v.number()
          })
        )
      )
    })
  ),
  damage: v.looseObject(
    fieldsOf<r.DamageRuling>()({
      kind: v.literal('damage'),
      verdict: v.picklist(['taken', 'judge']),
      ...common,
      taken: v.number(),
      steps: v.array(step)
    })
  ),
  'knock-back': v.looseObject(
    fieldsOf<r.KnockBackRuling>()({
      kind: v.literal('knock-back'),
      verdict: v.picklist([...knockBackVerdicts, 'judge']),
      ...common,
      results: v.array(result)
    })
  ),
  attack: v.looseObject(
    fieldsOf<r.AttackRuling>()({
      kind: v.literal('attack'),
      verdict: v.picklist(['hit', 'miss', 'mixed', 'illegal', 'no-attack', 'judge', 'open']),
      ...common,
      needed: numbers,
      total: v.nullable(v.union([v.number(), numbers])),
      critical: v.nullable(v.picklist(['hit', 'miss'])),
      hits: texts,
      insteadOfNormal: v.optional(v.nullable(v.string())),
      damageDealt: numbers,
      damageTaken: numbers,
      selfDamage: v.number(),
      knockBack,
      after: v.record(v.string(), after),
      lines: v.optional(v.record(v.string(), lineDrawn)),
      destroyed: v.optional(v.boolean()),
      debris: v.optional(squares),
      walls: v.optional(v.array(pair)),
      removed: v.optional(texts),
      due: v.optional(v.array(v.looseObject(fieldsOf<r.DueRoll>()(dueRoll))))
    })
  ),
  move: v.looseObject(
    fieldsOf<r.MoveRuling>()({
      kind: v.literal('move'),
      verdict: v.picklist(['legal', 'illegal']),
      ...common,
      end: square,
      mustStop: v.boolean(),
      speed: v.number(),
      bases: v.optional(v.array(squares)),
      holding: v.optional(v.nullable(v.string())),
      setDown: v.optional(squares),
      destroyed: v.optional(v.looseObject({ squares, walls: v.array(squares) }))
    })
  ),
  reach: v.looseObject(
    fieldsOf<r.ReachRuling>()({
      kind: v.literal('reach'),
      verdict: v.picklist(['some', 'none']),
      ...common,
      squares,
      speed: v.number(),
      attackable: texts,
      refused: v.array(v.looseObject({ figure: v.string(), rule: v.string(), text: v.string() }))
    })
  ),
  'break-away': v.looseObject(
    fieldsOf<r.BreakAwayRuling>()({
      kind: v.literal('break-away'),
      verdict: v.picklist(['success', 'failure', 'automatic', 'not-needed', 'judge']),
      ...common,
      total: v.nullable(v.number())
    })
  ),
  odds: v.looseObject(
    fieldsOf<r.OddsRuling>()({
      kind: v.literal('odds'),
      verdict: v.literal('odds'),
      ...common,
      hit: chanceShown,
      hitWithDoubles: chanceShown,
      needed: v.nullable(v.number()),
      clicks: v.nullable(v.array(v.looseObject({ taken: v.number(), ...chance }))),
      expected: v.nullable(meanShown),
      ko: v.nullable(chanceShown),
      knockBack: v.nullable(
        v.looseObject({ chance: chanceShown, squares: v.array(v.looseObject({ squares: v.number(), ...chance })), damage: chanceShown })
      ),
      attackerHurt: v.nullable(chanceShown),
      otherwise: v.optional(v.looseObject({ chance: chanceShown, figure: v.nullable(v.string()) })),
      line: v.optional(v.nullable(lineDrawn))
    })
  ),
  preparation: v.looseObject({
    kind: v.literal('preparation'),
    verdict: v.picklist(['some', 'none', 'unfinished']),
    ...common,
    tried: v.optional(v.number()),
    plans: v.array(plan),
    bestBy: v.looseObject({ hit: v.nullable(v.number()), damage: v.nullable(v.number()), ko: v.nullable(v.number()) })
  }) satisfies v.GenericSchema<unknown, r.PreparationRuling>,
  timeline: v.looseObject(
    fieldsOf<r.TimelineRuling>()({
      kind: v.literal('timeline'),
      verdict: v.picklist(['played', 'illegal', 'judge', 'unfinished']),
      ...common,
      tried: v.optional(v.number()),
      event: v.optional(v.number()),
      due: v.optional(v.array(v.looseObject({ ...dueRoll, event: v.number() }))),
      states: v.array(v.record(v.string(), timelineState))
    })
  )
}

/** The answer on an event file. */
export const eventAnswer = v.looseObject({
  format: v.literal('linejudge-event-answer/1'),
  id: v.string(),
  refused: v.array(v.looseObject({ at: v.number(), code: v.string(), message: v.string() })),
  ignored: v.array(v.number()),
  answers: v.array(v.looseObject({ kind: v.string() })),
  clockChanges: v.optional(v.array(v.looseObject({ at: v.number(), seconds: v.number() }))),
  notConsidered: v.optional(v.array(v.looseObject({ kind: v.literal('field'), path: v.string() })))
})
