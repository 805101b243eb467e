/** What is posted to a host and read from it, path by path. */
import * as v from 'valibot'
import { randomBytes } from 'node:crypto'
import { checked } from '../../shared/base/validate.ts'
import { isoTime, type Clock } from '../../shared/tournament/log/logClock.ts'
import { PROTOCOL, type Limits } from '../../shared/venue/limits.ts'
import { proveCertificate } from '../../shared/venue/joining.ts'
import { isProof, sealKey, sealText } from '../../shared/venue/mac.ts'
import { askInShape, followShape, helloShape, postShape, waitShape } from '../../shared/venue/messages.ts'
import { organiseShape, type DeskAsk } from '../../shared/venue/organiser.ts'
import { pageOf, postContent, streamContent } from '../../shared/venue/signed.ts'
import { venueRefusal, type VenueRefusal } from '../../shared/venue/refusals.ts'
import type { Where } from '../../shared/venue/hosts.ts'
import type { HostedLog } from '../log/hostedLog.ts'
import type { HostStore } from '../log/hostStore.ts'
import { bucket, Buckets } from '../people/buckets.ts'
import type { Device, Devices } from '../people/devices.ts'
import type { Joining } from '../people/joining.ts'
import type { Nonces } from '../people/nonces.ts'
import type { Displays } from './displays.ts'
import { pageOf as sharedPage, send, type Page } from './pages.ts'
import type { Streams } from './streams.ts'
import type { Views } from './views.ts'
import type { Posted, Read, WebNeeds } from './webServer.ts'

export interface RouteNeeds {
  readonly log: HostedLog
  readonly devices: Devices
  readonly nonces: Nonces
  readonly joining: Joining
  readonly streams: Streams
  readonly views: Views
  readonly displays: Displays
  readonly limits: Limits
  readonly clock: Clock
  /** Of the event. */
  readonly key: Uint8Array
  /** What programs know this host by: DER in base64. */
  readonly certificate: string
  /** What the host calls itself as a device. */
  readonly own: string
  readonly store: HostStore
  readonly hello: () => unknown
  readonly where: () => Where
  readonly tellAll: () => void
  /** Does the asks of a head judge's desk. */
  readonly desk: (ask: DeskAsk) => Promise<unknown>
}

/** How long somebody who waits to be let in is answered nothing. */
const PATIENCE = 20_000

const refusal = (code: VenueRefusal['code'], facts: VenueRefusal['facts'] = {}): Posted => ({ refusal: venueRefusal(code, facts) })
const asPosted = (answer: object): Posted => ('code' in answer ? { refusal: answer as VenueRefusal } : { value: answer })

