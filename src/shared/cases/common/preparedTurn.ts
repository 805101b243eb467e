/** The best attacks that figures can make in their turn, as a ruling: of everything that they may do, with what each is by. */
import type { PreparationAsk, SquareXY } from '../../contract/case.ts'
import { chanceOf, meanOf } from '../../engine/odds/chance.ts'
import { reasonsForOdds } from '../../engine/odds/oddsReasons.ts'
import { wayTo } from '../../engine/preparation/wayToStand.ts'
import type { Plan } from '../../engine/preparation/evaluate.ts'
import { notLookedAt } from '../../engine/preparation/notLookedAt.ts'
import { findPlans, type PlansFound } from '../../engine/preparation/findPlans.ts'
import { absenceOf } from '../../engine/situation/absence.ts'
import { considered, contributes, decides, quiet } from '../../engine/situation/reasons.ts'
import type { PreparationRuling, PreparationStep, PreparedPlan, Reason } from '../../contract/ruling.ts'
import { figureOf, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import { preparedPlans } from './preparedPlans.ts'
import { baseAt, reasonsForBase, reasonsForWay, ruleOfMove } from './preparedStand.ts'
import { answerTurns } from './preparedTurns.ts'
import { type Answered, type Given, type Own } from './questionKind.ts'

function stepsOf(situation: Situation, plan: Plan, path: readonly SquareXY[]): readonly PreparationStep[] {
  const {
    candidate: { way, stand, targets },
    counter,
    perplex,
    split
  } = plan
  return [
    ...(counter ? [{ do: 'outwit', figure: counter.figure.id, counter: counter.counter } as const] : []),
    ...(perplex ? [{ do: 'perplex', figure: perplex.figure.id, value: perplex.value, modifier: perplex.modifier } as const] : []),
    ...(path.length > 0 ? [{ do: 'move', action: way.movesBy!, path, ...baseAt(situation, stand) } as const] : []),
    ...(stand.pickUp ? [{ do: 'pick-up', object: stand.pickUp.id } as const] : []),
    {
      do: 'attack',
      kind: way.kind,
      action: way.action,
      powers: way.powers,
      targets,
      ...(way.expert ? { expert: way.expert } : {}),
      ...(split ? { split } : {})
    }
  ]
}

/** Line by line, in the order in which things are done: what each step is by, then what the dice make of the attack. */
function reasonsOf(situation: Situation, user: FigureState, plan: Plan, path: readonly SquareXY[]): readonly Reason[] {
  const {
    candidate: { way, stand },
    counter,
    perplex,
    odds
  } = plan
  const because: Reason[] = []
  const facts = { user: user.id }
  if (counter)
    because.push(
      contributes('OUT-01', 'preparation.outwit', {
        by: counter.counter,
        facts: { ...facts, figure: counter.figure.id, effect: counter.counter }
      })
    )
  if (perplex)
    because.push(
      contributes('POW-PX', 'preparation.perplex', {
        by: perplex.power,
        facts: { ...facts, figure: perplex.figure.id, value: perplex.value, amount: perplex.modifier }
      })
    )
  const end = path.at(-1)
  if (end)
    because.push(
      contributes(ruleOfMove(situation, way.movesBy), 'preparation.move', {
        by: way.movesBy,
        at: path,
        facts: { ...facts, effect: way.movesBy!, square: end, count: path.length }
      })
    )
  if (end) because.push(...reasonsForBase(situation, user.id, stand), ...reasonsForWay(user.id, stand))
  if (stand.pickUp) because.push(contributes('OBJ-02', 'preparation.pick-up', { facts: { ...facts, object: stand.pickUp.id } }))
  if (way.powers.length > 0) because.push(contributes('CMB-00', 'preparation.powers', { facts: { ...facts, effects: way.powers } }))
  if (way.twice) because.push(contributes('POW-FL', 'preparation.twice', { facts: { ...facts, fraction: chanceOf(plan.hit).fraction } }))
  const mean = meanOf(plan.damage).fraction
  const more =
    mean === meanOf(plan.struck).fraction ? [] : [contributes('KBD-10', 'preparation.knock-back-too', { facts: { ...facts, mean } })]
  return [...because, ...quiet(reasonsForOdds(odds)), ...more]
}

function partsOf(situation: Situation, user: FigureState, plan: Plan) {
  const path = wayTo(situation, user, plan.candidate.way.movesBy, plan.candidate.stand)
  const { targets } = plan.candidate
  return {
    steps: stepsOf(situation, plan, path),
    targets,
    because: reasonsOf(situation, user, plan, path),
    lines: targets.flatMap((id) => plan.odds.sample.lines?.[id] ?? [])
  }
}

/** What decides: the best attack of all, the best of those looked at, or that there is none. */
function aboutBest(
  situation: Situation,
  user: FigureState,
  first: PreparedPlan | undefined,
  { candidates, unfinished }: Pick<PlansFound, 'candidates' | 'unfinished'>,
  unlooked: readonly Reason[]
): readonly Reason[] {
  const facts = { user: user.id }
  const best = first && { ...facts, figures: first.targets, fraction: first.hit.fraction, count: candidates }
  if (unfinished !== null)
    return [
      decides('PRB-01', 'preparation.unfinished', { facts: { ...facts, count: unfinished } }),
      ...(best ? [contributes('PRB-01', 'preparation.best-so-far', { facts: best })] : [])
    ]
  return [
    best
      ? decides('PRB-01', 'preparation.best', { facts: best })
      : (absenceOf(situation, user) ??
        decides('ATK-03', unlooked.length > 0 ? 'preparation.none-looked-at' : 'preparation.none', { facts }))
  ]
}

/** The ruling on a `preparation` of one figure or of several. */
export function answerPreparation(asked: Situation, ask: PreparationAsk, { words }: Given): Answered<Own<PreparationRuling>> {
  const first = typeof ask.from === 'string' ? ask.from : ask.from[0]!
  const { side } = figureOf(asked, first)
  const { turn } = asked.position
  // It is prepared for its own turn: only then are there actions to give.
  const situation: Situation = turn.active === side ? asked : { ...asked, position: { ...asked.position, turn: { ...turn, active: side } } }
  const ownTurn = turn.active === side ? [] : [considered('GEN-01', 'preparation.own-turn', { facts: { user: first } })]
  if (typeof ask.from !== 'string') {
    const { own, because } = answerTurns(situation, ask.from, words)
    return { own: { kind: 'preparation', ...own }, because: [...because, ...ownTurn] }
  }
  const user = figureOf(situation, ask.from)
  const { best, candidates, unfinished } = findPlans(situation, user)
  const { bestBy, plans } = preparedPlans(situation, side, best, words, (plan) => partsOf(situation, user, plan))
  const [leading] = plans
  const unlooked = notLookedAt(situation, user)
  return {
    own: {
      kind: 'preparation',
      verdict: unfinished !== null ? 'unfinished' : leading ? 'some' : 'none',
      ...(unfinished === null ? {} : { tried: unfinished }),
      bestBy,
      plans
    },
    because: [
      ...aboutBest(situation, user, leading, { candidates, unfinished }, unlooked),
      ...ownTurn,
      considered('ACT-03', 'preparation.free-first'),
      considered('ATK-10', 'preparation.not-looked-at'),
      ...unlooked
    ]
  }
}
