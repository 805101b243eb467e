/**
 * How a correction is confirmed: by Ctrl+Enter or a press on its button, which are in no slip. A scorekeeper who types on without looking at
 * the screen changes nothing: digits, Enter and Space on a button are refused and counted.
 */
export interface CorrectionEntry {
  readonly reason: string
  /** How many keys were refused. */
  readonly refused: number
  /** The input that was refused last. */
  readonly why: 'digit' | 'enter' | null
  /** It is being written: a second confirmation writes nothing more. */
  readonly applying: boolean
}

export type CorrectionEvent =
  | { readonly do: 'text'; readonly value: string }
  /** `on`: what has the focus. */
  | { readonly do: 'key'; readonly key: string; readonly on: 'reason' | 'apply' | 'other' }
  | { readonly do: 'confirm' | 'leave' }
  | { readonly do: 'wrote'; readonly ok: boolean }

export interface CorrectionOutcome {
  readonly entry: CorrectionEntry
  /** The key was handled here: nothing else gets it. */
  readonly taken: boolean
  readonly does?: 'apply' | 'leave'
  /** The focus goes to the reason. */
  readonly back?: boolean
}

/** @param refused keys that were refused before the dialog was there */
export const startCorrection = (refused = 0): CorrectionEntry => ({
  reason: '',
  refused,
  why: refused > 0 ? 'digit' : null,
  applying: false
})

export function correctionStep(entry: CorrectionEntry, event: CorrectionEvent): CorrectionOutcome {
  switch (event.do) {
    case 'text':
      return /\d/.test(event.value) ? refuse(entry, 'digit') : { entry: { ...entry, reason: event.value }, taken: false }
    case 'key':
      return onKey(entry, event)
    case 'confirm':
      return entry.applying ? { entry, taken: true } : { entry: { ...entry, applying: true }, taken: true, does: 'apply' }
    case 'leave':
      return entry.applying ? { entry, taken: true } : { entry, taken: true, does: 'leave' }
    case 'wrote':
      return { entry: { ...entry, applying: false }, taken: true, ...(event.ok && { does: 'leave' as const }) }
  }
}

const refuse = (entry: CorrectionEntry, why: 'digit' | 'enter'): CorrectionOutcome => ({
  entry: { ...entry, refused: entry.refused + 1, why },
  taken: true,
  back: true
})

function onKey(entry: CorrectionEntry, { key, on }: { key: string; on: 'reason' | 'apply' | 'other' }): CorrectionOutcome {
  if (/^\d$/.test(key)) return refuse(entry, 'digit')
  // A button that is reached by Tab is pressed by Enter and Space as well, which are in every slip.
  if (key === 'Enter' && (on !== 'other' || entry.refused > 0)) return refuse(entry, 'enter')
  if (key === ' ' && (on === 'apply' || (on === 'other' && entry.refused > 0) || (on === 'reason' && entry.reason === '')))
    return refuse(entry, 'enter')
  return { entry, taken: false }
}
