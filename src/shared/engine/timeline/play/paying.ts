/** What a whole action costs its figure: the token, and the pushing damage that comes with it (ACT-05, ACT-09). */
import { unavoidable } from '../../damage/damage.ts'
import { absenceOf } from '../../situation/absence.ts'
import { considered } from '../../situation/reasons.ts'
import { Tally } from '../../tokens/tally.ts'
import { payForAction } from '../../tokens/tokens.ts'
import type { Doing } from './doing.ts'
import { dropLost } from './dropping.ts'
import type { Play } from './play.ts'

/** Pays for the action, once; who has been replaced in it gets no token any more (ABL-SPL). */
export function payFor(play: Play, doing: Doing): void {
  const payer = doing.isPaid || doing.isFree ? null : play.state(doing.figure)
  if (!payer || payer.figure.aside) return
  doing.isPaid = true
  const tally = new Tally(play.situation)
  if (payer.tokens >= 2) play.turn.actedWithTwo.add(doing.figure)
  payForAction(tally, doing.figure, play.because)
  if (doing.isDouble) payForAction(tally, doing.figure, play.because)
  play.takeOver(tally)
  play.turn.tokened.add(doing.figure)
}

/** Pays for whom it has hit, when those have acted; who is gone by then pays nothing (POW-MC). */
export function payOwed(play: Play, { figure: id, owed }: Doing): void {
  const figure = play.state(id)
  if (owed.clicks === 0 || figure.ko || absenceOf(play.situation, figure)) return
  const { taken } = unavoidable(play.situation, figure, owed.clicks)
  play.because.push(...owed.because, considered('DMG-05', 'damage.unavoidable', { by: id, facts: { figure: id, amount: owed.clicks } }))
  play.hurt(id, taken)
}

/** Pays for it before what comes after it in the same breath: what the push has cost falls first (ABL-RAM, OBJ-02). */
export function payAhead(play: Play, doing: Doing): void {
  const before = play.situation
  payFor(play, doing)
  dropLost(play, before)
}
