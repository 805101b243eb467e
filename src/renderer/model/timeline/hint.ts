/** What the next tap on the board does while the question is a timeline. */
import type { Slot } from './drafts.ts'
import { timelineTexts } from '../../i18n/texts.ts'

const t = timelineTexts.hint

export function timelineHint(slot: Slot | null): string {
  if (!slot) return t.idle
  if (slot.takes === 'squares') return t.squares
  return slot.takes === 'square' ? t.square(slot.label) : t.figure(slot.label)
}
