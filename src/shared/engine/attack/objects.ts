/** Object damage: what a thrown object deals, whatever the thrower's damage value (OBJ-05). */
import type { ObjectWeight } from '../../cases/case.ts'

export const THROW_DAMAGE: Readonly<Record<ObjectWeight, number>> = { 'ultra-light': 1, light: 2, heavy: 3, 'ultra-heavy': 0 }
