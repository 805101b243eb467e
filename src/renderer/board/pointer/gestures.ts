/**
 * Hands on the board: mouse, trackpad, pen and touch become pans, zooms, taps and drags in view pixels. Recognising
 * drags and pinches is the library's work; here is only what each of them means.
 */
import { createGesture, dragAction, pinchAction } from '@use-gesture/vanilla'
import type { HeldKeys, Point } from '../../../shared/scene/scene.ts'
import { RestingHand } from './restingHand.ts'
import { WheelReader } from './wheel.ts'

export interface GestureListener {
  tap(at: Point, secondary: boolean, held: HeldKeys): void
  hover(at: Point | null): void
  panBy(dx: number, dy: number): void
  zoomAt(at: Point, factor: number): void
  /** A drag begins here, perhaps with the second button: true when a figure was grabbed (and is dragged), false when the board is to be moved. */
  grab(at: Point, held: HeldKeys, secondary: boolean): boolean
  dragTo(at: Point, held: HeldKeys): void
  /** null: given up. */
  drop(at: Point | null, held?: HeldKeys): void
}

export interface Gestures {
  /** Pinch, wheel and one-finger pan on or off; taps and dragging figures always work. */
  setOn(on: boolean): void
  destroy(): void
}

const LONG_PRESS = 500
/** CSS pixels within which a press is a tap. */
const TAP_REACH = 6

interface Held {
  readonly start: Point
  /** What is pressed, as `PointerEvent.buttons` says it. */
  readonly buttons: number
  last: Point
  mode: 'waiting' | 'figure' | 'board' | 'done'
  timer: ReturnType<typeof setTimeout> | null
}

/** `PointerEvent.buttons` of a mouse. */
const SECOND = 2
const MIDDLE = 4

interface Pinched {
  readonly scale: number
  readonly origin: Point
}

const handOf = (pointer: string): Pick<HeldKeys, 'hand'> =>
  pointer === 'pen' ? { hand: 'pen' } : pointer === 'touch' ? { hand: 'finger' } : {}

const createBoardGesture = createGesture([dragAction, pinchAction])

