/** Why the host of a venue does not do something, as codes with their English sentences. Refusals of facts themselves are the log's own. */
import { filled } from '../base/text/filled.ts'

export const venueRefusals = {
  'other-version': 'This device speaks version {own}, the host version {theirs}. Both must be of one version.',
  'wrong-shape': 'The message is not of the form that was expected: {what}.',
  'too-large': 'The message has more than {most} bytes.',
  'too-many': 'Too much was sent at once. Try again in a moment.',
  'wrong-place': 'This host answers to its own name only.',
  'wrong-origin': 'The request comes from another page.',
  'not-open': 'Nobody is let in just now: the host shows no code.',
  'wrong-code': 'The code is not right. Tries left: {left}.',
  locked: 'Too many wrong codes. Wait {seconds} seconds.',
  full: 'There are as many devices here as there can be.',
  'turned-away': 'The host has not let this device in.',
  'asked-too-long': 'Nobody has let this device in for some minutes. Ask again.',
  'unknown-device': 'The host does not know this device.',
  'shut-out': 'This device has been shut out by the host.',
  'wrong-proof': 'The signature of the message is not right.',
  'other-certificate':
    'What answers at this address does not have the certificate of the host that let this device in. Nothing is sent to it.',
  'used-up': 'This message has been used already, or is too old.',
  'no-right': 'The role "{role}" may not do this.',
  'own-field': 'The field "{field}" is written by the host.',
  'not-saved': 'The host could not save it: {why}. Nothing is lost on this device; it tries again.',
  'no-longer-host': 'This host has handed over: another leads the event.',
  'calls-open': 'Table {table} has {count} open calls. Close one of them first.',
  'claims-told': 'Table {table} was reported {count} times from here. A judge decides.',
  'unknown-dispute': 'There is no such open dispute.',
  'not-head': 'A stand-by is let in as "head"; this device was let in as "{role}".',
  'nothing-there': 'There is nothing at this address.'
} as const

export type VenueCode = keyof typeof venueRefusals

export interface VenueRefusal {
  readonly code: VenueCode
  readonly facts: Readonly<Record<string, string | number>>
}

export const venueRefusal = (code: VenueCode, facts: VenueRefusal['facts'] = {}): VenueRefusal => ({ code, facts })

/** The sentence of a refusal. */
export const venueRefusalText = ({ code, facts }: VenueRefusal, sentences: Readonly<Record<VenueCode, string>> = venueRefusals): string =>
  filled(sentences[code], facts)
