/** What brushes can be set to. */
import type { EdgeKind } from '../../../shared/mapEdit/edges.ts'

/** The ground first: painting it takes a height away. */
export const LEVELS = [1, 2, 3, 4] as const

export const EDGES: readonly EdgeKind[] = ['walls', 'barriers', 'stairs']
