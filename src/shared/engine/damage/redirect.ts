/**
 * Who takes the damage in another's place (POW-MM). The receiver would be dealt it, and may pass it on in its turn to a
 * friend worth less; so it never comes back (DMG-09).
 */
import { areAdjacent } from '../situation/adjacency.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { DamageType } from './damage.ts'
import { contributes, considered } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { notSpared } from '../situation/firstRound.ts'
import { byId, clausesOf, type FigureState, type Situation } from '../situation/situation.ts'

export interface Redirecting {
  readonly situation: Situation
  readonly oracle: Oracle
  /** This damage cannot be passed on: none of it is there, or nothing transfers it. */
  readonly barred: boolean
  /** The side whose damage it is; null: nobody's. */
  readonly by: string | null
  /** Knock back goes with it. */
  readonly knocksBack: boolean
  readonly because: Reason[]
}

/** Unavoidable and pushing damage stays where it is (DMG-05, ACT-09). */
export const canBePassedOn = (type: DamageType): boolean => type !== 'unavoidable' && type !== 'pushing'

/** The friends to whom this figure may pass damage on, alphabetically; it still comes from whoever deals it (ERR-16), and spares whom that spares. */
function friendsFor(figure: FigureState, { situation, by, because }: Redirecting): readonly FigureState[] {
  const friends = [...situation.states]
    .sort(byId)
    .filter(
      (other) =>
        other.side === figure.side &&
        other.figure.points < figure.figure.points &&
        areAdjacent(situation, figure, other) &&
        !clausesOf(other, 'damage').some(({ clause }) => clause.does === 'not-redirected-to')
    )
  if (by === null) return friends
  const found = notSpared(situation, friends, by)
  because.push(...found.because)
  return found.figures
}

/** Where this figure's damage goes, or null where it stays. */
function passedOn(figure: FigureState, redirecting: Redirecting): FigureState | null {
  const { oracle, barred, knocksBack, because } = redirecting
  const redirect = clausesOf(figure, 'damage').find(({ clause }) => clause.does === 'redirect')
  const friends = redirect && !barred ? friendsFor(figure, redirecting) : []
  // Other damage of the same question may go where this cannot: that of the knock back beside that of the attack (KBD-10).
  const to = oracle.chooseEachTime(
    'mastermind',
    figure.id,
    friends.map(({ id }) => id),
    'POW-MM'
  )
  const friend = friends.find(({ id }) => id === to)
  if (!redirect || !friend) return null
  because.push(
    contributes(redirect.clause.rule, 'damage.redirected', { by: figure.id, facts: { figure: figure.id, to, effect: redirect.effect.id } })
  )
  if (knocksBack) because.push(considered('KBX-12', 'damage.redirected-knock-back', { facts: { figure: figure.id, to } }))
  return friend
}

/** The figure that takes this one's damage in the end: itself, a friend, or a friend of that friend. */
export function receiverOf(figure: FigureState, redirecting: Redirecting): FigureState {
  let receiver = figure
  for (let next = passedOn(figure, redirecting); next; next = passedOn(next, redirecting)) receiver = next
  return receiver
}
