/** Requests to a host made by hand, as a browser or a phone makes them, or somebody who is neither. */
import { request } from 'node:http'
import type { RunningHost } from '../../src/host/runningHost.ts'
import { keyOfToken } from '../../src/shared/venue/keys.ts'
import { proofOf } from '../../src/shared/venue/mac.ts'
import { postContent } from '../../src/shared/venue/signed.ts'
import { helloOf, postTo } from './staffLine.ts'

/** A request made by hand: its status and what was said. */
export function ask(
  host: RunningHost,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    from
  }: { method?: string; headers?: Record<string, string>; body?: string; from?: string } = {}
) {
  return new Promise<{ status: number; code: string | null; headers: Record<string, unknown> }>((done, failed) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: host.port,
        path,
        method,
        ...(from !== undefined && { localAddress: from }),
        headers: { host: `127.0.0.1:${host.port}`, ...headers }
      },
      (answer) => {
        // A stream never ends by itself: that it opened is the answer.
        if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
          done({ status: answer.statusCode ?? 0, code: null, headers: answer.headers })
          sent.destroy()
          return
        }
        let text = ''
        answer.on('data', (piece) => (text += String(piece)))
        answer.on('end', () => {
          done({ status: answer.statusCode ?? 0, code: /"code":"([a-z-]+)"/.exec(text)?.[1] ?? null, headers: answer.headers })
        })
      }
    )
    sent.on('error', failed)
    sent.end(body)
  })
}
export const json = { 'content-type': 'application/json' }
/** The code with which something is refused, or `taken`. */
export const refusedWith = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : String(error))
  )

/** A player's claim or call, as the page makes it. */
export async function play(
  host: RunningHost,
  player: string,
  fact: { do: string; [field: string]: unknown },
  change: Record<string, unknown> = {},
  n = 1
) {
  const token = host.playerPath(player).split('.').at(-1)!
  const said = { player, page: 'aa', n, fact }
  const { event } = await helloOf(host.origin)
  const proof = proofOf(keyOfToken(token), 'post', postContent(event.id, said))
  return postTo(host.origin, '/api/play', { protocol: 1, ...said, proof, ...change })
}
export const claim = (table: number, winner: string, other: string) => ({
  do: 'claim',
  round: 1,
  table,
  winner,
  score: { [winner]: 300, [other]: 50 }
})
