/** What other figures, and markers of other figures, do to a combat value: neighbours, the attacker, smoke. */
import type { ValueName } from '../../contract/case.ts'
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import { adjacentTo, areAdjacent } from '../situation/adjacency.ts'
import { captivesOf } from '../situation/captives.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { areFriends, clausesOf, isSuch, knowsClauseThat, printedValue, type FigureState, type Situation } from '../situation/situation.ts'
import { topmost } from '../../position/mapLayers.ts'
import type { ValueContext } from './context.ts'
import { changeBy, type Change } from './change.ts'

type ValueOf = NonNullable<ClauseOf<'value'>['of']>

/** Does the figure attack those of the team ability that its side has chosen? */
function attacksChosenTeam({ position }: Situation, which: 'some' | 'all', context: ValueContext, figure: FigureState): boolean {
  const team = position.teams[figure.side]?.chosenTeamAbility
  const targets = context.targets ?? (context.opponent ? [context.opponent] : [])
  if (team === undefined || context.attack === null || targets.length === 0) return false
  return which === 'some' ? targets.some((one) => one.figure.teamAbilities.includes(team)) : targets.every(({ can }) => can.has(team))
}

/** Does the clause work in this attack, in this action, on this figure? */
export function worksIn(situation: Situation, clause: ClauseOf<'value'>, context: ValueContext, figure: FigureState): boolean {
  if (clause.attack !== undefined && clause.attack !== context.attack) return false
  if (clause.at === 'terrain' && context.atTerrain !== true) return false
  if (clause.unless?.some((id) => context.during.includes(id))) return false
  // The figure at the other end of an attack: of the one that has the clause.
  const other = clause.of === 'opponent' ? figure : context.opponent
  if (clause.against && !isSuch(other, clause.against)) return false
  if (clause.ifCanUse && !clause.ifCanUse.some((id) => figure.can.has(id))) return false
  if (clause.chosenTeam && !attacksChosenTeam(situation, clause.chosenTeam, context, figure)) return false
  return clause.during === undefined || clause.during.some((id) => context.during.includes(id))
}

/** Does this clause of the maker work on a value of the figure? */
const worksOn = (
  situation: Situation,
  effect: string,
  clause: ClauseOf<'value'>,
  figure: FigureState,
  of: readonly ValueOf[],
  value: ValueName,
  context: ValueContext
): boolean =>
  clause.value === value &&
  clause.of !== undefined &&
  of.includes(clause.of) &&
  worksIn(situation, clause, context, figure) &&
  (clause.of !== 'adjacent-member' || figure.can.has(effect))

const BESIDE = 'adjacent-target-of-adjacent-friend'
const FROM_FRIENDS: readonly ValueOf[] = ['adjacent-friend', 'adjacent-member']

/** Is this clause one by which a figure changes a value of the friends next to it? */
export const isForNeighbours = ({ of }: ClauseOf<'value'>): boolean => of !== undefined && FROM_FRIENDS.includes(of)

/**
 * The figures whose place beside this one may make this value of it another: friends that lend it theirs or add to it, and
 * those whose help counts while they are adjacent. Where it stands itself is not asked.
 */
export function neighboursFor(situation: Situation, figure: FigureState, value: ValueName): FigureState[] {
  const lasting = situation.applied?.get(figure.figure.index) ?? []
  // Once for a question, so that no step is counted for those who lend nothing.
  const lends = ({ can }: FigureState): boolean => {
    for (const { clauses } of can.values())
      for (const clause of clauses) if (clause.phase === 'value' && clause.value === value && isForNeighbours(clause)) return true
    return false
  }
  return situation.states.filter(
    (other) =>
      other.id !== figure.id &&
      ((areFriends(other, figure) && lends(other)) || lasting.some((one) => one.value === value && one.nextTo === other.id))
  )
}

/** Adjacent friends that lend the figure this value of theirs (POW-DE). */
const lendersOf = (situation: Situation, figure: FigureState, value: ValueName, context: ValueContext): FigureState[] =>
  adjacentTo(situation, figure).filter(
    (friend) =>
      areFriends(friend, figure) &&
      clausesOf(friend, 'value').some(
        ({ effect, clause }) => 'replaceBy' in clause.then && worksOn(situation, effect.id, clause, figure, FROM_FRIENDS, value, context)
      )
  )

/**
 * The value before modifiers that a figure lends to another: its own, or the highest that it is lent itself, which is unmodified then, too
 * (VAL-02); never what it would have from that other one.
 */
function lentBy(situation: Situation, maker: FigureState, to: FigureState, value: ValueName, context: ValueContext): number {
  const reached = [maker]
  if (situation.ruleset.params.values.order !== 'moment')
    for (const one of reached)
      for (const lender of lendersOf(situation, one, value, context))
        if (lender.id !== to.id && !reached.includes(lender)) reached.push(lender)
  return Math.max(...reached.map((one) => printedValue(one, value)))
}

/** That modifiers of this effect count once, if a text with UNIQUE MODIFIER grants it (MKEY-UNIQ). */
const uniqueBy = ({ texts }: FigureState, effect: string): Pick<Change, 'once'> =>
  texts.some(({ uniqueModifier, grants }) => uniqueModifier && grants.includes(effect)) ? { once: true } : {}

