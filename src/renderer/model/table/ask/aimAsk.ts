/** The question whether a figure may be the target of a power. */
import type { Ask } from '../../../../shared/contract/case.ts'

/** @param power id of the power, or of an attack */
export const aimAsk = (from: string, to: string, power: string): Ask => ({ kind: 'can-target', from, to, with: power })
