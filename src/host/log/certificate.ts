/**
 * The certificate of an event: what a program of the staff knows its host by, at whatever address. Its key is made of the key of the event and
 * the certificate itself is a row, so that a stand-by that becomes the host shows the same one.
 */
// What the next one is built on: it stands first.
import 'reflect-metadata'
import { X509CertificateGenerator } from '@peculiar/x509'
import { createECDH, createPrivateKey, webcrypto, X509Certificate, type JsonWebKey } from 'node:crypto'
import { keyForCertificate } from '../../shared/venue/keys.ts'
import type { HostStore, VenueRow } from './hostStore.ts'

const CERTIFICATE = 'certificate'
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
/** No clock of a laptop is outside of this, however wrong it goes: who is meant is settled by the certificate itself, never by its dates. */
const VALID = { notBefore: new Date('1970-01-01T00:00:00Z'), notAfter: new Date('9999-12-31T23:59:59Z') }

/** What a host speaks TLS with. */
export interface HostCertificate {
  /** What devices are given: DER in base64. */
  readonly der: string
  /** Both in PEM, for Node. */
  readonly cert: string
  readonly key: string
}

/** The certificate that a store keeps, DER in base64; null: it has none yet. */
export function certificateIn(rows: readonly VenueRow[]): string | null {
  const found = rows.find(({ id }) => id === CERTIFICATE)?.value
  return typeof found === 'string' ? found : null
}

export const certificateRow = (der: string): VenueRow => ({ id: CERTIFICATE, value: der })

/** The certificate of an event, made when it is hosted for the first time. @param ofEvent the key of the event */
export async function certificateOf(store: HostStore, rows: readonly VenueRow[], ofEvent: Uint8Array): Promise<HostCertificate> {
  const jwk = privateKeyOf(ofEvent)
  const own = createPrivateKey({ key: jwk, format: 'jwk' })
  const key = own.export({ type: 'pkcs8', format: 'pem' }).toString()
  const kept = certificateIn(rows)
  const known = kept === null ? null : readCertificate(kept)
  if (kept !== null && known?.checkPrivateKey(own)) return { der: kept, cert: known.toString(), key }
  const der = await selfSigned(jwk)
  await store.commit({ venue: [certificateRow(der)] })
  return { der, cert: new X509Certificate(Buffer.from(der, 'base64')).toString(), key }
}

/** null: it is none. @param der in base64 */
export function readCertificate(der: string): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(der, 'base64'))
  } catch {
    return null
  }
}

type PrivateKey = JsonWebKey & { readonly d: string }

function privateKeyOf(ofEvent: Uint8Array): PrivateKey {
  const curve = createECDH('prime256v1')
  for (let turn = 0; ; turn++) {
    const secret = keyForCertificate(ofEvent, turn)
    try {
      curve.setPrivateKey(secret)
    } catch {
      // One number in four thousand millions is too large for the curve.
      continue
    }
    const open = curve.getPublicKey()
    const part = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
    return { kty: 'EC', crv: CURVE.namedCurve, d: part(secret), x: part(open.subarray(1, 33)), y: part(open.subarray(33)) }
  }
}

/** DER in base64. */
async function selfSigned({ d, ...open }: PrivateKey): Promise<string> {
  const keys = {
    privateKey: await webcrypto.subtle.importKey('jwk', { ...open, d }, CURVE, false, ['sign']),
    publicKey: await webcrypto.subtle.importKey('jwk', open, CURVE, true, ['verify'])
  }
  const made = await X509CertificateGenerator.createSelfSigned(
    { name: 'CN=Linejudge', ...VALID, signingAlgorithm: { name: CURVE.name, hash: 'SHA-256' }, keys },
    webcrypto as Crypto
  )
  return Buffer.from(made.rawData).toString('base64')
}
