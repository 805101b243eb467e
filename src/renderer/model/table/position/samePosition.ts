/** Whether two tables are the same position, whatever is asked of it. Values are never changed in place, so identity tells. */
import type { ClixCase } from '../../../../shared/contract/case.ts'

const FIELDS = [
  'ruleset',
  'map',
  'figures',
  'objects',
  'turn',
  'specialTerrain',
  'conditions',
  'teams',
  'grenadePool',
  'pending'
] as const satisfies readonly (keyof ClixCase)[]

export const samePosition = (a: ClixCase, b: ClixCase): boolean => FIELDS.every((field) => a[field] === b[field])
