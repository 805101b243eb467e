/** `knock-back`: figures that were hit, and where they end. */
import { squareAt } from '../../grid/grid.ts'
import { expandChoices, RollBook } from '../../engine/situation/choices.ts'
import { decides } from '../../engine/situation/reasons.ts'
import { resolveKnockBack } from '../../engine/knockBack/resolve.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import type { KnockBackAsk } from '../../contract/case.ts'
import type { Bare } from './bare.ts'

export function answerKnockBack(situation: Situation, ask: KnockBackAsk): Bare {
  const from = ask.from === undefined ? null : figureOf(situation, ask.from)
  const named = ask.cause ?? 'attack'
  const origin = ask.origin ? [squareAt(situation.position.grid, ask.origin[0], ask.origin[1])] : (from?.squares ?? [])
  const doubles = ask.dice !== undefined && ask.dice[0] === ask.dice[1] && ask.dice[0] !== 1
  const effect = from?.can.get(named) ?? situation.ruleset.effects.get(named)
  // A power of an attack that does not knock back by itself, such as Pulse Wave: the attack does, on doubles.
  const plain =
    effect !== undefined &&
    effect.clauses.some((clause) => clause.phase === 'attack') &&
    !effect.clauses.some((clause) => clause.phase === 'knock-back')
  const cause = plain ? 'attack' : named
  const ignoresPowers = plain && effect.clauses.some((clause) => clause.phase === 'attack' && clause.does === 'area')
  const knocks = cause === 'attack' || effect?.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'cause') === true
  if (!knocks) {
    return {
      kind: 'knock-back',
      verdict: 'judge',
      results: [],
      because: [decides('KBX-16', 'kb.unknown-cause', { by: cause, facts: { effect: cause } })]
    }
  }
  // Quake is an attack, and so is whatever a power adds to one; Force Blast, Poison, and Repulsor Rays, which come
  // after the attack has resolved, are none.
  const isAttack =
    cause === 'attack' || effect?.act === 'close' || effect?.act === 'ranged' || (effect?.act === 'always' && ask.attack !== undefined)
  const { leaves, illegal } = expandChoices(ask.choices ?? {}, (book) =>
    resolveKnockBack({
      before: situation,
      now: situation,
      origin,
      book,
      rolls: new RollBook(ask.rolls ?? {}),
      hits: ask.hits.map((hit) => ({
        figure: hit.figure,
        damageTaken: hit.damageTaken ?? 0,
        damageDealt: hit.damageDealt ?? hit.damageTaken ?? 0
      })),
      question: { from, cause, doubles, isAttack, attack: ask.attack ?? null, roll: ask.roll ?? [], ignoresPowers, damageValue: null }
    })
  )
  const first = leaves[0]!.outcome
  if (illegal.length > 0)
    return {
      kind: 'knock-back',
      verdict: 'illegal',
      results: [],
      because: [...illegal, ...first.because.map((reason) => ({ ...reason, weight: 'contributes' as const }))]
    }
  const options = leaves.length > 1 ? leaves.map(({ choices, outcome }) => ({ choices, ...outcome.outcome })) : undefined
  return { kind: 'knock-back', ...first.outcome, because: first.because, ...(options ? { options } : {}) }
}
