/** Duo Attack and Multiattack where they take nothing from the damage of their attacks (ABL-DUO, ABL-MUL): 2012 alone says that they do. */
import { duoAttack } from '../effects/abilities/duo-attack.ts'
import { multiattack } from '../effects/abilities/multiattack.ts'
import type { Clause, Effect } from '../vocabulary/vocabulary.ts'

const inFull = ({ clauses }: Effect): readonly Clause[] =>
  clauses.map((clause) => {
    if (clause.phase !== 'action') return clause
    const { laterDamage: _, damage: __, ...rest } = clause
    return rest
  })

export const fullSecondAttack: Readonly<Record<string, Partial<Effect>>> = {
  'duo-attack': {
    summary: 'A power action with two attacks, one after the other, each with two bolts; they are attacks, not combat actions.',
    clauses: inFull(duoAttack)
  },
  multiattack: {
    summary: 'Two actions in one power action, each as a free action; not Capture, and not Multiattack again.',
    clauses: inFull(multiattack)
  }
}
