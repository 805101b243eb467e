/** `attack`: from the declaration to the last click. */
import { expandChoices, RollBook } from '../../engine/situation/choices.ts'
import type { AttackInput } from '../../engine/attack/input.ts'
import { resolveAttack, type AttackFields } from '../../engine/attack/resolve.ts'
import type { AttackDice } from '../../engine/attack/roll.ts'
import { Tally } from '../../engine/tokens/tally.ts'
import { resolveTerrainAttack, type TerrainTarget } from '../../engine/attack/terrain.ts'
import { kindOfAttack } from '../../engine/attack/kindOfAttack.ts'
import { figureOf, type Situation } from '../../engine/situation/situation.ts'
import { meansOf } from '../../engine/targeting/means.ts'
import type { AttackAsk } from '../../contract/case.ts'
import type { Bare } from './bare.ts'

export function answerAttack(situation: Situation, ask: AttackAsk): Bare {
  const attacker = figureOf(situation, ask.from)
  const {
    means,
    against,
    because: within
  } = meansOf(situation, attacker, kindOfAttack(situation, attacker, ask), ask.action ?? null, ask.powers ?? [])
  const [first] = ask.targets
  const play = (input: AttackInput): AttackFields => {
    if (typeof first !== 'string') return resolveTerrainAttack(input, first as TerrainTarget, against)
    return resolveAttack(input, ask.dice as AttackDice, against)
  }
  const { leaves, illegal } = expandChoices(ask.choices ?? {}, (book) =>
    play({ situation, ask, attacker, means, book, rolls: new RollBook(ask.rolls ?? {}) })
  )
  const outcome = { ...leaves[0]!.outcome, because: [...leaves[0]!.outcome.because, ...within] }
  if (illegal.length > 0 && outcome.verdict !== 'illegal') {
    return {
      kind: 'attack',
      ...outcome,
      verdict: 'illegal',
      hits: [],
      damageDealt: {},
      damageTaken: {},
      selfDamage: 0,
      // What the rules forbid has not happened.
      knockBack: { verdict: 'none', results: [] },
      after: new Tally(situation).after(),
      because: [...illegal, ...outcome.because.map((reason) => ({ ...reason, weight: 'contributes' as const }))]
    }
  }
  const options =
    leaves.length > 1
      ? leaves.map((leaf) => {
          const { because: _, ...fields } = leaf.outcome
          return { choices: leaf.choices, ...fields }
        })
      : undefined
  return { kind: 'attack', ...outcome, ...(options ? { options } : {}) }
}
