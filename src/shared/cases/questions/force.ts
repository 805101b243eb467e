/** `force`: may this force be played, and what does it cost? The check itself is `tournament/force`. */
import * as v from 'valibot'
import { day, listOf, oneOf, whole } from '../../base/validate.ts'
import { OBJECT_WEIGHTS } from '../../contract/case.ts'
import type { Facts, NotConsidered, Reason } from '../../contract/ruling.ts'
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import { leftOutFrom, leftOutSentences } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import { rowIn } from '../../rules/vocabulary/ruleset.ts'
import { checkForce, type ForceFound } from '../../tournament/force/check.ts'
import { featsOfForce, featTotal } from '../../tournament/force/cost.ts'
import { AGES, nameOf, PLAYS, type ForceList, type ForcePoint, type ForceRules } from '../../tournament/force/list.ts'
import { datedLists, forceBeside, forceErrata, forceExtras, forceFigureFields, forcePoints } from '../../tournament/force/forceFields.ts'
import { isThemePlay } from '../../tournament/force/themePlay.ts'
import { firstRoll, mostRerolls } from '../../tournament/force/theme.ts'
import { actionTotal } from '../../tournament/victory.ts'
import { buildTotal, id, ids } from '../common/fields.ts'
import { inFormat, unknownFormat } from '../common/forceFormats.ts'
import { forceRulesOf } from '../common/forceRules.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

const schema = v.looseObject({
  kind: v.literal('force'),
  figures: v.optional(listOf(v.looseObject(forceFigureFields), 200)),
  total: v.optional(forcePoints),
  buildTotal: v.optional(buildTotal),
  ...forceExtras,
  conditions: v.optional(ids),
  objects: v.optional(listOf(oneOf(OBJECT_WEIGHTS), 40)),
  ...forceBeside,
  play: v.optional(oneOf(PLAYS)),
  opened: v.optional(ids),
  age: v.optional(oneOf(AGES)),
  on: v.optional(day),
  lists: v.optional(datedLists),
  format: v.optional(id),
  theme: v.optional(id),
  probabilityControl: v.optional(whole(0, 999)),
  sets: v.optional(ids),
  retired: v.optional(ids),
  banned: v.optional(ids),
  errata: forceErrata
})

const factsOf = ({ facts, path }: ForcePoint): Facts => ({ ...facts, path })

const sentenceOf = ({ code, say }: ForcePoint) => `force.${say ?? code}` as const

/** Ages and ways of play with separate rows in editions with formats. */
const FORMATS = ['golden', 'silver', 'pulp', 'sealed', 'battle-royale', 'theme'] as const

/** The formats that the force is built for, and what its theme gives. */
function formatReasons(list: ForceList, found: ForceFound, rules: ForceRules): Reason[] {
  const asked: readonly (string | undefined)[] = [list.age, list.play]
  const played = rules.formats ? FORMATS.filter((format) => asked.includes(format)) : []
  const { rerolls, initiative } = themeNumbers(list, found, rules)
  const isThemed = list.theme !== undefined && rules.formats === true
  return [
    ...played.map((format) => contributes('TRN-08', `force.by-${format}`, { facts: {} })),
    ...(isThemed && rerolls ? [contributes('TRN-11', 'force.theme-rerolls', { facts: { count: rerolls } })] : []),
    ...(isThemed && initiative ? [contributes('TRN-11', 'force.first-roll', { facts: { count: initiative } })] : [])
  ]
}

