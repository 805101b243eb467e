/** The best turns of several figures as a ruling: who does what in which order, with what each attack comes to. */
import type { SquareXY } from '../../contract/case.ts'
import type { PreparationRuling, PreparationStep, Reason } from '../../contract/ruling.ts'
import { chanceOf, meanOf } from '../../engine/odds/chance.ts'
import { notLookedAt } from '../../engine/preparation/notLookedAt.ts'
import { wayTo } from '../../engine/preparation/wayToStand.ts'
import type { FreeAction } from '../../engine/preparation/freeActions.ts'
import { findTurns, type TurnAttack, type TurnPlan } from '../../engine/preparation/severalFigures.ts'
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import type { Words } from '../../explain/toText.ts'
import { preparedPlans } from './preparedPlans.ts'
import { baseAt, reasonsForBase, reasonsForWay, ruleOfMove } from './preparedStand.ts'
import type { Answered, Own } from './questionKind.ts'

const pathOf = ({ candidate: { way, stand }, from, user }: TurnAttack): readonly SquareXY[] =>
  wayTo(from, figureOf(from, user), way.movesBy, stand)

const freeStep = ({ by, counter, perplex }: FreeAction): PreparationStep =>
  counter
    ? { by, do: 'outwit', figure: counter.figure.id, counter: counter.counter }
    : { by, do: 'perplex', figure: perplex.figure.id, value: perplex.value, modifier: perplex.modifier }

function attackSteps(attack: TurnAttack, path: readonly SquareXY[]): readonly PreparationStep[] {
  const {
    user: by,
    candidate: { way, stand, targets },
    part,
    from
  } = attack
  return [
    ...(path.length > 0 ? [{ by, do: 'move', action: way.movesBy!, path, ...baseAt(from, stand) } as const] : []),
    ...(stand.pickUp ? [{ by, do: 'pick-up', object: stand.pickUp.id } as const] : []),
    {
      by,
      do: 'attack',
      kind: way.kind,
      action: way.action,
      powers: way.powers,
      targets,
      ...(way.expert ? { expert: way.expert } : {}),
      ...(part === null ? {} : { split: { [targets[0]!]: attack.whole - part, [targets[1]!]: part } })
    }
  ]
}

function freeReason({ by, counter, perplex }: FreeAction): Reason {
  return counter
    ? contributes('OUT-01', 'preparation.outwit', {
        by: counter.counter,
        facts: { user: by, figure: counter.figure.id, effect: counter.counter }
      })
    : contributes('POW-PX', 'preparation.perplex', {
        by: perplex.power,
        facts: { user: by, figure: perplex.figure.id, value: perplex.value, amount: perplex.modifier }
      })
}

/** How an attack is made ready, then what it comes to in this turn. */
function attackReasons(situation: Situation, attack: TurnAttack, path: readonly SquareXY[]): readonly Reason[] {
  const {
    user,
    candidate: { way, stand, targets }
  } = attack
  const facts = { user }
  const end = path.at(-1)
  return [
    ...(end
      ? [
          contributes(ruleOfMove(situation, way.movesBy), 'preparation.move', {
            by: way.movesBy,
            at: path,
            facts: { ...facts, effect: way.movesBy!, square: end, count: path.length }
          })
        ]
      : []),
    ...(end ? [...reasonsForBase(attack.from, user, stand), ...reasonsForWay(user, stand)] : []),
    ...(stand.pickUp ? [contributes('OBJ-02', 'preparation.pick-up', { facts: { ...facts, object: stand.pickUp.id } })] : []),
    ...(way.powers.length > 0 ? [contributes('CMB-00', 'preparation.powers', { facts: { ...facts, effects: way.powers } })] : []),
    contributes('PRB-01', 'preparation.comes-to', {
      facts: { ...facts, figures: targets, fraction: chanceOf(attack.hit).fraction, mean: meanOf(attack.damage).fraction }
    })
  ]
}

function partsOf(situation: Situation, plan: TurnPlan) {
  const paths = plan.attacks.map(pathOf)
  return {
    steps: [...plan.free.map(freeStep), ...plan.attacks.flatMap((attack, index) => attackSteps(attack, paths[index]!))],
    targets: [...new Set(plan.attacks.flatMap(({ candidate }) => candidate.targets))],
    because: [...plan.free.map(freeReason), ...plan.attacks.flatMap((attack, index) => attackReasons(situation, attack, paths[index]!))],
    lines: plan.lines
  }
}

/** The ruling on a turn of several figures of one side, in whose turn the situation is. */
export function answerTurns(situation: Situation, users: readonly string[], words: Words): Answered<Omit<Own<PreparationRuling>, 'kind'>> {
  const { best, tried, finished } = findTurns(
    situation,
    users.map((id) => figureOf(situation, id))
  )
  const { side } = figureOf(situation, users[0]!)
  const { bestBy, plans } = preparedPlans(situation, side, best, words, (plan) => partsOf(situation, plan))
  const [hits, hurts] = [best.hit[0], best.damage[0]]
  const facts = { figures: users, count: tried }
  const unlooked = users.flatMap((id) => notLookedAt(situation, figureOf(situation, id)))
  const none = unlooked.length > 0 ? 'preparation.no-turn-looked-at' : 'preparation.no-turn'
  const found = hits && hurts ? { ...facts, fraction: chanceOf(hits.hit).fraction, mean: meanOf(hurts.damage).fraction } : null
  const about = !finished
    ? [
        decides('PRB-01', 'preparation.turns-unfinished', { facts }),
        ...(found ? [contributes('PRB-01', 'preparation.best-turn', { facts: found })] : [])
      ]
    : [found ? decides('PRB-01', 'preparation.best-turn', { facts: found }) : decides('ATK-03', none, { facts })]
  return {
    own: {
      verdict: !finished ? 'unfinished' : plans.length > 0 ? 'some' : 'none',
      ...(finished ? {} : { tried }),
      bestBy,
      plans
    },
    because: [
      ...about,
      considered('ACT-03', 'preparation.free-first'),
      considered('POW-PC', 'preparation.rerolls-each'),
      considered('ATK-10', 'preparation.turns-not-looked-at'),
      ...unlooked
    ]
  }
}
