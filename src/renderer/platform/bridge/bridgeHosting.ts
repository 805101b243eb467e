/** Hosting over the bridge of the desktop app: what comes from the host is checked before anybody sees it. */
import { checked } from '../../../shared/base/validate.ts'
import type { Bridge } from '../../../shared/shell/ipc.ts'
import { organiserNewsShape, eventThereShape, logRowsShape, type EventToFollow, type EventToHost } from '../../../shared/venue/organiser.ts'
import type { Begun, Hosting } from '../interface/hosting.ts'
import { valueOf } from './replies.ts'

export function createBridgeHosting(bridge: Bridge['hosting']): Hosting {
  const begin = async (event: string, what: EventToHost | EventToFollow, address: string, port: number): Promise<Begun> => {
    const begun = valueOf(await bridge.start({ event, text: JSON.stringify(what), address, port }))
    return 'trouble' in begun ? { ok: false, ...begun } : { ok: true, ...begun }
  }
  return {
    places: async () => valueOf(await bridge.places()),
    start: (event, address, port) => begin(event.event.id, event, address, port),
    look: async (origin) => {
      const looked = valueOf(await bridge.look({ origin }))
      if ('trouble' in looked) return { ok: false, ...looked }
      const event = checked(eventThereShape, jsonOf(looked.event))
      return event.ok ? { ok: true, event: event.value } : { ok: false, trouble: 'follow', said: event.problems[0]!.message }
    },
    follow: begin,
    ask: async (ask) => jsonOf(valueOf(await bridge.ask(JSON.stringify(ask)))),
    missed: async (event, after) => {
      const rows = checked(logRowsShape, jsonOf(valueOf(await bridge.read({ event, after }))))
      if (!rows.ok) throw new Error(rows.problems[0]!.message)
      return rows.value
    },
    end: async (taken) => {
      valueOf(await bridge.end({ taken }))
    },
    onNews: (listener) =>
      bridge.onNews((text) => {
        const news = checked(organiserNewsShape, jsonOf(text))
        if (news.ok) listener(news.value)
      })
  }
}

const jsonOf = (text: string): unknown => JSON.parse(text)
