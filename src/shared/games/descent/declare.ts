/** Step 1 of an attack: may this weapon be used against this space? (D2-02 to D2-04) */
import { considered, contributes, decides, overridden } from '../../engine/situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { distanceTo, type Board, type Standing } from './board.ts'
import type { DescentAttackAsk } from './case.ts'
import { areAdjacentSpaces, sightOf, type Sight } from './sight.ts'

/** What is declared: of the attack itself, or of one whose chances are asked. */
export type Declared = Pick<DescentAttackAsk, 'attacker' | 'weapon' | 'space' | 'monster' | 'secondWeapon' | 'monsterBlocksItself'>

export interface Declaration {
  readonly attacker: Standing
  /** The figure in the space; undefined where there is none. */
  readonly target: Standing | undefined
  readonly distance: number
  readonly adjacent: boolean
  readonly sight: Sight
  readonly illegal: boolean
  readonly because: readonly Reason[]
  /** Those of them that are about the space: who stands in it, and whether it is reached or seen. */
  readonly aboutSpace: readonly Reason[]
}

/** Do these dice go with this weapon? Bare hands roll the blue one alone (D2-03). */
export const fitsHands = ({ type, dice }: DescentAttackAsk['weapon']): boolean =>
  type !== 'unarmed' || (dice.length === 1 && dice[0] === 'blue')

function targetReasons(ask: Declared, attacker: Standing, target: Standing | undefined): Reason[] {
  const facts = { figure: ask.attacker, space: ask.space }
  if (!target) return [decides('D2-02', 'descent.empty-space', { at: [ask.space], facts })]
  if (target.side === attacker.side)
    return [decides('D2-02', 'descent.no-enemy', { at: [ask.space], by: target.id, facts: { ...facts, to: target.id } })]
  if (target.spaces.length === 1) return []
  return [contributes('D2-02', 'descent.named-space', { at: [ask.space], by: target.id, facts: { ...facts, to: target.id } })]
}

/** Whose attack it is, and by what: a hero's weapon, bare hands, or a monster's card. */
function weaponReasons({ weapon, attacker, monster, secondWeapon }: Declared): Reason[] {
  const facts = { figure: attacker, text: weapon.dice.join(', ') }
  const place = { by: attacker, facts }
  if (monster === true) {
    if (weapon.type === 'unarmed') return [decides('D2-04', 'descent.monster-unarmed', place)]
    return [
      contributes('D2-04', weapon.type === 'melee' ? 'descent.monster-melee' : 'descent.monster-ranged', place),
      ...(secondWeapon ? [overridden('D2-04', 'descent.monster-no-weapon', place)] : [])
    ]
  }
  const bare = weapon.type === 'unarmed'
  return [
    !fitsHands(weapon)
      ? decides('D2-03', 'descent.bare-hands-dice', place)
      : contributes(
          'D2-03',
          bare ? 'descent.bare-hands' : weapon.type === 'melee' ? 'descent.weapon-melee' : 'descent.weapon-ranged',
          place
        ),
    ...(secondWeapon ? [overridden('D2-03', 'descent.second-weapon', place)] : []),
    ...(monster === undefined ? [considered('D2-04', 'descent.maybe-monster', place)] : [])
  ]
}

function sightReasons(ask: Declared, sight: Sight, target: Standing, ownSpaces: boolean): Reason[] {
  const facts = { figure: ask.attacker, space: ask.space }
  const place = { at: [ask.space], by: ask.attacker, facts }
  if (ask.weapon.type !== 'ranged') {
    if (sight.adjacent) return [contributes('D2-02', 'descent.adjacent', place)]
    return ask.weapon.type === 'unarmed'
      ? [decides('D2-03', 'descent.bare-hands-far', place)]
      : [decides('D2-02', 'descent.melee-far', place)]
  }
  if (sight.adjacent) return [contributes('D2-02', 'descent.adjacent', place)]
  const own = ownSpaces
    ? [
        contributes('D2-02', ask.monsterBlocksItself ? 'descent.own-spaces-block' : 'descent.own-spaces-open', {
          at: [ask.space],
          by: target.id,
          facts: { ...facts, to: target.id }
        })
      ]
    : []
  if (sight.clear) return [contributes('D2-02', 'descent.in-sight', place), ...own]
  const first = sight.blockedBy[0]
  const what = { at: first ? first.at : [ask.space], by: first?.figure ?? null, facts: { ...facts, blocker: first?.figure ?? null } }
  const say = first?.kind === 'figure' ? 'descent.sight-figure' : first?.kind === 'wall' ? 'descent.sight-wall' : 'descent.sight-blocking'
  return [decides('D2-02', say, what), ...own]
}

/** The declaration of an attack; every row that forbids it decides. */
export function declare(board: Board, ask: Declared): Declaration {
  const attacker = board.standing.find(({ id }) => id === ask.attacker)!
  const target = board.standingIn(ask.space[0], ask.space[1])
  const look = (blocksItself: boolean): Sight =>
    sightOf({
      board,
      from: attacker.spaces,
      to: ask.space,
      through: new Set(target && !blocksItself ? [attacker.id, target.id] : [attacker.id])
    })
  const sight = look(ask.monsterBlocksItself ?? false)
  // Said only where it makes the difference.
  const ownSpaces = target !== undefined && target.spaces.length > 1 && look(!(ask.monsterBlocksItself ?? false)).clear !== sight.clear
  const ofTarget = targetReasons(ask, attacker, target)
  const ofSight = target && target.id !== attacker.id ? sightReasons(ask, sight, target, ownSpaces) : []
  const because = [...ofTarget, ...weaponReasons(ask), ...ofSight]
  return {
    attacker,
    target,
    distance: distanceTo(attacker.spaces, ask.space),
    adjacent: attacker.spaces.some((space) => areAdjacentSpaces(board, space, ask.space)),
    sight,
    illegal: because.some(({ weight }) => weight === 'decides'),
    because,
    aboutSpace: [...ofTarget, ...ofSight]
  }
}
