/**
 * What a wheel event means: a mouse's wheel zooms, two fingers on a trackpad move the board, a trackpad's pinch
 * (which browsers report as a wheel with Ctrl) zooms. Browsers do not say which device it was; the first event of a
 * run decides for all of it.
 */

export type WheelMove = { readonly do: 'zoom'; readonly factor: number } | { readonly do: 'pan'; readonly dx: number; readonly dy: number }

type WheelInput = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp'>

/** Milliseconds of rest after which another device may have been taken. */
const RUN = 250
/** The smallest step of a mouse's wheel, in CSS pixels; a trackpad begins with far smaller ones. */
const NOTCH = 40
const LINE = 32

export class WheelReader {
  private lastAt = -Infinity
  private mouse = true

  read(event: WheelInput): WheelMove {
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? 400 : 1
    const dx = event.deltaX * unit
    const dy = event.deltaY * unit
    if (event.timeStamp - this.lastAt > RUN) this.mouse = isMouse(event)
    this.lastAt = event.timeStamp
    if (event.ctrlKey || event.metaKey) {
      const pinch = Math.max(-25, Math.min(25, dy))
      return { do: 'zoom', factor: Math.exp(-pinch * 0.01) }
    }
    if (!this.mouse) return { do: 'pan', dx: -dx, dy: -dy }
    if (event.shiftKey) return { do: 'pan', dx: -(dx || dy), dy: 0 }
    return { do: 'zoom', factor: Math.exp(-Math.max(-200, Math.min(200, dy)) * 0.0016) }
  }
}

function isMouse(event: WheelInput): boolean {
  if (event.deltaMode !== 0) return true
  if (event.deltaX !== 0 && event.deltaY !== 0) return false
  return event.shiftKey ? Math.abs(event.deltaX || event.deltaY) >= NOTCH : event.deltaX === 0 && Math.abs(event.deltaY) >= NOTCH
}
