/** The shape of a Descent question, field by field. Unknown fields are kept and mean nothing: the format may grow. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { caseMapSchema, squareSchema } from '../../contract/mapSchema.ts'
import { listOf, oneOf, optionalText, text, whole } from '../../base/validate.ts'
import { caseHeader } from '../common/caseHeader.ts'
import { DESCENT_KINDS } from './about.ts'
import { ATTACK_DICE, DEFENSE_DICE, WEAPON_TYPES, type DefenseDie } from './case.ts'
import { dieName } from './dice.ts'
import '../../base/sayFileSentences.ts'

/** More of one kind nobody rolls, buys or adds up. */
const MOST_DICE = 8
const MOST_ABILITIES = 10
const MOST_FIGURES = 400

const id = text(200)
const flag = v.boolean(expects('expected.flag', {}))
const amount = whole(0, 99)

const figure = v.looseObject({
  id,
  name: v.optional(optionalText(400)),
  side: v.optional(id),
  at: v.optional(squareSchema),
  squares: v.optional(v.pipe(listOf(squareSchema, 64), v.minLength(1, expects('expected.some-space', {}))))
})

const ability = v.looseObject({
  cost: whole(1, 9),
  range: v.optional(amount),
  hearts: v.optional(amount),
  blast: v.optional(flag),
  other: v.optional(text(200))
})
const abilities = listOf(ability, MOST_ABILITIES)

const weapon = <D extends v.GenericSchema<string, string>>(die: D) =>
  v.looseObject({
    type: oneOf(WEAPON_TYPES),
    dice: v.pipe(listOf(die, MOST_DICE), v.minLength(1, expects('expected.some-die', {}))),
    surges: v.optional(abilities),
    blast: v.optional(flag)
  })

const result = v.looseObject({ range: v.optional(amount), hearts: v.optional(amount), surges: v.optional(amount), miss: v.optional(flag) })
const spend = v.union([whole(0, MOST_ABILITIES - 1), v.looseObject({ secondWeapon: whole(0, 99) })], expects('expected.spend', {}))

const attackFace = v.looseObject({ range: whole(0, 9), hearts: whole(0, 9), surges: whole(0, 3), miss: v.optional(flag, false) })
const six = <S extends v.GenericSchema>(face: S, says: string) => v.pipe(listOf(face, 6), v.length(6, says))
const attackFaces = v.optional(six(attackFace, expects('expected.attack-faces', {})))
const shields = v.optional(six(whole(0, 9), expects('expected.defense-faces', {})))

/** The six faces of each die whose faces somebody entered. Whether they agree with what is known is checked in faces.ts. */
export const facesSchema = v.pipe(
  v.looseObject({ blue: attackFaces, yellow: attackFaces, red: attackFaces, brown: shields, gray: shields, grey: shields, black: shields }),
  v.transform(({ grey, ...faces }) => (grey && !faces.gray ? { ...faces, gray: grey } : faces))
)

const defenseDie = v.pipe(
  oneOf([...DEFENSE_DICE, 'grey']),
  v.transform((name): DefenseDie => (name === 'grey' ? 'gray' : name))
)

const asks = [
  v.looseObject({
    kind: v.literal('descent-attack'),
    attacker: id,
    weapon: weapon(v.pipe(text(40), v.transform(dieName))),
    secondWeapon: v.optional(v.union([v.looseObject({}), listOf(v.unknown(), MOST_ABILITIES)], expects('expected.other-weapon', {}))),
    space: squareSchema,
    result,
    spend: v.optional(listOf(spend, 99)),
    defense: v.optional(listOf(v.looseObject({ figure: id, shields: amount }), MOST_FIGURES)),
    monster: v.optional(flag),
    repeatSurges: v.optional(flag),
    monsterBlocksItself: v.optional(flag)
  }),
  v.looseObject({
    kind: v.literal('descent-reroll'),
    dice: oneOf(['attack', 'defense']),
    during: oneOf(['attack', 'attribute-test']),
    allRolled: v.optional(flag)
  }),
  v.looseObject({
    kind: v.literal('descent-odds'),
    weapon: weapon(oneOf(ATTACK_DICE)),
    distance: v.optional(whole(0, 400)),
    attacker: v.optional(id),
    space: v.optional(squareSchema),
    defenseDice: v.optional(listOf(defenseDie, MOST_DICE)),
    faces: v.optional(facesSchema),
    repeatSurges: v.optional(flag)
  })
] as const

export const descentSchema = v.looseObject({
  ...caseHeader,
  ruleset: v.literal('descent-2e', expects('expected.literal', { word: 'descent-2e' })),
  map: v.optional(caseMapSchema),
  figures: v.optional(listOf(figure, MOST_FIGURES)),
  ask: v.variant('kind', asks, expects('expected.kind', { kinds: DESCENT_KINDS.map((kind) => `"${kind}"`).join(', ') }))
})
