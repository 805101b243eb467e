/** What may stand in each part of an event, at the moment in which it happens. The rules say what is possible now. */
import { isGiven, shapeOf } from '../../../shared/engine/action/shape.ts'
import { PASSAGE } from '../../../shared/engine/timeline/actions/passage.ts'
import { isLarger } from '../../../shared/engine/ground/base.ts'
import { absenceOf } from '../../../shared/engine/situation/absence.ts'
import { terrainClauses, type FigureState } from '../../../shared/engine/situation/situation.ts'
import { takesPilot } from '../../../shared/engine/situation/pilots.ts'
import { isWildCard } from '../../../shared/engine/situation/wildCards.ts'
import type { ActionEvent, AttackEvent, ClixCase, SquareXY, TimelineEvent, UseEvent } from '../../../shared/contract/case.ts'
import { adjacentTo } from '../../../shared/engine/situation/adjacency.ts'
import { mayBeDouble } from '../../../shared/engine/timeline/actions/action.ts'
import { objectionToCounter } from '../../../shared/engine/targeting/counterable.ts'
import { startDoing } from '../../../shared/engine/timeline/play/doing.ts'
import type { Play } from '../../../shared/engine/timeline/play/play.ts'
import { layingsOf, nextMoment, type Moment, type TimelineRules } from '../../../shared/engine/timeline/timeline.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { UseClause } from '../../../shared/rules/vocabulary/vocabulary.ts'
import type { Choice } from '../../text/choices.ts'
import { isRolledCause, powersOf, rollsNeeded, sideIndexOf, type RollNeeded } from '../table/sentence/askChoices.ts'
import { figureById, figureName } from '../table/position/caseEdit.ts'
import { clausesOf, effectOf, powerName } from '../table/figures/powerNames.ts'
import { without, type DraftNeeds } from './drafts.ts'
import { actionWordsIn } from '../table/sentence/editionTexts.ts'
import { actionLabel } from './eventWords.ts'
import { timelineTexts } from '../../i18n/texts.ts'

const usesOf = (value: ClixCase, power: string): readonly UseClause[] =>
  clausesOf(value, power).filter((clause): clause is UseClause => clause.phase === 'use')

/** Whether a figure takes part now: who waits beside the map does not, and no captive. */
const isInPlay = (play: Play, state: FigureState): boolean => absenceOf(play.situation, state) === null

/** A figure still in the game, by its id. */
const stateIn = (play: Play, id: string) => play.situation.states.find((state) => state.id === id && !state.ko)

/** What a tap has to give for this event. */
export function needsOf(value: ClixCase, play: Play, event: TimelineEvent): DraftNeeds {
  if (event.do === 'use') return { moves: false, uses: usesOf(value, event.power) }
  if (event.do !== 'action') return { moves: false, uses: [] }
  const state = stateIn(play, event.figure)
  return { moves: state !== undefined && startDoing(play.situation, state, event.action, false).moves !== 'none', uses: [] }
}

/** Figures in the game: those of the side whose turn it is first, where it is they who act. */
export function whoChoices(value: ClixCase, play: Play, acting: boolean): readonly Choice[] {
  const there = (value.figures ?? []).filter(({ id }) => stateIn(play, id))
  const own = (id: string): boolean => play.state(id).side === play.active
  const ordered = acting ? [...there.filter(({ id }) => own(id)), ...there.filter(({ id }) => !own(id))] : there
  return ordered.map((figure) => ({ id: figure.id, label: figureName(figure), side: sideIndexOf(value, figure) }))
}

/** Whether anybody is a captive (ABL-CAP), or one of this captor. */
const hasCaptive = (play: Play, captor?: string): boolean =>
  play.situation.states.some(({ figure: { captiveOf } }) => captiveOf !== null && (captor === undefined || captiveOf === captor))

/** Everything that the figure can use by an action now; those that the rules refuse at this moment say so. */
export function actionChoices(moment: Moment, rules: TimelineRules, figure: string, present: string): readonly Choice[] {
  const state = stateIn(moment.play, figure)
  const own =
    state === undefined
      ? []
      : [...state.can.values()]
          .filter((effect) => isGiven(effect) && !effect.clauses.some(({ phase }) => phase === 'use'))
          .filter(
            ({ clauses }) => hasCaptive(moment.play) || !clauses.some((clause) => clause.phase === 'attack' && clause.does === 'rescue')
          )
          .map(({ id }) => id)
  const words = actionWordsIn(moment.play.situation.ruleset)
  const ids = [...new Set(['move', 'close', 'ranged', 'power', ...own, present])]
  return ids.map((id) => {
    const refused = state !== undefined && nextMoment(moment, { do: 'action', figure, action: id }, rules).forbidden !== null
    return { id, label: actionLabel(words, id), note: refused ? timelineTexts.notNow : undefined }
  })
}

