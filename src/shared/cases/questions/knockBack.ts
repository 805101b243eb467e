/** `knock-back`: figures that were hit, and where they end. */
import { isCombatAction, shapeOf } from '../../engine/action/shape.ts'
import * as v from 'valibot'
import { listOf, whole } from '../../base/validate.ts'
import type { KnockBackAsk } from '../../contract/case.ts'
import { squareSchema } from '../../contract/mapSchema.ts'
import type { KnockBackRuling } from '../../contract/ruling.ts'
import { squareAt } from '../../grid/grid.ts'
import { expandChoices } from '../../engine/oracle/openChoices.ts'
import { absenceOf } from '../../engine/situation/absence.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { distanceDice, rollsDistance, type KnockBackQuestion } from '../../engine/knockBack/due.ts'
import { resolveKnockBack } from '../../engine/knockBack/resolve.ts'
import { figureOf, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import { knockedLater } from '../beside/notConsidered.ts'
import { cannotUseIt, impossibleHits } from '../beside/premises.ts'
import { diceLeftOver, diceOfNobodies, doublesOfNobody } from '../beside/unheeded.ts'
import { attackKind, choices, dice, die, id, rolls, value } from '../common/fields.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { endsInWords, knockBackLine, knockBackNumbers, landingsOf } from '../common/knockBacks.ts'
import { outcome } from '../common/outcome.ts'
import type { Answered, Own, TableQuestion } from '../common/questionKind.ts'
import { isArea } from '../../engine/targeting/means.ts'

/** How many dice set the distance of those hit, with the row that says so; null: none do. */
function diceWanted(
  situation: Situation,
  ask: KnockBackAsk,
  question: KnockBackQuestion
): { readonly rule: string; readonly dice: number } | null {
  if (!rollsDistance(situation.ruleset.effects.get(question.cause))) return null
  const wanted = ask.hits.map(({ figure }) => distanceDice(situation, figureOf(situation, figure), question)).filter((one) => one !== null)
  return wanted.reduce<(typeof wanted)[number] | null>((most, one) => (most && most.dice >= one.dice ? most : one), null)
}

/** What the question says of how they are knocked back, with the cause that it comes to. */
function questionOf(situation: Situation, ask: KnockBackAsk): { readonly knocks: boolean; readonly question: KnockBackQuestion } {
  const from = ask.from === undefined ? null : figureOf(situation, ask.from)
  const named = ask.cause ?? 'attack'
  const doubles = ask.dice !== undefined && ask.dice[0] === ask.dice[1] && ask.dice[0] !== 1
  const effect = from?.can.get(named) ?? situation.ruleset.effects.get(named)
  // A power of an attack that does not knock back by itself, such as Pulse Wave: the attack does, on doubles.
  const plain =
    effect !== undefined &&
    effect.clauses.some((clause) => clause.phase === 'attack') &&
    !effect.clauses.some((clause) => clause.phase === 'knock-back')
  const byChoice = effect?.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'may-cause') === true
  const cause = plain || (byChoice && shapeOf(effect).takesCombat) ? 'attack' : named
  const ignoresPowers = plain && isArea(effect)
  const byNumber = cause === 'effect' && ask.squares !== undefined
  const knocks =
    byNumber || cause === 'attack' || effect?.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'cause') === true
  // Quake is an attack, and so is whatever a power adds to one; Force Blast, Poison, and Repulsor Rays, which come
  // after the attack has resolved, are none.
  const isAttack =
    cause === 'attack' ||
    (effect !== undefined &&
      (isCombatAction(effect, 'close') ||
        isCombatAction(effect, 'ranged') ||
        (shapeOf(effect).needs === 'nothing' && ask.attack !== undefined)))
  return {
    knocks,
    question: {
      from,
      cause,
      doubles,
      isAttack,
      attack: ask.attack ?? null,
      during: [named],
      squares: byNumber ? ask.squares : null,
      roll: ask.roll ?? [],
      ignoresPowers,
      damageValue: null
    }
  }
}

