/** Objects that fall out of hands by anything that happens on the table (OBJ-02). */
import { dropObjects } from '../../attack/objects.ts'
import type { Situation } from '../../situation/situation.ts'
import { Tally } from '../../tokens/tally.ts'
import type { Play } from './play.ts'

/** Who has lost Super Strength, or the game, since then lets its object fall (OBJ-02); an attack has seen to its own. */
export function dropLost(play: Play, before: Situation): void {
  const tally = new Tally(before)
  tally.situation = play.situation
  const because = dropObjects(tally)
  if (because.length === 0) return
  play.because.push(...because)
  for (const [id] of tally.held) play.setHolding(id, null)
  for (const dropped of tally.dropped) play.letFall(dropped)
}