/** Whether it may be a double power action, for two tokens (ACT-05). */
export function asksForDouble(play: Play, { figure, action }: ActionEvent): boolean {
  const state = stateIn(play, figure)
  const { params, effects } = play.situation.ruleset
  return state !== undefined && params.time.doublePowerActions && mayBeDouble(state, action, effects.get(action) ?? null)
}

/** A base as a choice: its squares by name. */
export interface BaseChoice extends Choice {
  readonly squares: readonly SquareXY[]
}

/** On which squares a larger base may lie where the event leads it, the one that it takes unsaid first (MUL-02); empty: nothing is left to choose. */
export function baseChoices(moment: Moment, rules: TimelineRules, event: TimelineEvent): readonly BaseChoice[] {
  if ((event.do !== 'action' && event.do !== 'place') || event.to === undefined || event.to[0] < 0) return []
  const state = stateIn(moment.play, event.figure)
  if (!state || !isLarger(state)) return []
  const bases = layingsOf(moment, without(event, 'base'), state.id, rules)
  return bases.length < 2
    ? []
    : bases.map((squares) => ({ id: squares.join(' '), label: squares.map(formatSquareName).join(' '), squares }))
}

/** Does anybody in the game take a pilot (ABL-VEH)? */
const hasVehicle = (value: ClixCase, play: Play): boolean =>
  play.situation.states.some((state) => !state.ko && [...state.can.keys()].some((id) => clausesOf(value, id).some(takesPilot)))

/** Powers with an effect of their own, which is played by using them. Outwit and Perplex have events of their own. */
export function useChoices(value: ClixCase, play: Play, figure: string, present: string): readonly Choice[] {
  const state = stateIn(play, figure)
  const own = [...(state?.can.values() ?? [])]
    .filter((effect) => {
      const uses = usesOf(value, effect.id)
      if (uses.some(({ does }) => does === 'board') && !hasVehicle(value, play)) return false
      if (uses.some(({ does }) => does === 'eject') && !play.situation.states.some((other) => other.figure.pilotOf === figure)) return false
      if (uses.some(({ does }) => does === 'release') && !hasCaptive(play, figure)) return false
      return uses.length > 0 && !uses.some(({ does }) => does === 'counter' || does === 'change-value')
    })
    .map(({ id }) => id)
  const themed = state && play.situation.position.teams[state.side]?.theme !== undefined ? ['themed-team'] : []
  const way = state && terrainClauses(play.situation, state, 'passage').length > 0 ? [PASSAGE] : []
  // What the rules here do not describe is used all the same, and left to the judge.
  const unknown = state?.unknown.map(({ id }) => id) ?? []
  return [...new Set([...own, ...themed, ...way, ...unknown, ...(present === '' ? [] : [present])])].map((id) => ({
    id,
    label: id === PASSAGE ? timelineTexts.form.passage : powerName(id)
  }))
}

/** Figures that wait beside the map on the side of this one: they come in by Merge and Split. */
export function asideChoices(value: ClixCase, play: Play, figure: string): readonly Choice[] {
  const side = stateIn(play, figure)?.side
  return (value.figures ?? [])
    .filter(({ id }) => play.situation.states.some((state) => state.id === id && state.figure.aside && !state.ko && state.side === side))
    .map((one) => ({ id: one.id, label: figureName(one), side: sideIndexOf(value, one) }))
}

/** Team abilities that this wild card could copy now, of friends in play; nothing, for it may stop. */
export function copyChoices(play: Play, figure: string, present: string): readonly Choice[] {
  const state = stateIn(play, figure)
  const of = state
    ? play.situation.states.filter((other) => other.side === state.side && other.id !== state.id && isInPlay(play, other))
    : []
  const barred = play.situation.ruleset.params.time.uncopyable ?? []
  const theirs = of.flatMap((other) => other.figure.teamAbilities).filter((id) => !barred.includes(id))
  const ids = [...new Set([...theirs, ...(present === '' ? [] : [present])])]
  return [{ id: '', label: timelineTexts.form.copiesNothing }, ...ids.map((id) => ({ id, label: powerName(id) }))]
}

/** Wild cards in play, whose-ever they are. */
export const wildCardsIn = (play: Play): readonly string[] =>
  play.situation.states.filter((state) => isInPlay(play, state) && isWildCard(play.situation.ruleset, state.figure)).map(({ id }) => id)