/** The changes that one figure makes to the value of another. */
function madeBy(
  situation: Situation,
  maker: FigureState,
  figure: FigureState,
  of: readonly ValueOf[],
  value: ValueName,
  context: ValueContext
): Change[] {
  return clausesOf(maker, 'value').flatMap(({ effect, clause }): Change[] => {
    if (!worksOn(situation, effect.id, clause, figure, of, value, context)) return []
    const isPrinted = 'replaceBy' in clause.then && clause.then.replaceBy === 'printed'
    const own = (): number => (isPrinted ? printedValue(maker, value) : lentBy(situation, maker, figure, value, context))
    const made: Change = {
      ...changeBy(effect.id, clause, own),
      ...(areFriends(maker, figure) ? {} : { opposing: true as const }),
      ...uniqueBy(maker, effect.id)
    }
    const isLentOn = made.optional === true && made.amount > printedValue(maker, value)
    const change: Change = isLentOn ? { ...made, aside: { rule: 'VAL-02', say: 'value.lent-on' } } : made
    if (clause.each === undefined) return [change]
    const count = captivesOf(situation, figure.id).length
    return count > 0 ? [{ ...change, amount: change.amount * count }] : []
  })
}

/** Friends of the attacker next to it that also see the target, and lower its defense (TEAM-POLICE). */
export function helpersOf(situation: Situation, figure: FigureState, attacker: FigureState): FigureState[] {
  return adjacentTo(situation, attacker).filter((helper) => {
    if (!areFriends(helper, attacker) || helper.id === figure.id) return false
    if (!clausesOf(helper, 'value').some(({ clause }) => clause.of === 'target-of-adjacent-friend')) return false
    const line = drawLine(situation, figureEnd(helper), figureEnd(figure), 'attack')
    return line !== null && line.state !== BLOCKED
  })
}

/** Friends of the attacker next to it that are adjacent to the figure, too, and lower its defense (Masters of Evil). */
const companionsOf = (situation: Situation, figure: FigureState, attacker: FigureState): FigureState[] =>
  knowsClauseThat(situation.ruleset, 'value', BESIDE, ({ of }) => of === BESIDE)
    ? adjacentTo(situation, attacker).filter(
        (other) =>
          areFriends(other, attacker) &&
          other.id !== figure.id &&
          clausesOf(other, 'value').some(({ clause }) => clause.of === BESIDE) &&
          areAdjacent(situation, other, figure)
      )
    : []

/** What stands on a marker is spared if it makes such markers itself, or sees through them (POW-SM). */
function byMarkers(situation: Situation, figure: FigureState, value: ValueName): Change[] {
  const { objects, lying } = situation.position
  const under = objects.filter(({ square }) => figure.squares.includes(square))
  if (under.length === 0) return []
  const markers = lying.onlyTop ? topmost(under) : under
  const sees = clausesOf(figure, 'line-of-fire').some(
    ({ clause }) => clause.does === 'ignore' && !clause.during && clause.ignores.includes('hindering')
  )
  return [...situation.ruleset.effects.values()].flatMap((effect) =>
    effect.clauses.flatMap((clause): Change[] =>
      clause.phase === 'marker' &&
      clause.value === value &&
      (clause.of === 'opponents' || (!sees && !figure.can.has(effect.id))) &&
      markers.some(
        ({ kind, putBy }) =>
          kind === clause.marker && (clause.of === undefined || (putBy?.side !== undefined && putBy.side !== figure.side))
      )
        ? [
            {
              source: effect.id,
              rule: clause.rule,
              op: 'modify',
              amount: clause.modify,
              ...(clause.of === 'opponents' ? { opposing: true } : {})
            }
          ]
        : []
    )
  )
}

/** Friends within so many squares and in line of fire, not next to the figure, that would do something to this value next to it (SIZ-09). */
export const helpersBeyond = (
  situation: Situation,
  figure: FigureState,
  value: ValueName,
  context: ValueContext,
  squares: number
): FigureState[] =>
  situation.states.filter((friend) => {
    if (friend.id === figure.id || !areFriends(friend, figure) || areAdjacent(situation, friend, figure)) return false
    if (friend.squares.length === 0 || madeBy(situation, friend, figure, FROM_FRIENDS, value, context).length === 0) return false
    const line = drawLine(situation, figureEnd(figure), figureEnd(friend), 'attack', squares)
    return line !== null && line.state !== BLOCKED
  })

/** Everything that others do to this value. */
export function changesByOthers(situation: Situation, figure: FigureState, value: ValueName, context: ValueContext): Change[] {
  const { opponent } = context
  return [
    ...adjacentTo(situation, figure)
      .filter((friend) => areFriends(friend, figure))
      .flatMap((friend) => madeBy(situation, friend, figure, FROM_FRIENDS, value, context)),
    ...(opponent ? madeBy(situation, opponent, figure, ['opponent'], value, context) : []),
    ...(opponent && value === 'defense' && context.attack === 'ranged' && figure.squares.length > 0
      ? helpersOf(situation, figure, opponent).flatMap((helper) =>
          madeBy(situation, helper, figure, ['target-of-adjacent-friend'], value, context)
        )
      : []),
    ...(opponent && value === 'defense' && context.attack === 'close' && figure.squares.length > 0
      ? companionsOf(situation, figure, opponent).flatMap((other) => madeBy(situation, other, figure, [BESIDE], value, context))
      : []),
    ...byMarkers(situation, figure, value)
  ]
}