/** Every path by what is posted to it: version and shape first, the same for all. */
export function postsOf(needs: RouteNeeds): WebNeeds['posts'] {
  const players = new Buckets(() => bucket(needs.limits.playerAtOnce, needs.limits.playerPerSecond, () => needs.clock.mono()))
  const post =
    <S extends v.GenericSchema<unknown, { readonly protocol: number }>>(
      shape: S,
      handle: (message: v.InferOutput<S>, address: string) => Promise<Posted> | Posted
    ) =>
    async (body: unknown, address: string): Promise<Posted> => {
      // Before the shape: another version may have another one.
      const version = checked(v.looseObject({ protocol: v.number() }), body)
      if (version.ok && version.value.protocol !== PROTOCOL)
        return refusal('other-version', { own: version.value.protocol, theirs: PROTOCOL })
      const message = checked(shape, body)
      if (!message.ok) return refusal('wrong-shape', { what: (message.problems[0]?.message ?? '').slice(0, 200) })
      return handle(message.value, address)
    }
  return new Map([
    ['/api/hello', post(helloShape, () => ({ value: needs.hello() }))],
    ['/api/join', post(askInShape, (asked, address) => asPosted(needs.joining.ask(asked, address)))],
    ['/api/join/wait', post(waitShape, async ({ request, proof }) => asPosted(await needs.joining.wait(request, proof, PATIENCE)))],
    [
      '/api/follow',
      post(followShape, async ({ device: id, nonce, url, proof }) => {
        const head = headOf(needs.devices, id, (own) => isProof(proof, own, 'follow', [id, nonce, url]))
        if ('refusal' in head) return head
        const { device, own } = head
        if (!needs.nonces.use(nonce, 'follow')) return refusal('used-up')
        if (device.url !== url) await needs.devices.change(id, { url })
        const { event, venue } = await needs.store.read()
        // The key goes closed up; no other secret is in these rows.
        return {
          value: {
            host: needs.own,
            event,
            sealed: sealKey(own, randomBytes(16).toString('hex'), needs.key),
            certificate: proveCertificate(own, nonce, needs.certificate),
            venue: venue.filter((row) => /^(device|turn|display)\//.test(row.id) || row.id === 'rewrites')
          }
        }
      })
    ],
    ['/api/organise', post(organiseShape, (asked) => organise(needs, asked))],
    [
      '/api/play',
      post(postShape, async (posted) => {
        const { player, page, n, fact, proof } = posted
        const content = postContent(needs.log.event.id, { player, page, n, fact })
        const proven = isProof(proof, needs.devices.keyOfPlayer(player), 'post', content)
        // One answer for both: a stranger does not learn who plays here.
        if (!proven || !needs.log.state.players.has(player)) return refusal('wrong-proof')
        if (!players.take(player)) return refusal('too-many')
        const said = isoTime(needs.clock.wall())
        const receipt = await needs.log.take({ device: pageOf({ player, page }), role: 'player', player }, { n, said, facts: [fact] })
        return receipt.is === 'not-yet' ? refusal('not-saved', { why: receipt.why }) : { value: receipt }
      })
    ]
  ])
}

/** The device of a head judge that has signed something with its key, or why it is refused. */
function headOf(
  devices: Devices,
  id: string,
  isProven: (own: Uint8Array) => boolean
): { readonly device: Device; readonly own: Uint8Array } | { readonly refusal: VenueRefusal } {
  const device = devices.get(id)
  if (!device) return { refusal: venueRefusal('unknown-device') }
  const own = devices.keyOf(id)
  if (!isProven(own)) return { refusal: venueRefusal('wrong-proof') }
  if (device.out) return { refusal: venueRefusal('shut-out') }
  if (device.role !== 'head') return { refusal: venueRefusal('no-right', { role: device.role }) }
  return { device, own }
}

/** The desk at the device of a head judge: signed with a nonce that is good once, and answered closed up, since slips are secrets. */
async function organise(
  { devices, nonces, desk }: RouteNeeds,
  { device: id, nonce, ask, proof }: v.InferOutput<typeof organiseShape>
): Promise<Posted> {
  const head = headOf(devices, id, (own) => isProof(proof, own, 'organise', [id, nonce, ask]))
  if ('refusal' in head) return head
  if (!nonces.use(nonce, 'organise')) return refusal('used-up')
  const is = await desk(ask)
  return { value: { sealed: sealText(head.own, randomBytes(16).toString('hex'), JSON.stringify({ is, nonce: nonces.give() })) } }
}

/** Every path by what is read from it. */
export function readsOf({ devices, displays, nonces, streams, tellAll, views, where }: RouteNeeds): WebNeeds['reads'] {
  const open = ({ response, headers, address, refuse }: Read, who: { player: string | null; display: string | null }): void => {
    if (!streams.hasRoom(address)) {
      refuse(venueRefusal('full'))
      return
    }
    const stream = streams.open(response, headers, { address, ...who })
    streams.tell(stream, 'hosts', JSON.stringify(where()))
    if (who.player !== null) {
      streams.tell(stream, 'view', views.of(who.player) ?? 'null')
      streams.tell(stream, 'standings', String(views.public.standings))
    } else streams.tell(stream, 'public', String(views.public.seq))
    if (who.display !== null) tellAll()
  }
  // The same bytes for everybody who reads them.
  let shared: { readonly text: string; readonly page: Page } = { text: '', page: sharedPage(Buffer.alloc(0), '') }
  return new Map<string, (read: Read) => void>([
    [
      '/events/play',
      (read) => {
        const [player = '', nonce = '', proof = ''] = ['player', 'nonce', 'proof'].map((name) => read.query.get(name) ?? '')
        if (!isProof(proof, devices.keyOfPlayer(player), 'stream', streamContent(player, nonce)) || views.of(player) === null)
          read.refuse(venueRefusal('wrong-proof'))
        else if (!nonces.use(nonce, `stream ${player}`)) read.refuse(venueRefusal('used-up'))
        else open(read, { player, display: null })
      }
    ],
    [
      '/events/public',
      (read) => {
        const display = read.query.get('display')
        if (display !== null && !displays.meet(display)) read.refuse(venueRefusal('wrong-shape', { what: 'display' }))
        else open(read, { player: null, display })
      }
    ],
    [
      '/public.json',
      ({ request, response, headers }) => {
        const { text, seq } = views.public
        const tag = `"${seq}"`
        if (request.headers['if-none-match'] === tag) {
          response.writeHead(304, { ...headers, ETag: tag })
          response.end()
          return
        }
        if (shared.text !== text) shared = { text, page: sharedPage(Buffer.from(text), 'application/json; charset=utf-8') }
        void send(request, response, shared.page, { ...headers, ETag: tag })
      }
    ]
  ])
}
