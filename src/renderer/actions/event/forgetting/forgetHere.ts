/** Takes the name of somebody who is forgotten out of what a window holds and could write again: its tables with their undo, a call that is answered, an open dialog. */
import { tick } from 'svelte'
import { rulingWithout } from '../../../model/event/forgetting/forgetting.ts'
import { isForgotten, valueWithout, withoutName, type Forgotten } from '../../../model/event/forgetting/forgotten.ts'
import { FORGOTTEN } from '../../../model/event/log/place.ts'
import type { App } from '../../app.ts'

type Here = Pick<App, 'table' | 'variants' | 'games' | 'session'>

/** The name goes out of this window. Rejects where a neighbouring game that still lies there unread cannot be read. */
export async function forgetHere({ table, variants, games, session }: Here, forgotten: Forgotten): Promise<void> {
  await games.open()
  const ofNone = withoutName(forgotten, undefined)
  const without = <T>(value: T): T => valueWithout(value, ofNone)
  const { active } = variants
  const all = variants.all.map(without)
  const shown = all.find(({ id }) => id === active)
  if (shown) table.history = shown.history
  variants.restore(all, active)
  for (const game of games.all) game.history = without(game.history)
  session.savedCase = without(session.savedCase)
  const { answered } = session
  if (answered) session.answered = { ...answered, players: withoutName(forgotten, answered.event)(answered.players) }
  // What an open dialog holds goes through this when it is saved; what an undo would bring back is not offered any more.
  session.forgotten = [...session.forgotten, (saved) => rulingWithout(saved, forgotten)]
  session.notices = []
}

/** What another window says. */
export async function hearForgotten(app: Here, said: unknown): Promise<void> {
  if (isForgotten(said)) await forgetHere(app, said)
}

/** The same in every window of this browser; what is changed by it in this one is written. */
export async function forgetEverywhere(app: Here & Pick<App, 'saving'>, forgotten: Forgotten): Promise<void> {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(FORGOTTEN)
    channel.postMessage(forgotten)
    channel.close()
  }
  await forgetHere(app, forgotten)
  await tick()
  await app.saving.flush()
}
