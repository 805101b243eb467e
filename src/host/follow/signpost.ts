/**
 * The answers of a stand-by at the address that it would have as the host: every page leads to the host, and while that is not heard a small
 * page waits there for the next host. It takes nothing and holds no documents.
 */
import type { Clock } from '../../shared/tournament/log/logClock.ts'
import { LIMITS, type Limits } from '../../shared/venue/limits.ts'
import { venueRefusal } from '../../shared/venue/refusals.ts'
import { certificateOf } from '../log/certificate.ts'
import { eventKeyIn } from '../log/eventKey.ts'
import type { HostStore } from '../log/hostStore.ts'
import type { Roots } from '../web/pages.ts'
import { startWebServer, type Posted, type Read, type WebServer } from '../web/webServer.ts'
import type { StandBy } from './standBy.ts'

export interface SignpostNeeds {
  readonly store: HostStore
  readonly standBy: StandBy
  readonly address: string
  readonly port: number
  readonly names?: readonly string[] | undefined
  readonly roots?: Roots | undefined
  readonly limits?: Partial<Limits> | undefined
  readonly clock: Clock
}

/** Posted there: each is answered that this is no host. */
const POSTS = ['/api/hello', '/api/join', '/api/join/wait', '/api/follow', '/api/organise', '/api/play']
/** Streams there report the address of the host once. */
const STREAMS = ['/events/play', '/events/public']

/** Rejects if the port cannot be had, or the store holds no key of an event. */
export async function startSignpost({ store, standBy, clock, ...place }: SignpostNeeds): Promise<WebServer> {
  const { venue } = await store.read()
  const key = eventKeyIn(venue)
  if (key === null) throw new Error('This store holds no key of an event.')
  const refused = (): Promise<Posted> => Promise.resolve({ refusal: venueRefusal('no-longer-host') })
  const tell = ({ response, headers }: Read): void => {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(`event: hosts\ndata: ${JSON.stringify(standBy.where)}\n\n`)
  }
  return startWebServer({
    roots: { app: null, player: place.roots?.player ?? null },
    limits: { ...LIMITS, ...place.limits },
    now: () => clock.mono(),
    address: place.address,
    port: place.port,
    names: place.names ?? [],
    certificate: await certificateOf(store, venue, key),
    posts: new Map(POSTS.map((path) => [path, refused])),
    reads: new Map(STREAMS.map((path) => [path, tell])),
    makeRoom: () => false,
    onSocket: null,
    where: () => standBy.where,
    isFollower: true
  })
}
