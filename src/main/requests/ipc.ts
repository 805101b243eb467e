/** The one registrar of IPC handlers: checks who asks, what is asked and what is answered. No other file touches ipcMain. */
import type { IpcMain, IpcMainInvokeEvent, WebFrameMain } from 'electron'
import * as v from 'valibot'
import { CHANNELS } from '../../shared/shell/channels.ts'
import { REQUESTS, type Reply, type RequestArgs, type RequestName, type RequestResult } from '../../shared/shell/ipc.ts'
import { isOurPage } from '../guard/origin.ts'
import { messageOf } from '../../shared/base/result.ts'
import { shown, ShownError, toldOver } from '../text/shownError.ts'

export type Handlers = { readonly [N in RequestName]: (...args: RequestArgs<N>) => Promise<RequestResult<N>> }

/** Whether a request comes from the page itself: the top frame of our window, at our origin. */
function isFromOurPage(event: Pick<IpcMainInvokeEvent, 'senderFrame'>, ourFrame: WebFrameMain | null): boolean {
  const frame = event.senderFrame
  if (frame === null || ourFrame === null || frame.frameTreeNodeId !== ourFrame.frameTreeNodeId) return false
  return frame.parent === null && isOurPage(frame.url)
}

/**
 * Registers a handler for every request of the contract.
 * @param mainFrame the top frame of our window at the moment of asking, or null while there is none
 */
export function registerHandlers(ipc: Pick<IpcMain, 'handle'>, mainFrame: () => WebFrameMain | null, handlers: Handlers): void {
  for (const name of Object.keys(REQUESTS) as RequestName[]) {
    ipc.handle(CHANNELS[name], (event, ...args: unknown[]) =>
      isFromOurPage(event, mainFrame()) ? answer(name, args, handlers) : refusal(shown('asked-from-elsewhere', {}))
    )
  }
}

async function answer(name: RequestName, args: readonly unknown[], handlers: Handlers): Promise<Reply<unknown>> {
  const checked = v.safeParse(REQUESTS[name].args, args)
  if (!checked.success) return refusal(shown('asked-unknown', { name }))
  try {
    const handler = handlers[name] as (...args: readonly unknown[]) => Promise<unknown>
    return { ok: true, value: v.parse(REQUESTS[name].result, await handler(...checked.output)) }
  } catch (error) {
    return refusal(error instanceof ShownError ? error : shown('shell-failed', { name, why: messageOf(error) }))
  }
}

const refusal = (error: ShownError): Reply<never> => ({ ok: false, ...toldOver(error) })