/** What speaks for the force, or is worth knowing of it: never a reason against. */
function beside(list: ForceList, found: ForceFound, rules: ForceRules): Reason[] {
  const { featShare } = rules
  const against = new Set([...found.problems, ...found.open].map(({ rule }) => rule))
  const { buildTotal: most, alternateTeamAbilities = [] } = list
  const feats = featTotal(found.costs)
  return [
    ...(alternateTeamAbilities.length > 0 && !against.has('NEW-03') && !isThemePlay(list, rules)
      ? [
          contributes('NEW-03', 'force.alternate-fits', {
            facts: { ability: alternateTeamAbilities[0]!.name ?? alternateTeamAbilities[0]!.id }
          })
        ]
      : []),
    ...alternateTeamAbilities.flatMap((ability) =>
      ability.figures === undefined && !ability.everyKeyword && (ability.keywords ?? []).length > 1
        ? [considered('NEW-03', 'force.one-keyword-is-enough', { facts: { ability: nameOf(ability), keywords: ability.keywords! } })]
        : []
    ),
    ...Object.entries(found.symbols).map(([id, counted]) =>
      contributes('NEW-02', 'force.symbol-counts', {
        facts: { figure: list.figures?.find((one) => one.id === id)?.name ?? id, symbols: Object.values(counted) }
      })
    ),
    ...formatReasons(list, found, rules),
    ...(found.themed.length > 0 ? [contributes('TRN-11', 'force.themed', { facts: { keywords: found.themed } })] : []),
    ...(most === undefined && featShare !== null && feats > 0
      ? [considered('TRN-04', 'force.feat-share-untold', { facts: { points: feats, percent: featShare } })]
      : []),
    ...(most === undefined ? [] : [considered('ACT-02', 'event.actions', { facts: { total: most, value: actionTotal(most) } })]),
    ...(most === undefined || most % 100 === 0 ? [] : [considered('TRN-04', 'force.total-uneven', { facts: { most } })])
  ]
}

/** What figures carry, by the sentence that tells it. */
const CARRIES = [
  ['resources', 'resource', 'force-carried'],
  ['relics', 'relic', 'force-carried'],
  ['equipment', 'equipment', 'unknown-equipment']
] as const
/** What the list names besides. */
const NAMES = [
  ['specialObjects', 'object', 'force-object'],
  ['sideline', 'field', 'force-sideline'],
  ['tarot', 'field', 'force-tarot'],
  ['maps', 'field', 'force-map']
] as const satisfies readonly (readonly [keyof typeof forceBeside, NotConsidered['kind'], keyof typeof besideSentences])[]

const sentences = { ...besideSentences, 'unknown-equipment': leftOutSentences['unknown-equipment'] }

const idIn = (entry: string | { readonly id: string }): string => (typeof entry === 'string' ? entry : entry.id)

/** A number of rerolls in the list that its theme does not give, or that cannot be compared (TRN-11). */
function aboutRerolls(told: number, list: ForceList, rules: ForceRules): readonly NotConsidered[] {
  const item = { kind: 'field', id: 'probabilityControl', path: '/ask/probabilityControl' } as const
  const { rerolls } = themeNumbers(list, checkForce(list, rules), rules)
  if (rerolls === null) return [leftOutFrom(besideSentences, item, 'force-rerolls', {})]
  const facts = { count: String(told), most: String(rerolls) }
  return told > rerolls ? [leftOutFrom(besideSentences, item, 'force-too-many-rerolls', facts)] : []
}

/** What stands in the list and is not all counted: its card says what it does and costs. */
const notAsked = ({ probabilityControl, ...list }: v.InferOutput<typeof schema>, rules: ForceRules): readonly NotConsidered[] => [
  ...(list.figures ?? []).flatMap((figure, index) =>
    CARRIES.flatMap(([field, kind, say]) =>
      (figure[field] ?? []).flatMap((entry, at) => {
        if (typeof entry !== 'string' && rules.equipmentEach !== undefined && rules.equipmentEach !== null) return []
        const id = idIn(entry)
        const item = { kind, id, path: `/ask/figures/${index}/${field}/${at}` }
        return [leftOutFrom(sentences, item, say, { figure: nameOf(figure), id }, figure.id)]
      })
    )
  ),
  ...(list.elements ?? []).flatMap(({ kind, id }, at) =>
    rules.once?.includes(kind)
      ? []
      : [leftOutFrom(besideSentences, { kind: 'field', id, path: `/ask/elements/${at}` }, 'force-element', { id })]
  ),
  ...(list.play === 'theme' && !rules.formats
    ? [leftOutFrom(besideSentences, { kind: 'field', id: 'play', path: '/ask/play' }, 'force-format', { id: 'theme' })]
    : []),
  ...featsOfForce(list).map(({ id }) => leftOutFrom(besideSentences, { kind: 'feat', id, path: '/ask/feats' }, 'force-feat', { id })),
  ...(probabilityControl === undefined ? [] : aboutRerolls(probabilityControl, list, rules)),
  ...NAMES.flatMap(([field, kind, say]) =>
    (list[field] ?? []).flatMap((entry, at) => {
      if (typeof entry !== 'string' && rules[field as 'sideline' | 'maps']) return []
      const id = idIn(entry)
      return [leftOutFrom(besideSentences, { kind, id, path: `/ask/${field}/${at}` }, say, { id })]
    })
  )
]