export function listenToGestures(element: HTMLElement, listener: GestureListener): Gestures {
  let on = true
  let held: Held | null = null
  /** The time of the last long press: the context menu event that browsers add to it is not a second one. */
  let pressedAt = -Infinity
  const wheel = new WheelReader()
  const aborter = new AbortController()
  const local = (clientX: number, clientY: number): Point => {
    const rect = element.getBoundingClientRect()
    return [clientX - rect.left, clientY - rect.top]
  }
  const release = (): void => {
    if (held?.timer) clearTimeout(held.timer)
    if (held?.mode === 'figure') listener.drop(null)
    held = null
  }

  const hold = (start: Point, buttons: number, keys: HeldKeys): Held => {
    const press: Held = { start, buttons, last: start, mode: 'waiting', timer: null }
    if (keys.hand && buttons !== SECOND) {
      press.timer = setTimeout(() => {
        press.mode = 'done'
        pressedAt = performance.now()
        listener.tap(start, true, keys)
      }, LONG_PRESS)
    }
    return press
  }

  // Before the recogniser, which then sees of hands that rest on the board only that they are gone.
  const resting = new RestingHand()
  let isSaying = false
  const pass = (event: PointerEvent): void => {
    if (isSaying) return
    if (resting.rests(event.pointerId)) event.stopImmediatePropagation()
    if (event.type === 'pointerup' || event.type === 'pointercancel') resting.up(event.pointerId)
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      const { pointerId: id, pointerType: type, width, height, timeStamp: at } = event
      const gone = resting.down({ id, type, width, height, at }, held?.mode === 'figure').resting
      isSaying = true
      for (const pointerId of gone) element.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType: 'touch' }))
      isSaying = false
      pass(event)
    },
    { signal: aborter.signal, capture: true }
  )
  for (const type of ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(type, pass, { signal: aborter.signal, capture: true })

  const recogniser = createBoardGesture(
    element,
    {
      onDrag: ({ xy, first, last, pinching, cancel, canceled, event, buttons, shiftKey, altKey, ctrlKey, metaKey }) => {
        const at = local(xy[0], xy[1])
        const pointer = 'pointerType' in event ? event.pointerType : 'mouse'
        const keys: HeldKeys = {
          ...(shiftKey && { shift: true }),
          ...(altKey && { alt: true }),
          ...((ctrlKey || metaKey) && { command: true }),
          ...handOf(pointer)
        }
        if (first) {
          release()
          held = hold(at, buttons, keys)
        }
        if (!held) return
        if (pinching || canceled) {
          release()
          if (!canceled) cancel()
          return
        }
        if (held.mode === 'waiting' && Math.hypot(at[0] - held.start[0], at[1] - held.start[1]) > TAP_REACH) {
          if (held.timer) clearTimeout(held.timer)
          // The middle button always moves the board, whatever lies under it.
          held.mode = held.buttons !== MIDDLE && listener.grab(held.start, keys, held.buttons === SECOND) ? 'figure' : 'board'
        }
        if (held.mode === 'figure' && !last) listener.dragTo(at, keys)
        if (held.mode === 'board' && (on || pointer === 'mouse')) listener.panBy(at[0] - held.last[0], at[1] - held.last[1])
        if (held.mode !== 'waiting') held.last = at
        if (!last) return
        if (held.timer) clearTimeout(held.timer)
        const { mode, start } = held
        const isSecond = held.buttons === SECOND
        // Some systems open their menu when the second button goes down, some when it comes up.
        if (isSecond) pressedAt = performance.now()
        held = null
        if (mode === 'figure') listener.drop(event.type === 'pointercancel' ? null : at, keys)
        else if (mode === 'waiting' && event.type !== 'pointercancel') listener.tap(start, isSecond, keys)
      },
      onPinch: ({ origin, movement, first, last, memo }) => {
        if (!on) return undefined
        const now: Pinched = { scale: movement[0], origin: local(origin[0], origin[1]) }
        const before = memo as Pinched | undefined
        if (!first && !last && before) {
          listener.panBy(now.origin[0] - before.origin[0], now.origin[1] - before.origin[1])
          if (before.scale > 0 && now.scale > 0) listener.zoomAt(now.origin, now.scale / before.scale)
        }
        return now
      }
    },
    {
      eventOptions: { passive: false },
      drag: { threshold: 0, pointer: { buttons: [1, SECOND, MIDDLE], keys: false } },
      pinch: { pinchOnWheel: false }
    }
  )

  const listen = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, handle, { signal: aborter.signal, passive: false })

  listen('wheel', (event) => {
    if (!on) return
    event.preventDefault()
    const move = wheel.read(event)
    if (move.do === 'zoom') listener.zoomAt(local(event.clientX, event.clientY), move.factor)
    else listener.panBy(move.dx, move.dy)
  })
  listen('contextmenu', (event) => {
    event.preventDefault()
    // What the second button means is known when it comes up.
    if (held?.buttons === SECOND || resting.rests(event.pointerId) || performance.now() - pressedAt < 1000) return
    if (held) {
      if (held.timer) clearTimeout(held.timer)
      held.mode = 'done'
    }
    pressedAt = performance.now()
    listener.tap(local(event.clientX, event.clientY), true, handOf(event.pointerType))
  })
  listen('pointermove', (event) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) listener.hover(local(event.clientX, event.clientY))
  })
  listen('pointerleave', () => listener.hover(null))
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || held?.mode !== 'figure') return
      event.stopPropagation()
      listener.drop(null)
      held.mode = 'done'
    },
    { signal: aborter.signal, capture: true }
  )

  return {
    setOn: (value) => {
      on = value
    },
    destroy() {
      if (held?.timer) clearTimeout(held.timer)
      held = null
      recogniser.destroy()
      aborter.abort()
    }
  }
}
