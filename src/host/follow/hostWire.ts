/**
 * The line of a program to a host. Where the host has given it a certificate when it came in, it speaks TLS with who has exactly that one, at
 * whatever address, and with nobody else; it never falls back to plain http. The address is told as that of plain http; both are at one port, so
 * that it may be typed as either.
 */
import { Agent, request as ask } from 'node:https'
import { createVenueWire, venueWire, WIRE_PATIENCE, type Posting } from '../../device/venueWire.ts'
import type { Link, LineNews, VenueWire } from '../../device/wire.ts'
import { venueRefusal } from '../../shared/venue/refusals.ts'
import { readCertificate } from '../log/certificate.ts'
import { USUAL, type Scheme } from '../web/names.ts'
import { QuietSocket } from './quietSocket.ts'

/** What answers is no host with the certificate that is known. */
class OtherCertificate extends Error {}

/**
 * @param certificate of the host, DER in base64; null: none is known, and nothing is encrypted
 * @param ends aborts the requests that wait for an answer
 */
export function wireToHost(origin: string, certificate: string | null, ends?: AbortSignal): VenueWire {
  const until = (patience: AbortSignal): AbortSignal => (ends ? AbortSignal.any([patience, ends]) : patience)
  // A certificate that nobody has vouched for proves nothing: until the code has, it is asked over plain http, however it was typed.
  if (certificate === null) {
    const fetching: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: until(init?.signal ?? AbortSignal.timeout(WIRE_PATIENCE)) })
    return createVenueWire(plainOrigin(origin), fetching, QuietSocket)
  }
  const secure = secureOrigin(origin)
  const agent = onlyThis(certificate)
  const post: Posting = (path, body) =>
    new Promise((done, failed) => {
      const asking = ask(
        `${secure}${path}`,
        { agent, method: 'POST', headers: { 'Content-Type': 'application/json' }, signal: until(AbortSignal.timeout(WIRE_PATIENCE)) },
        (response) => {
          const pieces: Buffer[] = []
          response.on('data', (piece: Buffer) => pieces.push(piece))
          response.on('error', failed)
          response.on('end', () => {
            const { statusCode = 0 } = response
            done({ ok: statusCode >= 200 && statusCode < 300, text: Buffer.concat(pieces).toString('utf8') })
          })
        }
      )
      asking.on('error', (error) => {
        failed(isOther(error) ? new OtherCertificate(error.message) : error)
      })
      asking.end(body)
    })
  const wire = (Socket: unknown): VenueWire => venueWire(secure, post, Socket)
  return {
    post: async (path, body) => {
      try {
        return await wire(QuietSocket).post(path, body)
      } catch (error) {
        if (error instanceof OtherCertificate) return { ok: false, refusal: venueRefusal('other-certificate') }
        throw error
      }
    },
    openLine: (device, seen, news) => {
      const told = toldOnce(news)
      class KnowingSocket extends QuietSocket {
        constructor(address: string) {
          super(address, { agent })
          this.on('error', (error) => {
            if (isOther(error)) told.other()
          })
        }
      }
      return wire(KnowingSocket).openLine(device, seen, told.news)
    }
  }
}

/** The same place over plain http. */
const plainOrigin = (origin: string): string => samePlace(origin, 'https', 'http')
/** The same place over TLS. */
const secureOrigin = (origin: string): string => samePlace(origin, 'http', 'https')

/** The address of another scheme at the same port: an address without a port has the usual port of its scheme, which differs between the two. */
function samePlace(origin: string, from: Scheme, to: Scheme): string {
  const { protocol, hostname, port } = new URL(origin)
  return protocol === `${from}:` ? `${to}://${hostname}:${port === '' ? USUAL[from] : port}` : origin
}

/** Takes this one certificate and no other, whatever name it is for: a host has another address tomorrow. */
function onlyThis(der: string): Agent {
  const known = readCertificate(der)
  return new Agent({
    ca: known === null ? [] : [known.toString()],
    checkServerIdentity: (_name, { raw }) =>
      known !== null && raw.equals(known.raw) ? undefined : new OtherCertificate('It is another one.'),
    // Looked at each time.
    maxCachedSessions: 0
  })
}

/** Whether somebody answers, who does not have the certificate: another one, or none at all. */
function isOther(error: Error & { readonly code?: string }): boolean {
  return error instanceof OtherCertificate || /CERT|SELF_SIGNED|UNABLE_TO|EPROTO|ERR_SSL|ERR_TLS/.test(error.code ?? '')
}

/** A line that has met somebody else says so until it is up again: it goes on trying, since the right one may come back. */
function toldOnce(news: LineNews): { readonly news: LineNews; readonly other: () => void } {
  let isElsewhere = false
  return {
    news: {
      ...news,
      link: (link: Link) => {
        if (link.is === 'up') isElsewhere = false
        if (!isElsewhere) news.link(link)
      }
    },
    other: () => {
      if (isElsewhere) return
      isElsewhere = true
      news.link({ is: 'refused', refusal: venueRefusal('other-certificate') })
    }
  }
}