function answer(situation: Situation, ask: KnockBackAsk): Answered<Own<KnockBackRuling>> {
  const { knocks, question } = questionOf(situation, ask)
  const { from } = question
  // Who was defeated on the way (Mystics) has left the square that it hit from: the question then names that as `origin`.
  const absent = from && !ask.origin ? absenceOf(situation, from) : null
  // Who is defeated by the hit is named all the same, and stays; a captive cannot be hit at all.
  const held = ask.hits.map(({ figure }) => figureOf(situation, figure)).find((hit) => !hit.ko && absenceOf(situation, hit))
  if (held) return { own: { kind: 'knock-back', verdict: 'illegal', results: [] }, because: [absenceOf(situation, held)!] }
  if (absent) return { own: { kind: 'knock-back', verdict: 'illegal', results: [] }, because: [absent] }
  const origin = ask.origin ? [squareAt(situation.position.grid, ask.origin[0], ask.origin[1])] : (from?.squares ?? [])
  if (!knocks) {
    return {
      own: { kind: 'knock-back', verdict: 'judge', results: [] },
      because: [decides('KBX-16', 'kb.unknown-cause', { by: question.cause, facts: { effect: question.cause } })]
    }
  }
  // A table may come to need dice that its question lacks.
  const wanted = diceWanted(situation, ask, question)
  if (wanted && wanted.dice > question.roll.length)
    return {
      own: { kind: 'knock-back', verdict: 'judge', results: [] },
      because: [decides(wanted.rule, 'kb.dice-missing', { by: question.cause, facts: { dice: wanted.dice, count: question.roll.length } })]
    }
  const met: FigureState[] = []
  const { leaves, illegal, unused } = expandChoices(ask, (oracle) => {
    const resolved = resolveKnockBack({
      before: situation,
      now: situation,
      origin,
      oracle,
      hits: ask.hits.map((hit) => ({
        figure: hit.figure,
        damageTaken: hit.damageTaken ?? 0,
        damageDealt: hit.damageDealt ?? hit.damageTaken ?? 0
      })),
      question
    })
    met.push(...resolved.met)
    return resolved
  })
  const first = leaves[0]!.outcome
  if (illegal.length > 0)
    return {
      own: { kind: 'knock-back', verdict: 'illegal', results: [] },
      because: [...illegal, ...first.because.map((reason) => ({ ...reason, weight: 'contributes' as const }))]
    }
  return {
    own: { kind: 'knock-back', ...first.outcome },
    because: first.because,
    later: knockedLater(met),
    unused,
    options: leaves.length > 1 ? leaves.map((leaf) => ({ choices: { ...leaf.choices }, ...leaf.outcome.outcome })) : undefined
  }
}

export const knockBack: TableQuestion<KnockBackAsk, KnockBackRuling> = {
  about: 'table',
  kind: 'knock-back',
  schema: v.looseObject(
    fieldsOf<KnockBackAsk>()({
      kind: v.literal('knock-back'),
      from: v.optional(id),
      origin: v.optional(squareSchema),
      hits: listOf(v.looseObject({ figure: id, damageTaken: v.optional(value), damageDealt: v.optional(value) }), 200),
      dice: v.optional(dice),
      cause: v.optional(id),
      attack: v.optional(attackKind),
      squares: v.optional(whole(1, 20)),
      roll: v.optional(listOf(die, 20)),
      rolls: v.optional(rolls),
      choices: v.optional(choices)
    })
  ),
  check(ask, checks) {
    checks.figure(ask.from, '/ask/from')
    checks.square(ask.origin, '/ask/origin')
    if (ask.from === undefined && ask.origin === undefined) checks.add('missing-field', '/ask', 'no-origin', {})
    ask.hits.forEach((hit, index) => {
      checks.figure(hit.figure, `/ask/hits/${index}/figure`)
    })
    if (new Set(ask.hits.map((hit) => hit.figure)).size !== ask.hits.length) checks.add('same-figure', '/ask/hits', 'hit-twice', {})
  },
  // On some ground more than one die is rolled.
  checkOn(situation, ask, checks) {
    const told = ask.roll?.length ?? 0
    const { question } = questionOf(situation, ask)
    if (ask.cause === 'force-blast' && told === 0 && rollsDistance(situation.ruleset.effects.get(question.cause)))
      checks.add('missing-dice', '/ask/roll', 'no-distance-roll', { place: '/ask/roll' })
    const wanted = diceWanted(situation, ask, question)
    if (told > 0 && wanted && wanted.dice > told)
      checks.add('missing-dice', '/ask/roll', 'few-distance-dice', { place: '/ask/roll', count: wanted.dice, told })
  },
  figures: (ask) => [...(ask.from ? [ask.from] : []), ...ask.hits.map((hit) => hit.figure)],
  topics: ['knock-back'],
  premises: (situation, ask) => [
    ...cannotUseIt(situation, ask.from, ask.cause, '/ask/cause'),
    ...impossibleHits(situation, ask),
    ...diceOfNobodies(situation, ask.rolls, '/ask/rolls'),
    ...diceLeftOver(situation, ask.cause, ask.roll ?? [], '/ask/roll'),
    ...doublesOfNobody(situation, ask.dice, '/ask/dice')
  ],
  answer,
  landings: (own) => landingsOf(own.results),
  outcome: (ruling) => outcome(ruling.verdict, knockBackNumbers(ruling.results)),
  outcomeWords: (ruling) => endsInWords(ruling.results),
  lines: (ruling) => ruling.results.map(knockBackLine),
  searched: true,
  knockBacks: (ruling) => ruling.results
}
