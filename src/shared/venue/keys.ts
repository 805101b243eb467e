/** The keys of a venue: one of the event, and out of it that of every device, every player and its certificate, so that a stand-by needs that one alone. */
import { hexOf, keyFor } from './mac.ts'

/** The key of a device: what its entries are signed with. */
export const keyOfDevice = (ofEvent: Uint8Array, device: string): Uint8Array => keyFor(ofEvent, ['device', device])

/**
 * 32 bytes: the private key of the certificate of the event, so that whoever leads it shows the same one.
 * @param turn goes up where the number is none of the curve
 */
export const keyForCertificate = (ofEvent: Uint8Array, turn: number): Uint8Array => keyFor(ofEvent, ['certificate', turn])

/** 128 bits, 32 hexadecimal digits: what is on a player's slip. @param turn goes up where a slip was lost, and the old one is worth nothing */
export const tokenOfPlayer = (ofEvent: Uint8Array, player: string, turn = 0): string =>
  hexOf(keyFor(ofEvent, ['player', player, turn])).slice(0, 32)

/** The key that a player's page makes proofs with. */
export const keyOfToken = (token: string): Uint8Array => keyFor(new Uint8Array(32), ['token', token])
