/** `attack`: from the declaration to the last click. */
import { expandChoices, RollBook } from '../../engine/choices.ts'
import type { AttackInput } from '../../engine/attack/input.ts'
import { resolveAttack, type AttackFields } from '../../engine/attack/resolve.ts'
import { Tally } from '../../engine/attack/tally.ts'
import { resolveTerrainAttack, type TerrainTarget } from '../../engine/attack/terrain.ts'
import { areAdjacent } from '../../engine/adjacency.ts'
import { figureOf, type FigureState, type Situation } from '../../engine/situation.ts'
import { attackKindOf, meansOf } from '../../engine/targeting/means.ts'
import type { Means } from '../../engine/targeting/target.ts'
import type { AttackAsk } from '../case.ts'
import type { Bare } from '../bare.ts'

/** Close or ranged: what the question says, what its powers are for, or whether the target stands next to it. */
function kindOf(situation: Situation, attacker: FigureState, ask: AttackAsk): Means['kind'] {
  if (ask.action === 'thrown-object') return 'thrown'
  if (ask.attack) return ask.attack
  for (const id of [ask.action, ...(ask.powers ?? [])]) {
    const effect = id === undefined ? undefined : situation.ruleset.effects.get(id)
    const kind = effect ? attackKindOf(effect) : null
    if (kind) return kind
  }
  const near = ask.targets.every((target) => typeof target === 'string' && areAdjacent(situation, attacker, figureOf(situation, target)))
  return near ? 'close' : 'ranged'
}

export function answerAttack(situation: Situation, ask: AttackAsk): Bare {
  const attacker = figureOf(situation, ask.from)
  const { means, against } = meansOf(situation, attacker, kindOf(situation, attacker, ask), ask.action ?? null, ask.powers ?? [])
  const [first] = ask.targets
  const play = (input: AttackInput): AttackFields => {
    if (typeof first !== 'string') return resolveTerrainAttack(input, first as TerrainTarget, against)
    return resolveAttack(input, ask.dice as readonly [number, number], against)
  }
  const { leaves, illegal } = expandChoices(ask.choices ?? {}, (book) =>
    play({ situation, ask, attacker, means, book, rolls: new RollBook(ask.rolls ?? {}) }))
  const outcome = leaves[0]!.outcome
  if (illegal.length > 0 && outcome.verdict !== 'illegal') {
    return {
      kind: 'attack', ...outcome, verdict: 'illegal', hits: [], damageDealt: {}, damageTaken: {}, selfDamage: 0,
      // What the rules forbid has not happened.
      knockBack: { verdict: 'none', results: [] }, after: new Tally(situation).after(),
      because: [...illegal, ...outcome.because.map((reason) => ({ ...reason, weight: 'contributes' as const }))]
    }
  }
  const options = leaves.length > 1 ? leaves.map((leaf) => {
    const { because: _, ...fields } = leaf.outcome
    return { choices: leaf.choices, ...fields }
  }) : undefined
  return { kind: 'attack', ...outcome, ...(options ? { options } : {}) }
}
