/** Figures that an attack has hit and that act for its side: each of them moves and attacks, in either order, one after the other (MPAC-MIND). */
import type { AttackEvent, MoveEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { decides } from '../../situation/reasons.ts'
import { attackInside } from './attacking.ts'
import { startDoing, type Controlled, type Doing } from '../play/doing.ts'
import type { Play } from '../play/play.ts'
import { underControl } from '../actions/control.ts'
import { moveInside } from '../actions/moving.ts'

/** The effect by which the figures that this action hits act; null: it has none act so. */
const actsBy = ({ clause }: Doing): string | null => clause?.controls ?? null

/** Remembers the figures that the attack has hit: they may act now. */
export function takeControl(play: Play, doing: Doing, hit: ReadonlySet<string>): void {
  if (actsBy(doing) === null) return
  for (const id of hit) if (!play.state(id).ko) doing.controls.set(id, { doing: null, parts: [], isOver: false })
}

/** Whether this figure acts here as one that the attack has hit. */
export const isControlled = (doing: Doing, figure: string): boolean => actsBy(doing) !== null && doing.controls.has(figure)

/** The action of the figure, or the reason why it does nothing more: its turn is over when another one has begun. */
function turnOf(play: Play, doing: Doing, figure: string, part: 'move' | 'attack'): Controlled | Reason {
  const own = doing.controls.get(figure)!
  const facts = { figure, user: doing.figure, effect: doing.action }
  if (own.isOver) return decides(doing.rule, 'control.over', { by: doing.action, facts })
  if (own.parts.includes(part))
    return decides(doing.rule, part === 'move' ? 'control.moved' : 'control.attacked', { by: doing.action, facts })
  for (const [id, other] of doing.controls) if (id !== figure && other.parts.length > 0) other.isOver = true
  own.doing ??= startDoing(play.situation, play.state(figure), actsBy(doing)!, true, doing)
  own.parts.push(part)
  return own
}

/** The move of a figure that was hit; null, or why the rules forbid it. */
export function moveControlled(play: Play, doing: Doing, event: MoveEvent, figure: string): Reason | null {
  const own = turnOf(play, doing, figure, 'move')
  if ('rule' in own) return own
  return underControl(play, play.state(figure), doing, () => moveInside(play, own.doing!, event, event.rolls ?? doing.rolls))
}

/** The attack of a figure that was hit; null, or why the rules forbid it. */
export function attackControlled(play: Play, doing: Doing, event: AttackEvent): Reason | null {
  const own = turnOf(play, doing, event.from, 'attack')
  if ('rule' in own) return own
  const { action, ...bare } = event
  const told = action === doing.action || action === undefined ? bare : event
  return underControl(play, play.state(event.from), doing, () => attackInside(play, own.doing!, told, new Set()))
}
