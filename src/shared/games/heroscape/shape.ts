/** The shape of a HeroScape question, field by field. Unknown fields are kept and mean nothing: the format may grow. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { OBJECT_KINDS } from '../../contract/case.ts'
import { listOf, oneOf, optionalText, text, whole } from '../../base/validate.ts'
import { caseHeader } from '../common/caseHeader.ts'
import { DIE_SIDES, HEX_OBJECTS, type MapGround } from './case.ts'

/** How far a coordinate may lie from the origin. */
const FAR = 9999
/** A board of 200 by 200 hexes. */
const MOST_HEXES = 40000
const MOST_LEVEL = 999
const LEAST_LEVEL = -999

const id = text(200)
const flag = v.boolean(expects('expected.flag', {}))
const dice = whole(0, 99)
const along = whole(-FAR, FAR)
const hex = v.strictTuple([along, along], expects('expected.hex', {}))

const hexList = v.optional(listOf(hex, MOST_HEXES))

/** The kinds of ground of a map; that its hexes lie on the map, each once, is for `groundProblems`. */
export const groundSchema = v.strictObject({
  water: hexList,
  'special-ground': hexList,
  'wounding-ground': hexList,
  'destroying-ground': hexList,
  obstacle: hexList
} satisfies Record<MapGround, typeof hexList>)

/** The hexes of a map, each named once. */
export const hexesSchema = v.pipe(
  listOf(v.strictTuple([along, along, whole(LEAST_LEVEL, MOST_LEVEL)], expects('expected.hex-and-level', {})), MOST_HEXES),
  v.minLength(1, expects('expected.some-hex', {})),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const seen = new Set<string>()
    for (const [q, r] of dataset.value) {
      const key = `${q},${r}`
      if (seen.has(key)) addIssue({ message: expects('hex-twice', { q, r }) })
      if (seen.has(key)) return
      seen.add(key)
    }
  })
)

export const hexMapSchema = v.looseObject({
  hexes: hexesSchema,
  ground: v.optional(groundSchema),
  id: v.optional(text(200)),
  name: v.optional(text(200))
})

const figure = v.looseObject({
  id,
  name: v.optional(optionalText(400)),
  side: v.optional(id),
  at: v.optional(hex),
  squares: v.optional(v.pipe(listOf(hex, 2), v.minLength(1, expects('expected.one-or-two-hexes', {})))),
  height: v.optional(whole(1, 99)),
  flying: v.optional(flag),
  superStrength: v.optional(flag),
  life: v.optional(whole(1, 99)),
  immovable: v.optional(flag)
})

const step = whole(-1, 1)

export const heroscapeSchema = v.looseObject({
  ...caseHeader,
  ruleset: v.literal('heroscape-knockback', expects('expected.literal', { word: 'heroscape-knockback' })),
  map: hexMapSchema,
  figures: v.pipe(listOf(figure, 1000), v.minLength(2, expects('expected.two-figures', {}))),
  objects: v.optional(listOf(v.looseObject({ id, kind: oneOf([...HEX_OBJECTS, ...OBJECT_KINDS]), at: hex }), 2000)),
  ask: v.looseObject({
    kind: v.literal('heroscape-knockback', expects('expected.heroscape-kind', {})),
    attacker: id,
    defender: id,
    attack: v.looseObject({ skulls: dice }),
    defense: v.optional(v.looseObject({ skulls: v.optional(dice), shields: v.optional(dice), automatic: v.optional(dice) })),
    normalAttack: v.optional(flag),
    superStrength: v.optional(flag),
    ignored: v.optional(flag),
    dieRoll: v.optional(oneOf(DIE_SIDES)),
    choices: v.optional(
      v.looseObject({
        direction: v.optional(v.strictTuple([step, step], expects('expected.hex-direction', {})))
      })
    )
  })
})
