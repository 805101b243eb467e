/** Breaking away from adjacent opponents (MOV-04): needed at all, automatic, or a d6 with its modifiers. */
import { adjacentTo, apartByHeight, figureDistance } from '../situation/adjacency.ts'
import { engaging, hideOf, isUnnoticed, knowsHiding } from '../situation/hiding.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, knowsClause, terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'
import { passesFigures } from '../ground/ground.ts'

export interface BreakAway {
  readonly verdict: 'success' | 'failure' | 'automatic' | 'not-needed'
  /** The die with its modifiers; null where none is rolled. */
  readonly total: number | null
  readonly because: readonly Reason[]
}

/** The least die that breaks away by an effect (Plasticity), with its reason; `null` if the number of the edition counts. */
function neededBy(
  { ruleset }: Situation,
  figure: FigureState,
  opponents: readonly FigureState[]
): { readonly from: number; readonly because: Reason } | null {
  if (!knowsClause(ruleset, 'break-away', 'faces')) return null
  const of = (state: FigureState, whose: 'self' | 'opponents') =>
    clausesOf(state, 'break-away').flatMap(({ effect, clause }) =>
      clause.does === 'faces' && clause.of === whose && !(clause.unless ?? []).some((id) => figure.can.has(id))
        ? [
            {
              from: clause.from,
              because: contributes(clause.rule, 'away.faces', {
                by: effect.id,
                facts: { effect: effect.id, from: clause.from, figure: state.id }
              })
            }
          ]
        : []
    )
  // An opponent's effect counts before the figure's own one.
  const asked = opponents.flatMap((other) => of(other, 'opponents')).sort((a, b) => b.from - a.from)
  return asked[0] ?? of(figure, 'self')[0] ?? null
}

/** What its own and its opponents' effects add to the die. */
function modifiers(figure: FigureState, opponents: readonly FigureState[], during: readonly string[]): { sum: number; because: Reason[] } {
  const because: Reason[] = []
  let sum = 0
  const add = (rule: string, id: string, by: number, who: FigureState): void => {
    sum += by
    because.push(contributes(rule, 'away.modifier', { by: id, facts: { effect: id, amount: by, figure: who.id } }))
  }
  const deaf = clausesOf(figure, 'break-away').find(({ clause }) => clause.does === 'ignore-opponents')
  for (const { effect, clause } of clausesOf(figure, 'break-away')) {
    if (clause.does === 'modify' && clause.of === 'self' && (!clause.during || clause.during.some((id) => during.includes(id))))
      add(clause.rule, effect.id, clause.by, figure)
  }
  // One opponent's Plasticity counts, however many stand there.
  const hinder = opponents
    .flatMap((other) => clausesOf(other, 'break-away').map((found) => ({ ...found, other })))
    .find(({ clause }) => clause.does === 'modify' && clause.of === 'opponents')
  if (hinder && hinder.clause.does === 'modify') {
    if (deaf)
      because.push(
        considered(deaf.clause.rule, 'away.ignores', { by: deaf.effect.id, facts: { figure: figure.id, effect: hinder.effect.id } })
      )
    else add(hinder.clause.rule, hinder.effect.id, hinder.clause.by, hinder.other)
  }
  return { sum, because }
}

function automatic(situation: Situation, figure: FigureState, opponents: readonly FigureState[], during: readonly string[]): Reason | null {
  const deaf = clausesOf(figure, 'break-away').some(({ clause }) => clause.does === 'ignore-opponents')
  const held = !deaf && opponents.some((other) => clausesOf(other, 'break-away').some(({ clause }) => clause.does === 'never-automatic'))
  if (held) return null
  for (const { terrain, clause } of terrainClauses(situation, figure, 'break-away')) {
    return decides(clause.rule, 'away.automatic', { by: terrain.id, facts: { figure: figure.id, effect: terrain.id } })
  }
  // Figures that are nothing to it are left without a roll; those it only moves past are not (IMT-07, IMT-08).
  for (const { effect, clause } of clausesOf(figure, 'movement')) {
    if (clause.during && !clause.during.some((id) => during.includes(id))) continue
    if (passesFigures(new Set(clause.ignores)))
      return decides('IMT-07', 'away.passes-figures', { by: effect.id, facts: { figure: figure.id, effect: effect.id } })
  }
  for (const { effect, clause } of clausesOf(figure, 'break-away')) {
    if (clause.does === 'automatic' && (!clause.during || clause.during.some((id) => during.includes(id)))) {
      return decides(clause.rule, 'away.automatic', { by: effect.id, facts: { figure: figure.id, effect: effect.id } })
    }
  }
  return null
}

/** Opponents in the squares around it that do not engage it, and why: they hide (CC-21), or are at another height (CC-07). */
function besideIt(situation: Situation, figure: FigureState): Reason[] {
  return situation.states.flatMap((other) => {
    if (other.side === figure.side || other.ko || figureDistance(situation, figure, other) !== 1) return []
    const facts = { figure: other.id, user: figure.id }
    const apart = apartByHeight(figure, other)
    if (apart) return [considered(apart, 'close.other-height', { by: other.id, facts })]
    const hide = isUnnoticed(situation, figure, other) ? hideOf(situation, other) : null
    return hide ? [considered(hide.rule, 'close.hidden', { by: hide.id, facts: { ...facts, effect: hide.id } })] : []
  })
}

/** Opponents next to it that hide, so that it need not break away from them as it would otherwise (CC-21). */
export function leftUnnoticed(situation: Situation, figure: FigureState, during: readonly string[]): Reason[] {
  if (!knowsHiding(situation.ruleset)) return []
  const hidden = adjacentTo(situation, figure).filter((other) => other.side !== figure.side && isUnnoticed(situation, figure, other))
  if (hidden.length === 0 || automatic(situation, figure, hidden, during)) return []
  return hidden.flatMap((other) => {
    const hide = hideOf(situation, other)
    return hide
      ? [contributes(hide.rule, 'move.leaves-hidden', { by: hide.id, facts: { figure: other.id, user: figure.id, effect: hide.id } })]
      : []
  })
}

/** Does the figure get away, with this roll, before it moves in this action? */
export function breakAway(situation: Situation, figure: FigureState, roll: number | null, during: readonly string[]): BreakAway {
  const opponents = engaging(situation, figure)
  const facts = { figure: figure.id, figures: opponents.map((other) => other.id) }
  if (opponents.length === 0)
    return {
      verdict: 'not-needed',
      total: null,
      because: [decides('MOV-04', 'away.not-needed', { facts }), ...besideIt(situation, figure)]
    }
  const free = automatic(situation, figure, opponents, during)
  if (free) return { verdict: 'automatic', total: null, because: [free] }
  const { sum, because } = modifiers(figure, opponents, during)
  const die = roll ?? 1
  const total = die + sum
  const { breakAway: least, breakAwayFaces } = situation.ruleset.params.movement
  const asked = neededBy(situation, figure, opponents)
  const needed = asked?.from ?? least
  const success = breakAwayFaces ? die === 6 || (die !== 1 && total >= needed) : total >= needed
  const say =
    breakAwayFaces && die === 6 ? 'away.six' : breakAwayFaces && die === 1 ? 'away.one' : success ? 'away.success' : 'away.failure'
  return {
    verdict: success ? 'success' : 'failure',
    total,
    because: [...because, ...(asked ? [asked.because] : []), decides('MOV-04', say, { facts: { ...facts, roll: die, total, needed } })]
  }
}
