/** Attacks on a square and everyone in and next to it: grenades (ABL-GRN). */
import { squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { figureEnd } from '../lineOfFire/bestLine.ts'
import { areSquaresAdjacent } from '../situation/adjacency.ts'
import { notSpared } from '../situation/firstRound.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { byId, figureOf, type FigureState } from '../situation/situation.ts'
import { objectionsToDistance, weighObjections, type Means } from '../situation/target.ts'
import { lineAndRange, objectionsToShooting, objectionsWhenBased } from '../targeting/rangedAttack.ts'
import { reachClauseOf } from '../targeting/reachPower.ts'
import { attackClauses, type AttackClauseOf, type AttackInput, type TargetsChosen } from './input.ts'
import { saysInAttack } from '../targeting/means.ts'

/** What is thrown, with what it deals; null: nothing of the kind, or nobody said which. */
export const blastOf = ({
  attacker,
  means
}: Pick<AttackInput, 'attacker' | 'means'>): { readonly id: string; readonly clause: AttackClauseOf<'blast'> } | null =>
  attackClauses(attacker, means, 'blast')[0] ?? null

/** Is the attack aimed at a square? */
export const isAtSquare = (attacker: FigureState, means: Means): boolean => attackClauses(attacker, means, 'at-square').length > 0

/** The square that it is aimed at, or in which the figure named stands; null: the question names another target. */
export function centerOf({ situation, ask }: Pick<AttackInput, 'situation' | 'ask'>): Square | null {
  const [target, second] = ask.targets
  if (second !== undefined || target === undefined) return null
  if (typeof target === 'string') {
    const { squares } = figureOf(situation, target)
    return squares.length === 1 ? squares[0]! : null
  }
  return 'square' in target ? squareAt(situation.position.grid, target.square[0], target.square[1]) : null
}

/** Everyone in the square and next to it, friends and the thrower itself too: the text says all characters. */
export function blastTargets(input: AttackInput): TargetsChosen {
  const { situation, attacker, means } = input
  const [thrown] = attackClauses(attacker, means, 'at-square')
  const blasts = attackClauses(attacker, means, 'blast')
  const center = centerOf(input)
  const id = blasts[0]?.id ?? thrown!.id
  const facts = { user: attacker.id, effect: id }
  const refuse = (say: string): TargetsChosen => ({
    against: [decides(thrown!.clause.rule, say, { by: id, facts })],
    aimed: [],
    area: false,
    because: []
  })
  if (center === null) return refuse('blast.needs-square')
  if (blasts.length > 1) return refuse('blast.one-kind')
  const printed = [...attacker.figure.powers, ...attacker.figure.abilities, ...attacker.figure.canUse].concat(
    [...attacker.figure.traits, ...attacker.figure.specialPowers].flatMap((special) => [special.id, ...special.grants])
  )
  // A grenade that the card lists: where the case names some, those are all (ABL-GRN).
  const listed = printed.filter((one) => saysInAttack(situation.ruleset.effects.get(one), 'blast'))
  if (blasts.length > 0 && listed.length > 0 && !listed.includes(id))
    return {
      against: [decides(thrown!.clause.rule, 'blast.not-listed', { by: id, facts: { ...facts, powers: [...new Set(listed)] } })],
      aimed: [],
      area: false,
      because: []
    }
  const pool = situation.position.grenades.get(attacker.side)
  if (pool === 0) return refuse('blast.pool-empty')
  const because: Reason[] = []
  const clause = reachClauseOf(attacker.can.get(id)!)
  const reach = clause && 'squares' in clause.reach ? clause.reach.squares : 0
  const line = lineAndRange(situation, figureEnd(attacker), { state: null, squares: [center] }, reach, id, because, {
    figure: attacker.id,
    user: attacker.id
  })
  const against = [
    ...objectionsToShooting(situation, attacker, means),
    ...objectionsWhenBased(situation, attacker, null, because),
    ...objectionsToDistance(situation, attacker, line.distance),
    ...line.objections
  ]
  const near = [...situation.states]
    .sort(byId)
    .filter((state) => !state.ko && state.squares.some((square) => square === center || areSquaresAdjacent(situation, center, square)))
  const { figures: caught, because: spared } = notSpared(situation, near, attacker.side)
  const at = [xyOf(situation.position.grid, center)]
  return {
    against: weighObjections(against),
    area: false,
    aimed: caught.map((figure) => ({ figure, lineOfFire: 'clear' })),
    because: [
      contributes(thrown!.clause.rule, caught.length > 0 ? 'blast.area' : 'blast.nobody', {
        by: id,
        at,
        facts: { ...facts, figures: caught.map((state) => state.id) }
      }),
      ...spared,
      considered(thrown!.clause.rule, 'blast.no-lines', { by: id, facts }),
      ...(pool === undefined
        ? [considered(thrown!.clause.rule, printed.includes(id) ? 'blast.pool' : 'blast.on-the-card', { by: id, facts })]
        : [contributes(thrown!.clause.rule, 'blast.pool-left', { by: id, facts: { ...facts, side: attacker.side, count: pool - 1 } })]),
      ...(pool !== undefined && !printed.includes(id)
        ? [considered(thrown!.clause.rule, 'blast.kind-on-the-card', { by: id, facts })]
        : []),
      // What the line to the square passes says nothing about the defense of those around it.
      ...because.map((reason) => ({ ...reason, weight: 'considered' as const }))
    ]
  }
}

/** What each figure hit is dealt: by the kind of grenade alone, more in its square. */
export function blastDamage(input: AttackInput, hits: readonly FigureState[], because: Reason[]): Record<string, number> | null {
  const blast = blastOf(input)
  const center = centerOf(input)
  if (!blast || center === null) return null
  const { id, clause } = blast
  because.push(contributes(clause.rule, 'blast.damage', { by: id, facts: { effect: id, amount: clause.damage } }))
  const inside = hits.filter(({ squares }) => squares.includes(center))
  if (clause.inSquare > 0 && inside.length > 0)
    because.push(
      contributes(clause.rule, 'blast.in-its-square', {
        by: id,
        facts: { effect: id, amount: clause.inSquare, figures: inside.map((figure) => figure.id) }
      })
    )
  return Object.fromEntries(hits.map((hit) => [hit.id, clause.damage + (inside.includes(hit) ? clause.inSquare : 0)]))
}