/** Friends next to the figure. */
export function friendsBeside(value: ClixCase, play: Play, figure: string): readonly Choice[] {
  const state = stateIn(play, figure)
  const near = state ? adjacentTo(play.situation, state).filter((other) => other.side === state.side) : []
  return near.flatMap(({ id }) => {
    const one = figureById(value, id)
    return one ? [{ id, label: figureName(one), side: sideIndexOf(value, one) }] : []
  })
}

/** What using this power does. */
export const usesPower = (value: ClixCase, power: string, does: UseClause['does']): boolean =>
  usesOf(value, power).some((clause) => clause.does === does)

/** Do two dice decide whether this is countered (ABL-CAP)? */
export const resistsCounter = (value: ClixCase, power: string): boolean =>
  clausesOf(value, power).some((clause) => clause.phase === 'possess' && clause.does === 'resist-counter')

/** Can the figure hurl an object that lies on the map (POW-TK)? */
export const hurlsObjects = (play: Play, figure: string): boolean =>
  [...(stateIn(play, figure)?.can.values() ?? [])].some(({ clauses }) =>
    clauses.some((clause) => clause.phase === 'attack' && clause.does === 'move-hit')
  )

/** Powers and abilities of the figure that Outwit may name now (OUT-02, OUT-03). */
export function counterChoices(value: ClixCase, play: Play, target: string, present: string): readonly Choice[] {
  const state = stateIn(play, target)
  if (!state) return []
  const figure = figureById(value, target)
  const shown = figure ? powersOf({ ...figure, click: state.click }) : []
  const ids = [...new Set([...state.can.keys(), ...shown, ...state.figure.specialPowers.map(({ id }) => id)])]
  const free = ids.filter((id) => !state.countered.includes(id) && objectionToCounter(play.situation, state, id) === null)
  return [...new Set([...free, ...(present === '' ? [] : [present])])].map((id) => ({ id, label: powerName(id) }))
}

/** Who of those in play may use this power by an event of its own. */
export const usersOf = (play: Play, power: string): readonly string[] =>
  play.situation.states.filter((state) => isInPlay(play, state) && state.side === play.active && state.can.has(power)).map(({ id }) => id)

/** Whether this figure has to break away when it moves. */
export function hasToBreakAway(play: Play, figure: string): boolean {
  const state = stateIn(play, figure)
  return state !== undefined && adjacentTo(play.situation, state).some((other) => other.side !== state.side)
}

/** Dice that the attack may need besides the two of its roll, on the table of that moment. */
export function attackRolls(shown: ClixCase, event: AttackEvent): readonly RollNeeded[] {
  const targets = Array.isArray(event.to) ? (event.to as readonly string[]) : [event.to as string]
  return rollsNeeded({
    ...shown,
    ask: { kind: 'attack', from: event.from, targets, ...(event.action ? { action: event.action } : {}), powers: event.powers ?? [] }
  })
}

export interface UseRoll {
  readonly id: string
  /** So many dice, one after another. */
  readonly dice: number
}

/** How many dice set the distance where the figure stands that this power is used on (MAP-DS6). */
function distanceDice(play: Play | undefined, { power, on }: UseEvent): number {
  if (!play || typeof on !== 'string' || !play.has(on)) return 1
  return terrainClauses(play.situation, play.state(on), 'knock-back-roll').find(({ clause }) => clause.cause === power)?.clause.dice ?? 1
}

/** Dice that using a power needs. @param play the table on which it is used, where that matters */
export function useRolls(value: ClixCase, event: UseEvent, play?: Play): readonly UseRoll[] {
  const { power } = event
  return usesOf(value, power).flatMap((clause): readonly UseRoll[] => {
    switch (clause.does) {
      case 'heal':
      case 'extra-action':
        return [{ id: clause.roll, dice: 1 }]
      case 'heal-by-attack-roll':
        return [
          { id: clause.roll, dice: 2 },
          { id: clause.healRoll, dice: 1 }
        ]
      case 'knock-back':
        return isRolledCause(value, power) ? [{ id: power, dice: distanceDice(play, event) }] : []
      default:
        return []
    }
  })
}

/** The powers of the attacker that carry an attack or join one, as it stands. */
export const attackPowers = (shown: ClixCase, event: AttackEvent): readonly Choice[] =>
  powersOf(figureById(shown, event.from))
    .filter((id) => {
      const effect = effectOf(shown, id)
      return (effect !== undefined && shapeOf(effect).joins !== null) || event.powers?.includes(id)
    })
    .map((id) => ({ id, label: powerName(id) }))
