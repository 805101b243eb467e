/** Hosting over the bridge of the desktop app: what comes from the host is checked before anybody sees it. */
import { checked } from '../../shared/base/validate.ts'
import type { Bridge } from '../../shared/shell/ipc.ts'
import { deskNewsShape, keptRowsShape } from '../../shared/venue/desk.ts'
import type { Hosting } from './interface/hosting.ts'
import { valueOf } from './replies.ts'

export function createBridgeHosting(bridge: Bridge['hosting']): Hosting {
  return {
    places: async () => valueOf(await bridge.places()),
    start: async (event, address, port) => {
      const begun = valueOf(await bridge.start({ event: event.event.id, text: JSON.stringify(event), address, port }))
      return 'trouble' in begun ? { ok: false, ...begun } : { ok: true, ...begun }
    },
    ask: async (ask) => jsonOf(valueOf(await bridge.ask(JSON.stringify(ask)))),
    missed: async (event, after) => {
      const rows = checked(keptRowsShape, jsonOf(valueOf(await bridge.read({ event, after }))))
      if (!rows.ok) throw new Error(rows.problems[0]!.message)
      return rows.value
    },
    end: async (taken) => {
      valueOf(await bridge.end({ taken }))
    },
    onNews: (listener) =>
      bridge.onNews((text) => {
        const news = checked(deskNewsShape, jsonOf(text))
        if (news.ok) listener(news.value)
      })
  }
}

const jsonOf = (text: string): unknown => JSON.parse(text)
