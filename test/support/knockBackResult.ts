/** What an engine says of a figure that is knocked two squares to the right of its place in A1, so that a test names only what it is about. */
import type { KnockBackResult } from '../../src/shared/contract/ruling.ts'

export const knockedBack = (figure: string, more: Partial<KnockBackResult> = {}): KnockBackResult => ({
  figure,
  knockedBack: true,
  squares: 2,
  direction: [1, 0],
  path: [
    [1, 0],
    [2, 0]
  ],
  end: [2, 0],
  stoppedBy: null,
  damage: [],
  ...more
})