/**
 * How often the force may use the Probability Control of its theme in the game (TRN-11), and what it adds to the first roll: 0 without a theme;
 * `null`: not known.
 */
function themeNumbers(
  list: ForceList,
  { problems, open }: Pick<ForceFound, 'problems' | 'open'>,
  rules: ForceRules
): { readonly rerolls: number | null; readonly initiative: number | null } {
  const { theme } = list
  if (theme === undefined || problems.some(({ rule }) => rule === 'TRN-11')) return { rerolls: 0, initiative: 0 }
  // Where they go by the figures with the keyword, each of them has to be known.
  const isByFigures = rules.rerolls !== null && 'each' in rules.rerolls
  if (isByFigures && open.some(({ rule }) => rule === 'TRN-11')) return { rerolls: null, initiative: null }
  return { rerolls: mostRerolls(list, theme, rules), initiative: firstRoll(list, theme, rules) }
}

export const force = noBoardQuestion({
  kind: 'force',
  schema,
  unfit: ({ format }, ruleset) => unknownFormat(ruleset, format, '/ask/format'),
  answer(ruleset, asked) {
    const ask = inFormat(ruleset, asked)
    const rules = forceRulesOf(ruleset)
    const found = checkForce(ask, rules)
    const { total, costs, problems, open, themes, symbols: counted } = found
    const { rerolls, initiative } = themeNumbers(ask, found, rules)
    /** With the row that says it in this edition. */
    const entry = (point: ForcePoint) => ({ code: point.code, rule: rowIn(ruleset, ruleOf(point), sentenceOf(point)), path: point.path })
    /** The row of a list of a format, if the edition has it. */
    const ruleOf = ({ by, rule }: ForcePoint): string => (by !== undefined && ruleset.rules.has(by) ? by : rule)
    const verdict = problems.length > 0 ? 'illegal' : open.length > 0 ? 'judge' : 'legal'
    const fits: Reason[] =
      verdict === 'legal'
        ? [
            ask.buildTotal === undefined
              ? decides('TRN-04', 'force.costs', { facts: { total } })
              : decides('TRN-04', 'force.fits', { facts: { total, most: ask.buildTotal } })
          ]
        : []
    const open_ = (point: ForcePoint): Reason =>
      (verdict === 'judge' ? decides : contributes)(ruleOf(point), sentenceOf(point), { facts: factsOf(point) })
    return {
      own: {
        kind: ask.kind,
        verdict,
        total,
        buildTotal: ask.buildTotal ?? null,
        costs,
        problems: problems.map(entry),
        open: open.map(entry),
        themes,
        rerolls,
        ...(rules.initiative ? { initiative } : {}),
        symbols: counted
      },
      because: [
        ...fits,
        ...problems.flatMap((point) => [
          decides(ruleOf(point), sentenceOf(point), { facts: factsOf(point) }),
          ...(point.code === 'equipment-non-standard' ? [contributes(point.rule, 'force.standard-figure')] : [])
        ]),
        ...open.map(open_),
        ...beside(ask, found, rules)
      ]
    }
  },
  leftOut: (ask, ruleset) => notAsked(inFormat(ruleset, ask), forceRulesOf(ruleset)),
  lines: ({ total, buildTotal: most, problems, rerolls, initiative }) => [
    ...(total === null ? [] : [most === null ? `${total} points` : `${total} of ${most} points`]),
    ...(rerolls === null || rerolls === 0 ? [] : [`Probability Control of the theme: ${rerolls}`]),
    ...(initiative === undefined || initiative === null || initiative === 0 ? [] : [`First roll: +${initiative}`]),
    ...problems.map(({ code, path }) => (path === '' ? code : `${code} ${path}`))
  ]
})
