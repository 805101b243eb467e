/** Files on their way in: what reads them, and what shows what they would change, is read when the first ones come. */
import { messageOf } from '../../../shared/base/result.ts'
import type { BrokenFile, UntrustedFile } from '../../../shared/formats/incoming.ts'
import { later } from '../../model/window/later.ts'
import type { App } from '../app.ts'
import type * as importActions from './importActions.ts'

type ImportActions = typeof importActions

/** Files whose bytes are there. @param onBroken what is done with the problems; if left out, they are shown in a dialog */
export const openFiles = (app: App, files: readonly UntrustedFile[], onBroken?: (broken: readonly BrokenFile[]) => void): Promise<void> =>
  withActions(app, ({ bringIn }) => bringIn(app, files, false, onBroken))

/** Files that were picked or dropped. @param paths of files in folders */
export const openPicked = (app: App, files: readonly File[], paths?: ReadonlyMap<File, string>): Promise<void> =>
  withActions(app, ({ bringInPicked }) => bringInPicked(app, files, paths))

async function withActions({ session }: App, work: (actions: ImportActions) => Promise<void>): Promise<void> {
  let actions: ImportActions
  try {
    actions = await later(() => import('./importActions.ts'))
  } catch (error) {
    session.notify('error', messageOf(error))
    return
  }
  await work(actions)
}
