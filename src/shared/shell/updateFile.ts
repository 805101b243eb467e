/**
 * An update (`*.clixupdate`): a whole installer with a signed head. Three lines and the installer's bytes behind them: what it is
 * (`linejudge-update/1`), the head as JSON, the signature of these two lines in base64. The head has the installer's length and SHA-256, so
 * that the signature holds for every byte.
 */
import * as v from 'valibot'

export const UPDATE_ENDING = 'clixupdate'
const FIRST = 'linejudge-update/1'
/** Of the three lines together, in bytes. */
export const MOST_HEAD_BYTES = 4096
/** Of the installer. */
export const MOST_INSTALLER_BYTES = 1024 * 1024 * 1024

export const UPDATE_SYSTEMS = ['win', 'mac', 'linux'] as const
export type UpdateSystem = (typeof UPDATE_SYSTEMS)[number]

const version = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,5})(?:\.(?:0|[1-9]\d{0,5})){2}$/))

const headSchema = v.looseObject({
  version,
  /** The day it was built: ISO 8601. */
  built: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  system: v.picklist(UPDATE_SYSTEMS),
  arch: v.picklist(['x64', 'arm64']),
  /** The installer's own name: its ending says how it is started. */
  file: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,120}\.(?:exe|dmg|AppImage|deb)$/)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_INSTALLER_BYTES)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
})
export type UpdateHead = v.InferOutput<typeof headSchema>

/** Why an update is not taken. */
export const UPDATE_REFUSALS = [
  'no-key',
  'unreadable',
  'not-an-update',
  'later-format',
  'wrong-signature',
  'other-system',
  'cut-short',
  'changed',
  'no-room',
  'not-reached',
  'none-newer',
  'not-started'
] as const
export type UpdateRefusal = (typeof UPDATE_REFUSALS)[number]

export interface ReadHead {
  readonly head: UpdateHead
  /** What the signature is about. */
  readonly signed: Uint8Array
  readonly signature: string
  /** Where the installer begins. */
  readonly length: number
}

/** The head at the beginning of a file (its first `MOST_HEAD_BYTES` are enough); nothing in it is trusted yet. */
export function readHead(bytes: Uint8Array): ReadHead | Extract<UpdateRefusal, 'not-an-update' | 'later-format' | 'cut-short'> {
  const begins = new TextDecoder().decode(bytes.subarray(0, FIRST.length + 1))
  if (begins !== `${FIRST}\n`) return /^linejudge-update\/[1-9]/.test(begins) ? 'later-format' : 'not-an-update'
  const ends: number[] = []
  for (let at = 0; at < Math.min(bytes.length, MOST_HEAD_BYTES) && ends.length < 3; at++) if (bytes[at] === 0x0a) ends.push(at)
  const [, second, third] = ends
  if (second === undefined || third === undefined) return bytes.length < MOST_HEAD_BYTES ? 'cut-short' : 'not-an-update'
  const line = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to))
  const head = headOf(line(ends[0]! + 1, second))
  if (head === null) return 'not-an-update'
  return { head, signed: bytes.slice(0, second + 1), signature: line(second + 1, third), length: third + 1 }
}

function headOf(text: string): UpdateHead | null {
  try {
    const outcome = v.safeParse(headSchema, JSON.parse(text))
    return outcome.success ? outcome.output : null
  } catch {
    return null
  }
}

/** The two lines that are signed. Throws where the head is not valid. */
export const signedLines = (head: UpdateHead): string => `${FIRST}\n${JSON.stringify(v.parse(headSchema, head))}\n`

/** How one version stands to another. */
export function against(own: string, other: string): 'newer' | 'same' | 'older' {
  const [a, b] = [own, other].map((one) => one.split('.').map(Number)) as [number[], number[]]
  for (let at = 0; at < 3; at++) {
    const difference = (b[at] ?? 0) - (a[at] ?? 0)
    if (difference !== 0) return difference > 0 ? 'newer' : 'older'
  }
  return 'same'
}

/** The name under which a release lays the update for a system. */
export const updateName = (system: UpdateSystem, arch: string): string => `linejudge-${system}-${arch}.${UPDATE_ENDING}`
