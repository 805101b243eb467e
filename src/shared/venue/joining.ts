/**
 * How a device comes in. Both sides make a pair of keys for this one time, so that who only listens learns nothing, and prove to each other
 * with the code that nobody stands between them. Then a person lets it in, and the key of the device comes closed up.
 */
import { x25519 } from '@noble/curves/ed25519.js'
import { lettersFrom } from './codes.ts'
import { bytesOfHex, hexOf, isProof, keyFor, keyOfCode, openSealed, proofOf, type Sealed } from './mac.ts'
import { CERTIFIED, type AskIn, type AskedIn, type Certificate } from './messages.ts'
import { PROTOCOL } from './limits.ts'

export interface KeyPair {
  readonly secret: Uint8Array
  readonly open: string
}

/** @param random 32 random bytes */
export const keyPairOf = (random: Uint8Array): KeyPair => ({ secret: random, open: hexOf(x25519.getPublicKey(random)) })

/** What the two have in common and nobody else; null where the other's key is none. */
function commonKey(own: KeyPair, other: string, said: readonly (string | number)[]): Uint8Array | null {
  const bytes = bytesOfHex(other)
  if (bytes?.length !== 32) return null
  try {
    return keyFor(x25519.getSharedSecret(own.secret, bytes), ['joining', ...said])
  } catch {
    // A key that leads to the same secret with everybody.
    return null
  }
}

const toAsk = ({ nonce, name, key }: Omit<AskIn, 'proof' | 'protocol'>): unknown => [nonce, name, key]

/** What a device sends to come in. @param nonce as the host's hello has given it */
export function askIn(code: string, nonce: string, name: string, own: KeyPair): AskIn {
  const asked = { nonce, name, key: own.open }
  return { protocol: PROTOCOL, ...asked, proof: proofOf(keyOfCode(code), 'ask-in', toAsk(asked)) }
}

/** Whether who asks knows the code. */
export const knowsCode = (code: string, asked: AskIn): boolean => isProof(asked.proof, keyOfCode(code), 'ask-in', toAsk(asked))

/** What the host has of somebody who asks; `letters` are shown on both sides, for people to compare. */
export interface Meeting {
  readonly common: Uint8Array
  readonly letters: string
}

const meetingOf = (common: Uint8Array): Meeting => ({ common, letters: lettersFrom(keyFor(common, ['letters']), 4) })

/** The host's side. @param own a pair of keys for this one device. Null where the device's key is none */
export function meet(
  code: string,
  asked: AskIn,
  request: string,
  own: KeyPair
): { readonly meeting: Meeting; readonly answer: AskedIn } | null {
  const common = commonKey(own, asked.key, [code, asked.nonce, asked.key, own.open])
  if (common === null) return null
  return { meeting: meetingOf(common), answer: { request, key: own.open, proof: proofOf(common, 'asked-in', [request, asked.name]) } }
}

/** The device's side: null where what answers does not know the code. */
export function met(code: string, asked: AskIn, own: KeyPair, answer: AskedIn): Meeting | null {
  const common = commonKey(own, answer.key, [code, asked.nonce, asked.key, answer.key])
  return common !== null && isProof(answer.proof, common, 'asked-in', [answer.request, asked.name]) ? meetingOf(common) : null
}

/** What a device asks again and again until a person has decided. */
export const waitProof = ({ common }: Meeting, request: string): string => proofOf(common, 'wait', [request])
export const isWaitProof = ({ common }: Meeting, request: string, proof: string): boolean => isProof(proof, common, 'wait', [request])

/** The key of the device, out of the host's answer. */
export const keyGiven = ({ common }: Meeting, sealed: Sealed): Uint8Array | null => openSealed(common, sealed)

/** The certificate with its proof. @param under what both sides share: of a meeting, or the key of the device @param of what it is an answer to */
export const proveCertificate = (under: Uint8Array, of: string, der: string): Certificate => ({
  der,
  proof: proofOf(under, 'certificate', [of, der])
})

/** The certificate that was given, DER in base64; null where somebody has changed it. */
export const provenCertificate = (under: Uint8Array, of: string, { der, proof }: Certificate): string | null =>
  isProof(proof, under, 'certificate', [of, der]) ? der : null

/** The certificate that a host has given with the key; undefined: it has none. Null where somebody has changed it, or taken it out. */
export function certificateGiven({ common }: Meeting, request: string, given: Certificate | undefined): string | undefined | null {
  if (given !== undefined) return provenCertificate(common, request, given)
  return request.startsWith(CERTIFIED) ? null : undefined
}
