/** The faces of the dice that the user has entered: kept with the settings, used as far as they can be true. */
import { ATTACK_DICE, type AttackDie, type AttackFace, type Faces } from '../../../shared/games/descent/case.ts'
import { ATTACK_TABLE, rangeFaces, valuesOf } from '../../../shared/games/descent/dice.ts'
import { faceProblems } from '../../../shared/games/descent/faces.ts'
import { facesSchema } from '../../../shared/games/descent/shape.ts'
import { checked } from '../../../shared/base/validate.ts'
import { phraseText } from '../../i18n/texts.ts'

export type AttackFaces = { readonly [D in AttackDie]?: readonly AttackFace[] }

/** What is wrong with the faces of a die, as a sentence for the editor; null where they agree with what is known. */
export function faceProblem(die: AttackDie, faces: readonly AttackFace[]): string | null {
  const fault = faceProblems({ [die]: faces }, '')[0]?.facts?.fault
  if (typeof fault !== 'object') return null
  const said = phraseText(fault)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The dice whose faces are whole and true; the others are left out. */
export function usableFaces(kept: unknown): AttackFaces {
  const shape = checked(facesSchema, kept ?? {})
  if (!shape.ok) return {}
  const faces: Faces = shape.value
  return Object.fromEntries(
    ATTACK_DICE.flatMap((die) => (faces[die] && faceProblem(die, faces[die]) === null ? [[die, faces[die]] as const] : []))
  )
}

/** A die as far as the published numbers tell it: where the editor begins. */
export function knownFaces(die: AttackDie): readonly AttackFace[] {
  const hearts = die === 'red' ? valuesOf(ATTACK_TABLE.red.hearts) : []
  return rangeFaces(die).map((face, index) => ({ ...face, hearts: hearts[index] ?? 0 }))
}
