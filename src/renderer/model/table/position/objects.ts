/** Objects and markers on the table: put on, moved, taken off. Each function takes a case and gives a new one. */
import type { CaseObject, ClixCase, ObjectKind, SquareXY } from '../../../../shared/contract/case.ts'
import { entryOf } from '../../question/kinds/all.ts'
import { freeId } from './caseEdit.ts'
import { sameSquare } from '../../../../shared/contract/caseSquares.ts'
import { boardSize } from '../figures/footprints.ts'

export const objectById = (value: ClixCase, id: string): CaseObject | undefined => value.objects?.find((object) => object.id === id)

/** The object that lies on the square; the last one put there where several do. */
export const objectOn = (value: ClixCase, at: SquareXY): CaseObject | undefined =>
  value.objects?.findLast((object) => sameSquare(object.at, at))

const some = (objects: readonly CaseObject[]): readonly CaseObject[] | undefined => (objects.length ? objects : undefined)

export function putObject(value: ClixCase, kind: ObjectKind, at: SquareXY): { readonly value: ClixCase; readonly id: string } {
  const id = freeId(value, kind)
  return { value: { ...value, objects: [...(value.objects ?? []), { id, kind, at }] }, id }
}

/** The object moved, or null where the square is off the map. */
export function moveObject(value: ClixCase, id: string, to: SquareXY): ClixCase | null {
  const [columns, rows] = boardSize(value)
  if (to[0] < 0 || to[1] < 0 || to[0] >= columns || to[1] >= rows) return null
  return { ...value, objects: value.objects?.map((object) => (object.id === id ? { ...object, at: to } : object)) }
}

/** The object taken off; a question about it waits for another target, or picks nothing up. */
export function removeObject(value: ClixCase, id: string): ClixCase {
  return {
    ...value,
    objects: some((value.objects ?? []).filter((object) => object.id !== id)),
    ask: entryOf(value.ask).withoutObject?.(value.ask, id) ?? value.ask
  }
}
